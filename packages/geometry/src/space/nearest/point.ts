import {
  type ConeValue,
  type CurvedSolidValue,
  type PolyhedronValue,
  type SpaceValue,
  type SurfaceValue,
  Undefined,
  type Vec3,
} from '../../values.js';
import { isLineLike3, nearestOnLine } from '../line-form.js';
import { pathPoint } from '../path.js';
import { foot, planeAcross } from '../planes.js';
import { nearestOnSheet } from '../skins/touching.js';
import { add, along, cross, distance, dot, frame, length, mul, polygonNormal, sub, unit } from '../vec3.js';
import { nearestParameter } from './on-path.js';

/** The first of the points that is no farther from P than the others. */
const nearestOf = (points: readonly Vec3[], P: Vec3): Vec3 =>
  points.reduce((best, place) => (distance(place, P) < distance(best, P) ? place : best));

/**
 * The point of an object nearest to P; of a solid that of its surface; a polygon is its face. Where several are
 * equally near, one of them.
 */
export function nearestPoint(object: SpaceValue, P: Vec3): Vec3 {
  if (isLineLike3(object)) return nearestOnLine(object, P);
  switch (object.type) {
    case 'Point3':
      return object;
    case 'Plane':
      return foot(object, P);
    case 'Circle3': {
      const { center, u, v, radius } = object;
      return along(center, wayTo(sub(foot(planeAcross(center, cross(u, v)), P), center), u), radius);
    }
    case 'Arc3':
    case 'Curve3':
      return pathPoint(object, nearestParameter(object, (place) => distance(place, P)) ?? 0);
    case 'Polygon3':
      return nearestOf(facePoints(object.vertices, P), P);
    case 'Sphere':
      return along(object.center, wayTo(sub(P, object.center), { x: 0, y: 0, z: 1 }), object.radius);
    case 'Cone':
    case 'Cylinder':
      return nearestOfRight(object, P);
    case 'Polyhedron':
      return nearestOf(
        facesOf(object).flatMap((face) => facePoints(face, P)),
        P,
      );
    case 'CurvedSolid':
    case 'Surface':
      return nearestOf(
        sheetsOf(object).map((sheet) => nearestOnSheet(sheet, (place) => distance(place, P), P)),
        P,
      );
    default:
      throw new Undefined('no way is known to its nearest point: write the surface as Surface(…), with bounds');
  }
}

/** The pieces of a surface. Throws Undefined where only a part of it is drawn. */
export function sheetsOf(object: CurvedSolidValue | SurfaceValue): readonly SurfaceValue[] {
  if (object.type === 'Surface') return [object];
  if (object.endless) {
    throw new Undefined(
      'the quadric has no end, and no formula is known: write a part of it as Surface(…), with bounds',
    );
  }
  return object.sheets;
}

/** A direction, or another one where it has no length. */
const wayTo = (direction: Vec3, other: Vec3): Vec3 => (length(direction) > 0 ? unit(direction) : other);

/** The nearest point of each edge. */
const edgePoints = (vertices: readonly Vec3[], P: Vec3): Vec3[] =>
  vertices.map((end, i) => nearestOnLine({ type: 'Segment3', start: vertices.at(i - 1)!, end }, P));

const facesOf = ({ vertices, faces }: PolyhedronValue): Vec3[][] => faces.map((face) => face.map((i) => vertices[i]!));

/** The foot of P on a face, where it is inside of that, and the nearest points of its edges. */
function facePoints(face: readonly Vec3[], P: Vec3): Vec3[] {
  const normal = polygonNormal(face);
  const own = foot(planeAcross(face[0]!, normal), P);
  return [...(isInside(own, face, normal) ? [own] : []), ...edgePoints(face, P)];
}

/** Whether a point of the plane of a polygon is inside, by the angle under which it sees the edges. */
function isInside(p: Vec3, polygon: readonly Vec3[], normal: Vec3): boolean {
  const turn = polygon.reduce((sum, corner, i) => {
    const [a, b] = [sub(polygon.at(i - 1)!, p), sub(corner, p)];
    return sum + Math.atan2(dot(cross(a, b), normal) / length(normal), dot(a, b));
  }, 0);
  return Math.abs(turn) > Math.PI;
}

/** The nearest point of a right cone, frustum or cylinder: in the half plane through its axis it is a polygon. */
function nearestOfRight({ base, top, radius, topRadius }: ConeValue, P: Vec3): Vec3 {
  const axis = sub(top, base);
  const { u, n } = frame(axis);
  const up = dot(sub(P, base), n);
  const out = sub(sub(P, base), mul(n, up));
  const way = wayTo(out, u);
  const at = (r: number, h: number): Vec3 => add(base, add(mul(way, r), mul(n, h)));
  const [low, high] = [at(radius, 0), at(topRadius, length(axis))];
  const sides = [[base, low] as const, [low, high] as const, [high, top] as const];
  return nearestOf(
    sides.map(([start, end]) => nearestOnLine({ type: 'Segment3', start, end }, P)),
    P,
  );
}
