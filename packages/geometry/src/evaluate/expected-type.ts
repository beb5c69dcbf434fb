import { functionNamed, hasFunction } from '../functions/table.js';
import { formsOf, propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { childrenOf } from '../syntax/walk.js';
import type { Parameter } from '../table.js';
import { scalarTypes, spaceNames } from '../types/table.js';
import { withoutHead } from './entries.js';
import { type FunctionHead, functionHead, isCurveHead } from './function-head.js';
import { takes } from './match-arguments.js';
import { constructorCalled, isFreeExpression } from './names/free-variables.js';
import { PREDEFINED } from './names/predefined.js';

/** What is known of the names that a source holds. */
export interface KnownNames {
  /** The type that a definition of this name has, as far as it is known; undefined for a name without a definition. */
  readonly typeOf: (name: string) => string | undefined;
  /** The tree of a definition of this name; undefined where there is none. */
  readonly treeOf: (name: string) => Expr | undefined;
  /** The types that calls of functions give, by the function and the types of the arguments: each is found once. */
  readonly calls: Map<string, string>;
  /** Whether the slide is in space: there the cross product is a vector. */
  readonly isInSpace: () => boolean;
}

/** The names within a function: parameters have the types of their arguments. */
interface Names extends KnownNames {
  readonly bound?: ReadonlySet<string>;
}

/** Calls of functions with arguments of other types that are followed, in all. */
const MAX_CALLS = 300;

/**
 * The type of value that the source of the definition `own` would give, told from its form alone: no value is computed, so that it does not
 * change with a slider. `Any` where the form does not say.
 */
export function expectedType(tree: Expr, own: string, names: KnownNames): string {
  const head = functionHead(tree, own);
  if (head !== undefined && !isCurveHead(head)) return 'Mapping';
  return typeOfTree(withoutHead(tree, own), names);
}

/** True for a type whose values are drawn: neither a number nor a text nor a list of them. */
export function isDrawn(type: string): boolean {
  return !(type in scalarTypes);
}

/**
 * True for a source that only makes sense in space, told from its form alone: one with a constructor that gives figures
 * in space, or an equation or inequality in z.
 */
export function isOfSpace(tree: Expr, isDefined: (name: string) => boolean): boolean {
  if (isOfZ(tree, isDefined)) return true;
  const called = constructorCalled(tree);
  const forms = called === undefined || tree.kind !== 'call' ? [] : (formsOf(called) ?? []);
  const fitting = forms.filter(
    ({ arity, signature }) =>
      tree.kind === 'call' && takes(arity, tree.args.length) && mayTakeNumbers(signature.parameters, tree.args),
  );
  if (fitting.length > 0 && fitting.every(({ signature }) => SPACE_TYPES.has(firstOf(signature.returns)))) return true;
  return childrenOf(tree).some((child) => isOfSpace(child, isDefined));
}

/** False where a plain number stands for a point or a direction, as in the call of another program. */
function mayTakeNumbers(parameters: readonly Parameter[], args: readonly Expr[]): boolean {
  return args.every(
    ({ kind }, i) => !/^(?:number|degrees)$/.test(kind) || !/^(?:Point|Vector)/.test(String(parameters[i]?.type)),
  );
}

const SPACE_TYPES: ReadonlySet<string> = new Set([...spaceNames, 'SpaceObject']);

function isOfZ(tree: Expr, isDefined: (name: string) => boolean): boolean {
  const holdsZ = (part: Expr): boolean => (part.kind === 'name' && part.name === 'z') || childrenOf(part).some(holdsZ);
  return (tree.kind === 'equation' || tree.kind === 'comparison') && !isDefined('z') && holdsZ(tree);
}

function typeOfTree(tree: Expr, names: Names): string {
  const { typeOf, bound } = names;
  if (isFreeExpression(tree, { isDefined: (name) => typeOf(name) !== undefined, ...(bound && { bound }) }))
    return 'Curve';
  switch (tree.kind) {
    case 'string':
      return 'String';
    case 'comparison':
      return 'Boolean';
    case 'list':
      return tree.items.some((item) => isDrawn(typeOfTree(item, names))) ? 'Object' : 'List';
    case 'name':
      return PREDEFINED.get(tree.name)?.type ?? typeOf(tree.name) ?? derivativeType(tree.name, typeOf) ?? 'Number';
    case 'negate':
      return sumType([tree.operand], names);
    case 'binary':
      return sumType([tree.left, tree.right], names);
    case 'member':
      return propertyType(tree);
    case 'call':
      return callType(tree, names);
    default:
      return 'Number';
  }
}

/** `f'` without a definition of its own is the derivative of a curve f. */
function derivativeType(name: string, typeOf: KnownNames['typeOf']): string | undefined {
  const base = name.replace(/'+$/, '');
  return base !== name && /^(?:Curve|Mapping)$/.test(typeOf(base) ?? '') ? 'Curve' : undefined;
}

/**
 * The type of a sum. Points, vectors and lists of them are added and scaled; anything else in a sum counts as its number,
 * such as the length of a segment.
 */
function sumType(operands: readonly Expr[], names: Names): string {
  const types = operands.map((operand) => typeOfTree(operand, names));
  return types.find((type) => /^(?:Point|Vector|Object)/.test(type)) ?? 'Number';
}

function propertyType({ property }: Extract<Expr, { kind: 'member' }>): string {
  return firstOf(propertiesNamed(property)[0]?.returns ?? 'Any');
}

function callType(tree: Extract<Expr, { kind: 'call' }>, names: Names): string {
  const [first] = tree.args;
  if (tree.callee.kind === 'name' && SUMS.test(tree.callee.name) && first) return sumType([first], names);
  const called = constructorCalled(tree);
  if (called !== undefined) {
    const forms = formsOf(called) ?? [];
    const types = forms
      .filter(({ arity }) => takes(arity, tree.args.length))
      .map(({ signature }) => firstOf(signature.returns));
    const [type = firstOf(forms[0]?.signature.returns ?? 'Any')] = types;
    const drawn = isDrawn(type) ? undefined : types.find(isDrawn);
    return drawn !== undefined && names.isInSpace() ? drawn : type;
  }
  if (tree.callee.kind === 'member') return propertyType(tree.callee);
  if (tree.callee.kind !== 'name') return 'Any';
  const { name } = tree.callee;
  const chosen = functionNamed(name)?.name === 'if' ? tree.args[1] : undefined;
  if (chosen !== undefined) return typeOfTree(chosen, names);
  const definition = names.bound?.has(name) === true ? undefined : names.treeOf(name);
  const head = definition && functionHead(definition, name);
  if (head !== undefined) return givenBy(name, head, tree.args, names);
  const own = names.typeOf(name);
  // An item of a list of figures is one.
  if (own === 'Object') return own;
  if (own === 'Curve' && definition !== undefined && givesPoints(definition)) return 'Point';
  return hasFunction(name) || own !== undefined ? 'Number' : 'Any';
}

/** Whether a curve has points for its values: it is given by its coordinates, in polar form or by control points. */
function givesPoints(tree: Expr): boolean {
  const called = tree.kind === 'call' ? constructorCalled(tree) : undefined;
  if (tree.kind !== 'call' || called === undefined) return false;
  if (/^(?:PolarCurve|Bezier|Spline)$/.test(called)) return true;
  const [first] = tree.args;
  return called === 'Curve' && (tree.args.length > 3 || (first !== undefined && constructorCalled(first) === 'Point'));
}

/** Functions that give points for points. */
const SUMS = /^(?:sum|mean|Sum|Mean)$/;

/** The type that a function of the text gives for arguments of these types. */
function givenBy(name: string, { parameters, body }: FunctionHead, args: readonly Expr[], names: Names): string {
  const { calls } = names;
  const types = args.map((arg) => typeOfTree(arg, names));
  const key = `${name}(${types.join(', ')})`;
  const known = calls.get(key);
  if (known !== undefined || calls.size >= MAX_CALLS) return known ?? 'Any';
  // Where functions call each other in a circle.
  calls.set(key, 'Any');
  const typeOf = (other: string): string | undefined => {
    const place = parameters.indexOf(other);
    return place < 0 ? names.typeOf(other) : (types[place] ?? 'Any');
  };
  const given = typeOfTree(body, { ...names, typeOf, bound: new Set(parameters) });
  const type = given === 'Curve' && isCurveHead({ parameters, body }) ? 'Number' : given;
  calls.set(key, type);
  return type;
}

/** `Point | List` is a Point, as far as drawing goes; lists that constructors and properties give are of figures. */
function firstOf(returns: string): string {
  const [first = 'Any'] = returns.split(' | ');
  return first === 'List' ? 'Object' : first;
}
