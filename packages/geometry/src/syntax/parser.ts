import { FREE_NAMES } from '../functions/constants.js';
import { hasFunction } from '../functions/table.js';
import type { BinaryOperator, ComparisonOperator, Expr } from './ast.js';
import { call } from './build.js';
import { type Token, tokenize } from './lexer.js';
import { MAX_NESTING, MAX_TREE_DEPTH } from './limits.js';
import { oppositeOf } from './opposite.js';
import { ParseError, quoted } from './parse-error.js';
import { measure } from './walk.js';

export interface ParseOptions {
  /** Names that multiply what stands in brackets after them: `a(x + 1)` for a number `a`. The variables and constants do so unless told otherwise. */
  readonly isFactor?: (name: string) => boolean;
  /** Properties that take nothing in brackets: what stands behind a blank, as in `c.radius (x + 1)`, is multiplied. */
  readonly isPlainProperty?: (name: string) => boolean;
}

const COMPARISON_LEVEL = 2;

/** Operators between operands, the loosest first. */
const LEVELS: ReadonlyMap<string, number> = new Map<BinaryOperator | ComparisonOperator | SetOperator, number>([
  ['||', 0],
  ['&&', 1],
  ['<', COMPARISON_LEVEL],
  ['<=', COMPARISON_LEVEL],
  ['>', COMPARISON_LEVEL],
  ['>=', COMPARISON_LEVEL],
  ['==', COMPARISON_LEVEL],
  ['!=', COMPARISON_LEVEL],
  ['∪', 3],
  ['∖', 3],
  ['∩', 4],
  ['+', 3],
  ['-', 3],
  ['*', 4],
  ['/', 4],
  ['%', 4],
]);

/** The constructors that the operators of sets stand for. */
const SET_CONSTRUCTORS = { '∪': 'Union', '∩': 'Overlap', '∖': 'Difference' } as const;

type SetOperator = keyof typeof SET_CONSTRUCTORS;

const isSetOperator = (symbol: string): symbol is SetOperator => Object.hasOwn(SET_CONSTRUCTORS, symbol);

/** What GeoGebra once called with square brackets: `Circle[A, 2]`. */
const CONSTRUCTOR = /^\p{Lu}\p{L}+$/u;

const OPERAND = 'a number, a name or "("';

/**
 * The tree of a source (docs/language.md). Spans of bracketed parts include the brackets.
 * Throws ParseError, also past the bounds of length and depth.
 */
export function parse(source: string, options: ParseOptions = {}): Expr {
  const tree = new Parser(
    source,
    tokenize(source),
    options.isFactor ?? isFreeName,
    options.isPlainProperty,
  ).parseSource();
  const { depth, deepest } = measure(tree, Number.POSITIVE_INFINITY);
  if (depth > MAX_TREE_DEPTH) {
    throw new ParseError(deepest.start, `an expression ${depth} levels deep`, `at most ${MAX_TREE_DEPTH}`);
  }
  return tree;
}

function isFreeName(name: string): boolean {
  return FREE_NAMES.has(name);
}

class Parser {
  private position = 0;
  private nesting = 0;
  private placeholders = 0;
  /** Bars that are open: there a bar is the closing one. */
  private bars = 0;

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
    private readonly isFactor: (name: string) => boolean,
    private readonly isPlainProperty: (name: string) => boolean = () => false,
  ) {}

  parseSource(): Expr {
    // What is left of `a := 3` where the id has its own place.
    this.take('=');
    const tree = this.parseEquation();
    if (this.token.kind !== 'end') throw this.unexpected('an operator or the end');
    return tree;
  }

  private get token(): Token {
    return this.tokens[this.position]!;
  }

  private symbol(): string | undefined {
    const token = this.token;
    return token.kind === 'symbol' ? token.symbol : undefined;
  }

  private take(symbol: string): boolean {
    if (this.symbol() !== symbol) return false;
    this.position += 1;
    return true;
  }

  private previousEnd(): number {
    return this.tokens[this.position - 1]?.end ?? 0;
  }

  private unexpected(expected: string): ParseError {
    const { kind, start, end } = this.token;
    const found = kind === 'end' ? 'the end' : quoted(this.source.slice(start, end));
    const remedy = kind === 'end' ? '$&: write the missing $1' : '$&';
    return new ParseError(start, found, expected.replace(/"([)\]])"$/, remedy));
  }

  private nested<T>(read: () => T): T {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) {
      throw new ParseError(this.token.start, `nesting deeper than ${MAX_NESTING}`, `at most ${MAX_NESTING} levels`);
    }
    const result = read();
    this.nesting -= 1;
    return result;
  }

  private parseEquation(): Expr {
    const left = this.parseOperation(0);
    if (!this.take('=')) return left;
    const right = this.parseOperation(0);
    if (this.symbol() === '=') throw this.unexpected('one = only (== compares)');
    return { kind: 'equation', left, right, start: left.start, end: right.end };
  }

  /** Precedence climbing: operators of at least `level`, each with a right side that holds together more tightly. */
  private parseOperation(level: number): Expr {
    let left = this.parseImplicitProduct();
    while (true) {
      const symbol = this.symbol();
      const own = symbol === undefined ? undefined : LEVELS.get(symbol);
      if (symbol === undefined || own === undefined || own < level) return left;
      if (own === COMPARISON_LEVEL) left = this.parseComparison(left);
      else {
        const isCross = this.source[this.token.start] === '×';
        this.position += 1;
        const right = this.parseOperation(own + 1);
        const span = { start: left.start, end: right.end };
        left = isSetOperator(symbol)
          ? { ...call(SET_CONSTRUCTORS[symbol], left, right), ...span }
          : { kind: 'binary', operator: symbol as BinaryOperator, left, right, ...(isCross && { isCross }), ...span };
      }
    }
  }

  private parseComparison(first: Expr): Expr {
    const operands = [first];
    const operators: ComparisonOperator[] = [];
    for (let symbol = this.symbol() ?? ''; LEVELS.get(symbol) === COMPARISON_LEVEL; symbol = this.symbol() ?? '') {
      operators.push(symbol as ComparisonOperator);
      this.position += 1;
      operands.push(this.parseOperation(COMPARISON_LEVEL + 1));
    }
    return { kind: 'comparison', operators, operands, start: first.start, end: this.previousEnd() };
  }

  private parseImplicitProduct(): Expr {
    let left = this.parseUnary();
    while (this.startsFactor()) {
      const right = this.parsePower();
      left = { kind: 'binary', operator: '*', left, right, implicit: true, start: left.start, end: right.end };
    }
    return left;
  }

  private startsFactor(): boolean {
    const { kind } = this.token;
    const symbol = this.symbol();
    if (kind === 'name' || symbol === '(' || symbol === '√' || (symbol === '|' && this.bars === 0)) return true;
    const previous = this.tokens[this.position - 1]?.kind;
    if (symbol === '[') return previous === 'number';
    return kind === 'number' && previous !== 'number' && previous !== 'superscript';
  }

  private parseUnary(): Expr {
    const { start } = this.token;
    if (this.take('-')) {
      const operand = this.nested(() => this.parseUnary());
      return { kind: 'negate', operand, start, end: operand.end };
    }
    if (this.take('!')) {
      const condition = this.nested(() => this.parseUnary());
      return { ...oppositeOf(condition), start, end: condition.end };
    }
    if (this.take('+')) return this.nested(() => this.parseUnary());
    return this.parsePower();
  }

  private parsePower(): Expr {
    let base = this.parsePostfix();
    for (let token = this.token; token.kind === 'superscript'; token = this.token) {
      this.position += 1;
      base = power(base, exponentOf(token.value, token.start, token.end));
    }
    if (!this.take('^')) return base;
    return power(
      base,
      this.nested(() => this.parseUnary()),
    );
  }

  private parsePostfix(): Expr {
    const first = this.token;
    const bare = this.parseBareCall();
    if (bare !== undefined) return bare;
    const functionPower = this.parseFunctionPower();
    let node = functionPower ?? this.parsePrimary();
    let callable = first.kind === 'name' && functionPower === undefined && !this.isFactor(first.name);
    while (true) {
      const { start } = node;
      if (this.take('!')) {
        node = { kind: 'factorial', operand: node, start, end: this.previousEnd() };
        callable = false;
      } else if (this.take('°')) {
        node = { kind: 'degrees', operand: node, start, end: this.previousEnd() };
        callable = false;
      } else if (this.take('.')) {
        const property = this.token;
        if (this.symbol() === '(') {
          const other = this.nested(() => this.parsePostfix());
          node = called('dot', [node, other], start, other.end);
          callable = false;
          continue;
        }
        if (property.kind !== 'name') throw this.unexpected('the name of a property');
        this.position += 1;
        node = { kind: 'member', object: node, property: property.name, start, end: property.end };
        callable = this.token.start === property.end || !this.isPlainProperty(property.name);
      } else if (callable && this.symbol() === '(') {
        node = this.parseCall(node, ')');
        callable = false;
      } else if (callable && node.kind === 'name' && this.symbol() === '[' && CONSTRUCTOR.test(node.name)) {
        node = this.parseCall(node, ']');
        callable = false;
      } else if (this.opensItem(node)) {
        node = this.parseItem(node);
        callable = false;
      } else return node;
    }
  }

  /** Whether a bracket is that of an item: `L[2]`, as others write L(2). After a number, `2[1, 2]` is a product. */
  private opensItem(node: Expr): boolean {
    if (this.symbol() !== '[' || this.token.start !== this.previousEnd()) return false;
    return node.kind === 'name' ? !hasFunction(node.name) : node.kind !== 'number' && node.kind !== 'string';
  }

  /** Of a method it is the bracket of its argument: `p.edge[1]`. */
  private parseItem(node: Expr): Expr {
    const { position } = this;
    const isMethod = node.kind === 'member' && !this.isPlainProperty(node.property);
    const item: Expr = isMethod
      ? node
      : { kind: 'member', object: node, property: 'item', start: node.start, end: node.end };
    const call = this.parseCall(item, ']');
    if (call.kind === 'call' && call.args.length === 1) return call;
    this.position = position;
    throw this.unexpected('an operator or the end');
  }

  /** `sin^2(x)` and `sin²(x)`, as textbooks write `sin(x)^2`. */
  private parseFunctionPower(): Expr | undefined {
    const [first, second, third, fourth] = this.tokens.slice(this.position, this.position + 4);
    if (first?.kind !== 'name' || !hasFunction(first.name)) return undefined;
    const raised = second?.kind === 'superscript' && second.value > 0 && isSymbol(third, '(');
    const careted = isSymbol(second, '^') && third?.kind === 'number' && isSymbol(fourth, '(');
    if (!raised && !careted) return undefined;
    const exponent = raised ? second : third;
    if (exponent?.kind !== 'superscript' && exponent?.kind !== 'number') return undefined;
    this.position += raised ? 2 : 3;
    const callee: Expr = { kind: 'name', name: first.name, start: first.start, end: first.end };
    const base = this.parseCall(callee, ')');
    const value: Expr = { kind: 'number', value: exponent.value, start: exponent.start, end: exponent.end };
    return { ...power(base, value), start: first.start, end: base.end };
  }

  /**
   * `sin x`, `sin 2x`, `sin² x` and `ln|x|`, as textbooks write them: the argument is a product that ends before the
   * next function or bracket, or what stands between bars.
   */
  private parseBareCall(): Expr | undefined {
    const name = this.token;
    if (name.kind !== 'name' || this.isFactor(name.name) || !hasFunction(name.name)) return undefined;
    const [second, third] = this.tokens.slice(this.position + 1, this.position + 3);
    const raised = second?.kind === 'superscript' && second.value > 0 ? second : undefined;
    const careted = isSymbol(second, '^') && third?.kind === 'number' ? third : undefined;
    const exponent = raised ?? careted;
    const length = careted ? 3 : raised ? 2 : 1;
    const argument = this.tokens[this.position + length];
    // No value ends with the name of a function: the bar behind it opens.
    const isBarred = isSymbol(argument, '|');
    if (argument?.kind !== 'number' && argument?.kind !== 'name' && !isBarred) return undefined;
    this.position += length;
    let operand = this.parseBareOperand();
    while (!isBarred && this.startsFactor() && this.symbol() !== '(' && !this.isFunction()) {
      const right = this.parseBareOperand();
      operand = {
        kind: 'binary',
        operator: '*',
        left: operand,
        right,
        implicit: true,
        start: operand.start,
        end: right.end,
      };
    }
    // Whether the bracket belongs to the argument, nobody can tell.
    if (this.symbol() === '(') throw this.unexpected(`brackets around the argument: ${name.name}(…)`);
    const callee: Expr = { kind: 'name', name: name.name, start: name.start, end: name.end };
    const call: Expr = { kind: 'call', callee, args: [operand], start: name.start, end: operand.end };
    if (exponent === undefined) return call;
    const value: Expr = { kind: 'number', value: exponent.value, start: exponent.start, end: exponent.end };
    return power(call, value);
  }

  private parseBareOperand(): Expr {
    return this.nested(() => this.parsePower());
  }

  private isFunction(): boolean {
    const { token } = this;
    return token.kind === 'name' && !this.isFactor(token.name) && hasFunction(token.name);
  }

  private parseCall(callee: Expr, close: ')' | ']'): Expr {
    this.position += 1;
    let rule: Rule | undefined;
    const read = this.parseItems(close, () => {
      const argument = this.parseEquation();
      if (rule !== undefined || !takesRule(callee) || !this.take('->')) return argument;
      rule = { argument, result: this.parseEquation() };
      return argument;
    });
    const args = rule === undefined ? read : ruled(rule, read, callee);
    return { kind: 'call', callee, args, start: callee.start, end: this.previousEnd() };
  }

  private parseItems(close: ')' | ']', parseItem: () => Expr): Expr[] {
    const items: Expr[] = [];
    if (this.take(close)) return items;
    do items.push(this.nested(parseItem));
    while (this.take(','));
    if (!this.take(close)) throw this.unexpected(`an operator, "," or "${close}"`);
    return items;
  }

  /** `(3, 4)`, as GeoGebra and Asymptote write Point(3, 4); the first coordinate is read. */
  private parseCoordinates(first: Expr, start: number): Expr {
    const others = this.parseItems(')', () => this.parseOperation(0));
    return called('Point', [first, ...others], start, this.previousEnd());
  }

  /** `(r; θ)`, as GeoGebra writes Polar(r, θ); the distance is read. */
  private parsePolar(distance: Expr, start: number): Expr {
    const angle = this.nested(() => this.parseOperation(0));
    if (!this.take(')')) throw this.unexpected('an operator or ")"');
    return called('Polar', [distance, angle], start, this.previousEnd());
  }

  private parsePrimary(): Expr {
    const token = this.token;
    const { start, end } = token;
    switch (token.kind) {
      case 'number':
        this.position += 1;
        return { kind: 'number', value: token.value, start, end };
      case 'string':
        this.position += 1;
        return { kind: 'string', value: token.value, start, end };
      case 'name':
        this.position += 1;
        return { kind: 'name', name: token.name, start, end };
      case 'symbol':
        return this.parseBracketed(token.symbol, start);
      default:
        throw this.unexpected(OPERAND);
    }
  }

  private parseBracketed(symbol: string, start: number): Expr {
    if (this.take('(')) {
      const inner = this.nested(() => this.parseOperation(0));
      if (this.symbol() === '=') throw this.unexpected('")" (= stands outside brackets only; == compares)');
      if (this.take(',')) return this.parseCoordinates(inner, start);
      if (this.take(';')) return this.parsePolar(inner, start);
      if (!this.take(')')) throw this.unexpected('an operator or ")"');
      return { ...inner, start, end: this.previousEnd() };
    }
    if (this.take('[')) {
      const items = this.parseItems(']', () => this.parseEquation());
      return { kind: 'list', items, start, end: this.previousEnd() };
    }
    if (this.take('√')) {
      const operand = this.nested(() => this.parsePostfix());
      return called('sqrt', [operand], start, operand.end);
    }
    if (this.take('|')) {
      this.bars += 1;
      const inner = this.nested(() => this.parseOperation(0));
      this.bars -= 1;
      if (!this.take('|')) throw this.unexpected('an operator or the closing "|"');
      return called('abs', [inner], start, this.previousEnd());
    }
    if (symbol === '?' || symbol === '?:=') {
      this.position += 1;
      const index = this.placeholders;
      this.placeholders += 1;
      if (symbol === '?') return { kind: 'placeholder', index, start, end: this.previousEnd() };
      const fallback = this.nested(() => this.parseOperation(0));
      return { kind: 'placeholder', index, fallback, start, end: fallback.end };
    }
    throw this.unexpected(OPERAND);
  }
}

/** `k -> k^2`, as others write a function without a name. */
interface Rule {
  readonly argument: Expr;
  readonly result: Expr;
}

/** Elsewhere an arrow is none of these: `Vector(A -> B)`. */
const takesRule = (callee: Expr) =>
  callee.kind === 'name' && /^(?:Map|Zip|Filter|KeepIf|Sort|Sequence|Iterate)$/.test(callee.name);

/**
 * The arguments of a call with a rule among them, as the language has them: `Map(k -> k^2, L)` is Map(k^2, k, L), and
 * `Zip((a, b) -> a b, L, M)` is Zip(a b, a, L, b, M).
 */
function ruled({ argument, result }: Rule, read: readonly Expr[], callee: Expr): readonly Expr[] {
  const others = read.filter((each) => each !== argument);
  const isZip = callee.kind === 'name' && callee.name === 'Zip' && argument.kind === 'call';
  const names = isZip ? argument.args : [argument];
  return [result, ...others.flatMap((other, index) => [...names.slice(index, index + 1), other])];
}

function called(name: string, args: readonly Expr[], start: number, end: number): Expr {
  return { kind: 'call', callee: { kind: 'name', name, start, end: start }, args, start, end };
}

function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.symbol === symbol;
}

function power(left: Expr, right: Expr): Expr {
  return { kind: 'binary', operator: '^', left, right, start: left.start, end: right.end };
}

function exponentOf(value: number, start: number, end: number): Expr {
  const magnitude: Expr = { kind: 'number', value: Math.abs(value), start, end };
  return value < 0 ? { kind: 'negate', operand: magnitude, start, end } : magnitude;
}
