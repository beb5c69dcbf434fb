import { build, type Expr } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import type { Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import { type Call, type Command, form, type Made } from './command.js';

const { call, name } = build;

/** An expression in a variable of its own, which becomes ours. */
function inVariable(tree: Tree, variable: string, ours: string, given: Call): Typed {
  return given.value(tree, new Map([[variable, { tree: name(ours), kind: 'number' }]]));
}

function variableIn(tree: Tree | undefined): string {
  if (tree?.kind !== 'name') throw new Unreadable('a curve without a variable');
  return tree.name;
}

/** `Curve(x(t), y(t), t, from, to)`. */
function curve(given: Call): Made[] {
  const { items } = given;
  const coordinates = items.slice(0, -3);
  const [variable, from, to] = items.slice(-3);
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

export const curveCommands: readonly Command[] = [
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
    name: 'Derivative',
    forms: [form('function', 'function', 'Derivative(a)'), form('function, number', 'function', 'Derivative(a, b)')],
  },
  {
    name: 'Integral',
    forms: [
      form('function, number, number', 'region', 'Integral(a, b, c)'),
      form('function, function, number, number', 'region', 'Between(a, b, c, d)'),
    ],
  },
  { name: 'IntegralBetween', forms: [form('function, function, number, number', 'region', 'Between(a, b, c, d)')] },
  { name: 'Spline', forms: [form('list', 'curve', 'Spline(a)')] },
];
