import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';
import { plainFormula } from './plain-formula.js';

const { __renderToHTMLTree: katexTree } = katex as unknown as {
  __renderToHTMLTree(source: string, options: { displayMode: boolean; strict: string }): SpanNode;
};

/** What the layouter reads of a node; struts draw nothing and take no room. */
function outline(node: KatexNode): object {
  if (isSvg(node)) throw new Error('no picture is plain');
  const { classes, style, height, depth } = node;
  const box = { classes, style, height, depth };
  if (isSymbol(node)) return { ...box, text: node.text, italic: node.italic };
  const children = node.children.filter((child) => isSvg(child) || !child.classes.includes('katex-strut'));
  return { ...box, children: children.map(outline) };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const numbers = [...'0123456789', '.', '-1', '12', '-12.5', '.5', '-.', '1.', '1.2.3', '-0123456789.'];

describe('plainFormula', () => {
  it.each([...letters, ...numbers])('%s is as KaTeX builds it', (source) => {
    const tree = plainFormula(source);
    expect(tree && outline(tree)).toEqual(outline(katexTree(source, { displayMode: false, strict: 'ignore' })));
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
    '\\pi',
    '#',
  ])('leaves %j to KaTeX', (source) => {
    expect(plainFormula(source)).toBeUndefined();
  });
});
