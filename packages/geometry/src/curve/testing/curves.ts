import { curveFromExpression } from '../../evaluate/free-expression.js';
import { parse } from '../../syntax/parser.js';
import type { EvaluateContext } from '../../table.js';
import { type CurveValue, type ExplicitCurve, Undefined, type Value } from '../../values.js';

/** A context without definitions: trees are closed already. */
export function contextOf(...sources: readonly string[]): EvaluateContext {
  const refuse = () => {
    throw new Error('no definitions here');
  };
  return {
    trees: sources.map((source) => parse(source)),
    close: (tree) => tree,
    isDefined: () => false,
    evaluate: refuse,
    binding: () => () => {
      throw new Undefined('no definitions here');
    },
    withArguments: refuse,
    evaluateWith: refuse,
    rounding: () => 0,
    driverRange: refuse,
  };
}

/** The value of a free expression. */
export function free(source: string): Value {
  return curveFromExpression(parse(source), contextOf());
}

/** The curve of a free expression; fails where it is none. */
export function curve(source: string): CurveValue {
  const value = free(source);
  if (value.type !== 'Curve') throw new Error(`${source} is a ${value.type}`);
  return value;
}

/** An explicit curve on a range. */
export function graph(source: string, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): ExplicitCurve {
  const value = curve(source);
  if (value.form !== 'explicit') throw new Error(`${source} is ${value.form}`);
  return { ...value, min, max };
}
