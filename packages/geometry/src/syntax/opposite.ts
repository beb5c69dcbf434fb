import type { ComparisonOperator, Expr } from './ast.js';
import { binary, call, number } from './build.js';

const OPPOSITES: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

function compare(operator: ComparisonOperator, left: Expr, right: Expr): Expr {
  return { kind: 'comparison', operators: [operator], operands: [left, right], start: left.start, end: right.end };
}

/**
 * The condition that holds where another does not. Comparisons stay comparisons, so that the edges of a region are
 * still found.
 */
export function oppositeOf(condition: Expr): Expr {
  if (condition.kind === 'comparison') {
    const { operators, operands } = condition;
    const failing = operators.map((operator, i) => compare(OPPOSITES[operator], operands[i]!, operands[i + 1]!));
    return failing.reduce((left, right) => binary('||', left, right));
  }
  if (condition.kind === 'binary' && (condition.operator === '&&' || condition.operator === '||')) {
    const operator = condition.operator === '&&' ? '||' : '&&';
    return binary(operator, oppositeOf(condition.left), oppositeOf(condition.right));
  }
  return compare('==', call('if', condition, number(1), number(0)), number(0));
}
