import type { Vec2, Vec3 } from '@geoslide/geometry';
import { cameraAxes, depthShift, eyeDistance, pitchOf, type Size, scaleZOf } from '@geoslide/protocol';
import type { SpaceShown } from '../drawing/drawn.js';

// Where things of space are in a picture, by the formulas that the renderer projects with.

/** Of planes that are seen from their side, a px would be very far. */
const LEAST_SINE = 0.02;
/** Parts of the eye's distance: what is nearer is not drawn. */
const NEAR = 0.02;

const dot = (a: Vec3, b: Vec3) => a.x * b.x + a.y * b.y + a.z * b.z;

/** The px at pixelRatio 1 where a point is seen; undefined where it is too near to the eye or behind it. */
export function imageOf(camera: SpaceShown, { width, height }: Size, point: Vec3): Vec2 | undefined {
  const { right, up, back } = cameraAxes(camera.yaw, pitchOf(camera));
  const [ox, oy, oz] = camera.offset;
  const from = { x: point.x - ox, y: point.y - oy, z: (point.z - oz) * scaleZOf(camera) };
  const depth = dot(back, from);
  const shift = depthShift(camera);
  const weight = camera.projection === 'perspective' ? 1 - depth / eyeDistance(camera) : 1;
  if (weight < NEAR) return undefined;
  const scale = height * camera.scale;
  return {
    x: width / 2 + ((dot(right, from) - shift.x * depth) * scale) / weight,
    y: height / 2 - ((dot(up, from) - shift.y * depth) * scale) / weight,
  };
}

/** The place of z = 0 that is seen at a px; undefined where none is, or where z = 0 is seen from its side. */
export function groundAt(camera: SpaceShown, { width, height }: Size, px: Vec2): Vec2 | undefined {
  const { right, up, back } = cameraAxes(camera.yaw, pitchOf(camera));
  const scale = height * camera.scale;
  const [u, v] = [(px.x - width / 2) / scale, (height / 2 - px.y) / scale];
  const [ox, oy, oz] = camera.offset;
  const shift = depthShift(camera);
  const distance = eyeDistance(camera);
  const isPerspective = camera.projection === 'perspective';
  // Points are seen together that differ by this, from the one in the picture's plane through the offset.
  const [a, b, c] = isPerspective ? [-u / distance, -v / distance, 1] : [shift.x, shift.y, 1];
  const sum = (axis: 'x' | 'y' | 'z', x: number, y: number, z: number) =>
    x * right[axis] + y * up[axis] + z * back[axis];
  const towards = sum('z', a, b, c);
  if (Math.abs(towards) < LEAST_SINE * Math.hypot(a, b, c)) return undefined;
  const t = -(oz * scaleZOf(camera) + sum('z', u, v, 0)) / towards;
  if (isPerspective && t > (1 - NEAR) * distance) return undefined;
  return { x: ox + sum('x', u + t * a, v + t * b, t * c), y: oy + sum('y', u + t * a, v + t * b, t * c) };
}
