import { takeSteps } from '../functions/steps.js';
import { type PolyhedronValue, Undefined, type Vec3 } from '../values.js';
import { unevenness } from './planes.js';
import { pointsRounding } from './slide-rounding.js';
import { polyhedron } from './solids.js';
import { cross, distance, dot, extent, length, mul, sub } from './vec3.js';

/** Relative to the size: nearer points are one, and points nearer to a plane lie in it. */
const SAME = 1e-9;
/** Units of the last decimal by which corners of one face may be off the plane of its largest triangle. */
const ROUNDED_OFF = 3;
/** Relative to the size: what is further off its plane belongs to another face, however few decimals it has. */
const FURTHEST_OFF = 0.005;
/** Steps to compare a point with a face. */
const FACE_STEPS = 4;

interface Triangle {
  readonly corners: readonly [number, number, number];
  readonly normal: Vec3;
  readonly offset: number;
}

/**
 * The convex hull: one point after the other, each with new faces to the rim of those that it sees (Clarkson and Shor
 * 1989); triangles of one plane are one face, also where the points are off it because their coordinates are rounded.
 * Throws Undefined where the points lie in one plane.
 */
export function convexHull(all: readonly Vec3[]): PolyhedronValue {
  takeSteps(all.length * all.length);
  const size = extent(all);
  const points = all.filter((p, i) => !all.slice(0, i).some((q) => distance(p, q) <= SAME * size));
  const limit = SAME * size;
  const triangle = (a: number, b: number, c: number): Triangle => {
    const area = cross(sub(points[b]!, points[a]!), sub(points[c]!, points[a]!));
    const normal = mul(area, 1 / length(area));
    return { corners: [a, b, c], normal, offset: dot(normal, points[a]!) };
  };
  const over = ({ normal, offset }: Triangle, p: Vec3): number => dot(normal, p) - offset;
  const first = firstFour(points, limit);
  const [a, b, c, d] = first;
  const base = triangle(a, b, c);
  const [p, q, r] = over(base, points[d]!) > 0 ? ([a, c, b] as const) : ([a, b, c] as const);
  let faces = [triangle(p, q, r), triangle(p, d, q), triangle(q, d, r), triangle(r, d, p)];
  points.forEach((point, i) => {
    if (first.includes(i)) return;
    takeSteps(FACE_STEPS * faces.length);
    const seen = faces.filter((face) => over(face, point) > limit);
    if (seen.length === 0) return;
    const edges = new Set(seen.flatMap(({ corners: [u, v, w] }) => [`${u} ${v}`, `${v} ${w}`, `${w} ${u}`]));
    const rim = [...edges].map((edge) => edge.split(' ').map(Number) as [number, number]);
    const made = rim.flatMap(([u, v]) => (edges.has(`${v} ${u}`) ? [] : [triangle(u, v, i)]));
    faces = [...faces.filter((face) => !seen.includes(face)), ...made];
  });
  return joined(points, faces, limit, Math.min(FURTHEST_OFF * size, ROUNDED_OFF * (pointsRounding(points) ?? 0)));
}

/** Four points that span space. */
function firstFour(points: readonly Vec3[], limit: number): [number, number, number, number] {
  const farthest = (measure: (p: Vec3) => number): number => {
    const best = points.reduce((most, p, i) => (measure(p) > measure(points[most]!) ? i : most), 0);
    if (!(measure(points[best] ?? { x: 0, y: 0, z: 0 }) > limit))
      throw new Undefined('the points lie in one plane: a polyhedron needs four that do not');
    return best;
  };
  if (points.length < 4) throw new Undefined('a polyhedron needs four points or more');
  const b = farthest((p) => distance(p, points[0]!));
  const axis = sub(points[b]!, points[0]!);
  const c = farthest((p) => length(cross(axis, sub(p, points[0]!))) / length(axis));
  const area = cross(axis, sub(points[c]!, points[0]!));
  const d = farthest((p) => Math.abs(dot(area, sub(p, points[0]!))) / length(area));
  return [0, b, c, d];
}

/**
 * The hull with the triangles of each plane as one face.
 *
 * @param off How far rounding may put corners off the plane of their face; 0 for none.
 */
function joined(points: readonly Vec3[], triangles: readonly Triangle[], limit: number, off: number): PolyhedronValue {
  const left = [...triangles];
  const faces: number[][] = [];
  const flatness = Math.max(PLANE * limit, off);
  const holds = ({ normal, offset }: Triangle, { corners }: Triangle): boolean =>
    corners.every((i) => Math.abs(dot(normal, points[i]!) - offset) <= flatness);
  while (left.length > 0) {
    takeSteps(FACE_STEPS * left.length);
    const [first] = left;
    const plane =
      off > 0
        ? largest(
            points,
            left.filter((each) => holds(each, first!)),
          )
        : first!;
    const flat = left.filter((each) => each === first || holds(plane, each));
    for (const each of flat) left.splice(left.indexOf(each), 1);
    const next = new Map<number, number>();
    const edges = flat.flatMap(({ corners: [u, v, w] }) => [[u, v] as const, [v, w] as const, [w, u] as const]);
    const known = new Set(edges.map(([u, v]) => `${u} ${v}`));
    for (const [u, v] of edges) if (!known.has(`${v} ${u}`)) next.set(u, v);
    const [start] = next.keys();
    const face: number[] = [];
    for (let at = start; at !== undefined && face.length <= next.size; at = next.get(at)) {
      if (face[0] === at) break;
      face.push(at);
    }
    faces.push(withoutStraight(face, points, Math.max(limit, off)));
  }
  const used = [...new Set(faces.flat())].sort((i, j) => i - j);
  const renamed = new Map(used.map((old, i) => [old, i]));
  const hull = polyhedron(
    used.map((i) => points[i]!),
    faces.map((face) => face.map((i) => renamed.get(i)!)),
  );
  const uneven = off > 0 ? Math.max(...faces.map((face) => unevenness(face.map((i) => points[i]!)).uneven)) : 0;
  return uneven > 0 ? { ...hull, uneven } : hull;
}

/** The triangle whose plane rounding turns least. */
function largest(points: readonly Vec3[], triangles: readonly Triangle[]): Triangle {
  const sizeOf = ({ corners: [u, v, w] }: Triangle): number =>
    length(cross(sub(points[v]!, points[u]!), sub(points[w]!, points[u]!)));
  takeSteps(FACE_STEPS * triangles.length);
  return triangles.reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best));
}

/** Rounding of a triangle's plane grows with its distance from the triangle. */
const PLANE = 10;

/** A face without corners on the straight line between their neighbours. */
function withoutStraight(face: readonly number[], points: readonly Vec3[], limit: number): number[] {
  return face.filter((at, i) => {
    const [before, after] = [points[face.at(i - 1)!]!, points[face[(i + 1) % face.length]!]!];
    const across = sub(after, before);
    return length(cross(across, sub(points[at]!, before))) > limit * length(across);
  });
}
