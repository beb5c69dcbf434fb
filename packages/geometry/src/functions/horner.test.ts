import { describe, expect, it } from 'vitest';
import { parse } from '../syntax/parser.js';
import { compile } from './compile.js';
import { compileHorner } from './horner.js';

const PLACES = [
  [0, 0],
  [1.5, -2.25],
  [-0.3, 7],
  [1e3, -1e-3],
] as const;

const TAIL = '((((2 * y + 1) * y - 3) * y) * y + 5)';

describe('polynomials in Horner form', () => {
  it.each([
    ['two variables', `((3 * y - 2) * x + ((y + 4) * y - 7)) * x - ${TAIL}`],
    ['powers with gaps', `((2 * y^3 - 1) * x^2 + (y^2 - 3)) * x^3 - ${TAIL} - 0`],
    ['signs', `((-3 * y - 2) * x - ((y + 4) * y - 7)) * x + (-(((2 * y + 1) * y - 3) * y) * y + -5) - 0`],
    ['one variable', '((((((2 * x - 1) * x + 3) * x^2 - 7) * x + 1) * x - 2) * x + 9) * x - 1'],
  ])('%s: the value is that of the tree', (_, source) => {
    const horner = compileHorner(parse(source), ['x', 'y']);
    // What is no polynomial beside it leaves the tree as it is.
    const plain = compile(parse(`(${source}) + 0 * sin(1)`), ['x', 'y']);
    for (const [x, y] of PLACES) {
      const value = plain(x, y);
      expect(Math.abs(horner!.compiled(x, y, 0) - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value)));
    }
  });

  it.each([
    ['few nodes', '(2 * x + 1) * x - 3'],
    ['a sum that is no constant', `(x * y + ${TAIL}) * x + (y * y + y^2 * y)`],
    ['a function', `((3 * sin(y) - 2) * x + 1) * x - ${TAIL}`],
    ['a third variable', `((3 * z - 2) * x + 1) * x - ${TAIL}`],
    ['a factor behind', `((3 * y - 2) * x + 1) * 7 - ${TAIL}`],
    ['a power that is no integer', `((3 * y - 2) * x^1.5 + 1) * x - ${TAIL}`],
  ])('%s: none', (_, source) => {
    expect(compileHorner(parse(source), ['x', 'y'])).toBeUndefined();
  });
});
