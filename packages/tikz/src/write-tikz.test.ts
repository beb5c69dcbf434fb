import { type ImageNode, PathBuilder, type Scene, type SceneNode } from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import { BLACK, BLUE, stroked, text, WHITE } from './testing/scenes.js';
import { writeTikz } from './write-tikz.js';

const view = { left: -1, top: 1, scale: 50 };
const line = new PathBuilder().moveTo(0, 0).lineTo(50, 50);

function scene(...children: SceneNode[]): Scene {
  return { width: 100, height: 80, background: WHITE, view, children };
}

/** The picture's lines between its clip and its end. */
function body(...children: SceneNode[]): string[] {
  const lines = writeTikz(scene(...children)).split('\n');
  return lines.slice(lines.findIndex((row) => row.startsWith('\\clip')) + 1, lines.indexOf('\\end{tikzpicture}'));
}

it('writes a document that a person can read', () => {
  const segment = { kind: 'group', id: 'a', type: 'Segment', children: [stroked(line)] } as const;
  const point = {
    kind: 'group',
    id: 'A',
    type: 'Point',
    children: [{ kind: 'path', path: new PathBuilder().circle(50, 50, 4), fill: { color: BLUE, rule: 'nonzero' } }],
  } as const;
  expect(
    writeTikz(scene(segment, point)),
  ).toBe(`% 100 x 80 px; one unit is 50 px, and 1 px is 0.75 bp: pdftoppm -r 96 draws it at that size.
% Compile it with pdflatex, lualatex or xelatex.
\\documentclass[tikz,border=0pt]{standalone}
\\begin{document}
\\begin{tikzpicture}[x=37.5bp, y=37.5bp,
  line width=1.5bp,
  line cap=round,
  line join=round,
  miter limit=4]
\\clip (-1,1) rectangle +(74.99bp,-59.99bp);
% a: Segment
\\draw[blue] (-1,1) -- (0,0);
% A: Point
\\fill[blue] (0,0) circle[radius=3bp];
\\end{tikzpicture}
\\end{document}
`);
});

it('can leave the document to others', () => {
  const picture = writeTikz(scene(text('A')), { document: false });
  expect(picture).not.toMatch(/^\\(documentclass|begin\{document\}|usepackage)/m);
  expect(picture).toMatch(/^% \\usepackage\{amsmath,amssymb\}$/m);
  expect(picture).toMatch(/\\end\{tikzpicture\}\n$/);
});

it('draws letters that pdfTeX has no font for as outlines there, and as text in other engines', () => {
  const plain = { mode: 'plain', font: 'sans-serif' } as const;
  for (const words of ['ngoại tiếp', 'Площадь', 'γωνία', 'ơ']) {
    const lines = body(text(words, plain));
    const [start, middle, end] = ['\\ifpdftex', '\\else', '\\fi'].map((command) => lines.indexOf(command));
    expect([start, end], words).toEqual([0, lines.length - 1]);
    expect(lines.slice(0, middle).join(''), words).toMatch(/\\fill/);
    expect(lines.slice(middle).join(''), words).toMatch(/^\\else\\node/);
  }
  expect(body(text('한국어', plain)).join('')).not.toMatch(/\\node|\\ifpdftex/);
  for (const words of ['Größe', '面積', 'αβ', 'A ∈ ℝ'])
    expect(body(text(words, plain)).join('')).not.toMatch(/ifpdftex/);
});

it('keeps a word with Greek letters together', () => {
  const greek = text('ab αβ', { mode: 'plain', font: 'sans-serif' });
  const pieces = greek.layout.pieces.filter((_, i) => greek.source[i] !== ' ');
  const placed = { ...greek, layout: { ...greek.layout, pieces } };
  expect(body(placed).join('')).toContain('{ab {$\\alpha \\beta$}}');
});

it('loads nothing for commands that stand in comments only', () => {
  const arrow = text('\\xrightarrow{\\mathbb x}');
  const source = writeTikz(scene({ kind: 'group', id: arrow.source, type: 'text', children: [arrow] }));
  expect(source).toContain('\n% \\xrightarrow');
  expect(source).not.toMatch(/^\\(?:usepackage|NewCommandCopy|renewcommand)/m);
});

it('draws letters that depend on their neighbours as outlines', () => {
  const arabic = text('مثلث ABC', { mode: 'plain', font: 'sans-serif' });
  const lines = body(arabic);
  expect(lines[0]).toBe('% مثلث ABC');
  expect(lines.join('')).toMatch(/\\fill/);
  expect(lines.join('')).not.toMatch(/\\node/);
  expect(body(text('\\text{हिन्दी}'))[1]).toMatch(/^\\fill/);
});

describe('paths', () => {
  it.each<[string, SceneNode, string]>([
    [
      'another width, cap and join',
      stroked(line, { width: 4, cap: 'square', join: 'miter' }),
      '\\draw[blue, line width=3bp, line cap=rect, line join=miter] (-1,1) -- (0,0);',
    ],
    ['translucent', stroked(line, { color: { ...BLUE, a: 0.5 } }), '\\draw[blue, opacity=0.5] (-1,1) -- (0,0);'],
    [
      'dashed, from a phase within the pattern',
      stroked(line, { dash: [6, 4], dashOffset: -2 }),
      '\\draw[blue, dashed, dash phase=6bp] (-1,1) -- (0,0);',
    ],
    [
      'filled and stroked',
      { ...stroked(line), fill: { color: { ...BLUE, a: 0.25 }, rule: 'evenodd' } },
      '\\filldraw[blue, fill opacity=0.25, even odd rule] (-1,1) -- (0,0);',
    ],
  ])('%s', (_, node, expected) => {
    expect(body(stroked(line), stroked(line), node).at(-1)).toBe(expected);
  });

  it('name their dash patterns at the top', () => {
    const tikz = writeTikz(
      scene(stroked(line, { dash: [6, 4] }), stroked(line, { dash: [0, 4] }), stroked(line, { dash: [8, 4] })),
    );
    expect(tikz).toContain('dashed/.style={dash pattern=on 4.5bp off 3bp}');
    expect(tikz).toContain('dotted/.style={dash pattern=on 0bp off 3bp}');
    expect(tikz).toContain('dashed 2/.style={dash pattern=on 6bp off 3bp}');
  });

  it('are broken into lines', () => {
    const long = new PathBuilder().moveTo(0, 0);
    for (let i = 1; i < 40; i++) long.lineTo(i, (i * i) % 7);
    const lines = body(stroked(long));
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines.map((row) => row.length))).toBeLessThanOrEqual(112);
  });
});

describe('groups', () => {
  it('are clipped in a scope', () => {
    expect(body({ kind: 'group', clip: { x: 0, y: 0, width: 50, height: 50 }, children: [stroked(line)] })).toEqual([
      '\\begin{scope}',
      '  \\clip (-1,1) rectangle (0,0);',
      '  \\draw[blue] (-1,1) -- (0,0);',
      '\\end{scope}',
    ]);
  });

  it('can not break out of their comment', () => {
    const lines = body({ kind: 'group', id: 'A\n\\input{secret}\r', type: 'x'.repeat(200), children: [stroked(line)] });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^% A \\input\{secret\} *: x+$/);
    expect(lines[0]!.length).toBeLessThanOrEqual(82);
  });
});

describe('the background', () => {
  it.each([
    ['white', WHITE, []],
    ['black', BLACK, ['% background', '\\fill[black] (-1,-0.6) rectangle (1,1);']],
  ])('%s', (_, background, lines) => {
    const all = writeTikz({ ...scene(), background }).split('\n');
    expect(all.filter((row) => row === '% background' || row.startsWith('\\fill'))).toEqual(lines);
  });
});

describe('texts', () => {
  it.each<[string, SceneNode, string]>([
    ['math', text('f_1'), '\\node at (-0.8,0.4) {$f_1$};'],
    [
      'turned and translucent',
      text('A', { rotation: -Math.PI / 2, color: { ...BLUE, a: 0.5 } }),
      '\\node[blue, text opacity=0.5, rotate=90] at (-0.8,0.4) {$A$};',
    ],
    [
      'plain words, each in its place',
      text('ab  c', { mode: 'plain', font: 'sans-serif', layout: layoutOf('ab', 'c') }),
      '\\node[sans] at (-0.8,0.4) {\\words{0bp:21.75bp,30bp:10.5bp}{ab c}};',
    ],
    [
      'no math',
      text('\\input{x}'),
      '\\node[serif] at (-0.8,0.4) {\\words{0bp:100.5bp}{\\textbackslash{}input\\{x\\}}};',
    ],
    ['Chinese', text('备用图', { mode: 'plain', font: 'sans-serif' }), '\\node[sans] at (-0.8,0.4) {备用图};'],
  ])('%s', (_, node, expected) => {
    expect(body(node)).toEqual([expected]);
  });

  it('have their halo as a shape behind them', () => {
    const lines = body(text('A', { halo: { color: WHITE, width: 2 } }));
    expect(lines[0]).toMatch(/^\\fill\[white\] plot coordinates \{\(/);
    expect(lines.at(-1)).toBe('\\node at (-0.8,0.4) {$A$};');
  });

  it('have a node for each line, where the layout has it', () => {
    const node = text('ab\nc', { mode: 'plain', font: 'monospace' });
    const pieces = node.layout.pieces
      .slice(0, 3)
      .map((piece, i) => ({ ...piece, x: i === 1 ? 15 : 0, y: i < 2 ? 0 : 25 }) as typeof piece);
    expect(body({ ...node, layout: { ...node.layout, pieces } })).toEqual([
      '\\node[mono] at (-0.8,0.4) {\\words{0bp:21.75bp}{ab}};',
      '\\node[mono] at (-0.8,-0.1) {\\words{0bp:10.5bp}{c}};',
    ]);
  });

  it('of great length are cut to what is around the view', () => {
    const [note, node] = body(text('x'.repeat(10_000), { x: -20_000 }));
    expect(note).toMatch(/^% A part of a longer text/);
    expect(node!.length).toBeLessThan(200);
    expect(body(text('x'.repeat(10_000), { x: 50_000 }))).toEqual([]);
  });

  it('declare what their characters need', () => {
    const tikz = writeTikz(scene(text('图𠮷', { mode: 'plain', font: 'sans-serif' })));
    expect(tikz).toContain('\\foreigncharacter{56FE}{图}{\\gbsn{56}{FE}{56FE}}');
    expect(tikz).toContain('\\foreigncharacter{20BB7}{𠮷}{\\codebox{20BB7}}');
    expect(tikz).toMatch(/^% Chinese and other characters/m);
  });
});

describe('Japanese texts', () => {
  it('take a Japanese font, and other texts not', () => {
    const node = (language: string | undefined) => text('直線', { mode: 'plain', font: 'sans-serif', language });
    const tikz = writeTikz(scene(node('ja'), node('zh'), node(undefined)));
    expect(tikz.match(/\\node.*直線\}/g)).toEqual([
      '\\node[sans] at (-0.8,0.4) {\\japanese 直線}',
      '\\node[sans] at (-0.8,0.4) {直線}',
      '\\node[sans] at (-0.8,0.4) {直線}',
    ]);
    expect(tikz).toMatch(/\\let\\japanesefont\\cjkfont\n.*Noto Sans CJK JP/);
    expect(tikz).toContain('\\newcommand\\japanese{\\let\\cjkfont\\japanesefont}');
  });

  it('take it in formulas too, and need nothing without such characters', () => {
    expect(body(text('\\text{直}', { language: 'ja-JP' }))).toEqual([
      '\\node at (-0.8,0.4) {\\japanese $\\text{直}$};',
    ]);
    expect(writeTikz(scene(text('x', { language: 'ja' })))).not.toContain('japanese');
  });
});

/** Two words a gap of one letter apart, as a layout has them. */
function layoutOf(...words: readonly string[]) {
  const { layout } = text(words.join(' '));
  const letters = [...words.join(' ')];
  return {
    ...layout,
    pieces: layout.pieces
      .filter((_, i) => letters[i] !== ' ')
      .map((piece, i) => (i < words[0]!.length ? piece : { ...piece, x: 40 })),
  };
}

describe('images', () => {
  const image: ImageNode = {
    kind: 'image',
    rect: { x: 0, y: 0, width: 40, height: 20 },
    rotation: Math.PI / 2,
    opacity: 0.5,
    pixels: { width: 1, height: 1, data: new Uint8Array(4) },
    file: { bytes: new Uint8Array(), mimeType: 'image/png' },
  };

  it('are frames, and the header says so', () => {
    expect(writeTikz(scene(image))).toMatch(/^% Images are not part of this file/m);
    expect(body(image)).toEqual([
      '\\node[draw=gray, line width=0.75bp, minimum width=30bp, minimum height=15bp, anchor=center, inner sep=0pt, rotate=-90, opacity=0.5] at (-0.6,0.8) {};',
    ]);
  });

  it('are included under the name that the caller gives their file', () => {
    const tikz = writeTikz(scene(image, image), { assets: (_, index) => `image-${index}.png` });
    expect(tikz).toContain('{\\includegraphics[width=30bp, height=15bp]{image-0.png}};');
    expect(tikz).toContain('{image-1.png}');
    expect(tikz).not.toContain('Images are not part');
  });

  it.each(['../x.png', 'a}\\input{b', '', 'a b', '|ls'])('refuse the name %j', (name) => {
    expect(() => writeTikz(scene(image), { assets: () => name })).toThrow(RangeError);
  });
});

it('holds the hostile words of a label only as text', () => {
  const words = [
    '\\input{secret.txt}',
    '\\write18{ls}',
    '100%',
    '}',
    '\\end{document}',
    '^^5cinput',
    '#1',
    '&',
    '$',
    '\u0000',
  ];
  for (const mode of ['latex', 'plain'] as const) {
    const tikz = writeTikz(scene(...words.map((word) => text(word, { mode }))));
    const lines = tikz.slice(tikz.indexOf('\\clip'), tikz.indexOf('\\end{tikzpicture}'));
    expect(lines).not.toMatch(/\\(input|write|end)/);
    expect(tikz.match(/\\end\{document\}/g)).toHaveLength(1);
    expect(lines.replace(/\\[{}]/g, '').match(/\{/g)).toHaveLength(lines.replace(/\\[{}]/g, '').match(/\}/g)!.length);
  }
});

it('gets brackets around a square as high as the picture has them', () => {
  const factor = Number(/\\delimiterfactor=(\d+)/.exec(writeTikz(scene(text('a^2', { mode: 'latex' }))))?.[1]);
  // Latin Modern, em: the raise of an exponent, the height of its digit, the axis; a bracket of text is 1 high.
  const [raise, digit, axis] = [0.3629, 0.7 * 0.6297, 0.25];
  const needed = (2 * (raise + digit - axis) * factor) / 1000;
  expect(needed).toBeGreaterThan(1);
  expect(needed).toBeLessThan(1.005);
});

it('parts thousands of dots into several paths, since TeX keeps a path in its memory', () => {
  const path = new PathBuilder();
  for (let i = 0; i < 2500; i++) path.circle(i % 90, i / 40, 0.7);
  const dots = { kind: 'path', path, fill: { color: BLUE, rule: 'nonzero' } } as const;
  const lines = body(dots);
  const count = (found: RegExp) => lines.reduce((sum, row) => sum + (row.match(found)?.length ?? 0), 0);
  expect(count(/\\fill\b/g)).toBe(3);
  expect(count(/circle\[/g)).toBe(2500);
});
