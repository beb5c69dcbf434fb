import { takeSteps } from '../../functions/steps.js';
import { type PolyhedronValue, Undefined, type Vec3 } from '../../values.js';
import { add, cross, distance, dot, extent, length, mul, sub } from '../vec3.js';
import { pointsBeside, splitSides } from './arrangement.js';
import { Corners } from './corners.js';
import { bridged, type FaceLoops, faceLoops, sidesOf } from './face-loops.js';
import { type FlatCorners, type FlatLine, type FlatPoint, flatLines, windingAround } from './flat-point.js';
import { type CuttingPlane, type NumberedSolid, numbered, planeCuts, planesOf, type Side } from './plane-cuts.js';
import { roundedTo } from './rounding.js';

/** Relative to the size of all solids: nearer corners are one, and corners nearer to a plane lie in it. */
const SAME = 1e-9;
/** How far corners count as one, in terms of how far given corners are off their face. */
const UNEVEN = 2;
/** How far two corners that were one are apart at most, units of the last decimal to which they are rounded. */
const ROUNDED = Math.sqrt(3);

/**
 * What belongs to one of the solids at least.
 *
 * @param rounding The unit of the last decimal to which the file rounds, world units; 0 where it does not.
 */
export function unionOf(solids: readonly PolyhedronValue[], rounding = 0): PolyhedronValue {
  return combined(solids, rounding, (inside) => inside.some(Boolean));
}

/** What belongs to all of the solids, rounded as for {@link unionOf}. Throws Undefined where nothing does. */
export function overlapOf(solids: readonly PolyhedronValue[], rounding = 0): PolyhedronValue {
  return combined(solids, rounding, (inside) => inside.every(Boolean));
}

/**
 * What belongs to the first solid and to none of the others, rounded as for {@link unionOf}. Throws Undefined where
 * nothing does.
 */
export function differenceOf(
  solid: PolyhedronValue,
  others: readonly PolyhedronValue[],
  rounding = 0,
): PolyhedronValue {
  return combined([solid, ...others], rounding, ([first, ...rest]) => first === true && !rest.some(Boolean));
}

/**
 * The polyhedron of all points that are kept for the solids they lie in. Its faces lie in planes of the solids'
 * faces: in each plane the solids are cut right above and right below, and where only one side is kept there is a face.
 * Faces of one plane that touch are one face.
 */
function combined(
  solids: readonly PolyhedronValue[],
  rounding: number,
  isKept: (inside: readonly boolean[]) => boolean,
): PolyhedronValue {
  if (solids.some(({ closed }) => !closed)) throw new Undefined('an open surface such as a net has no inside');
  const size = extent(solids.flatMap(({ vertices }) => vertices));
  const uneven = Math.max(...solids.map((solid) => solid.uneven ?? 0));
  const corners = new Corners(Math.max(SAME * size, UNEVEN * uneven, ROUNDED * roundedTo(solids, rounding)));
  const parts = solids.map((solid) => numbered(solid, corners));
  const faces = planesOf(parts, corners.tolerance).flatMap((plane) => facesIn(plane, parts, corners, size, isKept));
  if (faces.length === 0) throw new Undefined('nothing is left of the solids');
  return joined(faces, corners, uneven);
}

/** A face and its plane, whose axes are such that the face's outside is seen. */
interface FlatFace extends FaceLoops {
  readonly at: FlatCorners;
}

function facesIn(
  plane: CuttingPlane,
  solids: readonly NumberedSolid[],
  corners: Corners,
  size: number,
  isKept: (inside: readonly boolean[]) => boolean,
): FlatFace[] {
  const at = flatCorners(plane, corners);
  const cuts = solids.map((solid) => planeCuts(solid, plane, corners));
  const cornerAt = ({ x, y }: FlatPoint): number =>
    corners.at(add(plane.origin, add(mul(plane.u, x), mul(plane.v, y))));
  const sides = splitSides(
    cuts.flatMap(({ above, below }) => [...above, ...below]),
    at,
    corners.tolerance,
    cornerAt,
  );
  const above = cuts.map((cut) => flatLines(cut.above, at));
  const below = cuts.map((cut) => flatLines(cut.below, at));
  const areAround = (outlines: readonly (readonly FlatLine[])[], point: FlatPoint): boolean[] =>
    outlines.map((lines) => windingAround(lines, point) > 0);
  /** 1 for a face whose outside is above the plane, −1 for one whose outside is below, 0 for none. */
  const faceAt = (point: FlatPoint): number =>
    Number(isKept(areAround(below, point))) - Number(isKept(areAround(above, point)));
  const lines = flatLines(sides, at);
  const upper: Side[] = [];
  const lower: Side[] = [];
  sides.forEach(([from, to], i) => {
    const beside = pointsBeside(lines[i]!, lines, size);
    const [left, right] = [faceAt(beside.left), faceAt(beside.right)];
    if (left === right) return;
    if (left === 1) upper.push([from, to]);
    if (right === 1) upper.push([to, from]);
    if (left === -1) lower.push([to, from]);
    if (right === -1) lower.push([from, to]);
  });
  const mirrored: FlatCorners = (id) => ({ x: -at(id).x, y: at(id).y });
  return [
    ...faceLoops(upper, at).map((face) => ({ ...face, at })),
    ...faceLoops(lower, mirrored).map((face) => ({ ...face, at: mirrored })),
  ];
}

function flatCorners({ origin, u, v }: CuttingPlane, { points }: Corners): FlatCorners {
  const known = new Map<number, FlatPoint>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const away = sub(points[id]!, origin);
    const point = { x: dot(away, u), y: dot(away, v) };
    known.set(id, point);
    return point;
  };
}

/** The solid of all faces: it has the corners where a face turns, and no others. */
function joined(faces: readonly FlatFace[], { points, tolerance }: Corners, uneven: number): PolyhedronValue {
  const used = new Set<number>();
  for (const { outline, holes } of faces) {
    for (const loop of [outline, ...holes]) for (const id of turningCorners(loop, points, tolerance)) used.add(id);
  }
  const kept = [...used].sort((p, q) => p - q);
  const names = new Map(kept.map((id, i) => [id, i]));
  const edges = new Map<string, Side>();
  const named = faces.map((face) => {
    const [outline, ...holes] = [face.outline, ...face.holes].map((loop) =>
      withCorners(loop, used, kept, points, tolerance),
    );
    for (const [from, to] of [outline!, ...holes].flatMap(sidesOf)) {
      const [p, q] = [names.get(from)!, names.get(to)!];
      const name = p < q ? `${p} ${q}` : `${q} ${p}`;
      if (!edges.has(name)) edges.set(name, [p, q]);
    }
    return bridged({ outline: outline!, holes }, face.at, tolerance).map((id) => names.get(id)!);
  });
  return {
    type: 'Polyhedron',
    vertices: kept.map((id) => points[id]!),
    faces: named,
    edges: [...edges.values()],
    closed: true,
    ...(uneven > 0 && { uneven }),
  };
}

function turningCorners(loop: readonly number[], points: readonly Vec3[], tolerance: number): number[] {
  return loop.filter((id, i) => {
    const [before, after] = [points[loop.at(i - 1)!]!, points[loop[(i + 1) % loop.length]!]!];
    const across = sub(after, before);
    return length(cross(across, sub(points[id]!, before))) > tolerance * length(across);
  });
}

/** A loop through all corners of the solid that lie on it: where another face turns, an edge of this one ends. */
function withCorners(
  loop: readonly number[],
  used: ReadonlySet<number>,
  kept: readonly number[],
  points: readonly Vec3[],
  tolerance: number,
): number[] {
  const turning = loop.filter((id) => used.has(id));
  takeSteps(turning.length * kept.length);
  return turning.flatMap((from, i) => {
    const to = turning[(i + 1) % turning.length]!;
    const [a, b] = [points[from]!, points[to]!];
    const way = distance(a, b);
    const direction = mul(sub(b, a), 1 / way);
    const place = (id: number): number => dot(direction, sub(points[id]!, a));
    const between = kept.filter((id) => {
      if (id === from || id === to) return false;
      const along = place(id);
      return along > 0 && along < way && length(cross(direction, sub(points[id]!, a))) <= tolerance;
    });
    return [from, ...between.sort((p, q) => place(p) - place(q))];
  });
}
