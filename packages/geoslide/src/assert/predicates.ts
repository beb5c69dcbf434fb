import type { Value } from '@geoslide/geometry';
import { farFromShape, farFromSize, farOutside } from './shapes.js';

/** What a statement's deviation is measured in. */
export type DeviationUnit = 'units' | 'degrees';

/** What arguments are. */
export type Takes = 'points' | 'lines' | 'curves' | 'shapes';

/** A statement about a figure that can be measured. */
interface Predicate {
  /** How many arguments it takes, at least and at most. */
  readonly arity: readonly [least: number, most: number];
  readonly unit: DeviationUnit;
  /** One sentence for those who look it up. */
  readonly doc: string;
  /** What its arguments are; missing where they may be several things. */
  readonly takes?: Takes;
  /**
   * Sources of the construction language whose values are the deviations, 0 where the statement holds; the largest
   * counts. In a list of sources, the first that has a value is taken.
   */
  readonly deviations: (args: readonly string[]) => readonly (string | readonly string[])[];
  /**
   * The deviation, where the values of the sources are figures: undefined where they do not fit, Infinity where the
   * statement does not hold and nobody can say by how much.
   */
  readonly deviationOf?: (values: readonly (Value | undefined)[]) => number | undefined;
}

const pairs = (args: readonly string[]) => args.slice(1).map((arg) => [args[0]!, arg] as const);
const degrees = (radians: string) => `(${radians}) * 180 / pi`;

/** How much farther, or less far, a path is from the centre of a circle than the circle itself. */
const fromCenter = (circle: string, path: string) => `abs(distance(Center(${circle}), ${path}) - Radius(${circle}))`;

/** The sine of the least angle at which a line meets a curve. */
const acrossTangent = (line: string, curve: string) =>
  `min(Map(abs(sin(angle(${line}, Tangent(${curve}, P_)))), P_, Intersect(${line}, ${curve})))`;

/** What can be said of a figure, by name; arguments are sources of the language, ids among them. */
export const predicates: Readonly<Record<string, Predicate>> = {
  equal: {
    arity: [2, 20],
    unit: 'units',
    doc: 'Numbers are equal, or points lie on each other.',
    deviations: (args) => pairs(args).map(([x, y]) => [`abs((${x}) - (${y}))`, `distance(${x}, ${y})`]),
  },
  congruent: {
    arity: [2, 20],
    unit: 'units',
    takes: 'lines',
    doc: 'Segments, arcs or other paths are equally long, or polygons have the same shape and size: congruent(s, t), congruent(A, B, C, D, E, F).',
    deviations: (args) => [...args, ...args.map((arg) => `length(${arg})`)],
    deviationOf: farFromSize,
  },
  similar: {
    arity: [2, 40],
    unit: 'units',
    takes: 'shapes',
    doc: 'Polygons have the same shape: similar(s, t), or similar(A, B, C, D, E, F) with the corners in their order.',
    deviations: (args) => args,
    deviationOf: farFromShape,
  },
  perpendicular: {
    arity: [2, 2],
    unit: 'degrees',
    takes: 'lines',
    doc: 'Lines or planes meet at a right angle.',
    deviations: ([a, b]) => [degrees(`abs(angle(${a}, ${b}) - pi / 2)`)],
  },
  parallel: {
    arity: [2, 20],
    unit: 'degrees',
    takes: 'lines',
    doc: 'Lines or planes have one direction.',
    deviations: (args) => pairs(args).map(([a, b]) => degrees(`min(angle(${a}, ${b}), pi - angle(${a}, ${b}))`)),
  },
  collinear: {
    arity: [3, 20],
    unit: 'units',
    takes: 'points',
    doc: 'Points lie on one line.',
    deviations: ([A, B, ...rest]) => rest.map((P) => `distance(${P}, Line(${A}, ${B}))`),
  },
  concyclic: {
    arity: [4, 20],
    unit: 'units',
    takes: 'points',
    doc: 'Points lie on one circle.',
    deviations: ([A, B, C, ...rest]) => rest.map((P) => `distance(${P}, Circle(${A}, ${B}, ${C}))`),
  },
  concurrent: {
    arity: [3, 20],
    unit: 'units',
    takes: 'lines',
    doc: 'Lines go through one point.',
    deviations: ([a, b, ...rest]) => rest.map((c) => `distance(Intersect(${a}, ${b}, 1), ${c})`),
  },
  on: {
    arity: [2, 2],
    unit: 'units',
    doc: 'A point lies on a path: on(P, path).',
    deviations: ([P, path]) => [`distance(${P}, ${path})`],
  },
  inside: {
    arity: [2, 2],
    unit: 'units',
    doc: 'A point lies in a closed figure or on its edge: inside(P, polygon), inside(P, circle).',
    deviations: ([P, figure]) => [`${P}`, [`Union(${figure})`, `${figure}`], [`distance(${P}, ${figure})`, '∞']],
    deviationOf: farOutside,
  },
  tangent: {
    arity: [2, 2],
    unit: 'units',
    takes: 'curves',
    doc: 'A line touches a circle or another curve, or two circles touch: tangent(line, curve), tangent(circle, circle).',
    deviations: ([l = '', c = '']) => {
      // Of two circles, one in the other, only the inner one's centre is as far from the other as from its own.
      const [first, second] = [fromCenter(c, l), fromCenter(l, c)];
      return [[`min(${first}, ${second})`, first, second, acrossTangent(l, c), acrossTangent(c, l)]];
    },
  },
  between: {
    arity: [3, 3],
    unit: 'units',
    takes: 'points',
    doc: 'A point lies on the segment of two others: between(P, A, B).',
    deviations: ([P, A, B]) => [`distance(${A}, ${P}) + distance(${P}, ${B}) - distance(${A}, ${B})`],
  },
};
