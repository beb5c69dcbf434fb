import { build, type Expr, takeSteps } from '@geoslide/geometry';
import { applyCommand } from '../commands/apply.js';
import { template } from '../commands/command.js';
import { NO_OUTPUTS, type Outputs } from '../commands/outputs.js';
import type { Operator, Tree } from '../expression/tree.js';
import { Unreadable } from '../unreadable.js';
import { complexFunction, complexOperation, IMAGINARY_UNIT } from './complex.js';
import { compare, conjunction, negation } from './conditions.js';
import { FORMULAS, FUNCTIONS } from './functions.js';
import { itemOf } from './item.js';
import { fits, type Kind, type Typed } from './kinds.js';
import { inverse, listOfRows, matrixOf, product } from './matrix.js';
import { called, coordinate, dot, isPlace, mapped, member } from './place.js';
import { NO_VARIABLES, type Scope, type Variables } from './scope.js';

const { add, binary, call, literal, multiply, name, negate, subtract } = build;

const number = (tree: Expr): Typed => ({ tree, kind: 'number' });

/** What is there without being defined. */
const PREDEFINED: Readonly<Record<string, Typed>> = {
  π: number(name('π')),
  pi: number(name('π')),
  ℯ: number(call('exp', literal(1))),
  e: number(call('exp', literal(1))),
  '∞': number(name('∞')),
  ί: IMAGINARY_UNIT,
  // What GeoGebra writes for a number that is undefined.
  NaN: number(build.divide(literal(0), literal(0))),
  xAxis: { tree: name('xAxis'), kind: 'line' },
  yAxis: { tree: name('yAxis'), kind: 'line' },
  zAxis: { tree: name('zAxis'), kind: 'line', inSpace: true },
  xAxis3D: {
    tree: call(
      'Line',
      call('Point', literal(0), literal(0), literal(0)),
      call('Point', literal(1), literal(0), literal(0)),
    ),
    kind: 'line',
    inSpace: true,
  },
  yAxis3D: {
    tree: call(
      'Line',
      call('Point', literal(0), literal(0), literal(0)),
      call('Point', literal(0), literal(1), literal(0)),
    ),
    kind: 'line',
    inSpace: true,
  },
  zAxis3D: { tree: name('zAxis'), kind: 'line', inSpace: true },
  xOyPlane: {
    tree: call(
      'Plane',
      call('Point', literal(0), literal(0), literal(0)),
      call('Vector', literal(0), literal(0), literal(1)),
    ),
    kind: 'plane',
    inSpace: true,
  },
  true: { tree: compareNumbers(1), kind: 'boolean' },
  false: { tree: compareNumbers(0), kind: 'boolean' },
};

function compareNumbers(value: number): Expr {
  return compare('==', literal(1), literal(value));
}

/** Steps for a part of an expression. */
const NODE_STEPS = 30;

/**
 * An expression of GeoGebra's in our language.
 *
 * @param variables what stands for the variables of a function, a curve or a sequence
 * @throws Unreadable with the reason
 */
export function translate(
  tree: Tree,
  scope: Scope,
  variables: Variables = NO_VARIABLES,
  outputs: Outputs = NO_OUTPUTS,
): Typed {
  takeSteps(NODE_STEPS);
  const inner = (part: Tree) => translate(part, scope, variables);
  switch (tree.kind) {
    case 'number':
      return number(literal(tree.value));
    case 'text':
      return { tree: { kind: 'string', value: tree.value, start: 0, end: 0 }, kind: 'text' };
    case 'name':
      return variables.get(tree.name) ?? scope.object(tree.name) ?? lengthOf(tree.name, scope) ?? predefined(tree.name);
    case 'list': {
      const items = tree.items.map(inner);
      return { tree: { kind: 'list', items: items.map((item) => item.tree), start: 0, end: 0 }, kind: 'list', items };
    }
    case 'point':
      return pointOf(tree.items.map(inner), tree.isPolar);
    case 'unary': {
      const operand = inner(tree.operand);
      switch (tree.operator) {
        case '-':
          return { ...operand, tree: negate(operand.tree) };
        case '¬':
          return { kind: 'boolean', tree: negation(operand.tree) };
        case '°':
          return { kind: 'angle', tree: { kind: 'degrees', operand: operand.tree, start: 0, end: 0 } };
        case '!':
          return number({ kind: 'factorial', operand: operand.tree, start: 0, end: 0 });
        case '%':
          return number(build.divide(operand.tree, literal(100)));
      }
      break;
    }
    case 'binary':
      return operation(tree.operator, inner(tree.left), inner(tree.right));
    case 'call':
      return callOf(tree, scope, variables, outputs);
  }
}

const trees = (values: readonly Typed[]): Expr[] => values.map((value) => value.tree);

/** `AB`, which is the distance of A and B in old files, where no object is called so. */
function lengthOf(label: string, scope: Scope): Typed | undefined {
  const points = [...label].map((letter) => scope.object(letter));
  const isOfPoints = points.length === 2 && points.every((point) => point?.kind === 'point');
  return isOfPoints ? number(call('distance', ...points.map((point) => point!.tree))) : undefined;
}

function predefined(label: string): Typed {
  const known = Object.hasOwn(PREDEFINED, label) ? PREDEFINED[label] : undefined;
  if (known === undefined) throw new Unreadable(`${label}, which is not known`);
  return known;
}

function pointOf(items: readonly Typed[], isPolar: boolean): Typed {
  const trees = items.map(({ tree }) => tree);
  if (isPolar && trees.length !== 2) throw new Unreadable('a point in spherical coordinates');
  if (isPolar) return { kind: 'point', tree: call('Polar', ...trees) };
  if (trees.length > 3) throw new Unreadable(`a point with ${trees.length} coordinates`);
  return { kind: 'point', tree: call('Point', ...trees), inSpace: trees.length === 3 };
}

/** What an object counts as in a calculation: polygons and sectors are areas, arcs lengths, what is true is 1. */
export function measured(object: Typed): Typed {
  const { kind, source, tree } = object;
  if (kind === 'boolean') return number(call('if', tree, literal(1), literal(0)));
  if (kind !== 'polygon' && kind !== 'arc') return object;
  const isSector = source?.kind === 'call' && source.callee.kind === 'name' && source.callee.name === 'Sector';
  return number(call(kind === 'polygon' || isSector ? 'area' : 'length', tree));
}

const CALCULATIONS: ReadonlySet<Operator> = new Set(['+', '-', '*', '/', '^', '<', '>', '<=', '>=']);

function operation(operator: Operator, first: Typed, second: Typed): Typed {
  const isNumber = CALCULATIONS.has(operator);
  const [left, right] = isNumber ? [measured(first), measured(second)] : [first, second];
  const inSpace = left.inSpace || right.inSpace;
  const special =
    left.isComplex || right.isComplex ? complexOperation(operator, left, right) : ofMatrices(operator, left, right);
  if (special !== undefined) return special;
  switch (operator) {
    case '+':
    case '-': {
      if (left.kind === 'text' || right.kind === 'text') throw new Unreadable('a text inside of an expression');
      // A number is added to each coordinate.
      if (left.kind === 'point' && right.kind === 'number') return shifted(operator, left, right);
      const kind: Kind =
        left.kind === 'function' || right.kind === 'function' ? 'function' : placeOrNumber(left, right);
      return { kind, tree: (operator === '+' ? add : subtract)(left.tree, right.tree), inSpace };
    }
    case '*':
      if (isPlace(left) && isPlace(right)) return dot(left, right);
      if (left.kind === 'list' && isPlace(right) && !right.inSpace) return mapped(left.tree, right);
      return { kind: factorKind(left, right), tree: multiply(left.tree, right.tree), inSpace };
    case '/':
      return {
        kind: isPlace(left) ? left.kind : factorKind(left, right),
        tree: build.divide(left.tree, right.tree),
        inSpace,
      };
    case '^':
      if (isPlace(left)) return dot(left, left);
      return { kind: left.kind === 'function' ? 'function' : 'number', tree: build.power(left.tree, right.tree) };
    case '∈':
      return condition(right.kind === 'list' ? IS_AMONG : IS_ON, left, right);
    case '⊆':
      return condition(IS_PART, left, right);
    case '⊗':
      if (left.kind === 'boolean' && right.kind === 'boolean') return condition(IS_ONE_OF_TWO, left, right);
      return number(
        subtract(
          multiply(coordinate(left, 'x'), coordinate(right, 'y')),
          multiply(coordinate(left, 'y'), coordinate(right, 'x')),
        ),
      );
    case '=':
      return { kind: 'line', tree: { kind: 'equation', left: left.tree, right: right.tree, start: 0, end: 0 } };
    case '&&':
    case '||':
      return { kind: 'boolean', tree: binary(operator, left.tree, right.tree) };
    case '→':
      return { kind: 'boolean', tree: binary('||', negation(left.tree), right.tree) };
    case '∥':
      return related('AreParallel', left, right);
    case '⟂':
      return related('ArePerpendicular', left, right);
    case '==':
    case '!=':
      return { kind: 'boolean', tree: equality(operator, left, right) };
    case '<':
    case '>':
    case '<=':
    case '>=':
      return { kind: 'boolean', tree: compare(operator, left.tree, right.tree) };
    default:
      throw new Unreadable(`the operator ${operator}`);
  }
}

/** Conditions of a and b, which our language has no sign for. */
const IS_AMONG = 'length(Filter(each_of_it == a, each_of_it, b)) > 0';
const IS_ON = 'distance(a, b) < 0.00000001';
const IS_PART = 'length(Filter(length(Filter(each_of_it == each_part, each_of_it, b)) == 0, each_part, a)) == 0';
const IS_ONE_OF_TWO = 'if(a, 1, 0) != if(b, 1, 0)';

function condition(source: string, left: Typed, right: Typed): Typed {
  return { kind: 'boolean', tree: template(source, [left, right]) };
}

/** A product of two matrices, or the inverse of one; undefined for anything else. */
function ofMatrices(operator: Operator, left: Typed, right: Typed): Typed | undefined {
  if (left.kind !== 'list' || (operator !== '*' && operator !== '^')) return undefined;
  const [a, b] = [left, right].map(matrixOf);
  if (a === undefined) return undefined;
  if (operator === '*') {
    const made = b && product(a, b);
    return made && listOfRows(made);
  }
  const isInverse =
    right.tree.kind === 'negate' && right.tree.operand.kind === 'number' && right.tree.operand.value === 1;
  return isInverse ? listOfRows(inverse(a)) : undefined;
}

/** A relation of two lines. */
function related(relation: string, left: Typed, right: Typed): Typed {
  if (![left, right].every(({ kind }) => fits(kind, 'linear')))
    throw new Unreadable(`a relation of a ${left.kind} and a ${right.kind}`);
  return { kind: 'boolean', tree: call(relation, left.tree, right.tree) };
}

function shifted(operator: '+' | '-', point: Typed, by: Typed): Typed {
  const axes = point.inSpace ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const join = operator === '+' ? add : subtract;
  return { ...point, tree: call('Point', ...axes.map((axis) => join(coordinate(point, axis), by.tree))) };
}

/** A vector at a point gives a point; of two points ours is a point too, which stands for its position vector. */
function placeOrNumber(left: Typed, right: Typed): Kind {
  if (left.kind === 'vector' && right.kind === 'vector') return 'vector';
  if (isPlace(left) || isPlace(right)) return 'point';
  return left.kind === 'angle' || right.kind === 'angle' ? 'angle' : 'number';
}

function factorKind(left: Typed, right: Typed): Kind {
  if (left.kind === 'function' || right.kind === 'function') return 'function';
  if (isPlace(right)) return right.kind;
  if (isPlace(left)) return left.kind;
  return left.kind === 'angle' || right.kind === 'angle' ? 'angle' : 'number';
}

function equality(operator: '==' | '!=', left: Typed, right: Typed): Expr {
  if (isPlace(left) && isPlace(right)) {
    const same = conjunction([
      compare('==', coordinate(left, 'x'), coordinate(right, 'x')),
      compare('==', coordinate(left, 'y'), coordinate(right, 'y')),
    ]);
    return operator === '==' ? same : negation(same);
  }
  if (left.kind === 'text' && right.kind === 'text') return compare(operator, left.tree, right.tree);
  // Segments are equal where they are as long as each other.
  if (left.kind === 'segment' && right.kind === 'segment')
    return compare(operator, call('length', left.tree), call('length', right.tree));
  const known = ['number', 'angle', 'area', 'boolean'];
  if (!known.includes(left.kind) || !known.includes(right.kind))
    throw new Unreadable(`the comparison of a ${left.kind} with a ${right.kind}`);
  return compare(operator, left.tree, right.tree);
}

const LINES: ReadonlySet<string> = new Set(['line', 'segment', 'ray']);

const COMPLEX_FUNCTIONS: ReadonlySet<string> = new Set(['conjugate', 'arg', 'real', 'imaginary', 'sqrt', 'exp']);

function callOf(tree: Tree & { kind: 'call' }, scope: Scope, variables: Variables, outputs: Outputs): Typed {
  const { items, primes } = tree;
  const object = variables.get(tree.name) ?? scope.object(tree.name);
  const args = () => items.map((item) => translate(item, scope, variables));
  if (object === undefined) {
    const coordinateName = items.length === 1 && ['x', 'y', 'z'].includes(tree.name);
    if (coordinateName) return number(coordinate(args()[0]!, tree.name as 'x'));
    if (tree.name === 'If' || tree.name === 'if') return choice(args());
    const complex =
      items.length === 1 && COMPLEX_FUNCTIONS.has(tree.name) ? complexFunction(tree.name, args()[0]!) : undefined;
    if (complex !== undefined) return complex;
    const written = items.length === 1 && Object.hasOwn(FORMULAS, tree.name) ? FORMULAS[tree.name] : undefined;
    if (written !== undefined) return number(template(written, args()));
    const known = Object.hasOwn(FUNCTIONS, tree.name) ? FUNCTIONS[tree.name] : undefined;
    if (known !== undefined) return functionOf(known, args());
    const value = (item: Tree, own: Variables = NO_VARIABLES) =>
      translate(item, scope, new Map([...variables, ...own]));
    const isObject = (label: string) => scope.object(label) !== undefined;
    const noText = (): never => {
      throw new Unreadable('a text inside of an expression');
    };
    const made = applyCommand(tree.name, { items, outputs, value, isObject, template: noText })[0]!;
    if (made.remark !== undefined) throw new Unreadable(made.remark);
    return made;
  }
  const [first] = args();
  if (object.kind === 'function') {
    const derived = {
      ...object,
      tree: Array.from({ length: primes }).reduce<Expr>((f) => member(f, 'derivative'), object.tree),
    };
    if (first === undefined) return derived;
    return {
      kind: 'number',
      tree:
        primes > 0
          ? { kind: 'call', callee: member(derived.tree, 'at'), args: [first.tree], start: 0, end: 0 }
          : { kind: 'call', callee: object.tree, args: [first.tree], start: 0, end: 0 },
    };
  }
  if (object.kind === 'mapping')
    return { kind: 'number', tree: { kind: 'call', callee: object.tree, args: trees(args()), start: 0, end: 0 } };
  if (first === undefined) throw new Unreadable(`${tree.name}()`);
  if (object.kind === 'list') return args().reduce(itemOf, object);
  if (object.kind === 'curve' && items.length === 1)
    return { kind: 'point', inSpace: object.inSpace, tree: { ...called(object.tree), args: [first.tree] } };
  // The height of a line.
  if (items.length === 1 && LINES.has(object.kind) && !object.inSpace && !isPlace(first)) {
    const line = object.kind === 'line' ? object.tree : member(object.tree, 'toLine');
    return number({ ...called(member(line, 'at')), args: [first.tree] });
  }
  // `a (1, 2)`, a product.
  if (items.length > 1 && ['number', 'angle'].includes(object.kind))
    return operation('*', object, pointOf(args(), false));
  if (items.length === 1 && ['number', 'angle', 'point', 'vector'].includes(object.kind))
    return operation('*', object, first);
  throw new Unreadable(`${tree.name}(…) of a ${object.kind}`);
}

function functionOf(ours: string, args: readonly Typed[]): Typed {
  const [first] = args;
  if (ours === 'ld' && first !== undefined) return number(call('log', literal(2), first.tree));
  if (ours === 'abs' && first !== undefined && (isPlace(first) || first.kind === 'segment'))
    return number(isPlace(first) ? call('sqrt', dot(first, first).tree) : call('length', first.tree));
  const isAngle = ['asin', 'acos', 'atan', 'atan2'].includes(ours);
  return { kind: isAngle ? 'angle' : 'number', tree: call(ours, ...args.map(({ tree }) => tree)) };
}

/** `If(condition, a, b)`. */
function choice(args: readonly Typed[]): Typed {
  const [condition, chosen] = args;
  if (condition?.kind !== 'boolean' || chosen === undefined) throw new Unreadable('If without a condition');
  return { kind: chosen.kind, inSpace: chosen.inSpace, tree: call('if', ...args.map(({ tree }) => tree)) };
}
