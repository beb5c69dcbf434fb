import type { SurfaceValue, Vec3 } from '@geoslide/geometry';
import { expect, it } from 'vitest';
import { projector } from '../camera/projection.js';
import { distance, dot, lerp, sub } from '../camera/vector.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { surfaceParts } from './surface-parts.js';

const RADIUS = 2.481441;
/** A flat dome, as steep as a sphere at its rim. */
const height = (x: number, y: number): number => 0.58 * Math.sqrt(RADIUS ** 2 - x * x - y * y);
const dome: SurfaceValue = {
  type: 'Surface',
  at: (x, y) => ({ x, y, z: height(x, y) }),
  u: [-RADIUS, RADIUS],
  v: [-RADIUS, RADIUS],
};
const camera = { ...defaultCamera, scale: 0.09, yaw: 0.8, pitch: -0.4 };
const eye = projector(camera, 700, 700);
const { wires } = surfaceParts(dome, camera, eye);

/** How far a point is from the ellipsoid of the dome, about, px. */
const off = ({ x, y, z }: Vec3): number => Math.abs(Math.hypot(x, y, z / 0.58) - RADIUS) * eye.scale;

it('mesh lines of a dome are near to it, at its rim too', () => {
  const chords = wires.flatMap((wire) =>
    wire.kind === 'polyline' ? wire.points.slice(1).map((q, i) => lerp(wire.points[i]!, q, 0.5)) : [],
  );
  expect(Math.max(...chords.map(off))).toBeLessThan(0.5);
});

it('its outline runs to the rim', () => {
  const { x, y, z } = eye.toEye({ x: 0, y: 0, z: 0 });
  // Of the sphere that the dome is when it is as high as wide, it is the half of a great circle.
  const flat = Math.hypot(x, y);
  const along = { x: -y / flat, y: x / flat, z: 0 };
  const size = Math.hypot(x, y, z / 0.58);
  const up = { x: (-x * z) / 0.58 / flat / size, y: (-y * z) / 0.58 / flat / size, z: flat / size };
  const corners = wires.flatMap((wire) => (wire.kind === 'polyline' ? [wire.points] : []));
  // At the very rim the fold runs along it.
  for (let t = 0.12; t < Math.PI - 0.12; t += 0.01) {
    const at = (axis: 'x' | 'y' | 'z'): number => RADIUS * (Math.cos(t) * along[axis] + Math.sin(t) * up[axis]);
    const p = { x: at('x'), y: at('y'), z: 0.58 * at('z') };
    const gaps = corners.flatMap((points) => points.slice(1).map((q, i) => toSegment(p, points[i]!, q)));
    expect(Math.min(...gaps) * eye.scale).toBeLessThan(0.4);
  }
});

function toSegment(p: Vec3, a: Vec3, b: Vec3): number {
  const [d, q] = [sub(b, a), sub(p, a)];
  const t = Math.max(0, Math.min(1, dot(q, d) / (dot(d, d) || 1)));
  return distance(p, lerp(a, b, t));
}
