import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ProtocolError } from '@geoslide/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeBlock } from '../block.js';
import { isEqual } from '../fields.js';
import { formatFigure, parseFigure, printFigure } from '../index.js';
import { toKeyed } from '../keyed.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

// The folders beside a checkout are there for development only.
const files = ['examples', '../shared/projects', '../shared/figures', '../shared/scenes']
  .map((folder) => root + folder)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.json'));

function project(slide: Record<string, unknown>, file: Record<string, unknown> = {}): unknown {
  return { slides: [{ definitions: [], uvarMap: [], styleSheet: {}, ...slide }], metadata: { version: '11' }, ...file };
}

/** A text that reads as the project, and is the text of what is read. */
function canonical(content: unknown): string {
  const text = printFigure(content);
  const { project: back, errors } = parseFigure(text);
  expect(errors).toEqual([]);
  expect(toKeyed(back)).toEqual(toKeyed(content));
  expect(printFigure(back)).toBe(text);
  expect(formatFigure(text)).toEqual({ text, warnings: expect.anything() });
  return text;
}

const definitionsOf = (...definitions: Record<string, unknown>[]) => project({ definitions, camera: { kind: '2d' } });

describe('printFigure', () => {
  it('keeps what a file writes of coefficients, and what a text does', () => {
    const sheetOf = (content: unknown) => (content as { slides: { styleSheet: unknown }[] }).slides[0]!.styleSheet;
    const line = { kind: 'text', id: 't', template: 'y = {{m}}x', mode: 'latex' };
    const text = printFigure(definitionsOf(line));
    expect(text).toContain('numbers {coefficients: written}');
    expect(sheetOf(parseFigure(text).project)).toMatchObject({ numbers: { coefficients: 'written' } });
    const typed = parseFigure('text t: "y = {{m}}x"').project;
    expect(sheetOf(typed)).toMatchObject({ numbers: { coefficients: 'tidy' } });
    expect(parseFigure(printFigure(typed)).project).toEqual(typed);
    expect(sheetOf(parseFigure('text t: "y = {{m}} m"').project)).not.toHaveProperty('numbers');
  });

  it.each(files)('gives back %s', (file) => {
    expect(canonical(JSON.parse(readFileSync(file, 'utf8')))).not.toContain('\nextra');
  });

  it.runIf(files.some((file) => file.includes('/shared/')))('takes a tenth of the lines of JSON', () => {
    const lines = (text: string) => text.trimEnd().split('\n').length;
    const ratios = files
      .map((file) => JSON.parse(readFileSync(file, 'utf8')))
      .map((content) => lines(printFigure(content)) / lines(JSON.stringify(content, null, 1)))
      .sort((a, b) => a - b);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(0.1);
  });

  it('writes everything beside what it belongs to', () => {
    const content = project({
      definitions: [
        { kind: 'primitive', id: 'A', source: 'Point(?, ?)', label: '{{id}}' },
        { kind: 'primitive', id: 'k', source: 'Circle(A, r)', parent: 'A', inheritStyle: true },
        { kind: 'other', id: 'r', source: '2' },
        { kind: 'slider', id: 'a', min: 0, max: '2π', step: '0.1', direction: 'forward', autoPlay: false, label: 't' },
        { kind: 'text', id: 'note', template: 'one\ntwo' },
      ],
      uvarMap: [
        ['A.0', 1],
        ['A.1', -2.5],
        ['a.0', 0.30000000000000004],
      ],
      styleSheet: {
        xaxis: { show: false },
        yaxis: { show: false },
        grid: { show: true, color: '#ddd' },
        background: {},
        types: [
          ['Segment', { lineWidth: 1 }],
          ['Point', { pointSize: 3 }],
          ['Line', { lineWidth: 1 }],
        ],
        typeLabels: [['Point', { fontSize: 20 }]],
        primitives: [['k', { lineDash: 'dashed' }]],
        primitiveLabels: [['A', { offsetX: 3, font: 'Times New Roman' }]],
        sliders: [['a', { size: 12 }]],
        texts: [['note', { offsetX: 1, offsetY: 2 }]],
        elementLayers: ['k', ['A', 2]],
      },
      viewBounds: { minX: -6, maxX: 6, minY: -2, maxY: 5, scale: 60 },
      camera: { kind: '2d', offset: [0, 1.5], scale: 60 },
    });
    expect(canonical(content)).toBe(
      [
        'view -6 .. 6, -2 .. 5 scale 60',
        'axes off',
        'grid {color: #ddd}',
        'A: Point(?:=1, ?:=-2.5) "{{id}}" {font: "Times New Roman", offsetX: 3}',
        'k: Circle(A, r) {inheritStyle: true, lineDash: dashed, parent: A}',
        'r: 2',
        'slider a: 0 .. 2π step 0.1 = 0.30000000000000004 {autoPlay: false, direction: forward, size: 12} "t"',
        'text note: "one\\ntwo" {offsetX: 1, offsetY: 2}',
        'style Segment, Line {lineWidth: 1}',
        'style Point {pointSize: 3}',
        'style Point label {fontSize: 20}',
        'layers k, A = 2',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [{ kind: 'primitive', id: 'A', source: 'Point(1, 2' }, 'definition A {kind: primitive, source: "Point(1, 2"}'],
    [{ kind: 'vr', id: 'v', size: 3 }, 'definition v {kind: vr, size: 3}'],
    [{ kind: 'primitive', id: 'a b`', source: '3' }, 'primitive `a b\\``: 3'],
    [{ kind: 'other', id: 'slider', source: 'Point(0, 0)' }, 'other slider: Point(0, 0)'],
    [{ kind: 'primitive', id: 'A', source: ' Point(0, 0)' }, 'A: Point(0, 0)'],
    [{ kind: 'other', id: 'A', source: '1 -- one' }, 'definition A {kind: other, source: "1 -- one"}'],
    [{ kind: 'other', id: 'A', source: '1 +\n2' }, 'definition A {kind: other, source: "1 +\\n2"}'],
    [{ kind: 'other', id: 'A', source: '"a" "b"' }, 'definition A {kind: other, source: "\\"a\\" \\"b\\""}'],
    [{ kind: 'other', id: 'A', source: '"{a} -- b"' }, 'A: "{a} -- b"'],
    [
      { kind: 'slider', id: 'a', min: 'step', max: '', step: 's' },
      'definition a {kind: slider, max: "", min: step, step: s}',
    ],
    [{ kind: 'slider', id: 'a', max: '3' }, 'slider a: .. 3'],
    [{ kind: 'button', id: 'b', label: 'Go' }, 'button b {label: Go}'],
    [{ kind: 'image', id: 'i', source: 'Image("a.png")' }, 'image i: Image("a.png")'],
    [{ kind: 'image', id: 'i', source: 'https://a.test/?a' }, 'image i: "https://a.test/?a"'],
    [{ kind: 'text', id: 't', template: '\\nu\nu \\n \\' }, 'text t: "\\nu\\u000au \\\\n \\\\"'],
  ])('%j', (definition, line) => {
    const text = printFigure(definitionsOf(definition));
    expect(text.split('\n')[1]).toBe(line);
    const source = 'source' in definition ? definition.source : undefined;
    if (source !== 'Point(1, 2' && source !== '"a" "b"') canonical(definitionsOf(definition));
  });

  it.each([
    [{ camera: { offset: [0, 0], scale: 50 } }, 'camera {offset: [0, 0], scale: 50}\n'],
    [{ camera: { kind: '3d' } }, 'view off\ncamera on\n'],
    [{ camera: { kind: '3d' }, fit: true }, 'camera on\n'],
    [{ camera: { kind: '3d', scale: 0.2 } }, 'camera {kind: 3d, scale: 0.2}\n'],
    [{ camera: { kind: '2d', offset: [0, 0, 0] } }, 'camera {kind: 2d, offset: [0, 0, 0]}\n'],
    [{ viewBounds: { minX: 0, maxX: 1, minY: 0, maxY: 1, scale: 9 } }, 'view 0 .. 1, 0 .. 1 scale 9\ncamera off\n'],
    [{ viewBounds: { minX: 0, maxX: 1, minY: 0, maxY: -0 } }, 'view 0 .. 1, 0 .. -0\n'],
    [{}, 'view off\n'],
    [{ fit: true }, ''],
  ])('writes the view of %j', (slide, text) => {
    expect(canonical(project(slide))).toBe(text);
  });

  it.each([
    [{ camera: { kind: '3d', view: 'auto' }, fit: true }, ''],
    [{ camera: { kind: '3d' }, fit: true }, 'camera on\n'],
    [{ fit: true }, 'camera off\n'],
    [{ camera: { kind: '3d', view: 'auto' } }, 'view off\ncamera {view: auto}\n'],
    [{}, 'view off\n'],
  ])('leaves out the camera that figures in space imply: %j', (slide, text) => {
    const definitions = [{ kind: 'primitive', id: 'k', source: 'Sphere(Point(0, 0, 0), 2)' }];
    expect(canonical(project({ definitions, ...slide })).replace(/k: .*\n$/, '')).toBe(text);
  });

  it('has a style that its statement can not say behind the others, where it is read', () => {
    const types3d = [
      ['Area', { hiddenLineDash: 'zigzag' }],
      ['Vector', { color: 'red' }],
    ];
    const text = canonical(project({ styleSheet: { types3d } }));
    expect(text).toMatch(/Vector[\s\S]*Area/);
  });

  it('keeps what no statement says in an extra part', () => {
    const content = project(
      {
        definitions: [{ kind: 'primitive', id: 'A', source: '? x', locked: true }],
        uvarMap: [
          ['A.0', 3],
          ['Z.0', 1],
        ],
        styleSheet: { primitives: [['Z', { color: 'red' }]], texts: [['A', { fontSize: 3 }]], odd: [1] },
        doc: [{ insert: 'Hi' }],
        camera: { kind: '2d' },
      },
      { messages: [[{ role: 'user' }]], $schema: 'a', templateStyle: { grid: { show: true } } },
    );
    const [first, second] = canonical(content).split('\n\n');
    expect(first).toBe('camera {}\nA: ? x');
    expect(parseFigure(`${first}\n${second}`).project).toEqual(parseFigure(printFigure(content)).project);
    expect(second).toMatch(/^extra \{/);
  });

  it('reads version 10 and null as the protocol does', () => {
    const content = {
      slides: [{ definitions: [], uvarMap: [], styleSheet: { textType: { color: null } }, camera: null }],
      messages: [],
      metadata: { version: '10' },
    };
    expect(canonical(content)).toBe('view off\nstyle text {fillOpacity: 100, strokeOpacity: 100}\n');
    expect(() => printFigure({ slides: [] })).toThrow(ProtocolError);
  });

  it('gives back any text, id and block', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('\\', 'n', 'u', '0', '"', '`', '\n', '\r', '\ud800', '-', '{') }),
    );
    fc.assert(
      fc.property(text, fc.string({ minLength: 1 }), fc.jsonValue(), (template, id, value) => {
        const content = project({
          definitions: [{ kind: 'text', id, template, label: template }],
          camera: { scale: 1 },
          doc: [value],
        });
        const back = parseFigure(printFigure(content));
        expect(back.errors).toEqual([]);
        expect(back.project.slides[0]?.definitions).toEqual([{ kind: 'text', id, template, label: template }]);
        expect(isEqual(back.project.slides[0]?.doc, [value])).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('gives back any number bit for bit', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        const slide = parseFigure(`A: Point(?:=${writeBlock({ v: value }).slice(4, -1)}, 0)`).project.slides[0];
        expect(slide?.uvarMap).toEqual([['A.0', value]]);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('formatFigure', () => {
  it('writes the canonical text, with comments where they belong', () => {
    const text = `-- Title

-- the circle
k:Circle( A ,2 )   "k" -- thick
-- upright
axes   off
-- a template
template "exam.json"
-- at last`;
    expect(formatFigure(text)).toEqual({
      text: `-- Title

-- a template
template "exam.json"
-- upright
axes off
-- the circle
-- thick
k: Circle( A ,2 ) "k"

-- at last
`,
      warnings: [],
    });
  });

  it('keeps comments of statements that go together or part', () => {
    const text = [
      '-- x\nxaxis off',
      '-- y\nyaxis off',
      '-- segments\nstyle Segment {color: red}',
      '-- lines\nstyle Line {color: red}',
      '-- gone\nview off',
      'camera {scale: 50}',
    ].join('\n');
    const formatted = formatFigure(text);
    expect(formatted).toMatchObject({
      text: [
        'camera {scale: 50}',
        '-- x\n-- y\naxes off',
        '-- segments\n-- lines\nstyle Segment, Line {color: red}',
        '\n-- gone\n',
      ].join('\n'),
    });
  });

  it('does not format what it can not read', () => {
    expect(formatFigure('A: Point(')).toMatchObject({ errors: [{ line: 1, column: 9 }] });
  });
});

describe('scales of their own', () => {
  it('are two numbers behind the word, and those of the camera', () => {
    const text = canonical(
      project({
        viewBounds: { minX: 0, maxX: 10, minY: 0, maxY: 100, scale: 60, scaleY: 3 },
        camera: { kind: '2d', offset: [5, 50], scale: 60, scaleY: 3 },
      }),
    );
    expect(text).toContain('view 0 .. 10, 0 .. 100 scale 60, 3\n');
    expect(text).not.toContain('camera');
  });

  it('may have a word of their own', () => {
    expect(formatFigure('view 0 .. 9, 0 .. 99 scale 60 yscale 4\n')).toMatchObject({
      text: 'view 0 .. 9, 0 .. 99 scale 60, 4\n',
    });
    expect(formatFigure('view 0 .. 9, 0 .. 99 yscale 4\n')).toMatchObject({
      text: 'view 0 .. 9, 0 .. 99 yscale 4\n',
    });
  });
});

describe('the language of a slide', () => {
  it('is a statement', () => {
    const text = canonical(project({ lang: 'zh-Hans', camera: { kind: '2d' } }));
    expect(text).toMatch(/^lang zh-Hans\n/);
    expect(text).not.toContain('extra');
  });

  it('may stand in quotes, anywhere, and keeps its comment', () => {
    expect(formatFigure('A: Point(0, 0)\n-- Words\nlang "ja"\n')).toEqual({
      text: '-- Words\nlang ja\nA: Point(0, 0)\n',
      warnings: [],
    });
  });

  it('is no word of its own as the name of an object', () => {
    expect(formatFigure('lang: Point(0, 0)\nk: Circle(lang, 1)\n')).toMatchObject({ warnings: [] });
  });
});
