import {
  type Circle3Value,
  type ConeValue,
  type CurvedSolidValue,
  type PolyhedronValue,
  type Segment3Value,
  type SurfaceValue,
  Undefined,
  type Vec3,
} from '../../values.js';
import { linesDistance } from '../line-form.js';
import { polyhedronArea, polyhedronVolume } from '../measure.js';
import { ringOf, ringPoint } from '../ring.js';
import { flatPolygon } from '../skins/flat-region.js';
import { circleAt, curvedSolid, cylinderSheet, discSheet } from '../skins/skins.js';
import { cross, distance, dot, extent, frame, length, lerp, polygonNormal, sub } from '../vec3.js';
import { bridged, sidesOf } from './face-loops.js';
import { type FlatPoint, flatLines, footOn, windingAround } from './flat-point.js';

/** Relative to the size of the solid: what is nearer to each other touches. */
const SAME = 1e-9;
/** Corners that stand for the circle that a hole leaves in a face. */
const AROUND = 96;

/** A place along a drill, world units from its base, and the face there: none where the drill ends inside. */
interface End {
  readonly height: number;
  readonly face?: number;
  readonly rim: Circle3Value;
}

/** A part of a cylinder that lies inside of the solid, from its lower to its upper end. */
type Bore = readonly [End, End];

/**
 * A polyhedron with round holes: what belongs to it and to none of the cylinders. Throws Undefined where a cylinder
 * misses the solid, meets another one, or meets a face otherwise than at a right angle and inside of its edges: the
 * hole would have no round mouth.
 */
export function drilled(solid: PolyhedronValue, cylinders: readonly ConeValue[]): CurvedSolidValue {
  if (!solid.closed) throw new Undefined('an open surface such as a net has no inside');
  const tolerance = SAME * extent(solid.vertices);
  const bores: Bore[] = [];
  for (const cylinder of cylinders) {
    const found = boresOf(solid, cylinder, tolerance);
    if (found.some((bore) => bores.some((other) => meet(bore, other, tolerance))))
      throw new Undefined('the holes meet');
    bores.push(...found);
  }
  const ends = bores.flat();
  const faces = solid.faces.map((_, face) =>
    faceSheet(
      solid,
      ends.filter((end) => end.face === face),
      face,
      tolerance,
    ),
  );
  const floors = ends.filter(({ face }) => face === undefined).map(({ rim }) => discSheet(ringOf(rim)));
  let volume = polyhedronVolume(solid);
  let area = polyhedronArea(solid);
  for (const [from, to] of bores) {
    const { radius } = from.rim;
    const depth = to.height - from.height;
    volume -= Math.PI * radius * radius * depth;
    area += 2 * Math.PI * radius * depth;
    // A blind hole takes from a face what its floor adds.
    if (from.face !== undefined && to.face !== undefined) area -= 2 * Math.PI * radius * radius;
  }
  return curvedSolid(
    [...faces, ...bores.map(([from, to]) => cylinderSheet(ringOf(from.rim), to.rim)), ...floors],
    [...solid.edges.map(([p, q]) => segment(solid.vertices[p]!, solid.vertices[q]!)), ...ends.map(({ rim }) => rim)],
    volume,
    area,
  );
}

const segment = (start: Vec3, end: Vec3): Segment3Value => ({ type: 'Segment3', start, end });

/** Whether holes may have points in common: neither the ends of one keep them apart nor the distance of their axes. */
function meet(one: Bore, other: Bore, tolerance: number): boolean {
  if (endsPart(one, other, tolerance) || endsPart(other, one, tolerance)) return false;
  return linesDistance(axisOf(one), axisOf(other)) <= one[0].rim.radius + other[0].rim.radius + tolerance;
}

const axisOf = ([from, to]: Bore): Segment3Value => segment(from.rim.center, to.rim.center);

/** Whether all of the other hole lies before or behind the ends of one. */
function endsPart([from, to]: Bore, other: Bore, tolerance: number): boolean {
  const [n, m] = [from.rim, other[0].rim].map(({ u, v }) => cross(u, v)) as [Vec3, Vec3];
  const heights = other.map(({ rim }) => dot(sub(rim.center, from.rim.center), n));
  const reach = other[0].rim.radius * length(cross(n, m)) + tolerance;
  return Math.min(...heights) > to.height - from.height + reach || Math.max(...heights) < -reach;
}

/** The parts of a cylinder inside of the solid: from a face or its base to the next face or its top. */
function boresOf(solid: PolyhedronValue, { base, top, radius }: ConeValue, tolerance: number): Bore[] {
  const { u, v, n } = frame(sub(top, base));
  const most = distance(base, top);
  const over = (p: Vec3): number => dot(sub(p, base), n);
  const endAt = (height: number): End => ({
    height,
    rim: circleAt(lerp(base, top, height / most), radius, u, v),
  });
  const mouths = solid.faces.flatMap((loop, face) => {
    const above = cutOff(
      loop.map((i) => solid.vertices[i]!),
      (p) => -tolerance - over(p),
    );
    const corners = cutOff(above, (p) => over(p) - most - tolerance);
    if (corners.length < 3) return [];
    const at = (i: number): FlatPoint => ({ x: dot(sub(corners[i]!, base), u), y: dot(sub(corners[i]!, base), v) });
    const lines = flatLines(sidesOf(corners.map((_, i) => i)), at);
    const middle = { x: 0, y: 0 };
    const nearest = Math.min(...lines.map(({ a, b }) => footOn(a, b, middle).away));
    const isAround = windingAround(lines, middle) !== 0;
    const height = over(corners[0]!);
    const isAcross = corners.every((p) => Math.abs(over(p) - height) <= tolerance);
    if (nearest > radius + tolerance) {
      if (!isAround) return [];
      const enters = dot(polygonNormal(corners), n) < 0;
      if (isAcross) return [{ ...endAt(height), face, enters }];
    }
    throw new Undefined('a round hole goes straight through faces of the solid, inside of their edges');
  });
  mouths.sort((p, q) => p.height - q.height);
  const bores = mouths.flatMap((mouth, i): Bore[] => {
    if (mouth.enters) return [[mouth, mouths[i + 1] ?? endAt(most)]];
    // A face that it leaves ends the part that began where it entered.
    return i === 0 ? [[endAt(0), mouth]] : [];
  });
  const deep = bores.filter(([from, to]) => to.height - from.height > tolerance);
  if (deep.length === 0) throw new Undefined('the cylinder misses the solid');
  return deep;
}

/** The part of a polygon whose points are nowhere beyond. */
function cutOff(corners: readonly Vec3[], beyond: (p: Vec3) => number): Vec3[] {
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const [a, b] = [beyond(p), beyond(q)];
    const kept = a > 0 ? [] : [p];
    return a * b < 0 ? [...kept, lerp(p, q, a / (a - b))] : kept;
  });
}

/** A face with the round holes in it. */
function faceSheet(
  { vertices, faces }: PolyhedronValue,
  ends: readonly End[],
  face: number,
  tolerance: number,
): SurfaceValue {
  const points = faces[face]!.map((i) => vertices[i]!);
  const outline = points.map((_, i) => i);
  const { u, v, n } = frame(polygonNormal(points));
  const holes = ends.map(({ rim }) => {
    // Clockwise around the face's normal.
    const step = (dot(cross(rim.u, rim.v), n) > 0 ? -2 : 2) * (Math.PI / AROUND);
    return Array.from({ length: AROUND }, (_, i) => points.push(ringPoint(ringOf(rim), step * i)) - 1);
  });
  const at = (id: number): FlatPoint => ({ x: dot(points[id]!, u), y: dot(points[id]!, v) });
  return flatPolygon(bridged({ outline, holes }, at, tolerance).map((id) => points[id]!));
}
