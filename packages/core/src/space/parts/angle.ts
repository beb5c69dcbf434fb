import type { Angle3Value, Vec3 } from '@geoslide/geometry';
import type { Px } from '../../draw/viewport.js';
import { turnBetween } from '../../labels/free-side.js';
import type { AngleMark } from '../../labels/on-bisector.js';
import type { ObjectStyle } from '../../style/reader.js';
import { isInFront, projected } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { stretched, unstretched } from '../camera/stretch.js';
import { add, along, unit as directionOf, dot, frame, length, mul, sub } from '../camera/vector.js';
import { type Curve, ellipseWire, type Wire } from './parts.js';

/** An angle this near to π/2 is a right angle: constructions are that exact. */
const RIGHT = 1e-6;

/** The corners of an arc's fill. */
const ARC_STEPS = 32;

/** Concentric arcs stand this far apart, px. */
const ARC_GAP = 4;

/**
 * The mark of an angle in space: a square or arcs in its plane, `angleSize` px at its vertex or more. Where z has a
 * scale of its own, it marks the angle that is seen.
 */
export function angleParts(
  angle: Angle3Value,
  style: ObjectStyle,
  projector: Projector,
): { wires: Wire[]; face: readonly Vec3[] } {
  const { scaleZ } = projector;
  const { vertex, showsLegs = false } = angle;
  const seen = stretchedAngle(angle, scaleZ);
  const { start, end, value } = seen;
  const inWorld = (direction: Vec3): Vec3 => unstretched(direction, scaleZ);
  const unit = (projector.weight(vertex) / projector.scale) * growth(seen, projector);
  const size = style.get('angleSize');
  const radius = size * unit;
  const leg = (direction: Vec3): Wire => ({
    kind: 'segment',
    a: vertex,
    b: along(vertex, inWorld(direction), radius * LEG_LENGTH),
  });
  const legs = showsLegs ? [leg(start), leg(end)] : [];
  if (style.get('emphasizeRightAngle') && Math.abs(angle.value - Math.PI / 2) < RIGHT) {
    const side = radius * RIGHT_SIDE;
    const p = along(vertex, inWorld(start), side);
    const q = along(vertex, inWorld(end), side);
    const corner = along(p, inWorld(end), side);
    return {
      wires: [{ kind: 'segment', a: p, b: corner }, { kind: 'segment', a: corner, b: q }, ...legs],
      face: [vertex, p, corner, q],
    };
  }
  const across = sub(end, mul(start, dot(start, end)));
  const shorter = length(across) > STRAIGHT ? mul(across, 1 / length(across)) : frame(start).u;
  // A reflex angle leaves its first leg on the other side.
  const v = value > Math.PI ? mul(shorter, -1) : shorter;
  const arc = (r: number): Curve =>
    ellipseWire({ center: vertex, a: mul(inWorld(start), r), b: mul(inWorld(v), r) }, 0, value, false);
  const count = Math.round(style.get('arcCount'));
  const wires = Array.from({ length: count }, (_, i) => arc((size + i * ARC_GAP) * unit));
  const { at } = arc(radius);
  const rim = Array.from({ length: ARC_STEPS + 1 }, (_, i) => at((value * i) / ARC_STEPS));
  return { wires: [...wires, ...legs], face: [vertex, ...rim] };
}

/** How many times larger a mark is where both legs look to the eye, or away: one has its size in the picture. */
function growth({ start, end }: Pick<Angle3Value, 'start' | 'end'>, projector: Projector): number {
  const origin = projector.project({ x: 0, y: 0, z: 0 });
  const seen = [start, end].map((leg) => {
    const tip = projector.project(unstretched(leg, projector.scaleZ));
    return Math.hypot(tip.x - origin.x, tip.y - origin.y) / projector.scale;
  });
  return Math.min(MOST_GROWTH, Math.max(1, 1 / Math.max(...seen)));
}

const MOST_GROWTH = 2;

/** The angle as it is seen where z has a scale of its own. */
function stretchedAngle(angle: Angle3Value, scaleZ: number): Pick<Angle3Value, 'start' | 'end' | 'value'> {
  if (scaleZ === 1) return angle;
  const [start, end] = [angle.start, angle.end].map((leg) => directionOf(stretched(leg, scaleZ))) as [Vec3, Vec3];
  const between = Math.acos(Math.min(1, Math.max(-1, dot(start, end))));
  return { start, end, value: angle.value > Math.PI ? 2 * Math.PI - between : between };
}

/** The legs of an angle of faces, as a multiple of the arc's radius. */
const LEG_LENGTH = 2;

/** The side of a right angle's square, as a part of the arc's radius. */
const RIGHT_SIDE = 0.7;

/** The image of the mark, for a mark of `radius` px; undefined where the vertex is behind the eye. */
export function markImage(angle: Angle3Value, radius: number, projector: Projector): AngleMark | undefined {
  if (!isInFront(projector, angle.vertex)) return undefined;
  const seen = stretchedAngle(angle, projector.scaleZ);
  const reach = (projector.weight(angle.vertex) / projector.scale) * radius * growth(seen, projector);
  const vertex = projected(projector, angle.vertex);
  const way = (direction: Vec3): Px => {
    const [x, y] = projected(projector, along(angle.vertex, unstretched(direction, projector.scaleZ), reach));
    return [x - vertex[0], y - vertex[1]];
  };
  const [first, middle, last] = [way(seen.start), way(angleBisector(seen)), way(seen.end)];
  const [start, bisector, end] = [first, middle, last].map(([x, y]) => Math.atan2(y, x)) as [number, number, number];
  const sweep = turnBetween(bisector, start) + turnBetween(end, bisector);
  return { vertex, radius: Math.hypot(...middle), start, sweep };
}

/** From the vertex to the mark, for a mark of radius 1: on the bisector, then halfway between that and a leg. */
export function waysToMark(angle: Angle3Value, projector: Projector): Vec3[] {
  const { scaleZ } = projector;
  const seen = stretchedAngle(angle, scaleZ);
  const bisector = angleBisector(seen);
  const beside = [seen.start, seen.end].map((leg) => directionOf(add(bisector, leg)));
  const size = growth(seen, projector);
  return [bisector, ...(angle.value > Math.PI ? [] : beside)].map((way) => unstretched(mul(way, size), scaleZ));
}

/** The unit direction halfway between the legs; opposite legs have none of their own, so any direction across them will do. */
function angleBisector({ start, end, value }: Pick<Angle3Value, 'start' | 'end' | 'value'>): Vec3 {
  const sum = add(start, end);
  const size = length(sum);
  return size > STRAIGHT ? mul(sum, (value > Math.PI ? -1 : 1) / size) : frame(start).u;
}

/** Legs whose sum is shorter are opposite. */
const STRAIGHT = 1e-9;
