import type { Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';

/** Independent arithmetic for the tests: none of it is the renderer's. */
type Triangle = readonly [Vec3, Vec3, Vec3];

export const defaultCamera: SpaceCamera = {
  offset: [0, 0, 0],
  yaw: Math.PI / 4,
  pitch: Math.PI / 6,
  projection: 'orthographic',
  obliqueAngle: Math.PI / 4,
  obliqueScaleRatio: 0.5,
  scale: 0.1,
};

/** Fans of a list of polygons. */
export function triangles(faces: readonly (readonly Vec3[])[]): Triangle[] {
  return faces.flatMap((face) => face.slice(2).map((c, i): Triangle => [face[0]!, face[i + 1]!, c]));
}

/** The unit vector, or for perspective the vector, from p to the eye as docs/format.md defines it. */
export function towardsEye(camera: SpaceCamera, p: Vec3): Vec3 {
  const { yaw, pitch } = camera;
  const tilt = camera.projection === 'oblique' ? 0 : pitch;
  const back = { x: Math.cos(tilt) * Math.cos(yaw), y: Math.cos(tilt) * Math.sin(yaw), z: Math.sin(tilt) };
  if (camera.projection === 'perspective') {
    const distance = 0.5 / camera.scale / Math.tan((20 * Math.PI) / 180);
    const [ox, oy, oz] = camera.offset;
    return { x: ox + distance * back.x - p.x, y: oy + distance * back.y - p.y, z: oz + distance * back.z - p.z };
  }
  if (camera.projection === 'oblique') {
    const sideways = camera.obliqueScaleRatio * Math.cos(camera.obliqueAngle);
    const upwards = camera.obliqueScaleRatio * Math.sin(camera.obliqueAngle);
    return { x: back.x - sideways * Math.sin(yaw), y: back.y + sideways * Math.cos(yaw), z: back.z + upwards };
  }
  return back;
}

/**
 * How far off the ray from p the nearest blocking triangle lies (Möller and Trumbore 1997): positive where the sight is blocked with this margin,
 * negative where it is free with it, in barycentric measure.
 */
export function blocked(p: Vec3, direction: Vec3, mesh: readonly Triangle[]): { hit: boolean; doubtful: boolean } {
  let hit = false;
  let doubtful = false;
  for (const [a, b, c] of mesh) {
    const e1 = minus(b, a);
    const e2 = minus(c, a);
    const h = times(direction, e2);
    const det = inner(e1, h);
    const s = minus(p, a);
    if (Math.abs(det) < 1e-9) continue;
    const u = inner(s, h) / det;
    const q = times(s, e1);
    const v = inner(direction, q) / det;
    const t = inner(e2, q) / det;
    const margin = Math.min(u, v, 1 - u - v);
    if (margin > 1e-4 && t > 1e-4) hit = true;
    // A ray through an edge or a start on the face decides nothing.
    else if (margin > -1e-4 && t > -1e-4 && Math.abs(t) > 1e-9) doubtful = true;
  }
  return { hit, doubtful: doubtful && !hit };
}

const minus = (p: Vec3, q: Vec3): Vec3 => ({ x: p.x - q.x, y: p.y - q.y, z: p.z - q.z });
const inner = (p: Vec3, q: Vec3): number => p.x * q.x + p.y * q.y + p.z * q.z;
const times = (p: Vec3, q: Vec3): Vec3 => ({
  x: p.y * q.z - p.z * q.y,
  y: p.z * q.x - p.x * q.z,
  z: p.x * q.y - p.y * q.x,
});

/** Where a camera shows a point of space in a square picture, px, as docs/format.md defines it. */
export function imageOf(camera: SpaceCamera, p: Vec3, size: number): readonly [x: number, y: number] {
  const { yaw, projection, scale, obliqueAngle, obliqueScaleRatio } = camera;
  const pitch = projection === 'oblique' ? 0 : camera.pitch;
  const d = { x: p.x - camera.offset[0], y: p.y - camera.offset[1], z: p.z - camera.offset[2] };
  const right = -d.x * Math.sin(yaw) + d.y * Math.cos(yaw);
  const level = d.x * Math.cos(yaw) + d.y * Math.sin(yaw);
  const towards = level * Math.cos(pitch) + d.z * Math.sin(pitch);
  const up = d.z * Math.cos(pitch) - level * Math.sin(pitch);
  const shown = shownAt(right, up, towards);
  const perUnit = size * scale;
  return [size / 2 + perUnit * shown[0], size / 2 - perUnit * shown[1]];

  function shownAt(x: number, y: number, z: number): readonly [number, number] {
    if (projection === 'perspective') {
      const distance = 0.5 / scale / Math.tan((20 * Math.PI) / 180);
      return [(x * distance) / (distance - z), (y * distance) / (distance - z)];
    }
    if (projection === 'oblique') {
      const shift = -z * obliqueScaleRatio;
      return [x + shift * Math.cos(obliqueAngle), y + shift * Math.sin(obliqueAngle)];
    }
    return [x, y];
  }
}
