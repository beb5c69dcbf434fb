import type { Expr } from '@geoslide/geometry';

/** What a translated expression gives; figures of space have the words of the plane's. */
export type Kind =
  | 'number'
  | 'angle'
  | 'boolean'
  | 'text'
  | 'point'
  | 'vector'
  | 'line'
  | 'segment'
  | 'ray'
  | 'conic'
  | 'arc'
  | 'polygon'
  | 'polyline'
  | 'function'
  | 'curve'
  | 'region'
  /** A figure that stands for a number: an integral, a chart. */
  | 'area'
  /** A function of several variables, which is not drawn. */
  | 'mapping'
  | 'list'
  | 'plane'
  | 'quadric'
  | 'polyhedron'
  | 'surface'
  | 'none';

/** An expression of our language with what it gives. */
export interface Typed {
  readonly tree: Expr;
  readonly kind: Kind;
  /** True for what lies in space. */
  readonly inSpace?: boolean | undefined;
  /** True where it is a circle wherever its parts are moved. */
  readonly isCircle?: boolean | undefined;
  /** True of a point that is a complex number. */
  readonly isComplex?: boolean | undefined;
  /** True of a segment or ray whose whole line is intersected. */
  readonly isProlonged?: boolean | undefined;
  /** Of an object with a label: how it is made. */
  readonly source?: Expr | undefined;
  /** Of a list: its items. */
  readonly items?: readonly Typed[] | undefined;
  /** Of a list whose length can change: the kind of its items. */
  readonly itemKind?: Kind | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  numeric: 'number',
  angle: 'angle',
  angle3d: 'angle',
  boolean: 'boolean',
  text: 'text',
  textfield: 'none',
  button: 'none',
  image: 'none',
  point: 'point',
  vector: 'vector',
  line: 'line',
  segment: 'segment',
  ray: 'ray',
  conic: 'conic',
  conicpart: 'arc',
  circlepart: 'arc',
  polygon: 'polygon',
  polyline: 'polyline',
  penstroke: 'polyline',
  function: 'function',
  functionconic: 'function',
  interval: 'region',
  inequality: 'region',
  curvecartesian: 'curve',
  curvepolar: 'curve',
  locus: 'curve',
  implicitpoly: 'curve',
  implicitcurve: 'curve',
  list: 'list',
  plane: 'plane',
  quadric: 'quadric',
  quadriclimited: 'quadric',
  quadricpart: 'quadric',
  net: 'polyhedron',
  polyhedron: 'polyhedron',
  surfacecartesian: 'surface',
  functionnvar: 'region',
};

/** The kind of an element by GeoGebra's word for its type. */
export function kindOf(type: string): Kind {
  return KINDS[type.toLowerCase().replace(/3d$/, '')] ?? 'none';
}

/** Whether a type of GeoGebra's is of space. */
export function isOfSpace(type: string): boolean {
  return /3d$|^(quadric|quadriclimited|quadricpart|polyhedron|net)$/i.test(type);
}

const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  number: ['number', 'angle', 'area'],
  linear: ['line', 'segment', 'ray', 'vector'],
  circle: ['conic', 'arc'],
  direction: ['vector', 'point'],
  path: ['line', 'segment', 'ray', 'vector', 'conic', 'arc', 'polygon', 'polyline', 'function', 'curve'],
  graph: ['function', 'line', 'curve'],
  figure: [
    'point',
    'vector',
    'line',
    'segment',
    'ray',
    'conic',
    'arc',
    'polygon',
    'polyline',
    'function',
    'curve',
    'region',
    'list',
    'plane',
    'quadric',
    'polyhedron',
  ],
};

/** Whether a kind is what a parameter of a command takes: a kind itself, or a group of kinds. */
export function fits(kind: Kind, parameter: string): boolean {
  return kind === parameter || (GROUPS[parameter]?.includes(kind) ?? false);
}
