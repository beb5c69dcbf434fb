import { type ByName, type Cell, primitives, project, type Style } from './cell.js';

/** Axes off, as a geometry book prints solids. */
const NO_AXES = { xaxis3d: { show: false }, yaxis3d: { show: false }, zaxis3d: { show: false } };
const CAMERA = { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.35, projection: 'orthographic', scale: 0.15 };
export const CABINET = { projection: 'oblique', yaw: -Math.PI / 2 };

interface SolidOptions {
  readonly camera?: Style;
  readonly style?: ByName<Style>;
  readonly sheet?: Style;
}

/**
 * One labelled cell: a slide in space.
 *
 * @param name What is shown.
 * @param sources Definitions by id, as `primitives` takes them.
 * @param options `camera`: what differs from the usual one; `style`: styles by id; `sheet`: more of the style sheet.
 */
export function solid(name: string, sources: ByName<string>, options: SolidOptions = {}): Cell {
  const { camera = {}, style = {}, sheet = {} } = options;
  const styleSheet = { ...NO_AXES, primitives3d: Object.entries(style), ...sheet };
  const definitions = primitives(sources);
  const content = project({ definitions, uvarMap: [], styleSheet, doc: [], camera: { ...CAMERA, ...camera } });
  return { name, content };
}

export const hidden = { hidden: true };
export const red = { color: '#c0322b' };

/** Corners of the cube from (-2, -2, -2) to (2, 2, 2), named as books do. */
export const cubePoints = {
  'A|A': 'Point(-2, -2, -2)',
  'B|B': 'Point(2, -2, -2)',
  'C|C': 'Point(2, 2, -2)',
  'D|D': 'Point(-2, 2, -2)',
  'E|A_1': 'Point(-2, -2, 2)',
  'F|B_1': 'Point(2, -2, 2)',
  'G|C_1': 'Point(2, 2, 2)',
  'H|D_1': 'Point(-2, 2, 2)',
};
export const low = (height: number) => ({ offset: [0, 0, height] });
