import { describe, expect, it } from 'vitest';
import { parseFigure } from './index.js';

/** The only slide of a text without mistakes. */
function slideOf(text: string): Record<string, never> & ReturnType<typeof parseFigure>['project']['slides'][number] {
  const { project, errors, warnings } = parseFigure(text);
  expect([...errors, ...warnings]).toEqual([]);
  expect(project.slides).toHaveLength(1);
  return project.slides[0] as never;
}

describe('parseFigure', () => {
  it('reads a definition with its style, its label and the style of the label', () => {
    const slide = slideOf('C: Point(k, ?:=0.35)  {pointSize: 6} "C" {color: red}\nk: Circle(Point(0, 0), 2)');
    expect(slide.definitions).toEqual([
      { kind: 'primitive', id: 'C', source: 'Point(k, ?)', label: 'C' },
      { kind: 'primitive', id: 'k', source: 'Circle(Point(0, 0), 2)' },
    ]);
    expect(slide.uvarMap).toEqual([['C.0', 0.35]]);
    expect(slide.styleSheet).toEqual({
      primitives: [['C', { pointSize: 6 }]],
      primitiveLabels: [['C', { color: 'red' }]],
    });
  });

  it.each([
    ['A: Point(0, 0) "A" {offsetX: 8}', { primitiveLabels: [['A', { offsetX: 8 }]] }],
    ['A: Point(0, 0) {} {offsetX: 8}', { primitiveLabels: [['A', { offsetX: 8 }]] }],
    [
      'A: Point(0, 0) {} space {pointSize: 3} {fontSize: 9}',
      {
        primitives3d: [['A', { pointSize: 3 }]],
        primitiveLabels3d: [['A', { fontSize: 9 }]],
      },
    ],
    [
      'camera on\nA: Point(0, 0, 1) {pointSize: 3} plane {color: red}',
      {
        primitives: [['A', { color: 'red' }]],
        primitives3d: [['A', { pointSize: 3 }]],
      },
    ],
    [
      'style Segment, Line {lineWidth: 1.5}',
      {
        types: [
          ['Segment', { lineWidth: 1.5 }],
          ['Line', { lineWidth: 1.5 }],
        ],
      },
    ],
    ['style Point label {fontSize: 14}', { typeLabels: [['Point', { fontSize: 14 }]] }],
    ['style space Point {pointSize: 2}', { types3d: [['Point', { pointSize: 2 }]] }],
    ['style Point {pointSize: 2}\ncamera {yaw: 1}', { types3d: [['Point', { pointSize: 2 }]] }],
    ['style text {fontSize: 20}\nstyle slider {size: 9}', { textType: { fontSize: 20 }, sliderType: { size: 9 } }],
    ['axes off', { xaxis: { show: false }, yaxis: { show: false } }],
    ['axes off\nxaxis on {min: -1}', { xaxis: { show: true, min: -1 }, yaxis: { show: false } }],
    ['zaxis off', { zaxis3d: { show: false } }],
    [
      'camera on\naxes {color: red}',
      {
        xaxis3d: { color: 'red' },
        yaxis3d: { color: 'red' },
        zaxis3d: { color: 'red' },
      },
    ],
    ['grid on', { grid: { show: true } }],
    ['grid {color: #ddd}', { grid: { show: true, color: '#ddd' } }],
    ['grid off {color: #ddd}', { grid: { show: false, color: '#ddd' } }],
    ['background {color: rgb(1, 2, 3)}', { background: { color: 'rgb(1, 2, 3)' } }],
    ['workingPlane on', { workingPlane: { show: true } }],
    ['camera on\ngrid on', { workingPlane: { show: true } }],
    ['camera on\ngrid plane {color: #ddd}', { grid: { show: true, color: '#ddd' } }],
    ['grid space on', { workingPlane: { show: true } }],
    ['layers A, `B 1` = 2, C', { elementLayers: ['A', ['B 1', 2], 'C'] }],
    [
      'A: Point(0, 0) {font: "Times New Roman", x: [1, {a: true, b: null}]}'.replace(
        'font: "Times New Roman", x',
        'anchorPoint',
      ),
      {
        primitives: [['A', { anchorPoint: [1, { a: true, b: null }] }]],
      },
    ],
  ])('%s', (text, styleSheet) => {
    const { project, errors } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(project.slides[0]?.styleSheet).toEqual(styleSheet);
  });

  it.each([
    [
      'slider a: 0 .. 2π step 0.01 = 1.2 "a = {{value}}"',
      { kind: 'slider', id: 'a', min: '0', max: '2π', step: '0.01', label: 'a = {{value}}' },
    ],
    [
      'slider a: -1..max(2, 3) {autoPlay: true, size: 9}',
      { kind: 'slider', id: 'a', min: '-1', max: 'max(2, 3)', autoPlay: true },
    ],
    ['slider a', { kind: 'slider', id: 'a' }],
    ['slider a = 2', { kind: 'slider', id: 'a' }],
    ['text t: "h^2 = p \\cdot q" {mode: latex}', { kind: 'text', id: 't', template: 'h^2 = p \\cdot q' }],
    ['button b: "Go" {actions: [1], width: 3}', { kind: 'button', id: 'b', title: 'Go', actions: [1] }],
    ['image i: "https://a.test/b.png" {width: 3}', { kind: 'image', id: 'i', source: 'https://a.test/b.png' }],
    ['image i: Image("https://a.test")', { kind: 'image', id: 'i', source: 'Image("https://a.test")' }],
    ['image i {url: "https://a.test"}', { kind: 'image', id: 'i', url: 'https://a.test' }],
    ['other A: Point(0, 0)', { kind: 'other', id: 'A', source: 'Point(0, 0)' }],
    ['primitive n: 3', { kind: 'primitive', id: 'n', source: '3' }],
    ['definition v {kind: vr, size: 3}', { kind: 'vr', id: 'v', size: 3 }],
    [
      'd: c.edge(1) {inheritStyle: true, parent: c, lineWidth: 3}',
      { kind: 'primitive', id: 'd', source: 'c.edge(1)', inheritStyle: true, parent: 'c' },
    ],
    ["A': Point(0, 0)", { kind: 'primitive', id: "A'", source: 'Point(0, 0)' }],
    ['`a b`: 3', { kind: 'other', id: 'a b', source: '3' }],
    ['view: Point(0, 0)', { kind: 'primitive', id: 'view', source: 'Point(0, 0)' }],
    ['s: "a" == "b" {hidden: true}', { kind: 'other', id: 's', source: '"a" == "b"' }],
    [
      'k: Circle(\n  Point(0, 0), -- the middle\n  2\n)',
      { kind: 'primitive', id: 'k', source: 'Circle(\n  Point(0, 0), -- the middle\n  2\n)' },
    ],
  ])('%s', (text, definition) => {
    expect(slideOf(text).definitions).toEqual([definition]);
  });

  it.each([
    ['A: 2 * 3', 'other'],
    ['A: sqrt(2) + 1', 'other'],
    ['A: [1, 2]', 'other'],
    ['A: "text"', 'other'],
    ['A: distance(B, B)\nB: Point(0, 0)', 'other'],
    ['A: c.length\nc: Segment(B, B)\nB: Point(0, 0)', 'other'],
    ['A: B\nB: 3', 'other'],
    ['A: f(2)\nf: x^2', 'other'],
    ['A: B\nB: A', 'primitive'],
    ['A: x^2 + 1', 'primitive'],
    ['A: x < 2', 'primitive'],
    ['A: [B, B]\nB: Point(0, 0)', 'primitive'],
    ['A: B + B\nB: Point(0, 0)', 'primitive'],
    ['A: if(1 < 2, B, B)\nB: Point(0, 0)', 'primitive'],
    ['A: A = 3', 'other'],
    ['A: c.midpoint\nc: Segment(B, B)\nB: Point(0, 0)', 'primitive'],
    ['A: Unheard(1)', 'primitive'],
    ['A: f(2)\nf: f(k) = Point(k, 1)', 'primitive'],
    ['A: f(2)\nf: f(x) = Point(x, 1)', 'primitive'],
    ['A: f(2)\nf: f(x) = x^2', 'other'],
    ['A: f(2, 3)\nf: f(x, y) = x^2 + y', 'other'],
    ['A: m(B, B)\nm: m(P, Q) = (P + Q) / 2\nB: Point(0, 0)', 'primitive'],
    ['A: m(1, 2)\nm: m(P, Q) = (P + Q) / 2', 'other'],
    ['A: cross(B, B)\nB: Point(0, 1)', 'other'],
    ['A: cross(B, B)\nB: Point(0, 1, 2)', 'primitive'],
    ['A: [f(1), f(2)]\nf: f(k) = (k, 1)', 'primitive'],
    ['A: g(1)\nf: f(k) = (k, 1)\ng: g(n) = f(n + 1)', 'primitive'],
    ['A: f(1)\nf: f(k) = g(k)\ng: g(k) = f(k)', 'primitive'],
    ['A: L(2)\nL: [B, B]\nB: Point(0, 0)', 'primitive'],
    ['A: L(2)\nL: [1, 2]', 'other'],
    ['A: mean([B, B])\nB: Point(0, 0)', 'primitive'],
    ['A: sum(k B, k, 1, 2)\nB: Point(0, 0)', 'primitive'],
    ['A: mean([1, 2])', 'other'],
    ['A: 2 L\nL: [B, B]\nB: Point(0, 0)', 'primitive'],
  ])('tells the kind of %s', (text, kind) => {
    expect(parseFigure(text).project.slides[0]?.definitions[0]?.kind).toBe(kind);
  });

  it.each([
    [
      'view -6 .. 6, -2 .. 5 scale 60',
      {
        viewBounds: { minX: -6, maxX: 6, minY: -2, maxY: 5, scale: 60 },
        camera: { kind: '2d', offset: [0, 1.5], scale: 60 },
      },
    ],
    ['view -π .. π, -4 .. 4', { viewBounds: { minX: -Math.PI, maxX: Math.PI, minY: -4, maxY: 4 } }],
    ['view 0 .. 1, 0 .. 1 scale 90\ncamera off', { viewBounds: { minX: 0, maxX: 1, minY: 0, maxY: 1, scale: 90 } }],
    ['camera {offset: [1, 2], scale: 40}', { camera: { kind: '2d', offset: [1, 2], scale: 40 } }],
    ['camera {yaw: 0.6, projection: oblique}', { camera: { kind: '3d', yaw: 0.6, projection: 'oblique' }, fit: true }],
    ['camera {offset: [1, 2, 3]}', { camera: { kind: '3d', offset: [1, 2, 3] } }],
    ['camera {kind: 3d, scale: 0.2}', { camera: { kind: '3d', scale: 0.2 } }],
    ['camera on', { camera: { kind: '3d' }, fit: true }],
    ['view off\ncamera on', { camera: { kind: '3d' } }],
    ['view off', {}],
    ['', { fit: true }],
  ])('%s', (text, expected) => {
    const { definitions: _, uvarMap, styleSheet, doc, ...view } = slideOf(text);
    expect(JSON.parse(JSON.stringify(view))).toEqual(expected);
    expect([uvarMap, styleSheet, doc]).toEqual([[], {}, []]);
  });

  const auto = { camera: { kind: '3d', view: 'auto' }, fit: true };
  it.each([
    ['c: Cube(Point(0, 0, 0), Point(2, 0, 0))', auto],
    ['A: Point(?:=1, ?:=2, ?:=3)', auto],
    ['A: Midpoint(B, C)\nB: Point(0, 0)\nC: Foot(B, Plane(x + z = 1))', auto],
    ['f: z = x^2', auto],
    ['h: Quadric(x^2 - y^2 = 1)', auto],
    ['h: x + y + z < 3', auto],
    ['c: Sphere(Point(0, 0, 0), 2)\ncamera {}', auto],
    ['z: 3\nh: x + y + z < 3', { fit: true }],
    ['A: Point(1, 2)\ns: Segment(A, A)', { fit: true }],
    ['c: Sphere(Point(0, 0, 0), 2)\ncamera off', { fit: true }],
    ['c: Sphere(Point(0, 0, 0), 2)\nview off', {}],
    ['c: Sphere(Point(0, 0, 0), 2)\ncamera {yaw: 1}', { camera: { kind: '3d', yaw: 1 }, fit: true }],
  ])('looks into space where %s is to be seen', (text, expected) => {
    const { camera, fit } = slideOf(text);
    expect(JSON.parse(JSON.stringify({ camera, fit }))).toEqual(expected);
  });

  it('takes styles and axes of a figure in space for those of space, and tells mistakes once', () => {
    const text = 'axes off\nA: Point(0, 0, 1) {color: red} "A" {fontSize: 9}\nB: Point(';
    const { project, errors } = parseFigure(text);
    expect(project.slides[0]?.styleSheet).toEqual({
      xaxis3d: { show: false },
      yaxis3d: { show: false },
      zaxis3d: { show: false },
      primitives3d: [['A', { color: 'red' }]],
      primitiveLabels3d: [['A', { fontSize: 9 }]],
    });
    expect(errors).toHaveLength(1);
  });

  it('gives placeholders their numbers, and leaves other expressions to the source', () => {
    const slide = slideOf('A: Point(?:=-4, ?:=π)\nB: Point(?, ?:=1e-3)\nf: (?:=2) x + "?:=3"');
    expect(slide.definitions.map(({ source }) => source)).toEqual(['Point(?, ?:=π)', 'Point(?, ?)', '(?) x + "?:=3"']);
    expect(slide.uvarMap).toEqual([
      ['A.0', -4],
      ['B.1', 1e-3],
      ['f.0', 2],
    ]);
  });

  it.each([
    ['"\\alpha \\\\ \\nu \\neq \\next \\" \\u00e9"', '\\alpha \\ \\nu \\neq \next " é'],
    ['"two\nlines"', 'two\nlines'],
  ])('reads the string %s', (string, value) => {
    expect(slideOf(`text t: ${string} {mode: latex}`).definitions[0]?.template).toBe(value);
  });

  it('parts slides at ---, and no other line of dashes', () => {
    const { project, warnings } = parseFigure('A: 1\n---\n-- ---\n-----\nB: 2\n--- -- the last\r\nC: 3');
    expect(project.slides.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([['A'], ['B'], ['C']]);
    expect(warnings).toEqual([]);
    expect(parseFigure('--- Solution').warnings).toHaveLength(1);
  });

  it('keeps comments in the slide', () => {
    const slide = slideOf(
      '-- Thales\n-- again\n\n-- a point\nA: Point(0, 0) -- free\ngrid on {-- faint\ncolor: red}\n-- the end',
    );
    expect(slide.comments).toEqual([
      ['slide', 'Thales\nagain'],
      ['A:', 'a point\nfree'],
      ['grid', 'faint'],
      ['end', 'the end'],
    ]);
  });

  it('merges the extra part', () => {
    const text =
      'A: Point(0, 0)\nextra {metadata: {shareOptions: {a: 1}}, slides: {1: {doc: [{insert: "Hi"}], uvarMap: {Z.0: 1}, definitions: {A: {locked: true}}}}}';
    const { project, errors } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(project.metadata).toEqual({ version: '11', shareOptions: { a: 1 } });
    expect(project.slides[0]).toMatchObject({
      definitions: [{ kind: 'primitive', id: 'A', source: 'Point(0, 0)', locked: true }],
      uvarMap: [['Z.0', 1]],
      doc: [{ insert: 'Hi' }],
    });
  });

  it('lays what the slide says over a template', () => {
    const template = {
      backgroundStyle: { background: { color: '#eee' } },
      defaultStyle: {
        types: [
          ['Point', { pointSize: 1, color: 'red' }],
          ['Line', { color: 'red' }],
        ],
      },
    };
    const names: string[] = [];
    const { project, errors } = parseFigure('style Point {color: blue}\ntemplate "exam.json"', {
      template: (name) => {
        names.push(name);
        return template;
      },
    });
    expect([names, errors]).toEqual([['exam.json'], []]);
    expect(project.slides[0]?.styleSheet).toEqual({
      background: { color: '#eee' },
      types: [
        ['Point', { pointSize: 1, color: 'blue' }],
        ['Line', { color: 'red' }],
      ],
    });
    expect(parseFigure('template "exam.json"').errors[0]).toMatchObject({ line: 1, column: 10 });
    expect(parseFigure('template "x"', { template: () => ({ defaultStyle: 3 }) }).errors).toHaveLength(1);
    expect(parseFigure('template "textbok"').errors[0]?.remedy).toContain('write template "textbook"');
  });

  it.each([
    [{ slides: [] }, 'template "t.json": it is a project, not a template, and changes nothing'],
    [{ defaultStyle: { typs: [] } }, 'template "t.json": "typs" is no key of a template\'s defaultStyle'],
  ])('warns of the template %j', (template, message) => {
    const { errors, warnings } = parseFigure('A: Point(0, 0)\ntemplate "t.json"', { template: () => template });
    expect(errors).toEqual([]);
    expect(warnings).toMatchObject([{ line: 2, column: 10, message: expect.stringContaining(message) }]);
  });

  it('takes no call with numbers in place of points for one of space', () => {
    expect(slideOf('O: Point(0, 0)\na: Arc(O, 3, 0°, 90°)').camera).toBeUndefined();
    expect(slideOf('O: Point(0, 0)\na: Arc(O, P, Q, u)').camera).toMatchObject({ kind: '3d' });
  });

  it('reads a file with the line breaks and the mark of other systems', () => {
    const slide = slideOf('\ufeffA: Point(0, 0) "a\r\nb"\r\nB: 3\rC: 4');
    expect(slide.definitions.map(({ id, label }) => [id, label])).toEqual([
      ['A', '$a$\n$b$'],
      ['B', undefined],
      ['C', undefined],
    ]);
  });
});

it.each([
  ['c: Curve(t^2, t^3, 0, 2)', 'primitive'],
  ['c: Curve((t, t^2), 0, 2)', 'primitive'],
  ['c: PolarCurve(2, 0, 2π)', 'primitive'],
  ['c: Bezier((0, 0), (1, 2), (2, 0))', 'primitive'],
  ['c: Curve(x^2, 0, 2)', 'other'],
  ['c: y = x^2', 'other'],
])('of %s a value is %s', (curve, kind) => {
  const { project } = parseFigure(`${curve}\nP: c(1)`);
  expect(project.slides[0]?.definitions[1]).toMatchObject({ kind });
});

it('texts of a list are labels of its points', () => {
  const { project, warnings } = parseFigure('S: Sequence(Text("P_" + k, (k, 0)), k, 1, 3) {color: red}');
  expect(project.slides[0]?.definitions[0]).toMatchObject({ source: 'Sequence((k, 0), k, 1, 3)', label: 'P_{{k}}' });
  expect(warnings).toHaveLength(1);
});

it.each(['Limit(a, b) = a + b', 'IndexOf(a) = 2a', 'Sort(L) = L(1)'])(
  '%s is a function of the text, though a younger constructor has its name',
  (line) => {
    const name = line.slice(0, line.indexOf('('));
    const { project, errors } = parseFigure(line);
    expect(errors).toEqual([]);
    expect(project.slides[0]?.definitions).toMatchObject([{ id: name, source: line }]);
  },
);

it('what is no text is told', () => {
  expect(() => parseFigure(5 as unknown as string)).toThrow(new TypeError('a figure text is a string, not number'));
});
