import { describe, expect, it } from 'vitest';
import { toLatex } from './latex.js';
import { latexName } from './latex-names.js';
import { parse } from './parser.js';

describe('toLatex', () => {
  it.each([
    ['y = -x ^ 2 - x + 2', 'y = -x^{2} - x + 2'],
    ['y = (x - a) * (x - 3 * a)', 'y = (x - a)(x - 3a)'],
    ['1/2 x^2', '\\frac{1}{2x^{2}}'],
    ['(x + 1)/(x - 1)', '\\frac{x + 1}{x - 1}'],
    ['(x/2)^2', '\\left(\\frac{x}{2}\\right)^{2}'],
    ['sqrt(x + 1) + cbrt(x) + root(x, 5)', '\\sqrt{x + 1} + \\sqrt[3]{x} + \\sqrt[5]{x}'],
    ['2 * 3 x', '2 \\cdot 3x'],
    ['3 * x * 2', '3x \\cdot 2'],
    ['2 (x / 3)', '2 \\cdot \\frac{x}{3}'],
    ['x * π * r', 'x\\pi r'],
    ['sin(x)^2 + cos(2x)', '\\sin^{2}(x) + \\cos(2x)'],
    ['tan(x/2)', '\\tan\\left(\\frac{x}{2}\\right)'],
    ['ln(x) + log(2, x) + lg(x)', '\\ln(x) + \\log_{2}(x) + \\lg(x)'],
    ['exp(-x^2)', 'e^{-x^{2}}'],
    ['abs(x - 1)', '\\lvert x - 1 \\rvert'],
    ['-(x + 1)', '-(x + 1)'],
    ['a - (b + c)', 'a - (b + c)'],
    ['a - (-b)', 'a - (-b)'],
    ['(-x)^2', '(-x)^{2}'],
    ['(x^2)^3', '(x^{2})^{3}'],
    ['2^x^2', '2^{x^{2}}'],
    ['30°', '30^{\\circ}'],
    ['(n + 1)!', '(n + 1)!'],
    ['x <= 2 && y != 1', 'x \\le 2 \\land y \\ne 1'],
    ['if(x < 0, -x, x^2)', '\\begin{cases} -x & x < 0 \\\\ x^{2} & \\text{otherwise} \\end{cases}'],
    ['sum(k^2, k, 1, n)', '\\sum_{k=1}^{n} k^{2}'],
    ["f'(x) + f_1(2)", "f'(x) + f_{1}(2)"],
    ['Segment(A, B)', '\\operatorname{Segment}(A, B)'],
    ['[1, 2]', '[1, 2]'],
    ['1e21 x', '1 \\cdot 10^{21}x'],
    ['x^(1/2)', 'x^{\\frac{1}{2}}'],
    ['alpha + ∞', '\\alpha + \\infty'],
  ])('%s', (source, expected) => {
    expect(toLatex(parse(source))).toBe(expected);
  });

  it('rounds numbers to a precision', () => {
    expect(toLatex(parse('y = 0.33333 x + 2.0001'), { precision: 2 })).toBe('y = 0.33x + 2');
  });
});

describe('latexName', () => {
  it.each([
    ['A', 'A'],
    ["A'", "A'"],
    ["A_1''", "A_{1}''"],
    ['f_12', 'f_{12}'],
    ['P₁', 'P_{1}'],
    ['A1', 'A1'],
    ['AB', '\\mathrm{AB}'],
    ['x_max', 'x_{\\mathrm{max}}'],
    ['alpha', '\\alpha'],
    ['α_1', '\\alpha_{1}'],
    ['角A', '\\text{角A}'],
    ['é', '\\text{é}'],
    ['constructor', '\\mathrm{constructor}'],
  ])('%s', (id, expected) => {
    expect(latexName(id)).toBe(expected);
  });
});
