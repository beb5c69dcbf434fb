import {
  isLineLike3,
  nearestParameter,
  nearestParameters,
  pathPoint,
  pathRange,
  type Value,
  type Vec3,
} from '@geoslide/geometry';
import type { Px } from '../draw/viewport.js';
import { NEAR, type Projector } from './camera/projection.js';
import { along, length, sub } from './camera/vector.js';

interface SeenPath {
  /** A path in space. */
  readonly path: Value;
  /** One of its points, which is in the picture. */
  readonly at: Vec3;
  readonly projector: Projector;
}

/**
 * The parameter of the point of a path whose image is nearest to a px; the first one where several are equally near.
 * Undefined where none is found: of a line that is seen as a point, or where its image ends before.
 */
export function nearestOnPath(seen: SeenPath, to: Px): number | undefined {
  return isLineLike3(seen.path) ? nearestOnLine(seen, to) : nearestOnCurve(seen, to);
}

/**
 * The image of a line is a line: what is seen at its point nearest to the px is where the sight through it meets the
 * line.
 */
function nearestOnLine({ path, at, projector }: SeenPath, [x, y]: Px): number | undefined {
  const [min, max] = pathRange(path);
  const [origin, end] = [pathPoint(path, 0), pathPoint(path, 1)];
  const direction = sub(end, origin);
  const size = length(direction);
  if (size === 0) return undefined;
  // About a px further along, on the side that is farther from the eye.
  const step = 1 / (projector.scale * size);
  const [ahead, behind] = [along(at, direction, step), along(at, direction, -step)];
  const other = projector.weight(ahead) >= projector.weight(behind) ? ahead : behind;
  const [p, q] = [projector.project(at), projector.project(other)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const square = dx * dx + dy * dy;
  if (square < LEAST_IMAGE * LEAST_IMAGE) return undefined;
  const part = ((x - p.x) * dx + (y - p.y) * dy) / square;
  const through = projector.unproject({ x: p.x + part * dx, y: p.y + part * dy, z: 0 });
  const line = { origin, direction, min, max };
  const sight = { origin: through, direction: projector.toEye(through), min: -Infinity, max: Infinity };
  const [t] = nearestParameters(line, sight) ?? [];
  if (t === undefined) return undefined;
  const within = Math.min(max, Math.max(min, t));
  return projector.weight(along(origin, direction, within)) < NEAR ? undefined : within;
}

/**
 * A line whose image is shorter than this, px for a px in space, is seen as a point: where on it a px lies is chance.
 */
const LEAST_IMAGE = 0.02;

function nearestOnCurve({ path, projector }: SeenPath, [x, y]: Px): number | undefined {
  return nearestParameter(path, (point) => {
    if (!(projector.weight(point) >= NEAR)) return Infinity;
    const image = projector.project(point);
    return Math.hypot(image.x - x, image.y - y);
  });
}
