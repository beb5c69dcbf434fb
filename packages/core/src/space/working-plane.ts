import type { Vec3 } from '@geoslide/geometry';
import { readPen } from '../draw/pen.js';
import type { Group } from '../scene/scene.js';
import type { StyleReader, Values } from '../style/reader.js';
import type { Ball } from './parts/parts.js';
import type { Obstacles } from './sight/obstacle.js';
import { type Stretch, stretches, strokeStretches } from './sight/wires.js';
import { niceStep } from './ticks.js';

/** Lines of the grid on each side of an axis, at most. */
const MAX_LINES = 60;
/** The nearest that two lines may be, px. */
const MIN_GAP = 18;

/** How far the grid reaches from the origin, in radii of the view. */
const REACH = 0.62;

/**
 * The grid in z = 0, below all of the figure; what solids hide of it is left out.
 *
 * @param points That span the bounded figures.
 */
export function drawWorkingPlane(
  style: StyleReader<Values['grid']>,
  obstacles: Obstacles,
  view: Ball,
  points: readonly Vec3[],
): Group | undefined {
  const pen = readPen(style);
  if (!style.get('show') || !pen) return undefined;
  const { projector } = obstacles;
  const custom = style.get('distanceMode') === 'custom';
  const least = Math.max(MIN_GAP / projector.scale, view.radius / MAX_LINES);
  // Whole units, but of a small figure parts of them.
  const whole = view.radius * REACH < 2 ? niceStep((view.radius * REACH) / 4) : 1;
  const step = custom ? Math.max(style.get('distance') ?? 1, least) : Math.max(whole, niceStep(least));
  const count = Math.max(1, Math.floor((view.radius * REACH) / step));
  const most = Math.max(count, Math.min(MAX_LINES, Math.floor(view.radius / step)));
  const [left, right] = numbers(
    points.map(({ x }) => x / step),
    count,
    most,
  );
  const [front, back] = numbers(
    points.map(({ y }) => y / step),
    count,
    most,
  );
  const line = (ax: number, ay: number, bx: number, by: number): Stretch[] => {
    const wire = {
      kind: 'segment',
      a: { x: ax * step, y: ay * step, z: 0 },
      b: { x: bx * step, y: by * step, z: 0 },
    } as const;
    return stretches(obstacles, wire).filter(({ hidden }) => !hidden);
  };
  const visible = [
    ...Array.from({ length: right - left + 1 }, (_, i) => line(left + i, front, left + i, back)).flat(),
    ...Array.from({ length: back - front + 1 }, (_, i) => line(left, front + i, right, front + i)).flat(),
  ];
  return { kind: 'group', id: 'workingPlane', type: 'grid', children: strokeStretches(visible, pen) };
}

/**
 * The first and the last line, counted from the axis: `count` to each side, and as many as the figure needs, up to
 * `most`.
 */
function numbers(places: readonly number[], count: number, most: number): [first: number, last: number] {
  const first = places.reduce((least, place) => Math.min(least, Math.floor(place + ROUNDED)), -count);
  const last = places.reduce((farthest, place) => Math.max(farthest, Math.ceil(place - ROUNDED)), count);
  return [Math.max(first, -most), Math.min(last, most)];
}

/** A place that is this near to a line lies on it, in steps. */
const ROUNDED = 1e-6;
