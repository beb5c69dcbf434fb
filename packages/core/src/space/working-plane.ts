import type { Vec3 } from '@geoslide/geometry';
import { readPen } from '../draw/pen.js';
import type { Group } from '../scene/scene.js';
import type { StyleReader, Values } from '../style/reader.js';
import type { Ball } from './parts/parts.js';
import type { Obstacles } from './sight/visibility.js';
import { type Stretch, stretches, strokeStretches } from './sight/wires.js';
import { niceStep } from './ticks.js';

/** Lines of the grid on each side of an axis, at most. */
const MAX_LINES = 60;
/** The nearest that two lines may be, px. */
const MIN_GAP = 18;

/** How far the grid reaches from the origin, in radii of the view. */
const REACH = 0.62;

/** The grid in z = 0; what solids hide of it is left out. */
export function drawWorkingPlane(
  style: StyleReader<Values['grid']>,
  obstacles: Obstacles,
  view: Ball,
): Group | undefined {
  const pen = readPen(style);
  if (!style.get('show') || !pen) return undefined;
  const { projector } = obstacles;
  const custom = style.get('distanceMode') === 'custom';
  const least = Math.max(MIN_GAP / projector.scale, view.radius / MAX_LINES);
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
  // Whole units, but of a small figure parts of them.
  const whole = view.radius * REACH < 2 ? niceStep((view.radius * REACH) / 4) : 1;
  const step = custom ? Math.max(style.get('distance') ?? 1, least) : Math.max(whole, nice);
  const count = Math.max(1, Math.floor((view.radius * REACH) / step));
  const reach = count * step;
  const visible: Stretch[] = [];
  for (let i = -count; i <= count; i++) {
    const lines: [Vec3, Vec3][] = [
      [
        { x: i * step, y: -reach, z: 0 },
        { x: i * step, y: reach, z: 0 },
      ],
      [
        { x: -reach, y: i * step, z: 0 },
        { x: reach, y: i * step, z: 0 },
      ],
    ];
    for (const [a, b] of lines) {
      visible.push(...stretches(obstacles, { kind: 'segment', a, b }).filter(({ hidden }) => !hidden));
    }
  }
  return { kind: 'group', id: 'workingPlane', type: 'grid', children: strokeStretches(visible, pen) };
}
