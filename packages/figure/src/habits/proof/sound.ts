import {
  childrenOf,
  constructors,
  type Expr,
  hasFunction,
  isConstructor,
  ParseError,
  parse,
  properties,
} from '@geoslide/geometry';

/** A definition whose source stands alone or in front of a style or a label, without an angle's degrees. */
const DEFINITION = /^\p{L}[\p{L}\p{Nd}_₀-₉'′’]*\s*[:=]\s*([^"{};]+?)\s*(?:["{].*)?$/u;

/** More is looked at no further. */
const MOST = 200;

/** Types of parameters that no equation is of. */
const NO_CURVE = /^(?:Point|Number|String|Boolean|Vector|List|.*\[\])3?$/;

/**
 * Whether a definition is a sum, a product or a property in the language, of names that the text defines, or a call with
 * equations where it takes curves: then it is none of the habits of others, whatever words are in it.
 */
export function isSound(statement: string, defines: (name: string) => boolean): boolean {
  const source = statement.length > MOST ? undefined : DEFINITION.exec(statement)?.[1];
  if (source === undefined) return false;
  try {
    const tree = parse(source, { isFactor: defines });
    if (tree.kind === 'call') return isCallWithEquations(tree, defines);
    return ['binary', 'negate', 'member'].includes(tree.kind) && isKnown(tree, defines);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return false;
  }
}

/** `Intersect(k, y = 2, 1)`, but not `Circle(center = A, radius = 2)`. */
function isCallWithEquations({ callee, args }: Expr & { kind: 'call' }, defines: (name: string) => boolean): boolean {
  const equations = args.flatMap(({ kind }, i) => (kind === 'equation' ? [i] : []));
  if (callee.kind !== 'name' || equations.length === 0 || defines(callee.name)) return false;
  const isVariable = (name: string) => /^[xyz]$/.test(name) || defines(name);
  const areKnown = args.every((arg) =>
    arg.kind === 'equation' ? childrenOf(arg).every((side) => isKnown(side, isVariable)) : isKnown(arg, defines),
  );
  const forms = constructors
    .filter(({ name, aliases = [] }) => [name, ...aliases].includes(callee.name))
    .flatMap(({ signatures }) => signatures)
    .filter(({ parameters }) => parameters.length === args.length);
  return (
    areKnown && forms.some(({ parameters }) => equations.every((i) => !NO_CURVE.test(String(parameters[i]!.type))))
  );
}

function isKnown(tree: Expr, defines: (name: string) => boolean): boolean {
  if (tree.kind === 'name') return defines(tree.name);
  if (tree.kind === 'member') return isProperty(tree.property) && isKnown(tree.object, defines);
  if (tree.kind === 'call' && tree.callee.kind === 'name') {
    const { name } = tree.callee;
    const isNamed = isConstructor(name) || hasFunction(name) || defines(name);
    return isNamed && tree.args.every((argument) => isKnown(argument, defines));
  }
  // Things side by side are the words of a sentence as often as factors.
  if (tree.kind === 'equation' || (tree.kind === 'binary' && tree.implicit)) return false;
  return childrenOf(tree).every((child) => isKnown(child, defines));
}

const isProperty = (name: string): boolean => properties.some((property) => property.name === name);
