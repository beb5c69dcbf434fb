import { CONSTANTS, CURVE_VARIABLES } from '../functions/constants.js';
import { hasFunction } from '../functions/table.js';
import type { Expr } from './ast.js';

/** How tightly a node holds together, as the parser reads it: the higher the tighter. */
const LEVEL = {
  equation: 0,
  fallback: 1,
  or: 2,
  and: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  implicit: 7,
  unary: 8,
  power: 9,
  postfix: 10,
  primary: 11,
} as const;

const OPERATOR_LEVEL = {
  '||': LEVEL.or,
  '&&': LEVEL.and,
  '+': LEVEL.sum,
  '-': LEVEL.sum,
  '*': LEVEL.product,
  '/': LEVEL.product,
  '%': LEVEL.product,
  '^': LEVEL.power,
} as const;

/** The name at the end of a text, if one stands there. Made when it is needed: classes of Unicode are slow to make. */
const lastName = () => /(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*'*)$/u;

/** A power that a bracket after it would turn into a function's: `sin^2 (x)`. */
const lastPower = () => /(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*'*)\^-?\d[\d.]*(?:e[+-]\d+)?$/u;

/** The source of a tree: `parse` gives the same tree back, but for the places of its nodes. Negative number nodes come out as signs. */
export function print(tree: Expr): string {
  switch (tree.kind) {
    case 'number':
      return printNumber(tree.value);
    case 'string':
      return `"${tree.value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
    case 'list':
      return `[${tree.items.map(print).join(', ')}]`;
    case 'name':
      return tree.name;
    case 'placeholder':
      return tree.fallback === undefined ? '?' : `?:=${print(tree.fallback)}`;
    case 'negate': {
      const operand = printAt(tree.operand, LEVEL.unary);
      return operand.startsWith('-') ? `-(${operand})` : `-${operand}`;
    }
    case 'degrees':
      return `${printAt(tree.operand, LEVEL.postfix)}°`;
    case 'factorial':
      return `${printAt(tree.operand, LEVEL.postfix)}!`;
    case 'binary':
      return printBinary(tree);
    case 'comparison':
      return tree.operands
        .map((operand) => printAt(operand, LEVEL.sum))
        .reduce((text, operand, index) => `${text} ${tree.operators[index - 1]} ${operand}`);
    case 'equation':
      return `${print(tree.left)} = ${print(tree.right)}`;
    case 'call':
      return `${printAt(tree.callee, LEVEL.postfix)}(${tree.args.map(print).join(', ')})`;
    case 'member':
      return `${printAt(tree.object, LEVEL.postfix)}.${tree.property}`;
  }
}

function printNumber(value: number): string {
  if (Number.isNaN(value)) return '(0 / 0)';
  if (value < 0) return `(-${printNumber(-value)})`;
  return value === Number.POSITIVE_INFINITY ? '∞' : String(value);
}

function levelOf(tree: Expr): number {
  switch (tree.kind) {
    case 'equation':
      return LEVEL.equation;
    case 'placeholder':
      return tree.fallback === undefined ? LEVEL.primary : LEVEL.fallback;
    case 'comparison':
      return LEVEL.comparison;
    case 'negate':
      return LEVEL.unary;
    case 'degrees':
    case 'factorial':
    case 'call':
    case 'member':
      return LEVEL.postfix;
    case 'binary':
      return tree.implicit === true ? LEVEL.implicit : OPERATOR_LEVEL[tree.operator];
    default:
      return LEVEL.primary;
  }
}

function printAt(tree: Expr, level: number): string {
  return levelOf(tree) < level ? `(${print(tree)})` : print(tree);
}

function printBinary(tree: Extract<Expr, { kind: 'binary' }>): string {
  const { operator, left, right } = tree;
  if (tree.implicit === true) return printImplicit(left, right);
  if (operator === '^') return `${printAt(left, LEVEL.postfix)}^${printAt(right, LEVEL.unary)}`;
  const level = OPERATOR_LEVEL[operator];
  return `${printAt(left, level)} ${operator} ${printAt(right, level + 1)}`;
}

function printImplicit(left: Expr, right: Expr): string {
  const first = printAt(left, LEVEL.implicit);
  const second = printAt(right, LEVEL.power);
  const factor = /^[\p{L}∞(]/u.test(second) ? second : `(${second})`;
  return factor.startsWith('(') && wouldCall(first) ? `(${first}) ${factor}` : `${first} ${factor}`;
}

/** True where a bracket after the text would be read as the arguments of a call. */
function wouldCall(text: string): boolean {
  const raised = lastPower().exec(text)?.[1];
  if (raised !== undefined) return hasFunction(raised);
  const last = lastName().exec(text)?.[1];
  if (last === undefined) return false;
  return text.endsWith(`.${last}`) || !(CURVE_VARIABLES.has(last) || CONSTANTS.has(last));
}
