import { Unreadable } from '../unreadable.js';
import { type Token, tokenize } from './tokens.js';
import type { Operator, Tree } from './tree.js';

/** Brackets within brackets. */
const MAX_DEPTH = 150;

/** Operators that bind alike, from the loosest to the tightest; those of one row go from left to right. */
const LEVELS: readonly (readonly string[])[] = [
  ['='],
  ['→'],
  ['||'],
  ['&&'],
  ['==', '!=', '∈', '⊆', '⊂', '∥', '⟂'],
  ['<', '>', '<=', '>='],
  ['∖'],
  ['...'],
  ['⊗'],
  ['+', '-'],
];

/**
 * The tree of an expression.
 *
 * @param isObject whether a name is that of an object; `A'` is one where there is such an object, else the derivative
 * of A
 * @throws Unreadable for what is not in the grammar
 */
export function parseExpression(source: string, isObject: (name: string) => boolean = () => true): Tree {
  const parser = new Parser(tokenize(source), isObject);
  const tree = parser.level(0);
  parser.finish();
  return tree;
}

class Parser {
  private index = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly isObject: (name: string) => boolean,
  ) {}

  finish(): void {
    if (this.peek().kind !== 'end') throw new Unreadable(`${this.found()} after the end of an expression`);
  }

  level(index: number): Tree {
    const operators = LEVELS[index];
    if (operators === undefined) return this.product();
    let left = this.level(index + 1);
    for (;;) {
      const operator = operators.find((symbol) => this.isSymbol(symbol));
      if (operator === undefined) return left;
      this.index++;
      left = joined(left, operator, this.level(index + 1));
    }
  }

  /** Factors with a sign or nothing between them: both bind alike, `1/2 x` is half of x. */
  private product(): Tree {
    let left = this.unary();
    for (;;) {
      const operator = (['*', '/'] as const).find((symbol) => this.isSymbol(symbol));
      if (operator === undefined && !this.startsFactor()) return left;
      if (operator !== undefined) this.index++;
      const right = operator === undefined ? this.power() : this.unary();
      left = { kind: 'binary', operator: operator ?? '*', left, right };
    }
  }

  private startsFactor(): boolean {
    const token = this.peek();
    if (token.kind === 'symbol') return token.symbol === '(' || token.symbol === '√' || token.symbol === '{';
    return token.kind === 'number' || token.kind === 'name' || token.kind === 'text';
  }

  private unary(): Tree {
    if (this.take('-')) return { kind: 'unary', operator: '-', operand: this.unary() };
    if (this.take('+')) return this.unary();
    if (this.take('¬') || this.take('!')) return { kind: 'unary', operator: '¬', operand: this.unary() };
    return this.power();
  }

  private power(): Tree {
    const base = this.postfix();
    const token = this.peek();
    if (token.kind === 'superscript') {
      this.index++;
      return { kind: 'binary', operator: '^', left: base, right: { kind: 'number', value: token.value } };
    }
    if (!this.take('^')) return base;
    return { kind: 'binary', operator: '^', left: base, right: this.take('-') ? negated(this.power()) : this.power() };
  }

  private postfix(): Tree {
    let operand = this.primary();
    for (const operator of ['°', '!', '%'] as const) {
      while (this.take(operator)) operand = { kind: 'unary', operator, operand };
    }
    return operand;
  }

  private primary(): Tree {
    const token = this.peek();
    this.index++;
    switch (token.kind) {
      case 'number':
        return token;
      case 'text':
        return token;
      case 'name':
        return this.named(token.name, token.primes);
      case 'symbol':
        return this.bracketed(token.symbol);
      default:
        this.index--;
        throw new Unreadable(`${this.found()} where an operand should stand`);
    }
  }

  private named(name: string, primes: number): Tree {
    const isDerivative = primes > 0 && !this.isObject(name);
    const own = isDerivative ? name.slice(0, -primes) : name;
    const count = isDerivative ? primes : 0;
    const exponent = this.peek();
    if (exponent.kind === 'superscript' && this.isCallAt(this.index + 1)) {
      this.index++;
      const call = this.named(own, 0);
      return { kind: 'binary', operator: '^', left: call, right: { kind: 'number', value: exponent.value } };
    }
    const end = this.isSymbol('[') ? ']' : this.isSymbol('(') ? ')' : undefined;
    if (end !== undefined) {
      this.index++;
      return { kind: 'call', name: own, items: this.items(end), primes: count };
    }
    if (count > 0) throw new Unreadable(`${name}, which is no object`);
    return this.isSymbol(':') ? this.range(own) : { kind: 'name', name: own };
  }

  /** `A1:B3`, the cells of the spreadsheet between two corners. */
  private range(from: string): Tree {
    this.index++;
    const last = this.peek();
    if (last.kind !== 'name') throw new Unreadable(`${this.found()} after the colon of a range of cells`);
    this.index++;
    const [first, second] = [from, last.name].map((name): Tree => ({ kind: 'name', name }));
    return { kind: 'call', name: 'CellRange', items: [first!, second!], primes: 0 };
  }

  private isCallAt(index: number): boolean {
    const token = this.tokens[index];
    return token?.kind === 'symbol' && token.symbol === '(';
  }

  private bracketed(symbol: string): Tree {
    if (symbol === '{') return { kind: 'list', items: this.items('}') };
    if (symbol === '?') return { kind: 'name', name: 'NaN' };
    // `α / °`.
    if (symbol === '°') return { kind: 'unary', operator: '°', operand: { kind: 'number', value: 1 } };
    if (symbol === '√') return { kind: 'call', name: 'sqrt', items: [this.primary()], primes: 0 };
    if (symbol === '|') {
      const inner = this.deeper(() => this.level(0));
      this.need('|');
      return { kind: 'call', name: 'abs', items: [inner], primes: 0 };
    }
    if (symbol !== '(') throw new Unreadable(`${symbol} where an operand should stand`);
    const items = [this.deeper(() => this.level(0))];
    let isPolar = false;
    while (this.isSymbol(',') || this.isSymbol(';')) {
      isPolar ||= this.isSymbol(';');
      this.index++;
      items.push(this.deeper(() => this.level(0)));
    }
    this.need(')');
    return items.length === 1 ? items[0]! : { kind: 'point', items, isPolar };
  }

  private items(end: string): Tree[] {
    const items: Tree[] = [];
    if (this.take(end)) return items;
    do items.push(this.deeper(() => this.level(0)));
    while (this.take(','));
    this.need(end);
    return items;
  }

  private deeper<T>(read: () => T): T {
    this.depth++;
    if (this.depth > MAX_DEPTH) throw new Unreadable('an expression with too many brackets in each other');
    const result = read();
    this.depth--;
    return result;
  }

  private need(symbol: string): void {
    if (!this.take(symbol)) throw new Unreadable(`${this.found()} where ${symbol} should stand`);
  }

  private take(symbol: string): boolean {
    if (!this.isSymbol(symbol)) return false;
    this.index++;
    return true;
  }

  private isSymbol(symbol: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.symbol === symbol;
  }

  private peek(): Token {
    return this.tokens[this.index]!;
  }

  private found(): string {
    const token = this.peek();
    if (token.kind === 'end') return 'the end';
    if (token.kind === 'symbol') return token.symbol;
    return token.kind === 'name' ? token.name : String(token.value);
  }
}

const COMPARISONS: readonly string[] = ['<', '>', '<=', '>='];

/** Two operands with an operator: `0 < x < 3` is two comparisons, `1...5` a list. */
function joined(left: Tree, operator: string, right: Tree): Tree {
  if (operator === '...') return { kind: 'call', name: 'Sequence', items: [left, right], primes: 0 };
  const isChain = COMPARISONS.includes(operator) && left.kind === 'binary';
  const before = isChain ? lastComparison(left) : undefined;
  const own: Tree = { kind: 'binary', operator: operator as Operator, left: before?.right ?? left, right };
  return before === undefined ? own : { kind: 'binary', operator: '&&', left, right: own };
}

function lastComparison(tree: Tree): (Tree & { kind: 'binary' }) | undefined {
  if (tree.kind !== 'binary') return undefined;
  if (COMPARISONS.includes(tree.operator)) return tree;
  return tree.operator === '&&' ? lastComparison(tree.right) : undefined;
}

function negated(operand: Tree): Tree {
  return { kind: 'unary', operator: '-', operand };
}
