import type { SpaceValue, Vec3 } from '@geoslide/geometry';
import { AXES, coordinateOf } from '../axis-reach.js';
import { along, dot, lerp, mean, sub } from '../camera/vector.js';
import type { Parts, Wire } from '../parts/parts.js';
import type { AxisBox } from './box.js';

type Range = readonly [min: number, max: number];

/** A line runs this much further than it takes to cross the figure's box, or it would look like a segment. */
const LONGER = 1.35;
/** How much is drawn of one that misses the figure's box, of the diagonal of that. */
const BESIDE = 0.5;

/** Points that the box holds beside the figure. With them each line and ray is seen on both sides of the figure. */
export function endsInBox(values: readonly SpaceValue[], points: readonly Vec3[]): Vec3[] {
  if (points.length === 0) return [];
  const ranges = AXES.map((name): Range => {
    const numbers = points.map((p) => p[coordinateOf(name)]);
    return [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
  });
  const corner = (end: 0 | 1): Vec3 => ({ x: ranges[0]![end], y: ranges[1]![end], z: ranges[2]![end] });
  const center = mean([corner(0), corner(1)]);
  const diagonal = sub(corner(1), corner(0));
  return values.flatMap((value): Vec3[] => {
    if (value.type !== 'Line3' && value.type !== 'Ray3') return [];
    const { origin, direction } = value;
    const within = stretchIn(origin, direction, ranges);
    const closest = dot(sub(center, origin), direction) / dot(direction, direction);
    const half = (BESIDE / 2) * Math.sqrt(dot(diagonal, diagonal) / dot(direction, direction));
    const [from, to] = within ?? [closest - half, closest + half];
    const more = within ? ((LONGER - 1) / 2) * (to - from) : 0;
    const ends = [from - more, to + more];
    return ends.map((t) => along(origin, direction, value.type === 'Ray3' ? Math.max(0, t) : t));
  });
}

/** What is drawn of a line or ray where the axes are a box: it ends at the walls. */
export function withinBox(value: SpaceValue, parts: Parts, box: AxisBox): Parts {
  if (value.type !== 'Line3' && value.type !== 'Ray3') return parts;
  const ranges = box.axes.map(({ min, max }): Range => [min, max]);
  const wires = parts.wires.flatMap((wire): Wire[] => {
    if (wire.kind !== 'segment') return [wire];
    const [from, to] = stretchIn(wire.a, sub(wire.b, wire.a), ranges) ?? [0, 0];
    const [start, end] = [Math.max(0, from), Math.min(1, to)];
    return start < end ? [{ ...wire, a: lerp(wire.a, wire.b, start), b: lerp(wire.a, wire.b, end) }] : [];
  });
  return { ...parts, wires };
}

/** Where a line is in a box, in its parameter; undefined where it never is, or only touches it. */
function stretchIn(origin: Vec3, direction: Vec3, ranges: readonly Range[]): Range | undefined {
  let [from, to] = [-Infinity, Infinity];
  for (const [i, name] of AXES.entries()) {
    const key = coordinateOf(name);
    const [p, q] = ranges[i]!.map((end) => (end - origin[key]) / direction[key]) as [number, number];
    // 0/0: it runs in a wall.
    if (Number.isNaN(p) || Number.isNaN(q)) continue;
    from = Math.max(from, Math.min(p, q));
    to = Math.min(to, Math.max(p, q));
  }
  return from < to ? [from, to] : undefined;
}
