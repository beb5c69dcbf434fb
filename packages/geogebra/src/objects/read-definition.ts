import { build, type Expr, namesIn } from '@geoslide/geometry';
import type { Made } from '../commands/command.js';
import type { Tree } from '../expression/tree.js';
import type { Element, Statement } from '../file/model.js';
import { kindOf, type Typed } from '../translate/kinds.js';
import type { Variables } from '../translate/scope.js';
import { measured, translate } from '../translate/translate.js';
import { Unreadable } from '../unreadable.js';
import { type FreeMade, freeSource } from './free.js';
import type { Reader } from './reader.js';
import { savedOf } from './saved.js';
import { templateOf } from './text-template.js';

const { call, name } = build;

type Expression = Statement & { kind: 'expression' };

const variable = (ours: string): Typed => ({ kind: 'number', tree: name(ours) });

const EQUATION_VARIABLES: Variables = new Map(['x', 'y', 'z'].map((own) => [own, variable(own)]));

/** An object that a file gives as an expression: a number, a point, a function, an equation, a text, a list. */
export function readDefinition(
  { text, label, names }: Expression,
  element: Element,
  maker: Reader,
): Made & { template?: string } {
  const kind = kindOf(element.type);
  const body = withoutLabel(text, label);
  const tree = maker.parse(body, names);
  if (kind === 'text')
    return { kind, tree: { kind: 'string', value: '', start: 0, end: 0 }, template: templateOf(tree, maker) };
  const own = functionHead(tree, label);
  if (own !== undefined && own.variables.length > 1) return mappingOf(own, label, maker);
  if (own !== undefined || kind === 'function') return functionOf(own ?? { variables: ['x'], body: tree }, maker);
  if (tree.kind === 'binary' && tree.operator === '=') return equationOf(tree, label, element, maker);
  const value = translate(tree, maker, kind === 'region' ? EQUATION_VARIABLES : undefined);
  if (kind === 'region') return { ...value, kind, tree: call('Region', value.tree) };
  const made = asKind(value, kind);
  return freeObject(made, element, maker) ?? made;
}

/** A point or slider whose expression has numbers alone: GeoGebra keeps what was typed, and still lets it be moved. */
function freeObject({ tree }: Made, element: Element, maker: Reader): FreeMade | undefined {
  const isFree = element.isSaved && ![...namesIn(tree)].some((used) => maker.names.isTaken(used));
  if (!isFree || !FREE.has(kindOf(element.type)) || savedOf(element) === undefined) return undefined;
  const free = freeSource(element, (text) => translate(maker.parse(text), maker).tree);
  return free.uvars === undefined ? undefined : free;
}

const FREE: ReadonlySet<string> = new Set(['point', 'number', 'angle']);

/** `c: x² + y² = 4` has its label before it in some versions. */
function withoutLabel(text: string, label: string): string {
  const trimmed = text.trimStart();
  if (!trimmed.startsWith(label)) return text;
  const rest = trimmed.slice(label.length).trimStart();
  return rest.startsWith(':') && !rest.startsWith(':=') ? rest.slice(1) : text;
}

function asKind(value: Typed, kind: Typed['kind']): Made {
  if (kind === 'vector' && value.kind !== 'vector') return { ...value, kind, tree: call('Vector', value.tree) };
  if (kind === 'point' && value.kind === 'vector')
    return { ...value, kind, tree: call('Point', property(value.tree, 'x'), property(value.tree, 'y')) };
  if (kind === 'angle' && value.kind === 'number') return { ...value, kind };
  if (kind === 'number') return measured(value);
  return value;
}

function property(object: Expr, own: string): Expr {
  return { kind: 'member', object, property: own, start: 0, end: 0 };
}

interface Head {
  readonly variables: readonly string[];
  readonly body: Tree;
}

/** `f(x) = …` of the function f. */
function functionHead(tree: Tree, label: string): Head | undefined {
  if (tree.kind !== 'binary' || tree.operator !== '=') return undefined;
  const { left, right } = tree;
  if (left.kind !== 'call' || left.name !== label) return undefined;
  const variables = left.items.map((item) => (item.kind === 'name' ? item.name : ''));
  return { variables, body: right };
}

function functionOf({ variables, body }: Head, maker: Reader): Made {
  const [first, ...others] = variables;
  if (first === undefined || others.length > 0) throw new Unreadable(`a function of ${variables.length} variables`);
  const value = translate(body, maker, new Map([[first, variable('x')]]));
  if (value.kind === 'boolean') return { kind: 'region', tree: call('Region', value.tree) };
  const isGraph = value.kind === 'number' || value.kind === 'angle';
  if (!isGraph && value.kind !== 'function') throw new Unreadable(`a function whose value is a ${value.kind}`);
  return {
    kind: 'function',
    tree: isGraph ? { kind: 'equation', left: name('y'), right: value.tree, start: 0, end: 0 } : value.tree,
  };
}

/** `f(x, y) = …`: a region where it is a condition. */
function mappingOf({ variables, body }: Head, label: string, maker: Reader): Made {
  const own = variables.map((given, i) => [given, 'xyz'[i]!] as const);
  if (own.length > 3) throw new Unreadable(`a function of ${variables.length} variables`);
  const value = translate(body, maker, new Map(own.map(([given, ours]) => [given, variable(ours)])));
  if (value.kind === 'boolean') return { kind: 'region', tree: call('Region', value.tree) };
  if (value.kind !== 'number' && value.kind !== 'angle')
    throw new Unreadable(`a function whose value is a ${value.kind}`);
  const head = call(maker.names.idOf(label), ...own.map(([, ours]) => name(ours)));
  return { kind: 'mapping', tree: { kind: 'equation', left: head, right: value.tree, start: 0, end: 0 } };
}

/** `X = (1, 2) + λ (3, 4)`: the line through its points at 0 and 1. */
function lineWithParameter(right: Tree, maker: Reader): Made {
  const points = [0, 1].map((at) =>
    translate(right, maker, new Map([['λ', { kind: 'number', tree: build.literal(at) }]])),
  );
  return {
    kind: 'line',
    inSpace: points.some(({ inSpace }) => inSpace),
    tree: call('Line', ...points.map(({ tree }) => tree)),
  };
}

function equationOf(tree: Tree & { kind: 'binary' }, label: string, element: Element, maker: Reader): Made {
  const { left, right } = tree;
  const kind = kindOf(element.type);
  if (left.kind === 'name' && left.name === label && !['x', 'y', 'z'].includes(label))
    return asKind(translate(right, maker), kind);
  if (kind === 'line' && left.kind === 'name' && left.name === 'X') return lineWithParameter(right, maker);
  const sides = [left, right].map((side) => translate(side, maker, EQUATION_VARIABLES));
  if (sides.some((side) => side.kind !== 'number' && side.kind !== 'angle'))
    throw new Unreadable('an equation of points or figures');
  const equation: Expr = { kind: 'equation', left: sides[0]!.tree, right: sides[1]!.tree, start: 0, end: 0 };
  if (kind === 'plane') return { kind, inSpace: true, tree: call('Plane', equation) };
  if (kind === 'quadric') throw new Unreadable('a quadric given by its equation');
  return { kind, tree: equation };
}
