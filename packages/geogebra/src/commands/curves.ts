import { build, differentiate, type Expr, namesIn, polynomialIn, Undefined } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import type { Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import { argument } from './argument.js';
import { type Call, type Command, type Form, form, type Made, many } from './command.js';
import { valueAt } from './lists.js';

const { call, name } = build;

/** An expression in a variable of its own, which becomes ours. */
function inVariable(tree: Tree, variable: string, ours: string, given: Call): Typed {
  return given.value(tree, new Map([[variable, { tree: name(ours), kind: 'number' }]]));
}

function variableIn(tree: Tree | undefined): string {
  if (tree?.kind !== 'name') throw new Unreadable('a curve without a variable');
  return tree.name;
}

/** A point that moves, `(cos(t), sin(t))` or `(r(t); t)`, as its coordinates. */
function coordinatesOf(tree: Tree): readonly Tree[] {
  if (tree.kind !== 'point') return [tree];
  const [radius, angle] = tree.items;
  if (!tree.isPolar || radius === undefined || angle === undefined || tree.items.length > 2) return tree.items;
  return ['cos', 'sin'].map((name) => ({
    kind: 'binary',
    operator: '*',
    left: radius,
    right: { kind: 'call', name, items: [angle], primes: 0 },
  }));
}

/** `Curve(x(t), y(t), t, from, to)`, or with a point that moves instead of its coordinates. */
function curve(given: Call): Made[] {
  const { items } = given;
  const [variable, from, to] = items.slice(-3);
  const coordinates = items.slice(0, -3).flatMap(coordinatesOf);
  if (coordinates.length < 2 || coordinates.length > 3) throw new Unreadable(`a curve of ${items.length} arguments`);
  const trees = coordinates.map((tree) => inVariable(tree, variableIn(variable), 't', given).tree);
  const bounds = [from!, to!].map((tree) => given.value(tree).tree);
  return [{ kind: 'curve', inSpace: coordinates.length === 3, tree: call('Curve', ...trees, ...bounds) }];
}

/** `Function(f, a, b)`: f between two numbers. */
function part(given: Call): Made[] {
  const { items } = given;
  const [f, a, b] = items.map((item) => inVariable(item, 'x', 'x', given));
  if (f === undefined || a === undefined || b === undefined)
    throw new Unreadable(`Function of ${items.length} arguments`);
  const values: Expr =
    f.kind === 'function' ? { kind: 'call', callee: f.tree, args: [name('x')], start: 0, end: 0 } : f.tree;
  return [{ kind: 'curve', tree: call('Curve', values, a.tree, b.tree) }];
}

/** A sum of rectangles or trapezoids under a graph. */
function sumOfPieces(name: string, kind: string): Command {
  return { name, forms: [form('function, number, number, number', 'area', `RiemannSum(a, b, c, d, "${kind}")`)] };
}

/** Another way to write a function: its graph is the same. What is no function of its own needs the algebra. */
function sameFunction(name: string): Command {
  return {
    name,
    special: {
      takes: 'function',
      becomes: 'the function as it is',
      write: (given) => {
        const [f] = given.items.map((item) => argument(item, given));
        if (f?.kind !== 'function' || given.outputs.element(0)?.type !== 'function')
          throw new Unreadable('it needs a computer algebra system');
        return [f.tree.kind === 'name' ? f : { ...f, tree: graphOf(f.tree) }];
      },
    },
  };
}

function graphOf(values: Expr): Expr {
  return values.kind === 'equation' ? values : { kind: 'equation', left: name('y'), right: values, start: 0, end: 0 };
}

/** Whether GeoGebra's antiderivative is 0 at 0 too, as that of a polynomial is. */
function isZeroAtZero({ source, tree }: Typed): boolean {
  const formula = source?.kind === 'equation' ? source.right : tree;
  return formula.kind !== 'name' && polynomialIn(formula, 'x') !== undefined;
}

const antiderivative: Form = {
  takes: ['function'],
  becomes: '`SolveODE(a(x), Point(0, 0))`, which is 0 at 0, with a warning where a is no polynomial',
  write: ([f]) => {
    const isExpression = namesIn(f!.tree).has('x');
    const slope: Expr = isExpression ? f!.tree : { kind: 'call', callee: f!.tree, args: [name('x')], start: 0, end: 0 };
    const remark = 'the antiderivative that is 0 at 0 is drawn: that of GeoGebra may be another';
    return [
      {
        kind: 'function',
        tree: call('SolveODE', slope, call('Point', build.literal(0), build.literal(0))),
        ...(!isZeroAtZero(f!) && { remark }),
      },
    ];
  },
};

const PLACES: ReadonlyMap<number, string> = new Map([
  [0, 'left'],
  [0.5, 'middle'],
  [1, 'right'],
]);

/** `RectangleSum(f, a, b, n, place)`: the place in each piece, from 0 to 1, at which its height is taken. */
function rectangleSum(given: Call): Made[] {
  const args = given.items.map((item) => argument(item, given));
  const [f, , , , place] = args;
  const word = place?.tree.kind === 'number' ? PLACES.get(place.tree.value) : undefined;
  if (f?.kind !== 'function' || word === undefined || args.length !== 5)
    throw new Unreadable('rectangles at another place than the left, the middle or the right');
  const trees = args.slice(0, 4).map(({ tree }) => tree);
  return [{ kind: 'area', tree: call('RiemannSum', ...trees, { kind: 'string', value: word, start: 0, end: 0 }) }];
}

const PLANE_VARIABLES = new Map(['x', 'y'].map((own): [string, Typed] => [own, { tree: name(own), kind: 'number' }]));

/** An expression in x and y; of a function of two variables its value there. */
function inPlane(tree: Tree | undefined, given: Call): Expr {
  if (tree === undefined) throw new Unreadable('a field without a function');
  const value = given.value(tree, PLANE_VARIABLES);
  if (value.kind === 'mapping')
    return { kind: 'call', callee: value.tree, args: [name('x'), name('y')], start: 0, end: 0 };
  return value.kind === 'function'
    ? { kind: 'call', callee: value.tree, args: [name('x')], start: 0, end: 0 }
    : value.tree;
}

/** `SlopeField(f, n, length, from and to)`: without the corners, so that it fills the view as GeoGebra's does. */
function slopeField(given: Call): Made[] {
  const [f, ...settings] = given.items;
  const numbers = settings.slice(0, 2).map((item) => given.value(item).tree);
  return [{ kind: 'curve', tree: call('SlopeField', inPlane(f, given), ...numbers) }];
}

/** `SolveODE(f, x, y, end, step)`; ours chooses its steps by itself. */
function solveOde(given: Call): Made[] {
  const [f, ...others] = given.items;
  const [x, y, end] = others.map((item) => given.value(item));
  if (x?.kind === 'point' || x === undefined || y === undefined || end === undefined)
    throw new Unreadable(`SolveODE of ${given.items.length} arguments`);
  const start = call('Point', x.tree, y.tree);
  return [{ kind: 'curve', tree: call('SolveODE', inPlane(f, given), start, x.tree, end.tree) }];
}

/** The curve of the derivatives of x(t) and y(t), of a curve whose formulas are in the file. */
const derivativeOfCurve: Form = {
  takes: ['curve'],
  becomes: "`Curve(x'(t), y'(t), from, to)`",
  write: ([given]) => {
    const source = given!.source ?? given!.tree;
    const isCurve = source.kind === 'call' && source.callee.kind === 'name' && source.callee.name === 'Curve';
    const [x, y, from, to] = isCurve ? source.args : [];
    if (x === undefined || y === undefined || from === undefined || to === undefined)
      throw new Unreadable('the derivative of a curve without formulas');
    try {
      return [{ kind: 'curve', tree: call('Curve', differentiate(x, 't'), differentiate(y, 't'), from, to) }];
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      throw new Unreadable(error.message);
    }
  },
};

/** A limit, as the mean of the values that near to a place. */
function limit(name: string, ...offsets: readonly number[]): Command {
  const write = (given: Call): Made[] => {
    const [expression, at, ...others] = given.items;
    if (expression === undefined || at === undefined || others.length > 0) throw new Unreadable(`${name} of no place`);
    const place = given.value(at).tree;
    const values = offsets.map((offset) => valueAt(expression, build.add(place, build.literal(offset)), given));
    const sum = values.reduce((left, right) => build.add(left, right));
    return [{ kind: 'number', tree: build.divide(sum, build.literal(offsets.length)) }];
  };
  return {
    name,
    special: { takes: 'function, number', becomes: 'the value beside the place, where that was saved', write },
  };
}

/** The part of a fraction above or below its line, as it is written. */
function partOfFraction(name: string, part: 'left' | 'right'): Command {
  const write = (given: Call): Made[] => {
    const fraction = argument(given.items[0]!, given);
    const whole = fraction.source ?? fraction.tree;
    const body = whole.kind === 'equation' ? whole.right : whole;
    if (body.kind !== 'binary' || body.operator !== '/') throw new Unreadable('a part of what is no fraction');
    if (fraction.kind !== 'function') return [{ kind: 'number', tree: body[part] }];
    return [
      { kind: 'function', tree: { kind: 'equation', left: build.name('y'), right: body[part], start: 0, end: 0 } },
    ];
  };
  return { name, special: { takes: 'fraction', becomes: `its ${part === 'left' ? 'upper' : 'lower'} part`, write } };
}

export const curveCommands: readonly Command[] = [
  limit('Limit', -1e-4, 1e-4),
  limit('LimitAbove', 1e-8),
  limit('LimitBelow', -1e-8),
  partOfFraction('Numerator', 'left'),
  partOfFraction('Denominator', 'right'),
  {
    name: 'CurveCartesian',
    also: ['Curve', 'ParametricCurve'],
    special: { takes: 'x(t), y(t), t, from, to', becomes: '`Curve(x(t), y(t), from, to)`', write: curve },
  },
  { name: 'Function', special: { takes: 'function, number, number', becomes: '`Curve(a, b, c)`', write: part } },
  {
    name: 'Locus',
    forms: [form('point, point', 'curve', 'Locus(a, b)'), form('point, number', 'curve', 'Locus(a, b)')],
  },
  {
    name: 'ImplicitCurve',
    special: {
      takes: 'f(x, y)',
      becomes: '`f(x, y) = 0`',
      write: (given) => {
        const left = inPlane(given.items[0], given);
        return [{ kind: 'curve', tree: { kind: 'equation', left, right: build.literal(0), start: 0, end: 0 } }];
      },
    },
  },
  {
    name: 'Derivative',
    forms: [
      form('function', 'function', 'Derivative(a)'),
      form('function, number', 'function', 'Derivative(a, b)'),
      derivativeOfCurve,
    ],
  },
  {
    name: 'Integral',
    forms: [
      antiderivative,
      form('function, number, number', 'area', 'Integral(a, b, c)'),
      form('function, number, number, boolean', 'area', 'Integral(a, b, c)'),
      form('function, function, number, number', 'area', 'Between(a, b, c, d)'),
    ],
  },
  { name: 'IntegralBetween', forms: [form('function, function, number, number', 'area', 'Between(a, b, c, d)')] },
  { name: 'NIntegral', forms: [form('function, number, number', 'number', 'Integral(a, b, c).value')] },
  { name: 'Spline', forms: [form('list', 'curve', 'Spline(a)'), many('point', 'curve', 'Spline')] },
  {
    name: 'TaylorSeries',
    also: ['TaylorPolynomial'],
    forms: [form('function, number, number', 'function', 'Taylor(a, b, c)')],
  },
  {
    name: 'OsculatingCircle',
    forms: [
      form('point, function', 'conic', 'OsculatingCircle(b, a)'),
      form('point, curve', 'conic', 'OsculatingCircle(b, a)'),
    ],
  },
  sumOfPieces('UpperSum', 'upper'),
  {
    name: 'RectangleSum',
    special: {
      takes: 'function, from, to, number, 0, 0.5 or 1',
      becomes: '`RiemannSum(a, b, c, d, "left")`, `"middle"` or `"right"`',
      write: rectangleSum,
    },
  },
  sumOfPieces('LowerSum', 'lower'),
  sumOfPieces('LeftSum', 'left'),
  sumOfPieces('TrapezoidalSum', 'trapezoid'),
  {
    name: 'SlopeField',
    special: { takes: 'f(x, y), n, length', becomes: '`SlopeField(f(x, y), n, length)`', write: slopeField },
  },
  {
    name: 'SolveODE',
    special: {
      takes: 'f(x, y), x, y, end, step',
      becomes: '`SolveODE(f(x, y), Point(x, y), x, end)`',
      write: solveOde,
    },
  },
  ...['Simplify', 'Expand', 'Factor', 'PartialFractions', 'TrigSimplify', 'TrigExpand'].map(sameFunction),
  { name: 'SlowPlot', forms: [form('function', 'function', 'a')] },
  { name: 'ConvexHull', forms: [form('list', 'curve', 'ConvexHull(a)')] },
  { name: 'Voronoi', forms: [form('list', 'curve', 'Voronoi(a)')] },
  { name: 'DelaunayTriangulation', also: ['TriangulateDelaunay'], forms: [form('list', 'curve', 'Delaunay(a)')] },
];
