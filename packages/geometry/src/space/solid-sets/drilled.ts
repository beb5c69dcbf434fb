import {
  type Arc3Value,
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
import { sheet } from '../skins/sheet.js';
import { circleAt, curvedSolid, discSheet } from '../skins/skins.js';
import {
  add,
  along,
  cross,
  distance,
  dot,
  extent,
  frame,
  length,
  lerp,
  mul,
  polygonNormal,
  sub,
  unit,
  vec3,
} from '../vec3.js';
import { bridged, sidesOf } from './face-loops.js';
import { type FlatPoint, flatLines, footOn, windingAround } from './flat-point.js';

/** Relative to the size of the solid: what is nearer to each other touches. */
const SAME = 1e-9;
/** Corners that stand for the circle that a hole leaves in a face. */
const AROUND = 96;

/** Where a drill enters or leaves the solid, or ends inside of it. */
interface End {
  /** Of its middle over the drill's base, world units. */
  readonly height: number;
  /** How much further along the drill a place is, for its way across: none where the rim is a circle. */
  readonly slope: Vec3;
  readonly face?: number;
  readonly rim: Circle3Value | Arc3Value;
}

/** A part of a cylinder that lies inside of the solid. */
interface Bore {
  readonly drill: ConeValue;
  /** The lower and the upper one. */
  readonly ends: readonly [End, End];
}

/**
 * A polyhedron with round holes: what belongs to it and to none of the cylinders. Throws Undefined where a cylinder
 * misses the solid, meets another one, or meets a face otherwise than inside of its edges.
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
  const ends = bores.flatMap((bore) => bore.ends);
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
  for (const { drill, ends } of bores) {
    const disc = Math.PI * drill.radius ** 2;
    const depth = ends[1].height - ends[0].height;
    volume -= disc * depth;
    area += 2 * Math.PI * drill.radius * depth;
    for (const { face, slope } of ends) area += face === undefined ? disc : -disc * Math.hypot(1, length(slope));
  }
  return curvedSolid(
    [...faces, ...bores.map(wallOf), ...floors],
    [...solid.edges.map(([p, q]) => segment(solid.vertices[p]!, solid.vertices[q]!)), ...ends.map(({ rim }) => rim)],
    volume,
    area,
  );
}

/** The wall of a hole. */
function wallOf({ drill, ends }: Bore): SurfaceValue {
  const { base, top, radius } = drill;
  const { u, v, n } = frame(sub(top, base));
  const heightAt = ({ height, slope }: End, out: Vec3): number => height + dot(slope, out);
  const at = (turn: number, share: number): Vec3 => {
    const out = add(mul(u, radius * Math.cos(turn)), mul(v, radius * Math.sin(turn)));
    const [low, high] = ends.map((end) => heightAt(end, out)) as [number, number];
    return along(add(base, out), n, low + (high - low) * share);
  };
  const has = (p: Vec3, edge: number): boolean => {
    const q = sub(p, base);
    const up = dot(q, n);
    const [low, high] = ends.map((end) => heightAt(end, along(q, n, -up))) as [number, number];
    return up >= low + edge && up <= high - edge;
  };
  const f = (p: Vec3): number => length(cross(sub(p, base), n)) - radius;
  return { ...sheet(at, [0, 2 * Math.PI], [0, 1]), level: { f, has, of: drill } };
}

const segment = (start: Vec3, end: Vec3): Segment3Value => ({ type: 'Segment3', start, end });

/** Whether holes may have points in common: neither the ends of one keep them apart nor the distance of their axes. */
function meet(one: Bore, other: Bore, tolerance: number): boolean {
  if (endsPart(one, other, tolerance) || endsPart(other, one, tolerance)) return false;
  return linesDistance(axisOf(one), axisOf(other)) <= one.drill.radius + other.drill.radius + tolerance;
}

/** The axis of a hole as far as its rims reach. */
function axisOf({ drill: { base, top, radius }, ends }: Bore): Segment3Value {
  const n = unit(sub(top, base));
  const [low, high] = ends.map(({ height, slope }, i) => height + (2 * i - 1) * length(slope) * radius);
  return segment(along(base, n, low!), along(base, n, high!));
}

/** Whether all of the other hole lies before or behind the ends of one. */
function endsPart(one: Bore, other: Bore, tolerance: number): boolean {
  const [{ start, end }, axis] = [axisOf(one), axisOf(other)];
  const [way, otherWay] = [unit(sub(end, start)), unit(sub(axis.end, axis.start))];
  const heights = [axis.start, axis.end].map((p) => dot(sub(p, start), way));
  const reach = other.drill.radius * length(cross(way, otherWay)) + tolerance;
  return Math.min(...heights) > distance(start, end) + reach || Math.max(...heights) < -reach;
}

/** The parts of a cylinder inside of the solid: from a face or its base to the next face or its top. */
function boresOf(solid: PolyhedronValue, drill: ConeValue, tolerance: number): Bore[] {
  const { base, top, radius } = drill;
  const { u, v, n } = frame(sub(top, base));
  const most = distance(base, top);
  const over = (p: Vec3): number => dot(sub(p, base), n);
  const across = vec3(0, 0, 0);
  const endAt = (height: number): End => ({
    height,
    slope: across,
    rim: circleAt(along(base, n, height), radius, u, v),
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
    if (nearest <= radius + tolerance)
      throw new Undefined('a round hole goes through faces of the solid inside of their edges');
    if (!isAround) return [];
    const isAcross = corners.every((p) => Math.abs(over(p) - over(corners[0]!)) <= tolerance);
    const enters = dot(polygonNormal(corners), n) < 0;
    const end = isAcross ? endAt(over(corners[0]!)) : slantedEnd(drill, corners);
    return [{ ...end, face, enters }];
  });
  mouths.sort((p, q) => p.height - q.height);
  const bores = mouths.flatMap((mouth, i): Bore[] => {
    if (mouth.enters) return [{ drill, ends: [mouth, mouths[i + 1] ?? endAt(most)] }];
    // A face that it leaves ends the part that began where it entered.
    return i === 0 ? [{ drill, ends: [endAt(0), mouth] }] : [];
  });
  const deep = bores.filter(({ ends: [from, to] }) => to.height - from.height > tolerance);
  if (deep.length === 0) throw new Undefined('the cylinder misses the solid');
  return deep;
}

/** The ellipse in which a drill meets the plane of a face that it does not run along. */
function slantedEnd({ base, top, radius }: ConeValue, corners: readonly Vec3[]): End {
  const n = unit(sub(top, base));
  const normal = polygonNormal(corners);
  const steep = dot(normal, n);
  const height = dot(sub(corners[0]!, base), normal) / steep;
  const slope = mul(along(normal, n, -steep), -1 / steep);
  const way = unit(slope);
  return {
    height,
    slope,
    rim: {
      type: 'Arc3',
      center: along(base, n, height),
      a: radius * Math.hypot(1, length(slope)),
      b: radius,
      u: unit(along(way, n, length(slope))),
      v: cross(n, way),
      startAngle: 0,
      sweep: 2 * Math.PI,
    },
  };
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
