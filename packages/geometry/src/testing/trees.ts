import fc from 'fast-check';
import type { BinaryOperator, ComparisonOperator, Expr } from '../syntax/ast.js';
import { add, multiply, name, number, subtract } from '../syntax/build.js';

/** A tree as plain data without the places in its source, for comparing. */
export function withoutSpans(tree: Expr): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'start' || key === 'end' ? undefined : value)));
}

const NOWHERE = { start: 0, end: 0 };

const names = fc.constantFrom('x', 'y', 't', 'a', "A'", 'f_1', '角A', 'α', 'sin', 'π', 'e', 'e3', 'Segment');
const called = fc.constantFrom('f', 'sin', 'Point', "f'", 'if', '角');
const binaryOperators = fc.constantFrom<BinaryOperator>('+', '-', '*', '/', '%', '^', '&&', '||');
const comparisonOperators = fc.constantFrom<ComparisonOperator>('<', '<=', '>', '>=', '==', '!=');

const node = <T extends object>(fields: T) => ({ ...fields, ...NOWHERE }) as T & typeof NOWHERE;

/** Trees as the parser makes them, but with every placeholder numbered 0: `numbered` counts them. */
const unnumbered = fc.letrec<{ tree: Expr; leaf: Expr }>((tie) => ({
  leaf: fc.oneof(
    fc
      .double({ min: 0, noNaN: true, noDefaultInfinity: true })
      .map((value) => node({ kind: 'number' as const, value: value || 0 })),
    fc.nat(100).map((value) => node({ kind: 'number' as const, value })),
    fc.string().map((value) => node({ kind: 'string' as const, value })),
    names.map((name) => node({ kind: 'name' as const, name })),
    fc.constant(node({ kind: 'placeholder' as const, index: 0 })),
  ),
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    tie('leaf'),
    fc
      .record({ operator: binaryOperators, left: tie('tree'), right: tie('tree') })
      .map((fields) => node({ kind: 'binary' as const, ...fields })),
    fc
      .record({ left: tie('tree'), right: tie('tree') })
      .map((fields) => node({ kind: 'binary' as const, operator: '*' as const, implicit: true, ...fields })),
    tie('tree').map((operand) => node({ kind: 'negate' as const, operand })),
    tie('tree').map((operand) => node({ kind: 'degrees' as const, operand })),
    tie('tree').map((operand) => node({ kind: 'factorial' as const, operand })),
    tie('tree').map((fallback) => node({ kind: 'placeholder' as const, index: 0, fallback })),
    fc.array(tie('tree'), { maxLength: 3 }).map((items) => node({ kind: 'list' as const, items })),
    fc
      .tuple(tie('tree'), fc.array(fc.tuple(comparisonOperators, tie('tree')), { minLength: 1, maxLength: 3 }))
      .map(([first, rest]) =>
        node({
          kind: 'comparison' as const,
          operators: rest.map(([operator]) => operator),
          operands: [first, ...rest.map(([, operand]) => operand)],
        }),
      ),
    fc
      .tuple(called, fc.array(tie('tree'), { maxLength: 3 }))
      .map(([name, args]) => node({ kind: 'call' as const, callee: node({ kind: 'name' as const, name }), args })),
    fc.tuple(called, tie('tree'), tie('tree')).map(([name, left, right]) =>
      node({
        kind: 'call' as const,
        callee: node({ kind: 'name' as const, name }),
        args: [node({ kind: 'equation' as const, left, right })],
      }),
    ),
    fc
      .tuple(tie('tree'), fc.constantFrom('midpoint', 'x'))
      .map(([object, property]) => node({ kind: 'member' as const, object, property })),
    fc
      .tuple(tie('tree'), fc.constantFrom('edge', 'at'), fc.array(tie('tree'), { maxLength: 2 }))
      .map(([object, property, args]) =>
        node({ kind: 'call' as const, callee: node({ kind: 'member' as const, object, property }), args }),
      ),
  ) as fc.Arbitrary<Expr>,
}));

function numbered(tree: Expr): Expr {
  let count = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    if (copy.kind === 'placeholder') {
      copy.index = count;
      count += 1;
    }
    for (const [key, part] of Object.entries(copy)) if (typeof part === 'object') copy[key] = visit(part);
    return copy;
  };
  return visit(tree) as Expr;
}

/** Trees as the parser makes them. */
export const arbitraryTree: fc.Arbitrary<Expr> = fc
  .oneof(
    unnumbered.tree,
    fc.tuple(unnumbered.tree, unnumbered.tree).map(([left, right]): Expr => node({ kind: 'equation', left, right })),
  )
  .map(numbered);

/** Random trees of x: x itself, numbers, sums, differences and products of trees that `part` makes, and what else is given for them. */
export function treesOfX(more: (part: fc.Arbitrary<Expr>) => readonly fc.Arbitrary<Expr>[]): fc.Arbitrary<Expr> {
  return fc.letrec<{ tree: Expr }>((tie) => {
    const part = tie('tree');
    const both = fc.tuple(part, part);
    return {
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constant(name('x')),
        fc.integer({ min: -5, max: 5 }).map(number),
        both.map(([a, b]) => add(a, b)),
        both.map(([a, b]) => subtract(a, b)),
        both.map(([a, b]) => multiply(a, b)),
        ...more(part),
      ),
    };
  }).tree;
}
