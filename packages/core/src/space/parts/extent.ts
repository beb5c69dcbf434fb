import type { Vec3 } from '@geoslide/geometry';
import { type SpaceCamera, scaleZOf } from '@geoslide/protocol';
import { stretched } from '../camera/stretch.js';
import { along, distance, lerp, unit } from '../camera/vector.js';
import type { Ball } from './parts.js';

/** The ball of the stretched world that holds all that the camera sees around its centre, the depth included. */
export function viewBall(camera: SpaceCamera, width: number, height: number): Ball {
  const { center, radius } = pictureBall(camera, width, height);
  // Perspective sees further than the centre's plane shows; lines run on to there.
  const depth = camera.projection === 'perspective' ? 4 : 1.1;
  return { center, radius: depth * radius };
}

/** The ball around what the camera looks at whose image reaches to the corners of the picture. */
function pictureBall(camera: SpaceCamera, width: number, height: number): Ball {
  const [x, y, z] = camera.offset;
  // Curves are traced in this ball, so engines have to agree on it to the last digit: Math.hypot may differ, Math.sqrt may not.
  const diagonal = Math.sqrt((width / height) ** 2 + 1);
  return { center: stretched({ x, y, z }, scaleZOf(camera)), radius: diagonal / 2 / camera.scale };
}

/** Of the picture, where nothing has an end: planes and graphs stand for more than they show. */
const WITHOUT_ENDS = 0.44;

/**
 * The ball of the stretched world around the points that span the bounded figures; a part of the picture where there
 * are none.
 */
export function figureBall(spanning: readonly Vec3[], camera: SpaceCamera, width: number, height: number): Ball {
  const points = spanning.map((p) => stretched(p, scaleZOf(camera)));
  const picture = pictureBall(camera, width, height);
  const endless = WITHOUT_ENDS * picture.radius;
  if (points.length === 0) return { center: picture.center, radius: endless };
  let low = points[0]!;
  let high = points[0]!;
  for (const { x, y, z } of points) {
    low = { x: Math.min(low.x, x), y: Math.min(low.y, y), z: Math.min(low.z, z) };
    high = { x: Math.max(high.x, x), y: Math.max(high.y, y), z: Math.max(high.z, z) };
  }
  const center = lerp(low, high, 0.5);
  const radius = points.reduce((most, p) => Math.max(most, distance(p, center)), 0);
  return { center, radius: radius > 0 ? radius : endless };
}

/** The ends of a ball's diameters along the axes. */
export function axisPoints(center: Vec3, radius: number): Vec3[] {
  const axes = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  return axes.flatMap((axis) => [along(center, axis, radius), along(center, axis, -radius)]);
}

/** The ends of the axes of an ellipse. */
export function cross4(center: Vec3, u: Vec3, v: Vec3, a: number, b: number): Vec3[] {
  const [p, q] = [unit(u), unit(v)];
  return [along(center, p, a), along(center, p, -a), along(center, q, b), along(center, q, -b)];
}
