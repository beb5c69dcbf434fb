import type { Text } from '../words/words.js';

/** What a hand has to pick: a place, which becomes a point where there is none, or an object of a type or union. */
export type Wanted =
  | 'Place'
  | 'Point'
  | 'PlaneObject'
  | 'LineLike'
  | 'Path'
  | 'Polygon'
  | 'SpaceObject'
  | 'Solid'
  | 'Plane';

/** What a tool has picked, in its order: ids of objects. */
type Picked = readonly string[];

/** Where the last pick was, in units of the slide; in space, of z = 0. */
interface At {
  readonly x: number;
  readonly y: number;
  /** Where texts and sliders lie that are put there. */
  readonly flat: { readonly x: number; readonly y: number };
  /** The middle of all picks. */
  readonly middle: { readonly x: number; readonly y: number };
}

export interface Tool {
  readonly title: Text;
  /** What is drawn on its button, in a box of 24 × 24. */
  readonly icon: string;
  /** What is picked one after the other, and how that is asked for; the order of different types is free. */
  readonly picks: readonly { readonly wanted: Wanted; readonly ask: Text }[];
  /** True where the last pick may come again and again, until the first one is picked a second time. */
  readonly isOpen?: true;
  /** True where picks come in their order, since what is picked may be of more than one of their types. */
  readonly isOrdered?: true;
  /** Names of what it makes, in the order in which they are tried. */
  readonly names: readonly string[];
  /** The statement that defines it, without its name; `ask` gets a text from the user. Undefined for none. */
  readonly statement: (
    picked: Picked,
    at: At,
    ask: (question: Text, preset: string) => string | null,
  ) => Made | undefined;
}

/** A statement is `word name: rest`, or `name: rest`. */
export interface Made {
  readonly word?: 'text' | 'slider';
  /** The definition of a point that is made before, such as an apex. */
  readonly top?: string;
  /** Gets the name of that point. */
  readonly rest: string | ((top: string) => string);
}

export const letters = (text: string) => [...text];
const lines = letters('ghlmnrtuvw');

interface OfPicks extends Omit<Tool, 'statement'> {
  /** The constructor that gets all that is picked. */
  readonly call: string;
  readonly label?: string;
}

export const ofPicks = ({ call, label = '', ...tool }: OfPicks): Tool => ({
  ...tool,
  statement: (picked) => ({ rest: `${call}(${picked.join(', ')})${label}` }),
});

/** Picks of points, each with how it is asked for. */
export const points = (...asks: readonly Text[]): Tool['picks'] => asks.map((ask) => ({ wanted: 'Point', ask }));

const sidesOfAngle = points('Pick a point on the first side', 'Pick the vertex', 'Pick a point on the second side');

const toLine = (call: string, title: Text, icon: string): Tool =>
  ofPicks({
    title,
    icon,
    picks: [
      { wanted: 'LineLike', ask: 'Pick a line or segment' },
      { wanted: 'Point', ask: 'Pick a point or a place' },
    ],
    names: lines,
    call,
  });
export const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.4" fill="currentColor" stroke="none"/>`;

/** Names of points. */
export const pointNames: readonly string[] = letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The tools that make objects, in the order of their buttons. */
export const tools = {
  point: {
    title: 'Point',
    icon: dot(12, 12),
    picks: [{ wanted: 'Point', ask: 'Pick a place, or a line or circle to put a point on it' }],
    names: pointNames,
    statement: () => undefined,
  },
  line: ofPicks({
    title: 'Line',
    icon: `<path d="M3 19 21 5"/>${dot(8, 15.1)}${dot(16, 8.9)}`,
    names: lines,
    call: 'Line',
    picks: points('Pick a first point', 'Pick a second point'),
  }),
  segment: ofPicks({
    title: 'Segment',
    icon: `<path d="M5 18 19 6"/>${dot(5, 18)}${dot(19, 6)}`,
    names: letters('abcdfghlmnqrstuvw'),
    call: 'Segment',
    picks: points('Pick its start', 'Pick its end'),
  }),
  ray: ofPicks({
    title: 'Ray',
    icon: `<path d="M5 18 22 3.5"/>${dot(5, 18)}${dot(13, 11.2)}`,
    names: lines,
    call: 'Ray',
    picks: points('Pick its start', 'Pick a point on it'),
  }),
  circle: ofPicks({
    title: 'Circle',
    icon: `<circle cx="12" cy="12" r="8.5"/>${dot(12, 12)}${dot(18, 6)}`,
    names: letters('kcdq'),
    call: 'Circle',
    picks: points('Pick its centre', 'Pick a point on it'),
  }),
  polygon: ofPicks({
    title: 'Polygon',
    icon: '<path d="M5 19 3.5 8 13 3.5 20.500 11 17 20z"/>',
    picks: points('Pick the first corner', 'Pick the next corner', 'Pick the next corner, or the first one to end'),
    isOpen: true,
    names: ['poly'],
    call: 'Polygon',
  }),
  regular: {
    title: 'Regular polygon',
    icon: '<path d="M7 4h10l5 8-5 8H7l-5-8z"/>',
    picks: points('Pick the first corner', 'Pick the next corner'),
    names: ['poly'],
    statement([A, B], _, ask) {
      const count = Number(ask('How many corners', '6'));
      return Number.isInteger(count) && count >= 3 && count <= 100
        ? { rest: `Polygon(${A}, ${B}, ${count})` }
        : undefined;
    },
  },
  circle3: ofPicks({
    title: 'Circle through three points',
    icon: `<circle cx="12" cy="12" r="8.500"/>${dot(5, 7)}${dot(19, 7)}${dot(12, 20.5)}`,
    picks: points('Pick a first point', 'Pick a second point', 'Pick a third point'),
    names: letters('kcdq'),
    call: 'Circle',
  }),
  vector: ofPicks({
    title: 'Vector',
    icon: '<path d="M4 19 20 5M13 5h7v7"/>',
    names: letters('uvwabcd'),
    call: 'Vector',
    picks: points('Pick its start', 'Pick its end'),
  }),
  perpendicular: toLine('PerpLine', 'Perpendicular line', '<path d="M3 18h18M12 3v18M12 14h4v4"/>'),
  parallel: toLine('ParallelLine', 'Parallel line', '<path d="M3 16 17 4M7 20 21 8"/>'),
  bisector: ofPicks({
    title: 'Perpendicular bisector',
    icon: `<path d="M12 3v18"/>${dot(5, 12)}${dot(19, 12)}`,
    names: lines,
    call: 'PerpBisector',
    picks: points('Pick a first point', 'Pick a second point'),
  }),
  angleBisector: ofPicks({
    title: 'Angle bisector',
    icon: `<path d="M20 20H4L14 4"/><path d="M4 20 20 10" stroke-dasharray="2 2"/>`,
    picks: sidesOfAngle,
    names: lines,
    call: 'AngleBisector',
  }),
  midpoint: ofPicks({
    title: 'Midpoint',
    icon: `<path d="M4 12h16" stroke-dasharray="2 2"/>${dot(12, 12)}`,
    names: letters('MNPQRSTUVW'),
    call: 'Midpoint',
    picks: points('Pick a first point', 'Pick a second point'),
    label: ' "{{id}}"',
  }),
  intersection: {
    title: 'Intersection',
    icon: `<path d="M4 19 20 5M4 5l16 14"/>${dot(12, 12)}`,
    picks: [
      { wanted: 'Path', ask: 'Pick a first line or curve' },
      { wanted: 'Path', ask: 'Pick a second one, near the point' },
    ],
    names: letters('SPQRTUVW'),
    statement: ([a, b], { x, y }) => ({ rest: `Intersect(${a}, ${b}, ${x}, ${y}) "{{id}}"` }),
  },
  tangent: ofPicks({
    title: 'Tangent',
    icon: `<circle cx="10" cy="14" r="6.5"/><path d="M3 7.500h18"/>${dot(10, 7.5)}`,
    picks: [
      { wanted: 'Path', ask: 'Pick a circle or curve' },
      { wanted: 'Point', ask: 'Pick a point or a place' },
    ],
    names: letters('tuvw'),
    call: 'Tangent',
  }),
  reflection: ofPicks({
    title: 'Reflection',
    icon: '<path d="M12 2v20" stroke-dasharray="3 2"/><path d="M9 7v10H3z"/><path d="M15 7v10h6z"/>',
    picks: [
      { wanted: 'PlaneObject', ask: 'Pick what is reflected' },
      { wanted: 'LineLike', ask: 'Pick the line of reflection' },
    ],
    isOrdered: true,
    names: letters('rstuvw'),
    call: 'Reflect',
  }),
  angle: ofPicks({
    title: 'Angle',
    icon: '<path d="M20 19H4L15 5M12 19a8 8 0 0 0-3-6.300"/>',
    picks: sidesOfAngle,
    names: ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'phi', 'psi', 'omega'],
    call: 'Angle',
    label: ' "{{value}}"',
  }),
  text: {
    title: 'Text',
    icon: '<path d="M5 6V4.500h14V6M12 4.500V20M9 20h6"/>',
    picks: [{ wanted: 'Place', ask: 'Pick the place of the text' }],
    names: ['text1', 'text2', 'text3', 'text4', 'text5'],
    statement(_, { flat: { x, y } }, ask) {
      const text = ask('Text; {{…}} shows a value', '');
      return text
        ? { word: 'text', rest: `${JSON.stringify(text)} {mode: normal, offsetX: ${x}, offsetY: ${y}}` }
        : undefined;
    },
  },
  slider: {
    title: 'Slider',
    icon: `<path d="M3 12h18"/><circle cx="9" cy="12" r="3.500" fill="currentColor"/>`,
    picks: [{ wanted: 'Place', ask: 'Pick the place of the slider' }],
    names: letters('abcdhkmnpqrstuvw'),
    statement(_, { flat: { x, y } }, ask) {
      const range = ask('Range, step and value of the slider', '0 .. 5 step 0.1 = 1');
      return range ? { word: 'slider', rest: `${range} {offsetX: ${x}, offsetY: ${y}}` } : undefined;
    },
  },
  function: {
    title: 'Function',
    icon: '<path d="M3 12h18M6 21V3"/><path d="M7.500 19C10 5 13 5 14.500 12S18 19 21 6"/>',
    picks: [],
    names: letters('fghpqruv'),
    statement(_, __, ask) {
      const term = ask('Function of x', 'x^2 - 1')
        ?.trim()
        .replace(/^(?:y|[a-z]\(x\))\s*=\s*/i, '');
      return term ? { rest: `y = ${term}` } : undefined;
    },
  },
} as const satisfies Readonly<Record<string, Tool>>;

/** The first name that is free, else the last one with a number. */
export function freeName(names: readonly string[], isTaken: (name: string) => boolean): string {
  const free = names.find((name) => !isTaken(name));
  if (free !== undefined) return free;
  for (let number = 1; ; number += 1) {
    const name = `${names[0]!.replace(/\d+$/, '')}_${number}`;
    if (!isTaken(name)) return name;
  }
}
