import type { Style } from '@geoslide/protocol';

/** What the built-in style says of style types, by name. */
export interface StyleTypes {
  /** What a type has beyond that of every object. A type's fallbacks apply here too. */
  readonly looks: ReadonlyMap<string, Style>;
  /** The type that counts where nothing is said of one. */
  readonly fallbacks: ReadonlyMap<string, string>;
}

/** Style types that constructors name: each looks like another type where the style sheet has nothing for it. */
const CONSTRUCTOR_FALLBACKS: Readonly<Record<string, string>> = {
  Semicircle: 'Arc',
  CircumArc: 'Arc',
  Circumcircle: 'Circle',
  Incircle: 'Circle',
  Triangle: 'Polygon',
  Parallelogram: 'Polygon',
  Rectangle: 'Polygon',
  Square: 'Polygon',
  Rhombus: 'Polygon',
  Function: 'Curve',
  Locus: 'Curve',
  Bezier: 'Curve',
  Spline: 'Curve',
  Integral: 'Area',
  Between: 'Area',
  BarChart: 'Chart',
  Histogram: 'Chart',
  BoxPlot: 'Chart',
  PieChart: 'Chart',
  TreeDiagram: 'Chart',
  Venn: 'Chart',
  Shade: 'Area',
};

interface Styled {
  readonly looks: Style;
  readonly fallback: string | undefined;
}

/** The style types of some types of values, and those that constructors name. */
export function styleTypes(types: Readonly<Record<string, Styled>>): StyleTypes {
  const entries = Object.entries(types);
  return {
    looks: new Map(
      entries.flatMap(([name, { looks }]) => (Object.keys(looks).length > 0 ? [[name, looks] as const] : [])),
    ),
    fallbacks: new Map([
      ...Object.entries(CONSTRUCTOR_FALLBACKS),
      ...entries.flatMap(([name, { fallback }]) => (fallback === undefined ? [] : [[name, fallback] as const])),
    ]),
  };
}

/**
 * A type and its fallbacks, the most specific first: `Semicircle`, `Arc`. `kind` is the value's own type, the last
 * resort.
 */
export function typeChain({ fallbacks }: StyleTypes, type: string, kind: string = type): readonly string[] {
  const chain = [type];
  for (const start of [type, kind]) {
    for (let next: string | undefined = start; next !== undefined; next = fallbacks.get(next)) {
      if (!chain.includes(next)) chain.push(next);
    }
  }
  return chain;
}
