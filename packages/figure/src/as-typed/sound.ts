import {
  childrenOf,
  type Expr,
  formsOf,
  functionNamed,
  hasFunction,
  isConstructor,
  isFactor,
  namesIn,
  ParseError,
  parse,
  print,
  properties,
  takes,
} from '@geoslide/geometry';

/** More is looked at no further. */
const MOST = 2000;

/**
 * Whether an expression can only mean what the language says: its names are known, and its calls have a form with such
 * arguments.
 *
 * @param own The name that it defines.
 */
export function isSound(source: string, own: unknown, defines: (name: string) => boolean): boolean {
  // Other programs write `(1|2)` and `(0; 0)`, and a comma is forgotten in `(k 0)`.
  if (source.length > MOST || /[;|]/.test(source) || TWO_IN_BRACKETS.test(source)) return false;
  const isVariable = (name: string) => isFactor(name, { has: defines });
  try {
    const tree = parse(source, { isFactor: isVariable });
    const names = [...namesIn(tree)];
    if (tree.kind === 'string' || (names.includes(String(own)) && !isHead(tree, own))) return false;
    const isPlace = tree.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === 'Point';
    // `r = 2cos(θ)` is a curve in polar coordinates elsewhere.
    const isBound = tree.kind === 'equation' || (tree.kind === 'call' && !isFunction(tree.callee));
    const isOpen = names.some((name) => !defines(name) && FREE.test(name));
    if ((isPlace && isOpen) || (tree.kind === 'equation' && !isOpen && !isHead(tree, own))) return false;
    const isKnown = (name: string) =>
      defines(name) || isVariable(name) || (isBound && FREE.test(name)) || isCallable(name) || OWN.test(name);
    // A prime is for a derivative: that of a definition, or that of y as an argument.
    const isDerivative = (base: string) => defines(base) || (base === 'y' && tree.kind === 'call');
    return names.every((name) => isKnown(name) || isDerivative(name.replace(/'+$/, ''))) && isClear(tree, defines);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return false;
  }
}

const TWO_IN_BRACKETS = /^\s*\([\p{L}\d.]+\s+[-−]?[\p{L}\d.]+\)\s*$/u;

/** Names that every slide has. */
const OWN = /^[xyz]Axis$/;

/** Variables of curves and surfaces. */
const FREE = /^[txyuvzθ]$/;

const isCallable = (name: string): boolean => isConstructor(name) || hasFunction(name);

const isFunction = (callee: Expr): boolean => callee.kind === 'name' && hasFunction(callee.name);

/** `f(x) = …`, the head of the function that is defined. */
const isHead = (tree: Expr, own: unknown): boolean =>
  tree.kind === 'equation' &&
  tree.left.kind === 'call' &&
  tree.left.callee.kind === 'name' &&
  tree.left.callee.name === own;

/** Whether no part of a tree looks like the notation of others. */
function isClear(tree: Expr, defines: (name: string) => boolean): boolean {
  return isClearNode(tree, defines) && childrenOf(tree).every((child) => isClear(child, defines));
}

function isClearNode(tree: Expr, defines: (name: string) => boolean): boolean {
  switch (tree.kind) {
    case 'name':
      return defines(tree.name) || !isCallable(tree.name);
    case 'member':
      return properties.some(({ name }) => name === tree.property);
    case 'comparison':
      return !tree.operators.includes('==');
    case 'equation':
      return tree.left.kind !== 'call' || tree.left.callee.kind !== 'name' || !isCallable(tree.left.callee.name);
    case 'binary':
      // The inverse of a function is written so.
      if (tree.operator === '^' && tree.left.kind === 'name' && print(tree.right) === '-1') return false;
      return tree.implicit !== true || ![tree.left, tree.right].some(isNoFactor);
    case 'call':
      return isClearCall(tree, defines);
    default:
      return true;
  }
}

/** What stands beside another thing because a comma or an operator is missing: a point, a list, a word. */
function isNoFactor(tree: Expr): boolean {
  if (tree.kind === 'name') return tree.name !== 'pi' && /^\p{Lu}|^\p{L}{2}/u.test(tree.name);
  return (
    tree.kind === 'list' || (tree.kind === 'call' && tree.callee.kind === 'name' && /^\p{Lu}/u.test(tree.callee.name))
  );
}

function isClearCall({ callee, args }: Expr & { kind: 'call' }, defines: (name: string) => boolean): boolean {
  // `L[1]` takes an item of a list; other programs take it of a call.
  if (callee.kind !== 'name') return args.length > 0 && !(callee.kind === 'member' && callee.object.kind === 'call');
  const { name } = callee;
  if (defines(name.replace(/'+$/, ''))) return args.every(({ kind }) => kind !== 'comparison');
  const { arity } = functionNamed(name) ?? {};
  // The largest of one thing is often that of a function.
  if (!isConstructor(name))
    return arity !== undefined && takes(arity, args.length) && (args.length > 1 || arity[1] === 1);
  return formsOf(name)!.some(
    ({ arity, signature: { parameters } }) =>
      takes(arity, args.length) &&
      args.every((arg, i) => mayBe(arg, i, String((parameters[i] ?? parameters.at(-1))?.type), defines)),
  );
}

/** Types of parameters that some kinds of arguments may be of. */
const NUMBERS = /^(?:Number|Expr|Function|Any|List|.*\[\])…?$/;
const TYPES: Readonly<Partial<Record<Expr['kind'], RegExp>>> = {
  number: NUMBERS,
  degrees: NUMBERS,
  string: /^String$/,
  list: /^(?:Any|List|Expr|.*\[\])…?$/,
  equation: /^(?!(?:Point|Number|String|Boolean|Vector|List|.*\[\])3?$)/,
};

function mayBe(arg: Expr, index: number, type: string, defines: (name: string) => boolean): boolean {
  // Other programs name the variable behind an expression: `Curve(x^2, x, 0, 2)`.
  if (arg.kind === 'name') return index === 0 || type !== 'Expr' || defines(arg.name) || !FREE.test(arg.name);
  return TYPES[arg.kind]?.test(type) ?? true;
}
