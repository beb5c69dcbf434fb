import type { Bounds } from '@geoslide/core';
import type { Vec3 } from '@geoslide/geometry';
import { cameraAxes, eyeDistance, pitchOf, type SpaceCamera, scaleZOf } from '@geoslide/protocol';
import type { Size } from '../options.js';
import { innerSize } from './padding.js';

/** Rounds of drawing and measuring: labels keep their px, and perspective changes as the camera moves. */
const MAX_ROUNDS = 12;
/** A round that moves the picture by less than this many px and scales it by less than this part is the last. */
const ENOUGH_PX = 0.25;
const ENOUGH_SCALE = 1e-3;

export interface ContainSpaceInput {
  readonly camera: SpaceCamera;
  /** Of the picture. */
  readonly size: Size;
  readonly padding: number;
  /** Points that span what has an end. */
  readonly extent: readonly Vec3[];
  /** Draws what a camera sees and measures its content, px. */
  readonly measure: (camera: SpaceCamera) => Bounds | undefined;
  /** Default {@link MAX_ROUNDS}. */
  readonly maxRounds?: number;
  /**
   * Whether the camera goes straight up and down where the picture does: what has no end is drawn around the place that
   * it looks at, and its axis is the vertical one.
   */
  readonly upright?: boolean;
}

/** The camera that looks in the same direction and shows all content as large as the padding allows; the given one where there is none. */
export function containedCamera(input: ContainSpaceInput): SpaceCamera {
  const { camera, size, padding, extent, measure, maxRounds = MAX_ROUNDS, upright = false } = input;
  const inner = innerSize(size, padding);
  const first = whole(camera, size, extent);
  if (!first) return camera;
  let current = first.camera;
  const nearest = nearestScale(current, extent);
  let last: { readonly scale: number; readonly fit: number } | undefined;
  for (let round = 0; round < maxRounds; round++) {
    const content = measure(current);
    if (!content) return camera;
    const dx = (content.left + content.right - size.width) / 2;
    const dy = (content.top + content.bottom - size.height) / 2;
    const fit = Math.min(inner.width / (content.right - content.left), inner.height / (content.bottom - content.top));
    // A single point fits at every scale.
    const now = { scale: current.scale, fit };
    const step = camera.projection === 'perspective' ? fit ** (1 / growth(last, now)) : fit;
    const [least, most] = [LEAST_SHARE * first.camera.scale, nearest].map((scale) => scale / current.scale) as [
      number,
      number,
    ];
    const factor = first.radius > 0 ? Math.min(Math.max(step, least), most) : 1;
    last = now;
    if (!Number.isFinite(factor)) return pan(current, size, dx, dy, upright);
    if (Math.hypot(dx, dy) < ENOUGH_PX && Math.abs(factor - 1) < ENOUGH_SCALE) break;
    current = { ...pan(current, size, dx, dy, upright), scale: current.scale * factor };
  }
  return current;
}

/** Figures stay this large at least beside texts and the walls of a box, as a part of a view that surely sees them. */
const LEAST_SHARE = 0.6;

/** How far from the eye all points stay at least, as a part of its distance from what it looks at. */
const LEAST_AWAY = 1 / 4;

/** The scale at which the eye has come as near to points as it may. */
function nearestScale(camera: SpaceCamera, points: readonly Vec3[]): number {
  if (camera.projection !== 'perspective') return Infinity;
  const { back } = cameraAxes(camera.yaw, pitchOf(camera));
  const [x, y, z] = camera.offset;
  const stretch = scaleZOf(camera);
  const towards = (p: Vec3): number => back.x * (p.x - x) + back.y * (p.y - y) + back.z * (p.z - z) * stretch;
  const most = points.reduce((far, p) => Math.max(far, towards(p)), 0);
  return ((1 - LEAST_AWAY) * eyeDistance(camera) * camera.scale) / most;
}

/** The fastest growth that is reckoned with, so that no round makes too little of what it sees. */
const MOST_GROWTH = 8;

/**
 * The power of the scale with which the content grows, by two rounds: more than 1 where the eye comes nearer to it in
 * perspective.
 */
function growth(last: { scale: number; fit: number } | undefined, now: { scale: number; fit: number }): number {
  const power = last && Math.log(last.fit / now.fit) / Math.log(now.scale / last.scale);
  return power !== undefined && Number.isFinite(power) ? Math.min(MOST_GROWTH, Math.max(1, power)) : 1;
}

/** A camera that surely sees all points, with room to spare, and the radius of a ball around them. */
function whole(
  camera: SpaceCamera,
  { width, height }: Size,
  points: readonly Vec3[],
): { camera: SpaceCamera; radius: number } | undefined {
  if (points.length === 0) return undefined;
  const { center, radius } = ballAround(points, scaleZOf(camera));
  const scale = radius > 0 ? Math.min(1, width / height) / (4 * radius) : camera.scale;
  return { camera: { ...camera, offset: [center.x, center.y, center.z], scale }, radius };
}

/**
 * The middle of points, of which there is one at least, and the distance of the farthest from it, with heights `scaleZ`
 * times as large.
 */
export function ballAround(points: readonly Vec3[], scaleZ = 1): { readonly center: Vec3; readonly radius: number } {
  const middle = (read: (p: Vec3) => number) => {
    const [low, high] = points.reduce(
      ([a, b], p) => [Math.min(a, read(p)), Math.max(b, read(p))],
      [Infinity, -Infinity],
    );
    return (low + high) / 2;
  };
  const center: Vec3 = { x: middle((p) => p.x), y: middle((p) => p.y), z: middle((p) => p.z) };
  const away = (p: Vec3): number => Math.hypot(p.x - center.x, p.y - center.y, (p.z - center.z) * scaleZ);
  return { center, radius: points.reduce((r, p) => Math.max(r, away(p)), 0) };
}

/** The cosine of the steepest pitch at which a camera goes up and down by a multiple of what the picture moves. */
const STEEP = 0.3;

/** Moves what the camera looks at by px to the right and down: across the line of sight, or `upright`. */
function pan(camera: SpaceCamera, { height }: Size, dx: number, dy: number, upright: boolean): SpaceCamera {
  const { right, up } = cameraAxes(camera.yaw, pitchOf(camera));
  const unit = 1 / (height * camera.scale);
  const isUpright = upright && camera.projection === 'orthographic' && up.z > STEEP;
  const upwards = isUpright ? { x: 0, y: 0, z: 1 / up.z } : up;
  const moved = (axis: 'x' | 'y' | 'z', from: number, length = 1) =>
    from + (right[axis] * (dx * unit) + upwards[axis] * (-dy * unit)) / length;
  const [x, y, z] = camera.offset;
  return { ...camera, offset: [moved('x', x), moved('y', y), moved('z', z, scaleZOf(camera))] };
}
