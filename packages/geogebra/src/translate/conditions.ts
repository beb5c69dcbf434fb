import { build, type ComparisonOperator, type Expr } from '@geoslide/geometry';

/** One comparison of two operands. */
export function compare(operator: ComparisonOperator, left: Expr, right: Expr): Expr {
  return { kind: 'comparison', operators: [operator], operands: [left, right], start: 0, end: 0 };
}

/** All of some conditions. */
export function conjunction(conditions: readonly Expr[]): Expr {
  return conditions.reduce((left, right) => build.binary('&&', left, right));
}

/** The opposite of a condition; our language has no word for it. */
export function negation(condition: Expr): Expr {
  return compare('==', build.call('if', condition, build.literal(1), build.literal(0)), build.literal(0));
}
