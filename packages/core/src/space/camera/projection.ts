import { snap, type Vec3 } from '@geoslide/geometry';
import { cameraAxes, depthShift, eyeDistance, pitchOf, type SpaceCamera, scaleZOf } from '@geoslide/protocol';
import { type mat4, mat4 as matrices } from 'gl-matrix';
import { unstretched } from './stretch.js';

/** A projected point: px from the top left corner, and a depth in px that grows towards the eye. Straight lines and planes stay straight and flat. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How a camera sees the world. */
export interface Projector {
  readonly width: number;
  readonly height: number;
  /** Px per world unit at the centre of the view. */
  readonly scale: number;
  /** How many times as long a unit of z is drawn. */
  readonly scaleZ: number;
  /** Whether a box with numbers stands around the figure: what has no end leaves room for it. */
  readonly boxed: boolean;
  /** The image of a point whose weight is at least NEAR, snapped. */
  project(p: Vec3): ScreenPoint;
  /** The point that has this image. */
  unproject(image: ScreenPoint): Vec3;
  /** How far a point is from the eye's plane, as a part of the eye's distance from the centre; 1 everywhere without perspective. */
  weight(p: Vec3): number;
  /** The direction from a point towards the eye, of any length. */
  toEye(p: Vec3): Vec3;
  /** The eye, where it is at a finite distance. */
  readonly eye: Vec3 | undefined;
}

/** Points nearer to the eye's plane than this part of its distance are cut away: they would be drawn without bound. */
export const NEAR = 0.02;

/**
 * The projection of docs/format.md onto a picture of `width` × `height` px. The eye looks at the camera's offset from
 * direction (cos pitch cos yaw, cos pitch sin yaw, sin pitch); oblique pictures take pitch 0, military ones π/2.
 */
export function projector(camera: SpaceCamera, width: number, height: number, boxed = false): Projector {
  const { right, up, back } = cameraAxes(withoutTurns(camera.yaw), withoutTurns(pitchOf(camera)));
  const [ox, oy, offsetZ] = camera.offset;
  const scaleZ = scaleZOf(camera);
  const oz = offsetZ * scaleZ;
  const scale = height * camera.scale;

  const view = rows(
    [right.x, right.y, right.z * scaleZ, -dot(right, ox, oy, oz)],
    [up.x, up.y, up.z * scaleZ, -dot(up, ox, oy, oz)],
    [back.x, back.y, back.z * scaleZ, -dot(back, ox, oy, oz)],
    [0, 0, 0, 1],
  );
  const distance = eyeDistance(camera);
  const { x: shiftX, y: shiftY } = depthShift(camera);
  const isOblique = camera.projection === 'oblique' || camera.projection === 'military';
  const lens =
    camera.projection === 'perspective'
      ? rows([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, -1 / distance, 1])
      : isOblique
        ? rows([1, 0, -shiftX, 0], [0, 1, -shiftY, 0], [0, 0, 1, 0], [0, 0, 0, 1])
        : identity();
  const screen = rows([scale, 0, 0, width / 2], [0, -scale, 0, height / 2], [0, 0, scale, 0], [0, 0, 0, 1]);
  const whole = matrices.multiply(identity(), screen, matrices.multiply(identity(), lens, view));

  // A lens loses no depth, so there always is one.
  const inverse = matrices.invert(identity(), whole) ?? identity();
  const perspective = camera.projection === 'perspective';
  const eye: Vec3 | undefined = perspective
    ? unstretched({ x: ox + distance * back.x, y: oy + distance * back.y, z: oz + distance * back.z }, scaleZ)
    : undefined;
  const stretchedSight: Vec3 = isOblique
    ? {
        x: back.x + shiftX * right.x + shiftY * up.x,
        y: back.y + shiftX * right.y + shiftY * up.y,
        z: back.z + shiftX * right.z + shiftY * up.z,
      }
    : back;
  const sight = unstretched(stretchedSight, scaleZ);

  return {
    width,
    height,
    scale,
    scaleZ,
    boxed,
    eye,
    project(p) {
      const { x, y, z } = transformed(p, whole);
      return { x: snap(x), y: snap(y), z: snap(z) };
    },
    unproject: (image) => transformed(image, inverse),
    weight: ({ x, y, z }) =>
      perspective ? 1 - (back.x * (x - ox) + back.y * (y - oy) + back.z * (z * scaleZ - oz)) / distance : 1,
    toEye: (p) => (eye ? { x: eye.x - p.x, y: eye.y - p.y, z: eye.z - p.z } : sight),
  };
}

/** A point times a matrix, divided by its weight. Written out, for it is done for each corner of each facet. */
function transformed({ x, y, z }: Vec3, m: mat4): Vec3 {
  const w = m[3] * x + m[7] * y + m[11] * z + m[15];
  return {
    x: (m[0] * x + m[4] * y + m[8] * z + m[12]) / w,
    y: (m[1] * x + m[5] * y + m[9] * z + m[13]) / w,
    z: (m[2] * x + m[6] * y + m[10] * z + m[14]) / w,
  };
}

/** Digits of an angle that count: what a full turn adds and takes is rounding, and the picture has to be the same to the last pixel. */
const ANGLE_STEP = 1e-12;

function withoutTurns(angle: number): number {
  const rest = angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI));
  return Math.round(rest / ANGLE_STEP) * ANGLE_STEP;
}

type Row = readonly [number, number, number, number];

/** A matrix by its rows; gl-matrix keeps columns. Plain arrays, because its own would hold 32-bit floats. */
function rows(a: Row, b: Row, c: Row, d: Row): mat4 {
  return [a[0], b[0], c[0], d[0], a[1], b[1], c[1], d[1], a[2], b[2], c[2], d[2], a[3], b[3], c[3], d[3]];
}

function identity(): mat4 {
  return rows([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]);
}

function dot(a: Vec3, x: number, y: number, z: number): number {
  return a.x * x + a.y * y + a.z * z;
}
