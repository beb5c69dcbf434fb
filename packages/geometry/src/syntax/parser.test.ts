import { describe, expect, it } from 'vitest';
import { compile } from '../functions/compile.js';
import { withoutSpans } from '../testing/trees.js';
import { MAX_NESTING, MAX_SOURCE_LENGTH, MAX_TREE_DEPTH } from './limits.js';
import { ParseError } from './parse-error.js';
import { parse } from './parser.js';
import { print } from './print.js';

function valueAt(source: string, x = 0): number {
  return compile(parse(source), ['x'])(x);
}

function errorOf(source: string): ParseError {
  try {
    parse(source);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error(`${source} parses`);
}

describe('parse', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['x^2', 9],
    ['1/2 x^2', 1 / 18],
    ['2(x+1)', 8],
    ['3 sin(x)', 3 * Math.sin(3)],
    ['2x x', 18],
    ['x(x+1)', 12],
    ['(x+1)(x-1)', 8],
    ['x²', 9],
    ['2x⁻¹', 2 / 3],
    ['90° * 2 / π', 1],
    ['2πx', 6 * Math.PI],
    ['3!', 6],
    ['2 × 6 ÷ 4', 3],
    ['7 % 4', 3],
    ['sin²(x) + cos^2(x)', 1],
    ['1 − 2', -1],
    ['.5 + 1e-1 + 2.25', 2.85],
    ['1 -- the rest is a comment', 1],
    ['+x', 3],
    ['-x²', -9],
    ['10 - 4 - 3', 3],
    ['12 / 2 / 3', 2],
    ['if(1 < x ≤ 3 && x != 2 || 1 > 2, 1, 0)', 1],
    ['if(1 < x ∧ x < 2 ∨ x == 3, 1, 0)', 1],
    ['if(!(x > 1), 1, 0)', 0],
    ['if(!(0 < x < 1) && !!(x == 3), 1, 0)', 1],
    ['if(!(x > 1 && x < 3 || x == 7), 1, 0)', 1],
    ['if(!(x == 2), 3!, !(x != 2)) + 3!', 12],
  ])('%s', (source, expected) => {
    expect(valueAt(source, 3)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['a(x+1)^2', 'a * (x+1)^2'],
    ['2^a(x)', '(2^a) * x'],
    ['1/a(x)', '1/(a * x)'],
  ])('reads %s as %s where a is a number', (source, explicit) => {
    const isFactor = (name: string) => name === 'a' || name === 'x';
    const evaluate = (text: string) => compile(parse(text, { isFactor }), ['a', 'x'])(2, 3);
    expect(evaluate(source)).toBe(evaluate(explicit));
  });

  it('keeps a call where a name may be a function', () => {
    expect(parse('f(x)')).toMatchObject({ kind: 'call', callee: { kind: 'name', name: 'f' } });
    expect(parse("f'(2)")).toMatchObject({ kind: 'call', callee: { name: "f'" } });
    expect(parse('Segment.mk(A, B)')).toMatchObject({ kind: 'call', callee: { kind: 'member', property: 'mk' } });
    expect(parse('c.edge(1).midpoint')).toMatchObject({
      kind: 'member',
      property: 'midpoint',
      object: { kind: 'call' },
    });
  });

  it('counts placeholders, not coordinates', () => {
    const tree = parse('Polygon([Point(0, ?), Point(?:=-1.5, 2)])');
    const found = JSON.stringify(withoutSpans(tree)).match(/"index":\d/g);
    expect(found).toEqual(['"index":0', '"index":1']);
  });

  it('reads names of any script with primes and subscripts', () => {
    for (const name of ["A'", "A''", 'f_1', '角A', 'α', 'A₁', "P_2'"]) {
      expect(parse(name)).toMatchObject({ kind: 'name', name });
    }
    expect(parse('A′')).toMatchObject({ name: "A'" });
  });

  it('reads equations, and strings with escapes', () => {
    expect(parse('y = x')).toMatchObject({ kind: 'equation' });
    expect(parse('Curve(y = x^2)')).toMatchObject({ args: [{ kind: 'equation' }] });
    expect(parse('"a \\"b\\" \\n \\\\ \\z"')).toMatchObject({ kind: 'string', value: 'a "b" \n \\ \\z' });
  });

  it('gives each node its place', () => {
    const source = ' (a + b) * f(2) ';
    const tree = parse(source);
    if (tree.kind !== 'binary') throw new Error(tree.kind);
    expect(source.slice(tree.left.start, tree.left.end)).toBe('(a + b)');
    expect(source.slice(tree.right.start, tree.right.end)).toBe('f(2)');
    expect(source.slice(tree.start, tree.end)).toBe('(a + b) * f(2)');
  });
});

describe('parse errors', () => {
  it.each([
    ['', 1, 'the end', 'a number'],
    ['Point(1 2)', 9, '"2"', ')'],
    ['Point(1,', 9, 'the end', 'a number'],
    ['(1 = 2)', 4, '"="', '=='],
    ['x = y = 2', 7, '"="', '=='],
    ['1 + * 2', 5, '"*"', 'a number'],
    ['a.', 3, 'the end', 'property'],
    ['a # b', 3, '"#"', 'operator'],
    ['"open', 1, 'a string without an end', '"'],
    ['[1, 2', 6, 'the end', 'an operator, "," or "]": write the missing ]'],
    ['(1 + 2', 7, 'the end', 'an operator or ")": write the missing )'],
    ['A B) ', 4, '")"', 'end'],
    ['9e999', 1, '"9e999"', 'a number below'],
    [`1 ${'2'.repeat(99)}`, 3, `"${'2'.repeat(40)}…"`, 'an operator'],
    ['Point(1，2)', 8, 'the full-width "，"', 'a plain ","'],
    ['𝔸 + 😀', 6, '"😀"', 'name'],
  ])('%s', (source, column, found, expected) => {
    const error = errorOf(source);
    expect(error.column).toBe(column);
    expect(error.offset).toBe(column - 1);
    expect(error.found).toBe(found);
    expect(error.expected).toContain(expected);
    expect(error.message).toContain(`column ${column}: found ${found}`);
  });

  it.each([
    ['brackets', '('.repeat(50_000)],
    ['calls', 'f('.repeat(30_000)],
    ['lists', '['.repeat(30_000)],
    ['signs', '- '.repeat(30_000)],
    ['exponents', '2^'.repeat(30_000)],
    ['fallbacks', '?:='.repeat(20_000)],
  ])('stops at too many nested %s', (_, source) => {
    expect(errorOf(source).message).toContain(`${MAX_NESTING}`);
  });

  it('stops at trees that are too deep, and at sources that are too long', () => {
    expect(errorOf(`1${'+1'.repeat(MAX_TREE_DEPTH)}`).message).toContain(`${MAX_TREE_DEPTH}`);
    expect(valueAt(`1${'+1'.repeat(MAX_TREE_DEPTH - 1)}`)).toBe(MAX_TREE_DEPTH);
    expect(errorOf(' '.repeat(MAX_SOURCE_LENGTH + 1)).message).toContain(`${MAX_SOURCE_LENGTH}`);
  });
});

describe('items in square brackets', () => {
  it.each([
    ['L[2]', 'L.item(2)'],
    ['M[1][2]', 'M.item(1).item(2)'],
    ['Intersect(f, g)[1].x', 'Intersect(f, g).item(1).x'],
    ['2 L[k + 1]', '2 L.item(k + 1)'],
    ['2[1, 2] + 1', '2 ([1, 2]) + 1'],
    ['Circle[A, 2]', 'Circle(A, 2)'],
    ['p.edge[1]', 'p.edge(1)'],
  ])('%s is %s', (source, same) => {
    expect(print(parse(source))).toBe(print(parse(same)));
  });

  it.each(['L [2]', 'circle[A, 2]', 'sqrt[3](8)', '"a"[1]'])('%s is refused', (source) => {
    expect(() => parse(source)).toThrow('"["');
  });
});

describe('functions without a name', () => {
  it.each([
    ['Map(k -> k^2, L)', 'Map(k^2, k, L)'],
    ['Filter(L, k -> k > 2)', 'Filter(k > 2, k, L)'],
    ['Zip((a, b) -> a b, L, M)', 'Zip(a b, a, L, b, M)'],
    ['Iterate((a, b) -> (b, a + b), (0, 1), 10)', 'Iterate((b, a + b), (a, b), (0, 1), 10)'],
    ['Sequence(k -> k^2, 1, 5)', 'Sequence(k^2, k, 1, 5)'],
  ])('%s is %s', (source, same) => {
    expect(print(parse(source))).toBe(print(parse(same)));
  });

  it.each(['Vector(A -> B)', 'f -> 2', 'Curve(t -> t^2, 0, 1)'])('%s is refused', (source) => {
    expect(() => parse(source)).toThrow('"->"');
  });
});
