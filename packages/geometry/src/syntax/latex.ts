import { binderOf } from '../functions/binder.js';
import { formatNumber } from '../functions/format.js';
import { applied, bracketed } from '../functions/latex-helpers.js';
import { functionNamed } from '../functions/table.js';
import type { ComparisonOperator, Expr } from './ast.js';
import { escapeText, latexName } from './latex-names.js';
import { beginsWithNumber, unsigned } from './signs.js';

const LEVEL = { or: 1, and: 2, comparison: 3, sum: 4, product: 5, power: 6, atom: 7 } as const;

const RELATIONS: Readonly<Record<ComparisonOperator, string>> = {
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  '==': '=',
  '!=': '\\ne',
};

export interface LatexOptions {
  /** Decimals of numbers; as they are where it is missing. */
  readonly precision?: number;
}

/**
 * A tree as LaTeX math, as a textbook sets it: quotients as `\frac`, roots as `\sqrt`, no dot in products but between digits, a
 * function's exponent after its name.
 */
export function toLatex(tree: Expr, options: LatexOptions = {}): string {
  const inner = (part: Expr) => toLatex(part, options);
  const within = (part: Expr, level: number) => at(part, level, options);
  switch (tree.kind) {
    case 'number':
      return latexNumber(tree.value, options);
    case 'string':
      return `\\text{${escapeText(tree.value)}}`;
    case 'list':
      return delimited('[', tree.items.map(inner).join(', '), ']');
    case 'name':
      return latexName(tree.name);
    case 'placeholder':
      return tree.fallback === undefined ? '?' : inner(tree.fallback);
    case 'negate':
      return withSign(tree, options);
    case 'degrees':
      return `${within(tree.operand, LEVEL.atom)}^{\\circ}`;
    case 'factorial':
      return `${within(tree.operand, LEVEL.atom)}!`;
    case 'binary':
      return latexBinary(tree, options);
    case 'comparison':
      return tree.operands
        .map((operand) => within(operand, LEVEL.sum))
        .reduce((text, operand, index) => `${text} ${RELATIONS[tree.operators[index - 1]!]} ${operand}`);
    case 'equation':
      return `${inner(tree.left)} = ${inner(tree.right)}`;
    case 'call':
      return latexCall(tree, options);
    case 'member':
      return `${within(tree.object, LEVEL.atom)}.\\mathrm{${tree.property}}`;
  }
}

function latexNumber(value: number, { precision }: LatexOptions): string {
  const text = precision === undefined ? String(value) : formatNumber(value, precision);
  if (text.includes('Infinity') || text.includes('∞')) return value > 0 ? '\\infty' : '-\\infty';
  const [, mantissa, exponent] = /^(.+)e\+?(-?\d+)$/.exec(text) ?? [];
  return mantissa === undefined ? text : `${mantissa} \\cdot 10^{${exponent}}`;
}

function levelOf(tree: Expr): number {
  switch (tree.kind) {
    case 'number':
      return tree.value < 0 ? LEVEL.sum : /e/.test(String(tree.value)) ? LEVEL.product : LEVEL.atom;
    case 'negate':
      return unsigned(tree).isNegative ? LEVEL.sum : levelOf(unsigned(tree).size);
    case 'degrees':
    case 'factorial':
      return LEVEL.power;
    case 'comparison':
    case 'equation':
      return LEVEL.comparison;
    case 'placeholder':
      return tree.fallback === undefined ? LEVEL.atom : levelOf(tree.fallback);
    case 'binary':
      return unsigned(tree).isNegative ? LEVEL.sum : binaryLevel(tree);
    case 'call': {
      const name = tree.callee.kind === 'name' ? tree.callee.name : '';
      if (name === 'exp') return LEVEL.power;
      return name === 'mod' || binderOf(tree) !== undefined ? LEVEL.product : LEVEL.atom;
    }
    default:
      return LEVEL.atom;
  }
}

function binaryLevel({ operator }: Extract<Expr, { kind: 'binary' }>): number {
  switch (operator) {
    case '||':
      return LEVEL.or;
    case '&&':
      return LEVEL.and;
    case '+':
    case '-':
      return LEVEL.sum;
    case '/':
    case '^':
      return LEVEL.power;
    default:
      return LEVEL.product;
  }
}

function at(tree: Expr, level: number, options: LatexOptions): string {
  const latex = toLatex(tree, options);
  return levelOf(tree) < level ? bracketed(latex) : latex;
}

function delimited(open: string, latex: string, close: string): string {
  return bracketed(latex).startsWith('\\left') ? `\\left${open}${latex}\\right${close}` : `${open}${latex}${close}`;
}

/** One sign at most: two cancel. */
function withSign(tree: Expr, options: LatexOptions): string {
  const { isNegative, size } = unsigned(tree);
  return isNegative ? `-${at(size, LEVEL.product, options)}` : toLatex(size, options);
}

function latexBinary(tree: Extract<Expr, { kind: 'binary' }>, options: LatexOptions): string {
  const { operator, left, right } = tree;
  const { isNegative, size } = unsigned(tree);
  if (isNegative) return withSign(tree, options);
  if (size !== tree) return toLatex(size, options);
  switch (operator) {
    case '/':
      return `\\frac{${toLatex(left, options)}}{${toLatex(right, options)}}`;
    case '^':
      return latexPower(left, right, options);
    case '*':
      return juxtapose(at(left, LEVEL.product, options), at(right, factorLevel(right), options));
    case '%':
      return `${at(left, LEVEL.product, options)} \\bmod ${at(right, LEVEL.power, options)}`;
    case '+':
    case '-':
      return latexSum(left, operator, right, options);
    case '&&':
      return `${at(left, LEVEL.and, options)} \\land ${at(right, LEVEL.comparison, options)}`;
    case '||':
      return `${at(left, LEVEL.or, options)} \\lor ${at(right, LEVEL.and, options)}`;
  }
}

/**
 * A sum or difference, in which a negative number is taken away instead of added, and the other way round: x + 3, not x
 * - (-3).
 */
function latexSum(left: Expr, operator: '+' | '-', right: Expr, options: LatexOptions): string {
  const { isNegative, size } = unsigned(right);
  const turns = isNegative && beginsWithNumber(size);
  const minus = (operator === '-') !== turns;
  const first = at(left, signLevel(left), options);
  return `${first} ${minus ? '-' : '+'} ${at(turns ? size : right, LEVEL.product, options)}`;
}

/** A product of products needs no brackets. */
function factorLevel(right: Expr): number {
  return right.kind === 'binary' && right.operator === '*' ? LEVEL.product : LEVEL.power;
}

/** A sign may open a sum without brackets. */
function signLevel(first: Expr): number {
  return unsigned(first).isNegative ? 0 : LEVEL.sum;
}

/** A product: a dot only where two numbers would run together, a space where a command's name would grow. */
function juxtapose(left: string, right: string): string {
  if (/^[\d.]/.test(right) || (/\d$/.test(left) && /^\\frac/.test(right))) return `${left} \\cdot ${right}`;
  return /\\[A-Za-z]+$/.test(left) && /^[A-Za-z]/.test(right) ? `${left} ${right}` : `${left}${right}`;
}

function latexPower(base: Expr, exponent: Expr, options: LatexOptions): string {
  const raised = `^{${toLatex(exponent, options)}}`;
  if (base.kind === 'call' && base.callee.kind === 'name') {
    const latex = toLatex(base, options);
    const operator = /^\\(?:operatorname\{\w+\}|(?:arc)?(?:sin|cos|tan|cot|sec|csc)h?|ln|lg|log)(?=\(|\\left\()/.exec(
      latex,
    )?.[0];
    if (operator !== undefined) return `${operator}${raised}${latex.slice(operator.length)}`;
  }
  return `${at(base, LEVEL.atom, options)}${raised}`;
}

function latexCall(tree: Extract<Expr, { kind: 'call' }>, options: LatexOptions): string {
  const inner = (part: Expr) => toLatex(part, options);
  const binder = binderOf(tree);
  if (binder !== undefined) {
    const symbol = binder.operation === 'sum' ? '\\sum' : '\\prod';
    const bounds = `_{${latexName(binder.variable)}=${inner(binder.from)}}^{${inner(binder.to)}}`;
    return `${symbol}${bounds} ${at(binder.term, LEVEL.product, options)}`;
  }
  const { callee, args } = tree;
  if (callee.kind !== 'name') return applied(inner(callee), args.map(inner));
  const entry = functionNamed(callee.name);
  if (entry?.name === 'if') return latexCases(args, options);
  if (entry?.latex !== undefined) return entry.latex(args.map(inner));
  const operator = entry === undefined ? calledName(callee.name) : `\\operatorname{${callee.name}}`;
  return applied(operator, args.map(inner));
}

/** `f` of `f(x)` in italics, a constructor's name upright. */
function calledName(name: string): string {
  return /^[A-Za-z]{2,}$/.test(name) ? `\\operatorname{${name}}` : latexName(name);
}

function latexCases(args: readonly Expr[], options: LatexOptions): string {
  const rows: string[] = [];
  for (let index = 0; index + 1 < args.length; index += 2) {
    rows.push(`${toLatex(args[index + 1]!, options)} & ${toLatex(args[index]!, options)}`);
  }
  if (args.length % 2 === 1) rows.push(`${toLatex(args.at(-1)!, options)} & \\text{otherwise}`);
  return `\\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`;
}
