import type { Camera3D, Style } from '@geoslide/protocol';
import { child, flagIn, type Node, numberIn } from '../file/xml.js';
import { colourOf } from './colour.js';

/** The part of a file that says how space is seen. */
export interface SpaceView {
  readonly camera: Camera3D;
  /** Whether surfaces are lit, so that they show their directions. */
  readonly hasLight: boolean;
  readonly style: {
    readonly background: Style;
    readonly workingPlane: Style;
    readonly xaxis3d: Style;
    readonly yaxis3d: Style;
    readonly zaxis3d: Style;
  };
}

/** GeoGebra's numbers of projections; glasses for two colours see in perspective. */
const PROJECTIONS: Readonly<Record<number, NonNullable<Camera3D['projection']>>> = {
  1: 'perspective',
  2: 'perspective',
  3: 'oblique',
};

/** Px of a window whose height the file does not say. */
const DEFAULT_HEIGHT = 600;

/** Scales that differ by less than this part are one: those of most files differ by rounding. */
const SAME = 0.01;

/** The view in space; undefined where the file has none. */
export function readSpaceView(root: Node): SpaceView | undefined {
  const view = child(root, 'euclidianView3D');
  if (view === undefined) return undefined;
  const axis = (id: string): Style => {
    const own = view.children.find(({ name, attributes }) => name === 'axis' && attributes.id === id);
    return { show: flagIn(own, 'show') ?? true, label: flagIn(own, 'showNumbers') ?? true };
  };
  return {
    camera: cameraOf(view),
    hasLight: flagIn(child(view, 'light')) ?? true,
    style: {
      background: { color: colourOf(child(view, 'bgColor')) ?? '#ffffff' },
      workingPlane: { show: flagIn(child(view, 'plate'), 'show') ?? false },
      xaxis3d: axis('0'),
      yaxis3d: axis('1'),
      zaxis3d: axis('2'),
    },
  };
}

function cameraOf(view: Node): Camera3D {
  const system = child(view, 'coordSystem');
  const of = (name: string, otherwise: number) => numberIn(system, name) ?? otherwise;
  const scale = Math.max(1e-6, of('scale', 50));
  const radians = (name: string, otherwise: number) => (of(name, otherwise) * Math.PI) / 180;
  const [x, y, z] = [of('xZero', 0), of('yZero', 0), of('zZero', 0)] as const;
  // The direction that one looks from: 0 is that of the x-axis, with y to the right; -90° that of -y, with x to the
  // right.
  const yaw = radians('zAngle', -60);
  const pitch = radians('xAngle', 20);
  const scaleZ = of('zscale', scale) / scale;
  return {
    kind: '3d',
    // Where the origin is: in units of space, in old files px to the right and upwards, with a depth of 0.
    offset: z === 0 ? inPicture(-x / scale, -y / scale, yaw, pitch) : [-x, -y, -z],
    yaw,
    pitch,
    projection: PROJECTIONS[numberIn(child(view, 'projection'), 'type') ?? 0] ?? 'orthographic',
    scale: scale / Math.max(1, numberIn(child(view, 'size'), 'height') || DEFAULT_HEIGHT),
    ...(scaleZ > 0 && Math.abs(scaleZ - 1) > SAME && { scaleZ }),
  };
}

/** The point of space that is so far to the right and above the origin in the picture. */
function inPicture(right: number, up: number, yaw: number, pitch: number): [number, number, number] {
  const back = -up * Math.sin(pitch);
  return [
    -right * Math.sin(yaw) + back * Math.cos(yaw),
    right * Math.cos(yaw) + back * Math.sin(yaw),
    up * Math.cos(pitch),
  ];
}
