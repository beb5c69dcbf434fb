import katex from 'katex';
import { beforeAll, describe, expect, it } from 'vitest';
import { FAMILY_STYLES, knownClasses } from './classes.js';
import { buildTree, isSvg, type KatexNode, loadKatex } from './katex.js';
import fixture from './positions.fixture.json' with { type: 'json' };
import { faceName } from './symbol.js';

beforeAll(loadKatex);

const KNOWN = knownClasses();

/** Classes that are written for scripts and style sheets of pages, or that only KaTeX's style sheet names. */
function unknownClasses(node: KatexNode): string[] {
  if (isSvg(node)) return [];
  const children = 'children' in node ? node.children.flatMap(unknownClasses) : [];
  return [...node.classes.filter((name) => name !== '' && !KNOWN.has(name)), ...children];
}

function unknownIn(source: string): string[] {
  const tree = buildTree(source);
  return 'error' in tree ? [tree.error] : unknownClasses(tree);
}

describe('the classes of KaTeX', () => {
  it('are those of the version that the rules were written for', () => {
    expect(katex.version).toBe('0.19.1');
  });

  it('are known in every formula of the fixture', () => {
    const unknown = fixture.formulas.flatMap(({ source }) => unknownIn(source).map((name) => `${name}: ${source}`));
    expect(unknown).toEqual([]);
  });

  it('are found where they are not known', () => {
    const span = { classes: ['mord', 'brand-new'], style: {}, height: 0, depth: 0, attributes: {}, children: [] };
    expect(unknownClasses({ ...span, classes: [], children: [span] })).toEqual(['brand-new']);
  });
});

describe('buildTree', () => {
  it('builds a formula once', () => {
    expect(buildTree('\\sqrt{b}')).toBe(buildTree('\\sqrt{b}'));
    expect(buildTree('\\frac{a}')).toHaveProperty('error');
    expect(buildTree('\\frac{a}')).toBe(buildTree('\\frac{a}'));
    expect(buildTree('\\sqrt{c}')).not.toEqual(buildTree('\\sqrt{b}'));
  });

  it('builds a long formula once, and not for ever', () => {
    const long = 'x^2 + '.repeat(1600);
    const tree = buildTree(`${long}1`);
    expect(buildTree(`${long}1`)).toBe(tree);
    buildTree(`${long}2`);
    buildTree(`${long}3`);
    expect(buildTree(`${long}1`)).not.toBe(tree);
  });

  it('keeps no global definition for the next formula', () => {
    expect(buildTree('\\gdef\\own{x}\\own')).not.toHaveProperty('error');
    expect(buildTree('\\own')).toHaveProperty('error');
  });
});

describe('faceName', () => {
  it.each([
    ['Main', false, false, 'KaTeX_Main-Regular'],
    ['Main', true, true, 'KaTeX_Main-BoldItalic'],
    ['Math', false, false, 'KaTeX_Math-Italic'],
    ['Math', true, true, 'KaTeX_Math-BoldItalic'],
    ['SansSerif', true, true, 'KaTeX_SansSerif-Bold'],
    ['Typewriter', true, true, 'KaTeX_Typewriter-Regular'],
    ['Caligraphic', true, false, 'KaTeX_Caligraphic-Bold'],
  ])('%s, bold %s, italic %s: %s', (family, bold, italic, name) => {
    expect(faceName(family, bold, italic)).toBe(name);
  });

  it('names all of KaTeX’s twenty faces', () => {
    expect(Object.values(FAMILY_STYLES).flat()).toHaveLength(20);
  });
});
