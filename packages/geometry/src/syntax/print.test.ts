import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryTree, withoutSpans } from '../testing/trees.js';
import { parse } from './parser.js';
import { print } from './print.js';

describe('print', () => {
  it.each([
    ['-x^2+1', '-x^2 + 1'],
    ['(a+b)*c', '(a + b) * c'],
    ['a-(b-c)', 'a - (b - c)'],
    ['2(x+1)', '2 (x + 1)'],
    ['x(x+1)', 'x (x + 1)'],
    ['1/2 x^2', '1 / 2 x^2'],
    ['(-x)^2', '(-x)^2'],
    ['Segment.mk(A,B).midpoint', 'Segment.mk(A, B).midpoint'],
    ['[1,?:=2 , "a\\"b"]', '[1, ?:=2, "a\\"b"]'],
    ['a<b<=c&&d!=e', 'a < b <= c && d != e'],
    ['30°', '30°'],
    ['sin²(x)', 'sin(x)^2'],
    ['2^3^4', '2^3^4'],
    ['(2^3)^4', '(2^3)^4'],
    ['(x^e3) (0)', '(x^e3) (0)'],
    ['x^2 (t+1)', 'x^2 (t + 1)'],
  ])('%s', (source, expected) => {
    expect(print(parse(source))).toBe(expected);
  });

  it('is read back as the same tree', () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(withoutSpans(parse(print(tree)))).toEqual(withoutSpans(tree));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
