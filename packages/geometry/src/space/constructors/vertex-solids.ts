import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type ConeValue, type PolyhedronValue, type SphereValue, Undefined, type Vec3 } from '../../values.js';
import { convexHull } from '../convex-hull.js';
import { flatNet } from '../round-net.js';
import { polyhedron } from '../solids.js';
import { add, along, cross, distance, dot, length, mean, mul, polygonNormal, sub, unit, vec3 } from '../vec3.js';
import { added, entry } from './entry.js';

const CORNERS = 'Point(0, 0, 0), Point(3, 0, 0), Point(0, 3, 0), Point(0, 0, 3)';

/** Solids by their corners, the spheres of solids, and nets of round ones. */
export const vertexSolids: readonly Constructor[] = [
  entry(
    'Tetrahedron',
    form({
      parameters: 'A: Point3, B: Point3, C: Point3, D: Point3',
      returns: 'Polyhedron',
      doc: 'The tetrahedron with four corners.',
      example: `Tetrahedron(${CORNERS})`,
      evaluate: ({ A, B, C, D }) => tetrahedronOf(A, B, C, D),
    }),
  ),
  entry(
    'ConvexHull',
    form({
      parameters: 'points: Point3[]',
      returns: 'Polyhedron',
      doc: 'The smallest convex polyhedron that holds all points.',
      example: `ConvexHull([${CORNERS}, Point(2, 2, 2), Point(1, 1, 1)])`,
      evaluate: ({ points }) => convexHull(points),
    }),
  ),
  added(
    'Circumsphere',
    form({
      parameters: 'A: Point3, B: Point3, C: Point3, D: Point3',
      returns: 'Sphere',
      doc: 'The sphere through four points.',
      example: `Circumsphere(${CORNERS})`,
      evaluate: ({ A, B, C, D }) => circumsphere([A, B, C, D]),
    }),
    form({
      parameters: 'solid: Polyhedron',
      returns: 'Sphere',
      doc: 'The sphere through all corners of a polyhedron.',
      example: 'Circumsphere(Cube(Point(0, 0, 0), Point(2, 0, 0)))',
      evaluate: ({ solid }) => circumsphere(solid.vertices),
    }),
  ),
  added(
    'Insphere',
    form({
      parameters: 'A: Point3, B: Point3, C: Point3, D: Point3',
      returns: 'Sphere',
      doc: 'The sphere inside a tetrahedron that touches its faces.',
      example: `Insphere(${CORNERS})`,
      evaluate: ({ A, B, C, D }) => insphere(tetrahedronOf(A, B, C, D)),
    }),
    form({
      parameters: 'solid: Polyhedron',
      returns: 'Sphere',
      doc: 'The sphere inside a polyhedron that touches all of its faces.',
      example: 'Insphere(Cube(Point(0, 0, 0), Point(2, 0, 0)))',
      evaluate: ({ solid }) => insphere(solid),
    }),
    ...(['Cone', 'Cylinder'] as const).map((type) =>
      form({
        parameters: `solid: ${type}`,
        returns: 'Sphere',
        doc: `The sphere inside a ${type.toLowerCase()} that touches its mantle and what closes it.`,
        example: `Insphere(${type}(Point(0, 0, 0), Point(0, 0, ${type === 'Cone' ? 4 : 6}), 3))`,
        evaluate: ({ solid }) => roundInsphere(solid),
      }),
    ),
  ),
  entry(
    'Net',
    ...(['Cone', 'Cylinder'] as const).map((type) =>
      form({
        parameters: `solid: ${type}`,
        returns: 'List',
        doc: `The net of a ${type.toLowerCase()} in the plane of its base: its base, its mantle and its top.`,
        example: `Net(${type}(Point(0, 0, 0), Point(0, 0, 3), 1))`,
        evaluate: ({ solid }) => ({ type: 'List', items: flatNet(solid) }),
      }),
    ),
  ),
];

/** Relative to the size: a smaller difference is none. */
const SAME = 1e-9;

function tetrahedronOf(a: Vec3, b: Vec3, c: Vec3, d: Vec3): PolyhedronValue {
  const [p, q, r] = [sub(b, a), sub(c, a), sub(d, a)];
  const volume = dot(cross(p, q), r);
  const size = Math.max(length(p), length(q), length(r));
  if (!(Math.abs(volume) > SAME * size ** 3)) throw new Undefined('the four points lie in one plane');
  const faces = [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [2, 0, 3],
  ];
  return polyhedron([a, b, c, d], volume > 0 ? faces : faces.map((face) => [...face].reverse()));
}

/** Three points and a fourth out of their plane give the centre; the others have to lie on the same sphere. */
function circumsphere(points: readonly Vec3[]): SphereValue {
  const [a, b] = points as [Vec3, Vec3];
  const p = sub(b, a);
  const q = points
    .map((c) => sub(c, a))
    .find((d) => length(cross(p, d)) > SAME * length(p) * Math.max(length(d), length(p)));
  const normal = q && cross(p, q);
  const r =
    normal && points.map((d) => sub(d, a)).find((d) => Math.abs(dot(normal, d)) > SAME * length(normal) * length(p));
  if (!q || !normal || !r) throw new Undefined('the points lie in one plane, so no sphere or many pass through them');
  const sum = add(add(mul(cross(q, r), dot(p, p)), mul(cross(r, p), dot(q, q))), mul(normal, dot(r, r)));
  const center = along(a, sum, 1 / (2 * dot(normal, r)));
  const radius = distance(a, center);
  if (points.some((point) => Math.abs(distance(point, center) - radius) > SPHERE * radius))
    throw new Undefined('the corners of the solid do not lie on one sphere');
  return { type: 'Sphere', center, radius };
}

/** How far a corner or a face may be off a sphere, relative to its radius: coordinates are often rounded. */
const SPHERE = 1e-6;

/**
 * The planes of four faces whose normals span space are as far from the centre; the other faces have to be so, too.
 */
function insphere({ vertices, faces, closed }: PolyhedronValue): SphereValue {
  if (!closed) throw new Undefined('an open surface such as a net has no sphere inside');
  const middle = mean(vertices);
  const planes = faces.map((face) => {
    const corners = face.map((i) => vertices[i]!);
    const normal = unit(polygonNormal(corners));
    const height = dot(normal, sub(middle, corners[0]!));
    // Inwards, whichever way the face runs.
    return height < 0 ? { normal: mul(normal, -1), height: -height } : { normal, height };
  });
  const found = tangentBall(planes);
  if (!found || !planes.every(({ normal, height }) => isTouched(dot(normal, found.shift) + height, found.radius)))
    throw new Undefined('no sphere touches all faces of the solid');
  return { type: 'Sphere', center: add(middle, found.shift), radius: found.radius };
}

/** A cone with a tip always has one; a solid with two ends only where these are as far apart as the mantle is wide. */
function roundInsphere({ base, top, radius, topRadius }: ConeValue): SphereValue {
  const height = distance(base, top);
  const slant = distance(vec3(radius, 0, 0), vec3(topRadius, 0, height));
  const hasTip = Math.min(radius, topRadius) === 0;
  const inner = hasTip ? (height * (radius + topRadius)) / (radius + topRadius + slant) : height / 2;
  if (!hasTip && Math.abs(radius + topRadius - slant) > SPHERE * slant)
    throw new Undefined('no sphere touches the mantle and both ends of the solid');
  const [from, to] = radius === 0 ? [top, base] : [base, top];
  return { type: 'Sphere', center: along(from, sub(to, from), inner / height), radius: inner };
}

const isTouched = (away: number, radius: number): boolean => Math.abs(away - radius) <= SPHERE * radius;

interface Side {
  readonly normal: Vec3;
  readonly height: number;
}

/** The ball that is as far from four planes: normal · shift + height = radius for each of them. */
function tangentBall(sides: readonly Side[]): { shift: Vec3; radius: number } | undefined {
  const [first] = sides as [Side];
  for (let i = 1; i < sides.length; i++) {
    for (let j = i + 1; j < sides.length; j++) {
      for (let k = j + 1; k < sides.length; k++) {
        // The differences of two equations no longer have the radius.
        const rows = [i, j, k].map((at) => ({
          normal: sub(sides[at]!.normal, first.normal),
          height: first.height - sides[at]!.height,
        }));
        const [p, q, r] = rows as [Side, Side, Side];
        const volume = dot(cross(p.normal, q.normal), r.normal);
        if (Math.abs(volume) <= SAME) continue;
        const sum = add(
          add(mul(cross(q.normal, r.normal), p.height), mul(cross(r.normal, p.normal), q.height)),
          mul(cross(p.normal, q.normal), r.height),
        );
        const shift = mul(sum, 1 / volume);
        return { shift, radius: dot(first.normal, shift) + first.height };
      }
    }
  }
  return undefined;
}
