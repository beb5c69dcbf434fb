import { takeSteps } from '../functions/steps.js';
import { type PolyhedronValue, Undefined, type Vec3 } from '../values.js';
import { add, along, cross, dot, extent, length, mean, mul, polygonNormal, sub, turn, unit, vec3 } from './vec3.js';

/** Two lengths this close, relative to the figure, are the same. */
const SAME = 1e-9;

type Face = readonly number[];
type Edge = readonly [number, number];

/**
 * A closed polyhedron with its edges in the order that docs/format.md says: base, top, then the others as the faces
 * bring them.
 */
export function polyhedron(vertices: readonly Vec3[], faces: readonly Face[], closed = true): PolyhedronValue {
  const seen = new Set<string>();
  const edges: Edge[] = [];
  for (const face of faces) {
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      if (seen.has(key)) return;
      seen.add(key);
      edges.push([from, to]);
    });
  }
  return { type: 'Polyhedron', vertices, faces, edges, closed };
}

const ring = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

/** Base and top rings of n vertices each: faces base, top, sides; edges base, top, sides. `up` is whether the top lies on the base's normal side. */
function prismOf(vertices: readonly Vec3[], n: number, up: boolean): PolyhedronValue {
  const orient = (face: Face): Face => (up ? face : [...face].reverse());
  const faces = [
    orient(ring(n).reverse()),
    orient(ring(n, n)),
    ...ring(n).map((i) => orient([i, (i + 1) % n, n + ((i + 1) % n), n + i])),
  ];
  const edges: Edge[] = [
    ...ring(n).map((i): Edge => [i, (i + 1) % n]),
    ...ring(n).map((i): Edge => [n + i, n + ((i + 1) % n)]),
    ...ring(n).map((i): Edge => [i, n + i]),
  ];
  return { type: 'Polyhedron', vertices, faces, edges, closed: true };
}

/** The prism over a polygon along `direction`. Throws Undefined where it is flat. */
export function prism(base: readonly Vec3[], direction: Vec3): PolyhedronValue {
  const rise = dot(polygonNormal(base), direction);
  if (Math.abs(rise) <= SAME * extent(base) ** 3) throw new Undefined('the prism has no height');
  return prismOf([...base, ...base.map((p) => add(p, direction))], base.length, rise > 0);
}

/** The pyramid over a polygon. Throws Undefined where the apex lies in the base's plane. */
export function pyramid(base: readonly Vec3[], apex: Vec3): PolyhedronValue {
  const rise = dot(polygonNormal(base), sub(apex, base[0]!));
  if (Math.abs(rise) <= SAME * extent(base) ** 3) throw new Undefined('the apex lies in the plane of the base');
  const n = base.length;
  const orient = (face: Face): Face => (rise > 0 ? face : [...face].reverse());
  const faces = [orient(ring(n).reverse()), ...ring(n).map((i) => orient([i, (i + 1) % n, n]))];
  const edges: Edge[] = [...ring(n).map((i): Edge => [i, (i + 1) % n]), ...ring(n).map((i): Edge => [i, n])];
  return { type: 'Polyhedron', vertices: [...base, apex], faces, edges, closed: true };
}

/** The frustum of a pyramid: the base scaled by `ratio` (0 to 1, neither end) towards the apex becomes the top. */
export function pyramidFrustum(base: readonly Vec3[], apex: Vec3, ratio: number): PolyhedronValue {
  if (!(ratio > 0 && ratio < 1)) throw new Undefined(`a frustum's ratio lies between 0 and 1, and ${ratio} does not`);
  const up = dot(polygonNormal(base), sub(apex, base[0]!)) > 0;
  return prismOf([...base, ...base.map((p) => along(apex, sub(p, apex), ratio))], base.length, up);
}

export function cuboid(corner: Vec3, a: number, b: number, c: number): PolyhedronValue {
  if (a === 0 || b === 0 || c === 0) throw new Undefined('a cuboid needs three sides other than 0');
  const x = vec3(a, 0, 0);
  const y = vec3(0, b, 0);
  return prism([corner, add(corner, x), add(add(corner, x), y), add(corner, y)], vec3(0, 0, c));
}

/** The frame of a regular solid on AB: e along AB, n the most upward normal of a plane through AB, f = n × e. */
function edgeFrame(a: Vec3, b: Vec3): { e: Vec3; f: Vec3; n: Vec3; size: number } {
  const size = length(sub(b, a));
  if (size === 0) throw new Undefined('the two points of the edge are the same');
  const e = mul(sub(b, a), 1 / size);
  const rise = sub(vec3(0, 0, 1), mul(e, e.z));
  // A vertical edge has no most horizontal plane: the one that faces the default camera is taken.
  const n = length(rise) > SAME ? unit(rise) : vec3(1, 0, 0);
  return { e, f: cross(n, e), n, size };
}

/** The regular n-gon on AB, counterclockwise seen from above, in the most horizontal plane through AB. */
export function regularBase(a: Vec3, b: Vec3, count: number): Vec3[] {
  const { n } = edgeFrame(a, b);
  const points = [a, b];
  while (points.length < count) {
    const last = points[points.length - 1]!;
    const before = points[points.length - 2]!;
    points.push(turn(add(last, sub(last, before)), last, n, (2 * Math.PI) / count));
  }
  return points;
}

export function cube(a: Vec3, b: Vec3): PolyhedronValue {
  const { n, size } = edgeFrame(a, b);
  return prism(regularBase(a, b, 4), mul(n, size));
}

export function tetrahedron(a: Vec3, b: Vec3): PolyhedronValue {
  const { n, size } = edgeFrame(a, b);
  const base = regularBase(a, b, 3);
  return pyramid(base, along(mean(base), n, size * Math.sqrt(2 / 3)));
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Corners of the solids around the origin (Coxeter, Regular Polytopes, 3.7). */
const octahedronCorners = [vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 1, 0), vec3(0, -1, 0), vec3(0, 0, 1), vec3(0, 0, -1)];
const cyclic = (p: Vec3): Vec3[] => [p, vec3(p.z, p.x, p.y), vec3(p.y, p.z, p.x)];
const signs = [-1, 1];
const icosahedronCorners = signs.flatMap((s) => signs.flatMap((t) => cyclic(vec3(0, s, t * GOLDEN))));
const dodecahedronCorners = [
  ...signs.flatMap((s) => signs.flatMap((t) => signs.map((u) => vec3(s, t, u)))),
  ...signs.flatMap((s) => signs.flatMap((t) => cyclic(vec3(0, s / GOLDEN, t * GOLDEN)))),
];

export const octahedron = (a: Vec3, b: Vec3): PolyhedronValue => regularSolid(octahedronCorners, a, b);
export const icosahedron = (a: Vec3, b: Vec3): PolyhedronValue => regularSolid(icosahedronCorners, a, b);
export const dodecahedron = (a: Vec3, b: Vec3): PolyhedronValue => regularSolid(dodecahedronCorners, a, b);

/** Steps for a regular solid, whose faces are known. */
const SOLID_STEPS = 3000;

/** The faces of the regular solids, by their corners. */
const knownFaces = new Map<readonly Vec3[], readonly (readonly number[])[]>();

function facesOf(corners: readonly Vec3[]): readonly (readonly number[])[] {
  const faces = knownFaces.get(corners) ?? convexFaces(corners);
  knownFaces.set(corners, faces);
  return faces;
}

/** Lays the solid with a face in the base plane, an edge of it on AB; vertices base first, then by height and angle. */
function regularSolid(corners: readonly Vec3[], a: Vec3, b: Vec3): PolyhedronValue {
  const { e, f, n, size } = edgeFrame(a, b);
  takeSteps(SOLID_STEPS);
  const hull = facesOf(corners);
  const bottom = [...hull[0]!].reverse();
  const from = corners[bottom[0]!]!;
  const to = corners[bottom[1]!]!;
  const scale = size / length(sub(to, from));
  const e0 = unit(sub(to, from));
  const n0 = unit(polygonNormal(bottom.map((i) => corners[i]!)));
  const f0 = cross(n0, e0);
  const place = (p: Vec3): Vec3 => {
    const q = mul(sub(p, from), scale);
    return add(a, add(add(mul(e, dot(q, e0)), mul(f, dot(q, f0))), mul(n, dot(q, n0))));
  };
  const placed = corners.map(place);
  const center = mean(placed);
  const height = (i: number): number => Math.round(dot(sub(placed[i]!, a), n) / size / SAME) * SAME;
  const angle = (i: number): number => {
    const p = sub(placed[i]!, center);
    const value = Math.atan2(dot(p, f), dot(p, e)) - startAngle;
    return value < -SAME ? value + 2 * Math.PI : value;
  };
  const first = sub(placed[bottom[0]!]!, center);
  const startAngle = Math.atan2(dot(first, f), dot(first, e));
  const others = corners.map((_, i) => i).filter((i) => !bottom.includes(i));
  others.sort((i, j) => height(i) - height(j) || angle(i) - angle(j));
  const order = [...bottom, ...others];
  const renamed = new Map(order.map((old, i) => [old, i]));
  const faces = hull.map((face) => face.map((i) => renamed.get(i)!));
  const topHeight = height(others[others.length - 1]!);
  const isTop = (face: Face): boolean => face.every((i) => height(order[i]!) === topHeight);
  faces.sort((p, q) => Number(isTop(q)) - Number(isTop(p)));
  const base = [...ring(bottom.length)].reverse();
  const rest = faces.filter((face) => !face.every((i) => i < bottom.length));
  const solid = polyhedron(
    order.map((i) => placed[i]!),
    [base, ...rest],
  );
  const inBase = ([p, q]: Edge): boolean => p < bottom.length && q < bottom.length;
  const baseEdges = ring(bottom.length).map((i): Edge => [i, (i + 1) % bottom.length]);
  return { ...solid, edges: [...baseEdges, ...solid.edges.filter((edge) => !inBase(edge))] };
}

/** Faces of the convex hull of a few points in convex position, each counterclockwise seen from outside. Cost n⁴: n ≤ 20 here. */
function convexFaces(points: readonly Vec3[]): number[][] {
  const center = mean(points);
  const limit = SAME * extent(points);
  const faces = new Map<string, number[]>();
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      for (let k = j + 1; k < points.length; k++) {
        const normal = cross(sub(points[j]!, points[i]!), sub(points[k]!, points[i]!));
        if (length(normal) <= limit) continue;
        const outward = dot(normal, sub(points[i]!, center)) < 0 ? mul(unit(normal), -1) : unit(normal);
        const reach = dot(outward, points[i]!);
        if (points.some((p) => dot(outward, p) > reach + limit)) continue;
        const members = points.map((_, m) => m).filter((m) => dot(outward, points[m]!) > reach - limit);
        faces.set(members.join(' '), counterclockwise(members, points, outward));
      }
    }
  }
  return [...faces.values()];
}

function counterclockwise(members: readonly number[], points: readonly Vec3[], normal: Vec3): number[] {
  const middle = mean(members.map((i) => points[i]!));
  const u = unit(sub(points[members[0]!]!, middle));
  const v = cross(normal, u);
  const angle = (i: number): number => {
    const p = sub(points[i]!, middle);
    return Math.atan2(dot(p, v), dot(p, u));
  };
  return [...members].sort((i, j) => angle(i) - angle(j));
}
