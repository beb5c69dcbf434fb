import { form } from '../../form.js';
import { nth, requireWhole } from '../../plane/arguments.js';
import { makeList, makeNumber, makePoint } from '../../plane/make.js';
import type { Constructor } from '../../table.js';
import type { ExplicitCurve, PointValue } from '../../values.js';
import { functionAsymptotes } from '../functions/asymptotes.js';
import { derivativeOf, extremaOf } from '../functions/function-points.js';
import { limitOf } from '../functions/limit.js';
import { taylorPolynomial } from '../functions/taylor.js';
import { osculatingCircle, osculatingCircleAt } from '../osculating.js';
import { partBetween, partFrom } from '../part-of.js';
import { asFunction } from '../scalar.js';

const CUBIC = 'y = x^3 - 3x';
const RATIONAL = 'y = (x^2 + 1) / (x - 1)';

/** Degree: derivatives of products grow. */
const MAX_DEGREE = 20;

/** Where the slope has an extremum. */
const inflections = (f: ExplicitCurve): PointValue[] =>
  extremaOf(derivativeOf(f)).map((x) => makePoint({ x, y: f.f.at(x) }));

/** What calculus asks of functions and curves. */
export const calculusConstructors: readonly Constructor[] = [
  {
    name: 'Inflection',
    aliases: ['InflectionPoint'],
    group: 'points',
    signatures: [
      form({
        parameters: 'f: Path, n: Number',
        returns: 'Point',
        doc: 'The n-th point where the graph of a function changes the side to which it bends, in order of x; within ±100 for functions that are no polynomials.',
        example: `Inflection(${CUBIC}, 1)`,
        evaluate: ({ f, n }) => nth(inflections(asFunction(f)), n, 'inflection point'),
      }),
      form({
        parameters: 'f: Path',
        returns: 'List',
        doc: 'All these points, in order of x.',
        example: `Inflection(${CUBIC})`,
        evaluate: ({ f }) => makeList(inflections(asFunction(f))),
      }),
    ],
  },
  {
    name: 'OsculatingCircle',
    anyOrder: true,
    group: 'curves',
    signatures: [
      form({
        parameters: 'curve: Path, P: Point',
        returns: 'Circle',
        doc: 'The circle that has the tangent and the curvature of a graph, curve or conic at a point P of it.',
        example: 'OsculatingCircle(y = x^2, Point(0, 0))',
        evaluate: ({ curve, P }) => osculatingCircle(curve, P),
      }),
      form({
        parameters: 'curve: Path, t: Number',
        returns: 'Circle',
        doc: 'The same at a value of the curve’s parameter: x for y = f(x).',
        example: 'OsculatingCircle(y = x^2, 1)',
        evaluate: ({ curve, t }) => osculatingCircleAt(curve, t),
      }),
    ],
  },
  {
    name: 'Asymptote',
    group: 'lines',
    signatures: [
      form({
        parameters: 'f: Path, n: Number',
        returns: 'Line',
        doc: 'The n-th asymptote of a quotient of polynomials: the vertical ones from left to right, then the horizontal or slant one.',
        example: `Asymptote(${RATIONAL}, 2)`,
        evaluate: ({ f, n }) => nth(functionAsymptotes(asFunction(f)), n, 'asymptote'),
      }),
      form({
        parameters: 'f: Path',
        returns: 'List',
        doc: 'All asymptotes of a quotient of polynomials, in the same order.',
        example: `Asymptote(${RATIONAL})`,
        evaluate: ({ f }) => makeList(functionAsymptotes(asFunction(f))),
      }),
    ],
  },
  {
    name: 'Limit',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'f: Path, a: Number, side?: String',
        returns: 'Number',
        infinite: true,
        doc: 'The limit of a function at x = a, which may be ∞ or −∞, to about nine digits; with "left" or "right" that of one side.',
        example: 'Limit(y = sin(x) / x, 0)',
        evaluate: ({ f, a, side }) => makeNumber(limitOf(asFunction(f).f.at, a, side?.value)),
      }),
    ],
  },
  {
    name: 'Taylor',
    aliases: ['TaylorPolynomial'],
    group: 'curves',
    signatures: [
      form({
        parameters: 'f: Path, a: Number, n: Number',
        returns: 'Curve',
        doc: 'The Taylor polynomial of a function of x around x = a, of degree n from 0 to 20.',
        example: 'Taylor(y = sin(x), 0, 3)',
        evaluate: ({ f, a, n }) => {
          requireWhole(n, 0, MAX_DEGREE, 'the degree');
          return taylorPolynomial(asFunction(f), a, n);
        },
      }),
    ],
  },
  {
    name: 'Part',
    group: 'curves',
    signatures: [
      form({
        parameters: 'path: Path, P: Point, Q: Point',
        returns: 'Curve | Segment | Arc | EllipticArc | Polyline',
        doc: 'The part of a path between the points of it nearest to P and Q: of a circle or ellipse clockwise from P to Q, of a polygon along its edges from P to Q.',
        example: 'Part(y = x^2, Point(-1, 1), Point(1.5, 2.25))',
        evaluate: ({ path, P, Q }) => partBetween(path, P, Q),
      }),
      form({
        parameters: 'path: Path, a: Number, b: Number',
        returns: 'Curve | Segment | Arc | EllipticArc | Polyline',
        doc: 'The part between two values of the path’s parameter, from a up to b: counterclockwise on a circle or ellipse.',
        example: 'Part(Circle(Point(0, 0), 2), 0, 120°)',
        evaluate: ({ path, a, b }) => partFrom(path, a, b),
      }),
    ],
  },
];
