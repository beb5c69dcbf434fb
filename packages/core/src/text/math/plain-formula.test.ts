import { greekNames, latexName } from '@geoslide/geometry';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';
import { isPlain, plainFormula } from './plain-formula.js';

const { __renderToHTMLTree: katexTree } = katex as unknown as {
  __renderToHTMLTree(source: string, options: { displayMode: boolean; strict: string }): SpanNode;
};

/** em; sums are added in another order here than in KaTeX. */
const rounded = (length: number) => Number(length.toFixed(12)) + 0;

/** What the layouter reads of a node; struts draw nothing and take no room. */
function outline(node: KatexNode): object {
  if (isSvg(node)) throw new Error('no picture is plain');
  const { classes, style, height, depth } = node;
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
    expect(isPlain(source)).toBe(true);
    expect(tree && outline(tree)).toEqual(outline(katexTree(source, { displayMode: false, strict: 'ignore' })));
  });

  it('is as KaTeX builds letters with subscripts and primes', () => {
    for (const source of scripted) {
      const tree = plainFormula(source);
      const wanted = katexTree(source, { displayMode: false, strict: 'ignore' });
      expect(tree && outline(tree), source).toEqual(outline(wanted));
      expect(isPlain(source), source).toBe(true);
    }
  });

  it('has each Greek letter that an identifier can be', () => {
    for (const name of [...'αβγδεϵζηθϑικλμνξπρσςτυφϕχψωΓΔΘΛΞΠΣΥΦΨΩ']) {
      expect(plainFormula(latexName(name)), name).toBeDefined();
    }
  });

  it.each([
    '',
    ' ',
    'AB',
    'a1',
    '1a',
    '--1',
    '1-2',
    '-',
    '1 2',
    'A\n',
    '1\n',
    'é',
    'α',
    '\u212a',
    'ſ',
    '٣',
    '+1',
    '1,5',
    '\\omicron',
    '\\constructor',
    '\\frac',
    '\\alpha ',
    '\\alpha\\beta',
    'A_{}',
    'A_12',
    'A_{1a}',
    'A_{ab}',
    'A_{1,2}',
    'A_{n',
    'A_',
    'A_\\alpha',
    "A'_1",
    "A''''",
    'A^{\\circ}',
    '1_2',
    "1'",
    '90^{\\circ',
    '90^\\circ}',
    '90^\\circ ',
    '^\\circ',
    '-^\\circ',
    '#',
  ])('leaves %j to KaTeX', (source) => {
    expect(plainFormula(source)).toBeUndefined();
    expect(isPlain(source)).toBe(false);
  });
});
