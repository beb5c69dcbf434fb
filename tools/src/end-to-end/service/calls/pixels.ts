import { type Call, type Endpoint, ok, rows } from './call.js';

const hidden = Object.fromEntries(
  ['xaxis', 'yaxis', 'grid', 'xaxis3d', 'yaxis3d', 'zaxis3d'].map((name) => [name, { show: false }]),
);
const dot = (color: string) => ({ color, pointSize: 20 });

/** A yellow slide with a red point in its middle, and nothing else. */
function project(source: string, more: object = {}, camera: object = {}) {
  const types = [['Point', dot('#ff0000')]];
  const styleSheet = { ...hidden, background: { color: '#ffff00' }, types, types3d: types, ...more };
  return {
    metadata: { version: '11' },
    slides: [{ definitions: [{ kind: 'primitive', id: 'A', source }], uvarMap: [], styleSheet, ...camera }],
  };
}

const plane = (more?: object) => project('Point(0, 0)', more);
const space = (more?: object) =>
  project('Point(0, 0, 0)', more, {
    camera: { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.4, projection: 'orthographic', scale: 0.2 },
  });
const template = {
  backgroundStyle: { background: { color: '#00ff00' }, xaxis: { show: true }, yaxis: { show: true } },
  defaultStyle: { types: [['Point', dot('#0000ff')]] },
};
const byId = { primitives: [['A', { color: '#ff00ff' }]], primitives3d: [['A', { color: '#ff00ff' }]] };

/** 100 × 100 px, the point at (50, 50). */
const bound = { left: -1, right: 1, bottom: -1, top: 1 };
const views: readonly (readonly [name: Endpoint, fields: object, project: typeof plane])[] = [
  ['png', { viewBound: bound, scale: 50 }, plane],
  ['v2', { view2D: { ...bound, scale: 50 } }, plane],
  ['v2', { view3D: { width: 100, height: 100 } }, space],
];

const cases: readonly (readonly [title: string, more: object, fields: object, middle: string, corner: string])[] = [
  ['2.3 rule 1: without a template the slide keeps its styles', {}, {}, 'ff0000ff', 'ffff00ff'],
  ['2.3 a template supplies background and defaults of types', {}, { template }, '0000ffff', '00ff00ff'],
  ['2.3 rule 2: a style by id is kept over the template', byId, { template }, 'ff00ffff', '00ff00ff'],
  ['4.6 transparent: the background alone is left out', {}, { transparent: true }, 'ff0000ff', '00000000'],
  ['4.6 transparent: a template’s too', {}, { template, transparent: true }, '0000ffff', '00000000'],
  ['4.6 transparent: false draws the background', {}, { transparent: false }, 'ff0000ff', 'ffff00ff'],
];

/** What rules of spec.md say of colours, read from the pixels of the file. */
export const pixelCalls: readonly Call[] = cases.flatMap(([title, more, fields, middle, corner]) =>
  views.flatMap(([name, view, make]) => {
    // Beside the point, on the place of the axes: rule 2.3.3, a template does not show what the slide hides.
    const pixels = [[50, 50, middle] as const, [7, 7, corner] as const, [50, 20, corner] as const];
    return rows(
      `${title}, ${Object.keys(view)[0]}`,
      [name],
      { content: make(more), ...view, ...fields },
      { ...ok(), pixels },
    );
  }),
);
