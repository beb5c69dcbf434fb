import { type PlaneInSpaceValue, type SpaceValue, Undefined, type Vec3 } from '../../values.js';
import { isLineLike3, type LineLike3, lineForm, nearestOnLine } from '../line-form.js';
import { pathPoint } from '../path.js';
import { heightOver } from '../planes.js';
import { ringOf, ringReach } from '../ring.js';
import { leastOnSheet } from '../skins/touching.js';
import { along, distance, dot, frame, length, sub } from '../vec3.js';
import { nearestParameter } from './on-path.js';
import { nearestPoint, sheetsOf } from './point.js';

/** Relative to the size of a solid: what is nearer meets it. */
const MEETS = 1e-9;

/**
 * The least distance of two objects; 0 where they meet. Of a solid its surface counts. Throws Undefined where no way is
 * known.
 */
export function distanceOf(s: SpaceValue, t: SpaceValue): number {
  const found = distanceFrom(s, t) ?? distanceFrom(t, s);
  if (found !== undefined) return found;
  throw new Undefined(
    `no way is known to the distance of a ${s.type} from a ${t.type}: measure it from a point, line or plane`,
  );
}

function distanceFrom(s: SpaceValue, t: SpaceValue): number | undefined {
  if (s.type === 'Point3') return distance(s, nearestPoint(t, s));
  if (s.type === 'Plane') return fromPlane(s, t);
  if (isLineLike3(s)) return fromLine(s, t);
  if (s.type !== 'Sphere' || t.type !== 'Sphere') return undefined;
  const between = distance(s.center, t.center);
  return Math.max(0, between - s.radius - t.radius, Math.abs(s.radius - t.radius) - between);
}

function fromPlane(plane: PlaneInSpaceValue, t: SpaceValue): number | undefined {
  const heights = (points: readonly Vec3[]): number[] => points.map((p) => heightOver(plane, p));
  switch (t.type) {
    case 'Sphere':
      return apart(heights([t.center]).flatMap((height) => [height - t.radius, height + t.radius]));
    case 'Circle3':
      return apart(ringReach(ringOf(t), plane.normal).map((reach) => reach - plane.offset));
    case 'Cone':
    case 'Cylinder': {
      const { base, top, radius, topRadius } = t;
      const ways = frame(sub(top, base));
      const rims = [
        { center: base, radius },
        { center: top, radius: topRadius },
      ] as const;
      return apart(
        rims.flatMap((rim) =>
          ringReach(ringOf({ type: 'Circle3', ...rim, ...ways }), plane.normal).map((reach) => reach - plane.offset),
        ),
      );
    }
    case 'Polygon3':
    case 'Polyhedron':
      return apart(heights(t.vertices));
    default:
      return overSheets(t, (p) => Math.abs(heightOver(plane, p)));
  }
}

/** How far from 0 what reaches over these heights is. */
const apart = (heights: readonly number[]): number => Math.max(0, Math.min(...heights), -Math.max(...heights));

function fromLine(line: LineLike3, t: SpaceValue): number | undefined {
  const { origin, direction, min, max } = lineForm(line);
  const ball = ballAround(t);
  if (!ball) return overSheets(t, (p) => distance(p, nearestOnLine(line, p)));
  // The point of a line that is nearest to something in a ball is no farther than that from the foot of its centre.
  const square = dot(direction, direction) || 1;
  const middle = dot(sub(ball.center, origin), direction) / square;
  const reach = ball.radius / Math.sqrt(square);
  const end = (at: number): Vec3 => along(origin, direction, Math.min(max, Math.max(min, at)));
  const part = { type: 'Segment3', start: end(middle - reach), end: end(middle + reach) } as const;
  const off = (p: Vec3): number => distance(p, nearestPoint(t, p));
  const least = off(pathPoint(part, nearestParameter(part, off) ?? 0));
  return least <= MEETS * ball.radius ? 0 : least;
}

interface Ball {
  readonly center: Vec3;
  readonly radius: number;
}

function ballAround(t: SpaceValue): Ball | undefined {
  switch (t.type) {
    case 'Sphere':
    case 'Circle3':
      return t;
    case 'Cone':
    case 'Cylinder':
      return { center: t.base, radius: distance(t.base, t.top) + Math.max(t.radius, t.topRadius) };
    case 'Polygon3':
    case 'Polyhedron': {
      const [center] = t.vertices;
      return center && { center, radius: Math.max(...t.vertices.map((p) => distance(p, center))) };
    }
    default:
      return undefined;
  }
}

/** The least of a distance over a bounded surface. */
function overSheets(t: SpaceValue, off: (p: Vec3) => number): number | undefined {
  if (t.type !== 'CurvedSolid' && (t.type !== 'Surface' || t.endless)) return undefined;
  const sheets = sheetsOf(t);
  const least = Math.min(...sheets.map((sheet) => leastOnSheet(sheet, off).far));
  const [first] = sheets;
  const size = first ? length(first.at(first.u[0], first.v[0])) : 0;
  return least <= MEETS * Math.max(1, size) ? 0 : least;
}
