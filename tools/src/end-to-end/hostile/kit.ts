// What hostile projects are made of.

export type Fields = Readonly<Record<string, unknown>>;

export interface Project {
  readonly metadata: object;
  readonly slides: readonly Slide[];
}

interface Slide {
  readonly definitions: readonly object[];
  readonly uvarMap: readonly (readonly [string, number])[];
  readonly styleSheet: object;
  readonly camera: Fields;
  readonly doc?: readonly object[];
}

/** Makes the content of a call, and further fields of its body. */
export type HostileProject = () => readonly [content: Project, fields?: Fields];

export function project(definitions: readonly object[], parts: Partial<Slide> = {}): Project {
  const { styleSheet = {}, camera = { offset: [0, 0], scale: 50 }, uvarMap = [], ...more } = parts;
  return { metadata: { version: '11' }, slides: [{ definitions, uvarMap, styleSheet, camera, ...more }] };
}

/** Primitives P_0, P_1, …; `more` are further fields of each, or what makes them from its number. */
export const many = (
  count: number,
  source: (i: number) => string,
  more: Fields | ((i: number) => Fields) = {},
): object[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'primitive',
    id: `P_${i}`,
    source: source(i),
    ...(typeof more === 'function' ? more(i) : more),
  }));

export const one = (source: string, more: Fields = {}) => many(1, () => source, more);

export const named = (id: string, source: string, more: Fields = {}) => ({ kind: 'primitive', id, source, ...more });

export const texts = (count: number, template: (i: number) => string, more: Fields = {}) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'text', id: `T_${i}`, template: template(i), ...more }));

export const list = (count: number, item: (i: number) => string | number) =>
  Array.from({ length: count }, (_, i) => item(i)).join(', ');

export const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

export const terms = (count: number, term: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => term(i + 1)).join(' + ');

/** Corners of a star whose edges cross each other. */
export const star = (points: number, reach: number) =>
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
