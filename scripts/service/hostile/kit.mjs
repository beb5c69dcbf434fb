// What hostile projects are made of.

export function project(definitions, { styleSheet = {}, camera = { offset: [0, 0], scale: 50 }, uvarMap = [] } = {}) {
  return { metadata: { version: '11' }, slides: [{ definitions, uvarMap, styleSheet, camera }] };
}

/** Primitives P_0, P_1, …; `more` are further fields of each, or what makes them from its number. */
export const many = (count, source, more = {}) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'primitive',
    id: `P_${i}`,
    source: source(i),
    ...(typeof more === 'function' ? more(i) : more),
  }));

export const one = (source, more = {}) => many(1, () => source, more);

export const named = (id, source, more = {}) => ({ kind: 'primitive', id, source, ...more });

export const texts = (count, template, more = {}) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'text', id: `T_${i}`, template: template(i), ...more }));

export const list = (count, item) => Array.from({ length: count }, (_, i) => item(i)).join(', ');

export const terms = (count, term) => Array.from({ length: count }, (_, i) => term(i + 1)).join(' + ');

/** Corners of a star whose edges cross each other. */
export const star = (points, reach) =>
  list(points, (i) => `Point(${(reach * Math.cos(i * 2.4)).toFixed(2)}, ${(reach * Math.sin(i * 2.4)).toFixed(2)})`);

export const inSpace = { camera: { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.4, scale: 0.1 } };

/** The largest picture that the service gives. */
export const large = { view2D: { left: -10, right: 10, bottom: -10, top: 10, scale: 204.8 } };
export const largeInSpace = { view3D: { width: 4096, height: 4096 } };

export const wild = 'sin(x^2 + y^2) cos(x y) + sin(40 x) sin(40 y)';

export const thick = {
  types: ['Circle', 'Line', 'Segment', 'Polygon', 'Polyline', 'Curve'].map((type) => [
    type,
    { lineWidth: 40, lineDash: 'dashdot', lineOpacity: 30, regionOpacity: 30, fillPattern: 'crosshatch' },
  ]),
};
