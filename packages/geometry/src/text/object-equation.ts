import type { ConstructionObject } from '../construction.js';
import { constructorCalled } from '../evaluate/names/free-variables.js';
import { dependsOn } from '../functions/free-names.js';
import { functionTree } from '../functions/function-values.js';
import { simplify } from '../functions/simplify.js';
import type { Expr } from '../syntax/ast.js';
import { name, number } from '../syntax/build.js';
import { parse } from '../syntax/parser.js';
import { childrenOf } from '../syntax/walk.js';
import { figureType, isScalar } from '../types/table.js';
import type { CurveValue, Value } from '../values.js';
import { propertyValue } from './property-value.js';

/**
 * What `{{latex}}` shows of an object, as a tree: the equation or inequality that its source is or holds, else the equation of its
 * value, else its source. undefined where it has neither.
 */
export function equationTree({ tree, value }: ConstructionObject): Expr | undefined {
  const written = tree && writtenEquation(tree, value);
  if (written !== undefined && !hasPlaceholder(written)) return written;
  const derived = value && derivedEquation(value);
  return derived ?? tree;
}

function equation(left: Expr, right: Expr): Expr {
  return { kind: 'equation', left, right, start: 0, end: 0 };
}

/** Constructors whose first argument may be an equation that says all about the figure. */
const EQUATION_TAKERS: ReadonlySet<string> = new Set(['Curve', 'Region', 'Line', 'Plane']);

function writtenEquation(tree: Expr, value: Value | undefined): Expr | undefined {
  if (tree.kind === 'equation' || tree.kind === 'comparison') return tree;
  const called = constructorCalled(tree);
  if (called === undefined) return functionOf(tree, value);
  const argument = tree.kind === 'call' ? tree.args[0] : undefined;
  if (argument === undefined || !EQUATION_TAKERS.has(called)) return undefined;
  return writtenEquation(argument, value);
}

/** A function written without its `y =`; not where it names a part of another, as `f.derivative` does, which is no mathematics to read. */
function functionOf(tree: Expr, value: Value | undefined): Expr | undefined {
  if (value?.type !== 'Curve' || value.form !== 'explicit' || !dependsOn(tree, ['x']) || hasMember(tree))
    return undefined;
  return equation(name('y'), tree);
}

function hasMember(tree: Expr): boolean {
  return tree.kind === 'member' || childrenOf(tree).some(hasMember);
}

function hasPlaceholder(tree: Expr): boolean {
  return tree.kind === 'placeholder' || childrenOf(tree).some(hasPlaceholder);
}

function derivedEquation(value: Value): Expr | undefined {
  if (value.type === 'Curve') return curveEquation(value);
  if (isScalar(value) || !figureType(value).hasEquation) return undefined;
  const source = propertyValue(value, 'equation');
  return source?.type === 'String' ? parse(source.value) : undefined;
}

function curveEquation(curve: CurveValue): Expr | undefined {
  if (curve.form === 'implicit' && curve.transform === undefined) return equation(curve.f.expr, number(0));
  if (curve.form !== 'explicit' && curve.form !== 'inverse') return undefined;
  const unbounded = { ...curve, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  const tree = functionTree(unbounded);
  return tree && equation(name(curve.form === 'explicit' ? 'y' : 'x'), simplify(tree.expr));
}
