import { describe, expect, it } from 'vitest';
import { labelWords } from './label-words.js';
import { parseFigure } from './parse-figure.js';
import { formatFigure, printFigure } from './print/print-figure.js';

const slideOf = (text: string) => parseFigure(text).project.slides[0]!;
const labelsOf = (text: string) => slideOf(text).definitions.map((definition) => definition.label);

describe('labels of words', () => {
  it.each([
    ['Start point', 'Start point'],
    ['Höhe', 'Höhe'],
    ['width', 'width'],
    ['Höhe h', 'Höhe $h$'],
    ["Point A'", "Point $A'$"],
    ['5 cm', '5 cm'],
    ['5cm', '5cm'],
    ['{{length}} cm', '{{length}} cm'],
    ['-3 m/s', '$-3$ m/s'],
    ['AB = 5 cm', '$AB = 5$ cm'],
    ['v = {{v}} m/s²', '$v = {{v}}$ m/s²'],
    ['slope = {{slope}}', 'slope = {{slope}}'],
    ['A and B', '$A$ and $B$'],
    ['house no. 5', 'house no. 5'],
    ['a line', 'a line'],
    ['f(x) = sin(x) for x > 0', '$f(x) = \\sin(x)$ for $x > 0$'],
    ['x-axis', 'x-axis'],
    ['50%', '50%'],
    ['3 cm × 4 cm', '3 cm × 4 cm'],
    ['5 apples - A', '5 apples − $A$'],
    ['2 x is even', '$2 x$ is even'],
    ['Start\nhere', 'Start\nhere'],
    ['A\n5 cm', '$A$\n5 cm'],
    ['A\n\n3', '$A$\n\n3'],
    ['AB is 5 cm', '$AB$ is 5 cm'],
    ['U in V', '$U$ in $V$'],
    ['2πr cm', '$2πr$ cm'],
    ['r=5cm', '$r=5$ cm'],
    ['2nd quadrant', '2nd quadrant'],
    ['Quadrant II', 'Quadrant II'],
    ['Tom & Jerry', 'Tom & Jerry'],
    ['Точка старта', 'Точка старта'],
    ['起点 A', '起点 $A$'],
  ])('%s', (typed, label) => {
    expect(labelWords(typed)).toEqual({ label, hasWords: true });
  });

  it.each([
    ['y = sin x', 'y = \\sin x'],
    ['cos(α)', '\\cos(α)'],
    ['2sin2x', '2\\sin 2x'],
  ])('functions stay in the formula: %s', (typed, label) => {
    expect(labelWords(typed)).toEqual({ label, hasWords: false });
  });

  it.each([
    ...[
      'A',
      'ABC',
      'AB',
      'abc',
      "A'",
      'P₁',
      '2x',
      '2 x',
      'x = 5',
      'AB = CD',
      'A, B',
      'f(x)',
      'α',
      '60°',
      '3',
      '{{id}}',
    ],
    ...[
      '(x|y)',
      '({{x}}, {{y}})',
      'y = mx + n',
      'sinx',
      '起点',
      'x^2 and y',
      '\\text{Foot} F',
      '$h$ is high',
      'A_1 cm',
      '2 m^2',
      'x_1 = 3 cm^2',
      '',
    ],
  ])('a formula stays as it is: %s', (typed) => {
    expect(labelWords(typed)).toBeUndefined();
  });
});

describe('labels of words in a figure text', () => {
  it('are set as plain text, with formulas among them', () => {
    const { definitions, styleSheet } = slideOf(
      'A: Point(0, 0) "Point A"\nB: Point(1, 1) {size: 3} "5 cm" {offsetX: 8}',
    );
    expect(definitions.map(({ label }) => label)).toEqual(['Point $A$', '5 cm']);
    expect(new Map(styleSheet.primitiveLabels)).toEqual(
      new Map([
        ['A', { mode: 'normal', font: 'KaTeX_Main' }],
        ['B', { mode: 'normal', font: 'KaTeX_Main', offsetX: 8 }],
      ]),
    );
  });

  it('stay in space, in the list for labels in space', () => {
    const { styleSheet } = slideOf('camera {kind: 3d}\nA: Point(0, 0, 0) "Start point"');
    expect(styleSheet.primitiveLabels3d).toEqual([['A', { mode: 'normal', font: 'KaTeX_Main' }]]);
  });

  it('of sliders are words, too', () => {
    const text = 'slider v: 0 .. 10 step 0.1 = 3 {color: teal} "speed v"\n';
    const { definitions, styleSheet } = slideOf(text);
    expect(definitions[0]!.label).toBe('speed $v$');
    expect(styleSheet.sliders).toEqual([['v', { mode: 'normal', font: 'KaTeX_Main', color: 'teal' }]]);
    expect(formatFigure(text)).toEqual({ text, warnings: [] });
  });

  it.each(['latex', 'normal'])('are left as they are where their style says mode: %s', (mode) => {
    const { definitions, styleSheet } = slideOf(`A: Point(0, 0) "Point A" {mode: ${mode}}`);
    expect(definitions[0]!.label).toBe('Point A');
    expect(styleSheet.primitiveLabels ?? []).toEqual(mode === 'latex' ? [] : [['A', { mode }]]);
  });

  it('are left as they are where the slide says how labels are set', () => {
    expect(labelsOf('A: Point(0, 0) "Point A"\nstyle Point label {mode: normal}')).toEqual(['Point A']);
  });

  it.each([
    'A: Point(0, 0) "Point A"\n',
    'A: Point(0, 0) "AB = 5 cm" {offsetX: 8}\n',
    'A: Point(0, 0) "area + A"\n',
    'A: Point(0, 0) "Point A" {mode: latex}\n',
  ])('are formatted as they were typed: %s', (text) => {
    expect(formatFigure(text)).toEqual({ text, warnings: [] });
  });

  it.each([
    ['Start point', {}],
    ['Start point', { mode: 'latex' }],
    ['Start point', { mode: 'normal' }],
    ['Point $A$', { mode: 'normal', font: 'KaTeX_Main' }],
    ['Point $A$', { mode: 'normal', font: 'serif' }],
    ['sin x', { offsetX: 3 }],
    ['$5 cm', { mode: 'normal', font: 'KaTeX_Main' }],
  ])('come back from a project as they were: %s %j', (label, style) => {
    const definition = { kind: 'primitive', id: 'A', source: 'Point(0, 0)', label };
    const project = {
      slides: [{ definitions: [definition], uvarMap: [], styleSheet: { primitiveLabels: [['A', style]] } }],
      metadata: { version: '11' },
    };
    const back = parseFigure(printFigure(project)).project.slides[0]!;
    expect(back.definitions[0]!.label).toBe(label);
    expect(back.styleSheet.primitiveLabels ?? []).toEqual(Object.keys(style).length === 0 ? [] : [['A', style]]);
  });
});
