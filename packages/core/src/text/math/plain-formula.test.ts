import { greekNames, latexName } from '@geoslide/geometry';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';
import { isPlainRow, plainFormula } from './plain-formula.js';

const { __renderToHTMLTree: katexTree } = katex as unknown as {
  __renderToHTMLTree(source: string, options: { displayMode: boolean; strict: string }): SpanNode;
};

/** em; sums are added in another order here than in KaTeX. */
const rounded = (length: number) => Number(length.toFixed(12)) + 0;

/** What the layouter reads of a node; struts draw nothing and take no room. */
function outline(node: KatexNode): object {
  if (isSvg(node)) throw new Error('no picture is plain');
  const { style, height, depth } = node;
  // KaTeX writes names that are empty between the others.
  const classes = node.classes.filter((name) => name !== '');
  const box = { classes, style, height: rounded(height), depth: rounded(depth) };
  if (isSymbol(node)) return { ...box, text: node.text, italic: node.italic };
  const children = node.children.filter((child) => isSvg(child) || !child.classes.includes('katex-strut'));
  return { ...box, children: children.map(outline) };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const numbers = [...'0123456789', '.', '-1', '12', '-12.5', '.5', '-.', '1.', '1.2.3', '-0123456789.'];

const greek = Object.values(greekNames).map((name) => `\\${name}`);
const scripts = ['_1', '_{1}', '_{12}', '_n', '_{n}', '_{b}', '_{g}', '_{Q}', '_{a1}', '_{B10}', "'", "''", "'''"];
const both = ["_1'", "_{1}'", "_n''", "_{x}'", "_{f}'''", "_{a1}'", "_{j}'"];
const scripted = [...letters, ...greek].flatMap((base) => [...scripts, ...both].map((script) => base + script));
const angles = ['0', '5', '90', '120', '-30.5', '5.', '.5', '.'].flatMap((size) => [
  `${size}^\\circ`,
  `${size}^{\\circ}`,
]);

describe('plainFormula', () => {
  it.each([...letters, ...greek, ...numbers, ...angles])('%s is as KaTeX builds it', (source) => {
    const tree = plainFormula(source);
    expect(isPlainRow(source)).toBe(true);
    expect(tree && outline(tree)).toEqual(outline(katexTree(source, { displayMode: false, strict: 'ignore' })));
  });

  it('is as KaTeX builds letters with subscripts and primes', () => {
    for (const source of scripted) {
      const tree = plainFormula(source);
      const wanted = katexTree(source, { displayMode: false, strict: 'ignore' });
      expect(tree && outline(tree), source).toEqual(outline(wanted));
      expect(isPlainRow(source), source).toBe(true);
    }
  });

  it('has each Greek letter that an identifier can be', () => {
    for (const name of [...'αβγδεϵζηθϑικλμνξπρσςτυφϕχψωΓΔΘΛΞΠΣΥΦΨΩ']) {
      expect(plainFormula(latexName(name)), name).toBeDefined();
    }
  });

  it.each([
    'AB = CD',
    'AB\\perp CD',
    '\\angle ABC = 90^\\circ',
    '\\angle BAC=\\alpha +\\beta',
    'y = x^2',
    'y=2x^{2}-3x+1',
    'f(x) = (x-1)^2',
    "f'(x)=2x",
    'P(1.5, -2)',
    'h^2 = p \\cdot q',
    'a^2+b^2=c^2',
    '\\sin x',
    'y = 2\\sin(2x) - \\cos\\theta',
    'x \\to \\infty',
    'x\\in[0,1]',
    '1/2',
    'x^{-1}',
    'A_1^2',
    'e^{2x}',
    'AB+-CD*-2',
    '((a))',
    'a==b',
    'r=-3',
    '-',
    '--1',
    '+a+',
    '(-)',
    'a\n',
    '  a b ',
    'x:y,z;w',
    'x^{ab}',
    '90^\\circ C',
    '3\\pi r^2',
    'x^{-+1}',
    '\\frac{1}{2}',
    'y = \\frac{x^{2}}{4}',
    '-\\dfrac{3\\pi}{2}',
    'V = \\frac{1}{3} \\pi r^2 h = 47.12',
    "\\frac{f_n'(x)}{\\sin x} + \\tfrac {a--b} {AB}",
    '\\text{cm}',
    '12\\text{ cm}',
    '\\text {  Qg:  j!  }',
    '\\text{面积} = 12.5',
    '\\text{x，对边 (a/b)。}\\le 3',
    'S_{\\text{阴影}} + S_{\\text{ABC}}^2 - h_{\\text{ max}}',
    '\\sin\\theta = \\frac{\\text{对边}}{\\text{斜边}} \\approx 0.77',
    '\\dfrac{\\text{km a}}{\\text{h}}',
    'S_{\\triangle ABC} = \\frac{1}{2}ah',
    'k_{\\alpha\\beta 1}^{2\\pi x - \\theta}',
    'r^{\\circ }',
    'e^{-\\lambda\nt}',
    '\\sin^2 x + \\cos^2 x = 1',
    '\\log_2 8 = 3',
    "\\log_{10}^{-1}x + \\exp' x",
    '12\\text{ cm}^2 - \\text{(g)}_{\\text{max}}',
    '\\frac{\\sin^2 x}{\\log_g x - \\text{kg}_n^2}',
    '\\tfrac{\\lg_Q^2 x}{1}',
  ])('%j is as KaTeX builds it', (source) => {
    const tree = plainFormula(source);
    expect(tree && outline(tree)).toEqual(outline(katexTree(source, { displayMode: false, strict: 'ignore' })));
  });

  it('is as KaTeX builds rows of all that it knows', () => {
    let state = 7;
    const random = (count: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const own = [...letters, ...'0123456789.', ...greek.map((name) => `${name} `)];
    const signs = [...'-+*=<>()[],:;/'];
    const named = ['le', 'leq', 'ge', 'geq', 'approx', 'perp', 'parallel', 'sim', 'cong', 'in', 'to', 'pm', 'cdot'];
    const more = ['times', 'div', 'circ', 'angle', 'triangle', 'infty', 'sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
    const commands = [...named, ...more, 'ln', 'log', 'lg', 'exp'].map((name) => `\\${name} `);
    const sups = [
      '2',
      'n',
      '{-1}',
      '{2x}',
      '{n+1}',
      '{+}',
      '{a-}',
      '\\circ ',
      '{\\circ}',
      'f',
      '{AB}',
      '{-\\theta x}',
      '{ n + 1 }',
      '{2\\pi}',
    ].map((s) => `^${s}`);
    const subs = [
      '_1',
      '_n',
      '_{12}',
      '_{ab}',
      '_{B1}',
      '_y',
      '_{\\text{Ag 2}}',
      '_{\\text{右}}',
      '_{\\triangle ABC}',
      '_{\\infty\\Delta f}',
    ];
    const texts = ['cm', ' if ', '高h。', 'Qj; 1', '(a)'].map((text) => `\\text{${text}}`);
    const functions = ['\\sin', '\\log', '\\lg', '\\exp'];
    const scriptable = [...own.map((one) => one.trim()), ...functions, ...texts, ')', ']'];
    let plain = 0;
    for (let i = 0; i < 6000; i++) {
      const row = (most: number, kinds: number): string => {
        const parts = Array.from({ length: 1 + random(most) }, () => {
          const kind = random(kinds);
          if (kind < 4) return pick(own);
          if (kind < 7) return pick(signs);
          if (kind < 8) return random(3) ? pick(commands) : pick(texts);
          if (kind >= 10) return `\\${pick(['', 'd', 't'])}frac{${row(4, 10)}}{${row(4, 10)}}`;
          return pick(scriptable) + (random(2) ? pick(subs) : '') + (random(2) ? pick([...sups, "'", "''"]) : '');
        });
        return parts.join(pick(['', '', ' ']));
      };
      const source = row(9, i % 2 === 0 ? 10 : 12);
      const tree = plainFormula(source);
      expect(isPlainRow(source), source).toBe(tree !== undefined && !source.includes('frac'));
      if (tree === undefined) continue;
      plain++;
      const wanted = katexTree(source, { displayMode: false, strict: 'ignore' });
      expect(outline(tree), source).toEqual(outline(wanted));
    }
    expect(plain).toBeGreaterThan(4000);
  });

  it.each([
    '',
    ' ',
    'é',
    'α',
    '\u212a',
    'ſ',
    '٣',
    '\\omicron',
    '\\constructor',
    '\\frac',
    '\\frac12',
    '\\frac{1}{}',
    '\\frac{1}{2}^2',
    "\\frac{1}{2} '",
    '\\frac{\\frac{1}{2}}{3}',
    '\\frac{1}{2',
    '\\sfrac{1}{2}',
    '\\sqrt{2}',
    '\\text{}',
    '\\text{a-b}',
    "\\text{a'}",
    '\\text{$x$}',
    '\\text{{a}}',
    '\\text{é}',
    '\\text{한}',
    '\\text{\u3000}',
    '\\sqrt{2}^2',
    '\\textbf{a}',
    'S_\\text{a}',
    'S^{\\text{a}}',
    'S_{a\\text{b}}',
    '\\arcsin^2 x',
    '\\overline{AB}',
    'a\\ne b',
    'a\\quad b',
    'A_{}',
    'A_{1,2}',
    'A_{n',
    'A_',
    'A_\\alpha',
    'A_{\\le}',
    'A^{\\circ a}',
    'A_{\\texta}',
    'A_{\\sin}',
    `A_{${'\\alpha'.repeat(60)}`,
    `A^{${'\\alpha '.repeat(60)}`,
    "A'_1",
    "A''''",
    'A^{x^2}',
    'x^y_1',
    '1^',
    '=_1',
    '90^{\\circ',
    '90^\\circ}',
    '^\\circ',
    '{a}',
    'a}',
    'a~b',
    'a&b',
    'a%',
    '|x|',
    '#',
  ])('leaves %j to KaTeX', (source) => {
    expect(plainFormula(source)).toBeUndefined();
    expect(isPlainRow(source)).toBe(false);
  });
});
