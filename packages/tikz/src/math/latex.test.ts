import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latexMath } from './latex.js';

function print(source: string): string[] | 'outlines' | undefined {
  return latexMath(source, new Set());
}

describe('latexMath', () => {
  it.each([
    ["A'", "A'"],
    ["A''^2", "A''^{2}"],
    ["F_1'^2", "F_1'^{2}"],
    ['\\overrightarrow{AB}^2\\hat{a}^2', '{\\overrightarrow{AB}}^2\\hat{a}^2'],
    ['x_{\\ldots}', 'x_{\\ldots}'],
    ['\\overset{\\color{red}a}{=}', '\\overset{{{\\color[HTML]{FF0000}a}}}{=}'],
    ['\\genfrac{[}{}{0pt}{}{a}{b}', '\\genfrac{[}{.}{0em}{}{a}{b}'],
    ['x\\mathrel{\\mathrm{R}}y', 'x\\mathrel{\\mathrm{R}}y'],
    ['\\text{a $\\leq$ b $\\sum_1$}', '\\text{a $!\\leq!$ b $!\\sum_1$}'.replaceAll('!', '{}')],
    ['\\cancel{x}\\bcancel{ab}', '\\cancel{x}\\bcancel[.2]{ab}'],
    ['\\fcolorbox{red}{white}{c}', '\\fcolorbox[HTML]{FF0000}{FFFFFF}{\\kern-\\fboxrule c\\kern-\\fboxrule}'],
    ['a\\nleqslant b\\nleq', 'a\\nleqslant b\\nleq'],
    ['\\text{\\it ab}', '\\text{\\textit{ab}}'],
    ['A\\Join B', 'A\\bowtie B'],
    ['\\notni', '\\not\\ni'],
    ['$a$', 'a'],
    ['\\[a\\]', 'a'],
    ['设 $x>0$', '\\text{设 }{x>0}'],
    ['\\mbox{ab}', '\\text{ab}'],
    ['f_1', 'f_1'],
    ['x_{i_{j}}^{10}', 'x_{i_j}^{10}'],
    ['\\log_2 8', '\\log_2 8'],
    ['\\frac{1}{2} + \\dfrac34', '\\frac{1}{2}+\\dfrac{3}{4}'],
    ['\\binom nk', '\\binom{n}{k}'],
    ['\\sqrt[3]{x}', '\\sqrt[{3}]{x}'],
    ['\\triangle ABC', '\\triangle ABC'],
    ['30°', '30^\\circ'],
    ['x^2°', 'x^2{}^\\circ'],
    ['α ≤ β', '\\alpha\\leq\\beta'],
    ['\\neq \\notin', '\\neq\\notin'],
    ['面积 S', '\\text{面积}S'],
    ['\\text{if $x^2$, é}', "\\text{if $x^2$, \\'{e}}"],
    ['\\"O\\v{x}é', '\\ddot{O}\\check{x}\\acute{e}'],
    ['ő', '\\text{\\H{o}}'],
    ['\\text{a{\\scriptstyle b}}', '\\text{a{\\scalebox{0.7}{b}}}'],
    ['x\\raisebox{1em}{\\scriptstyle b}', 'x\\raisebox{1em}{\\scalebox{0.7}{b}}'],
    ['\\R', '\\mathbb{R}'],
    ['\\bm{a}', '\\boldsymbol{a}'],
    ['\\tg x', '\\operatorname{tg}x'],
    ['\\lim_{x\\to0}', '\\lim_{x\\to0}'],
    ['\\sum\\limits_a^b', '\\sum\\limits_a^b'],
    ['\\overset{a}{=}', '\\overset{a}{=}'],
    ['\\left(\\frac12\\right.', '\\left( \\frac{1}{2} \\right.'],
    ['\\bigl( \\Bigr|', '\\bigl(\\Bigr|'],
    ['\\begin{cases} 1 & x>0 \\\\ 2 \\end{cases}', '\\begin{cases} 1 & x>0 \\\\ 2 \\end{cases}'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'],
    [
      '\\begin{array}{c|c} a & b \\\\ \\hline [c] & d \\end{array}',
      '\\begin{array}{c|c} a & b \\\\ \\hline [c] & d \\end{array}',
    ],
    ['\\begin{matrix} a \\\\ [b] \\end{matrix}', '\\begin{matrix} a \\\\ {}[b] \\end{matrix}'],
    ['\\begin{aligned} a &= b \\end{aligned}', '\\begin{aligned} a & =b \\end{aligned}'],
    ['\\vec a \\overrightarrow{AB}', '\\vec{a}\\overrightarrow{AB}'],
    ['\\color{red} x', '\\color[HTML]{FF0000}x'],
    ['\\textcolor{#0af}{x} y', '{\\color[HTML]{00AAFF}x}y'],
    ['\\boxed{x}', '\\boxed{x}'],
    ['\\Large x', '\\scalebox{1.44}{$x$}'],
    ['a\\,b\\quad c\\kern5pt d', 'a\\,b\\quad c\\hspace{0.5em}d'],
    ['\\#\\%\\&\\_\\{\\$', '\\#\\%\\&\\_\\{\\$'],
    ['\\def\\a{b}\\a', 'b'],
    ['\\verb|\\input{x}|', '\\texttt{\\textbackslash{}input\\{x\\}}'],
    ['a % comment', 'a'],
    ['3·4\\text{a·b}', '3\\cdotp4\\text{a$\\cdotp$b}'],
    ['ΑΒΓΧ', '\\mathrm{A}\\mathrm{B}\\Gamma\\mathrm{X}'],
    ['\\text{\\ae\\i ıø}', '\\text{\\ae\\i ıø}'],
    ['\\text{a`b}', '\\text{a{`}b}'],
    ['\\varinjlim', '\\operatorname*{\\underrightarrow{\\mathrm{lim}}}'],
    ['a\\textcolor{red}{=}b', 'a\\begingroup\\color[HTML]{FF0000}=\\endgroup b'],
    ['\\begingroup x+\\endgroup y', '\\begingroup x+\\endgroup y'],
    ['\\href{u}{x}\\htmlClass{a}{y}', '{x}y'],
    ['\\Large a=b', '\\scalebox{1.44}{$\\unscaled{0.694}a=b$}'],
    ['\\tiny\\kern1em\\rule{1pt}{1ex}', '\\scalebox{0.5}{$\\hspace{1.472em}\\rule{0.2em}{1ex}$}'],
    ['\\text{x\\_max a}~b', '\\text{x\\_max a}\\ b'],
    ['\\displaystyle\\mathreflectbox{\\frac ab}', '\\displaystyle\\mathreflectbox{\\frac{a}{b}}'],
    ['ı\\And', '\\text{\\i}\\mathbin{\\&}'],
    ['\\begin{align}a\\\\\\end{align}', '\\begin{aligned} a \\\\ {} \\end{aligned}'],
    ['\\rule{9999em}{1px}', '\\rule{100em}{0.1004em}'],
  ])('prints %s as %s', (source, printed) => {
    expect(print(source)).toEqual([printed]);
  });

  it('gives one string for each line', () => {
    expect(print('a \\\\ b')).toEqual(['a', 'b']);
  });

  it('gives a part of a long formula', () => {
    expect(latexMath('abcdefghij', new Set(), [0.2, 0.5])).toEqual(['cde']);
  });

  it('collects the characters that TeX has no font for', () => {
    const foreign = new Set<string>();
    latexMath('\\text{面} 积 α', foreign);
    expect([...foreign]).toEqual(['面', '积']);
  });

  it.each([
    '\\left(\\color{red}a\\middle|b\\right)',
    '\\left({a\\middle|b}\\right)',
    '\\left(\\frac{a\\middle|b}{c}\\right)',
    '\\left(\\begin{matrix}a\\middle|b\\end{matrix}\\right)',
    '\\left(\\rm a\\middle|b\\right)',
    '\\left(\\Large a\\middle|b\\right)',
  ])('does not print %s: \\middle within braces ends the run of TeX', (source) => {
    expect(latexMath(source, new Set())).toBe('outlines');
  });

  it('does not print spaces that are seen', () => {
    expect(latexMath('\\verb*|a b|', new Set())).toBe('outlines');
  });

  it('prints \\middle right between \\left and \\right', () => {
    expect(print('\\left(a\\middle|\\left[b\\middle/c\\right]\\right)')).toEqual([
      '\\left( a\\middle|\\left[ b\\middle/c \\right] \\right)',
    ]);
  });

  it.each([
    '\\input{secret.txt}',
    '\\text{\\input{secret.txt}}',
    '\\write18{ls}',
    '\\immediate\\write18{ls}',
    '\\csname input\\endcsname',
    '\\catcode`a=13',
    '\\openin1=x',
    '\\special{x}',
    '\\begin{filecontents}{x}a\\end{filecontents}',
    '\\newcommand\\x{\\x\\x}\\x',
    '^^5cinput{secret.txt}',
    'a}',
    '{a',
    'a & b',
    'a # b',
    '\\left( a',
    '\\begin{array}{c{{a}}}b\\end{array}',
    'x^1^2',
    '\\includegraphics{x}',
    '\\sqrt{'.repeat(5000) + '}'.repeat(5000),
  ])('refuses %s', (source) => {
    expect(print(source)).toBeUndefined();
  });
});

it.each([
  '\\Huge x\\tiny y',
  'x\\tag{1}',
  '\\begin{CD} A @>>> B \\end{CD}',
  '\\begin{dcases} a & b \\end{dcases}',
  '\\begin{array}{c:c} a & b \\end{array}',
  '\\textcolor{#ff000080}{x}',
  '\\mathbb{1}',
  '\\mathcal{a}',
  '\\text{✓}',
  '𝐀',
  '\\utilde{AB}',
  '\\sout{ab}',
  '\\Huge\\sqrt[3]{x}',
  '\\scriptstyle\\rule{18mu}{1em}',
  '\\vec{\\cancel{x}}',
  "\\text{\\'{\\=a}}",
  '\\text{ấ}',
  '\\verb|a  b|',
  '{'.repeat(60) + '}'.repeat(60),
  '\\smash{'.repeat(6) + '}'.repeat(6),
])('leaves %s to outlines', (source) => {
  expect(print(source)).toBe('outlines');
});

/** Words of TeX that change its state, read files or run programs. */
const DANGEROUS =
  /\\(?:input|include|openin|openout|read|write|immediate|special|csname|endcsname|catcode|def|edef|gdef|xdef|let|futurelet|newcommand|expandafter|directlua|usepackage|begin\{(?!array|matrix|[pbBvV]matrix|smallmatrix|cases|aligned|gathered|subarray))(?![a-zA-Z])/;

it('prints nothing that does more than typeset, whatever it is given', () => {
  const token = fc.oneof(
    fc.constantFrom(
      ...'\\input \\write \\def \\let \\csname \\catcode \\immediate \\text{ \\frac \\sqrt \\left( \\right) { } $ % # & _ ^ ^^5c ~ \\\\ \\verb| \\char"5C \\begin{ \\end{ matrix} filecontents}'.split(
        ' ',
      ),
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
      const lines = print(tokens.join(' '));
      const printed = Array.isArray(lines) ? lines.join('\n') : '';
      expect(printed).not.toMatch(DANGEROUS);
      expect(printed).not.toMatch(/\^\^|(?<!\\)[%#]/);
    }),
    { numRuns: 500, seed: 1 },
  );
});
