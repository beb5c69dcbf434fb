import { constructors, parse } from '@geoslide/geometry';
import { describe, expect, test } from 'vitest';
import { type Figure, figure, listObjects, type Project, parseFigure, renderPng, renderSvg } from '../index.js';
import { methodName } from './method-name.js';

const definitionsOf = (f: Figure) => f.project().slides[0]!.definitions;
const sourcesOf = (f: Figure) => definitionsOf(f).map(({ id, source }) => `${id}: ${source}`);

test('a figure is the same picture as its project by hand', async () => {
  const f = figure();
  const A = f.point(0, 0, { label: 'A' });
  const k = f.circle(A, 2).style({ color: 'teal' });
  const P = f.point(k, 1).label('P', { fontSize: 20 });
  f.segment(A, P, { id: 'r', style: { lineDash: 'dashed' } });
  const project = {
    metadata: { version: '11' },
    messages: [],
    slides: [
      {
        definitions: [
          { kind: 'primitive', id: 'A', source: 'Point(0, 0)', label: 'A' },
          { kind: 'primitive', id: 'circle1', source: 'Circle(A, 2)' },
          { kind: 'primitive', id: 'point1', source: 'Point(circle1, 1)', label: 'P' },
          { kind: 'primitive', id: 'r', source: 'Segment(A, point1)' },
        ],
        uvarMap: [],
        styleSheet: {
          primitives: [
            ['circle1', { color: 'teal' }],
            ['r', { lineDash: 'dashed' }],
          ],
          primitiveLabels: [['point1', { fontSize: 20 }]],
        },
        fit: true,
      },
    ],
  };
  expect(f.project()).toEqual(project);
  expect((await f.svg({ contain: true })).text).toBe((await renderSvg(project, { contain: true })).text);
  expect((await f.png({ contain: true })).bytes).toEqual((await renderPng(project, { contain: true })).bytes);
  expect((await f.tikz()).text).toContain('% circle1: Circle');
  expect(
    Buffer.from((await f.pdf()).bytes)
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  expect(f.text()).toBe(
    [
      'A: Point(0, 0) "A"',
      'circle1: Circle(A, 2) {color: teal}',
      'point1: Point(circle1, 1) "P" {fontSize: 20}',
      'r: Segment(A, point1) {lineDash: dashed}',
      '',
    ].join('\n'),
  );
});

test('arguments are numbers, expressions, places, properties and lists', () => {
  const f = figure();
  const a = f.number('a', 2);
  const s = f.segment([0, 0], [4, 'a/2'], { id: 's' });
  f.circle(s.midpoint, `${a} + 1`);
  f.polygon([[0, 0], s.end, [1, 1]]);
  f.polygon([0, 0], s.start, [3, 3], s.perpBisector.start, { label: 'p' });
  f.point(f.free(1), f.free(-2), { id: 'F' });
  const t = f.triangle([0, 0], [1, 0], [0, 1], { id: 't1' });
  f.point(t.edge(2), 0.5, { id: 'G' });
  f.circle(f.expression('Point', 's.start + s.end'), s);
  f.curve('x^2', -1, Number.POSITIVE_INFINITY, { id: 'c' });
  f.parabola([0, 1], f.define('Line', 'y = -1', { id: 'd' })).focus();
  expect(sourcesOf(f)).toEqual([
    'a: 2',
    's: Segment(Point(0, 0), Point(4, a/2))',
    'circle1: Circle(s.midpoint, a + 1)',
    'polygon1: Polygon([Point(0, 0), s.end, Point(1, 1)])',
    'polygon2: Polygon(Point(0, 0), s.start, Point(3, 3), s.perpBisector.start)',
    'F: Point(?, ?)',
    't1: Triangle(Point(0, 0), Point(1, 0), Point(0, 1))',
    'G: Point(t1.edge(2), 0.5)',
    'circle2: Circle((s.start + s.end), s)',
    'c: Curve(x^2, -1, ∞)',
    'd: y = -1',
    'parabola1: Parabola(Point(0, 1), d)',
  ]);
  expect(definitionsOf(f).map(({ kind }) => kind)).toEqual(['other', ...new Array(11).fill('primitive')]);
  expect(f.project().slides[0]!.uvarMap).toEqual([
    ['F.0', 1],
    ['F.1', -2],
  ]);
});

test.each([
  [
    { left: 0, right: 1, bottom: 0, top: 1 },
    { width: 600, height: 600 },
  ],
  [
    { left: 0, right: 10, bottom: 0, top: 5 },
    { width: 500, height: 250 },
  ],
  [
    { left: 0, right: 1, bottom: 0, top: 1, scale: 50 },
    { width: 50, height: 50 },
  ],
])('a view without a scale gives a picture of a usual size: %j', async (view, size) => {
  const f = figure();
  f.point(0.5, 0.5);
  expect(await f.view(view).png()).toMatchObject(size);
});

test('sliders, texts, buttons, pictures and settings are those of the file', async () => {
  const f = figure();
  const a = f.slider('a', { min: 1, max: '2π', value: 2, label: 'a', style: { color: 'red' } });
  f.circle([0, 0], a);
  f.note('Radius {{a}}', { fontSize: 18 }).button('Go').image('data:image/png;base64,AA', { width: 20 });
  f.styleOf('Circle', { lineWidth: 3 }, { fontSize: 9 }).background('ivory').grid(true).axes(false);
  f.view({ left: -3, right: 3, bottom: -2, top: 2, scale: 40 }).layers(a);
  const [slide] = f.project().slides;
  expect(slide).toMatchObject({
    definitions: [
      { kind: 'slider', id: 'a', min: '1', max: '2π', step: '0.1', label: 'a' },
      { kind: 'primitive', id: 'circle1', source: 'Circle(Point(0, 0), a)' },
      { kind: 'text', id: 'text1', template: 'Radius {{a}}' },
      { kind: 'button', id: 'button1', title: 'Go' },
      { kind: 'image', id: 'image1', url: 'data:image/png;base64,AA' },
    ],
    uvarMap: [['a.0', 2]],
    styleSheet: {
      background: { color: 'ivory' },
      grid: { show: true },
      xaxis: { show: false },
      yaxis: { show: false },
      types: [['Circle', { lineWidth: 3 }]],
      typeLabels: [['Circle', { fontSize: 9 }]],
      sliders: [['a', { color: 'red' }]],
      texts: [['text1', { fontSize: 18 }]],
      images: [['image1', { width: 20 }]],
      elementLayers: ['a'],
    },
    viewBounds: { minX: -3, maxX: 3, minY: -2, maxY: 2, scale: 40 },
  });
  expect(await f.png()).toMatchObject({ width: 240, height: 160 });
});

test('figures in space have a camera that suits them where nothing is said of camera and view', () => {
  const cube = () => {
    const f = figure().axes(false);
    f.cube([0, 0, 0], [2, 0, 0], { style: { regionOpacity: 30 } });
    return f;
  };
  const [slide] = cube().project().slides;
  expect(slide).toMatchObject({ camera: { kind: '3d', view: 'auto' }, fit: true });
  expect(Object.keys(slide!.styleSheet!).sort()).toEqual(['primitives3d', 'xaxis3d', 'yaxis3d', 'zaxis3d']);
  const view = { left: 0, right: 9, bottom: 0, top: 9 };
  expect(cube().view(view).project().slides[0]!.camera).toBeUndefined();
});

test('a camera makes a figure in space', async () => {
  const f = figure().camera({ yaw: 0.5, pitch: 0.3 }).axes(false);
  const cube = f.cube([0, 0, 0], [2, 0, 0], { style: { regionOpacity: 30 } });
  f.polyhedron(
    [
      [0, 0, 3],
      [1, 0, 3],
      [0, 1, 3],
      [0, 0, 4],
    ],
    [
      [1, 2, 3],
      [1, 2, 4],
      [2, 3, 4],
      [1, 3, 4],
    ],
  );
  f.point(0, 0, 0).label('O');
  f.plane(cube.vertex(1), cube.vertex(3), cube.vertex(6));
  const { camera, warnings } = await f.png({ size: { width: 200, height: 200 } });
  expect(warnings).toEqual([]);
  expect(camera?.yaw).toBe(0.5);
  expect(await f.png()).toMatchObject({ width: 600, height: 600 });
  const [slide] = f.project().slides;
  expect(Object.keys(slide!.styleSheet!).sort()).toEqual(['primitives3d', 'xaxis3d', 'yaxis3d', 'zaxis3d']);
  expect(listObjects(f.project()).objects.map(({ type }) => type)).toEqual([
    'Polyhedron',
    'Polyhedron',
    'Point',
    'Plane',
  ]);
});

test('loops are those of the language around it', async () => {
  const f = figure();
  for (let i = 0; i < 5; i++) f.circle([i, 0], 1 + i / 2);
  expect(listObjects(f.project()).objects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((i) => `circle${i}`));
});

/** As JavaScript sees a method. */
type Any = ((...args: unknown[]) => unknown) & {
  readonly [method: string]: ((...args: unknown[]) => unknown) | undefined;
};

describe('mistakes', () => {
  test.each([
    ['a name that is taken', (f: Figure) => [f.number('a', 1), f.number('a', 2)], /"a" is taken/],
    ['a name that has a meaning', (f: Figure) => f.number('x', 1), /"x" can't be a name/],
    ['a name with a blank', (f: Figure) => f.point(0, 0, { id: 'a b' }), /"a b" can't be a name/],
    ['not a number', (f: Figure) => f.point(Number.NaN, 0), /NaN is no argument/],
    ['an object of something else', (f: Figure) => f.circle([0, 0], new Date() as never), /is no argument/],
    [
      'nothing',
      (f: Figure) => f.segment([0, 0], undefined as never),
      /argument 2 of segment: undefined .* segment\(A: Point/,
    ],
    ['a function', (f: Figure) => f.curve(((x: number) => x) as never), /argument 1 of curve: a function .* 'x\^2'/],
    [
      'coordinates of many points',
      (f: Figure) => (f.triangle as never as Any)(0, 0, 1, 0, 0, 1),
      /triangle does not take 6/,
    ],
    [
      'a list in place of arguments',
      (f: Figure) =>
        (f.triangle as never as Any)([
          [0, 0],
          [1, 0],
          [0, 1],
        ]),
      /\(\.\.\.list\)/,
    ],
    [
      'an option of a wrong name',
      (f: Figure) => f.point(0, 0, { lable: 'A' } as never),
      /"lable": did you mean label\?/,
    ],
    [
      'a style among the options',
      (f: Figure) => f.point(0, 0, { color: 'red' } as never),
      /\{ style: \{ color: … \} \}/,
    ],
    [
      'an argument by its name',
      (f: Figure) => f.circle([0, 0], { radius: 2 } as never),
      /circle\(center: Point, radius: Number\)/,
    ],
    ['coordinates by their names', (f: Figure) => f.point({ x: 1, y: 2 } as never, 0), /a place is \[1, 2\]/],
    ['a style that is a word', (f: Figure) => f.point(0, 0).style('red' as never), /style as an object.*not "red"/],
    [
      'a text for a number of a style',
      (f: Figure) => f.point(0, 0).style({ pointSize: '3' } as never),
      /pointSize: "3"/,
    ],
    ['a number for a label', (f: Figure) => f.point(0, 0, { label: 3 } as never), /label of point is a text, not 3/],
    ['a number for a name', (f: Figure) => f.point(0, 0, { id: 1 } as never), /id of point is a text, not 1/],
    [
      'a point of another figure',
      (f: Figure) => f.circle(figure().point(0, 0), 1),
      /point1 is an object of another figure/,
    ],
    ['one among the corners', (f: Figure) => f.polygon([figure().point(0, 0).as('Point')]), /another figure/],
    ['arithmetic', (f: Figure) => f.point((f.point(1, 2).x as never as number) * 2, 0), /point1\.x is no number/],
    ['a source that is none', (f: Figure) => f.circle([0, 0], '2)'), /circle makes .* column 23/],
    [
      'another name',
      (f: Figure) => (f as never as Any).perpendicularLine!(),
      /no method perpendicularLine: write perpLine/,
    ],
    ['a capital letter', (f: Figure) => (f as never as Any).Point!(0, 0), /no method Point: write point/],
    ['a misspelt method', (f: Figure) => (f as never as Any).cirle!(0, 0), /no method cirle: write circle/],
    ['a method of other libraries', (f: Figure) => (f as never as Any).save!('a.png'), /write png\(\)/],
    ['a style as a method', (f: Figure) => (f.point(0, 0) as never as Any).color!('red'), /\.style\(\{ color: … \}\)/],
    ['a style that is set', (f: Figure) => Object.assign(f.point(0, 0), { color: 'red' }), /\.style\(\{ color: … \}\)/],
    ['bounds one by one', (f: Figure) => (f.slider as never as Any)('a', 0, 5), /its bounds in an object/],
    ['a bound of another name', (f: Figure) => f.slider('a', { minimum: 0 } as never), /"minimum": did you mean min\?/],
    ['a slider without a name', (f: Figure) => f.slider({ min: 0 } as never), /slider takes a text/],
    ['a number without a name', (f: Figure) => (f.number as never as Any)(3), /a name and a value/],
    ['a definition without a type', (f: Figure) => (f.define as never as Any)('y = 2x'), /a type and an expression/],
    ['a view by numbers', (f: Figure) => (f.view as never as Any)(-5, 5, -3, 3), /\{ left: -5, right: 5/],
    ['a view the wrong way', (f: Figure) => f.view({ left: 5, right: -5, bottom: 0, top: 1 }), /from less to more/],
    ['a language by its name', (f: Figure) => f.lang('japanese'), /lang has .*give a language tag such as "ja"/],
    ['a word for axes', (f: Figure) => f.axes('off' as never), /^axes takes true, false or a style/],
    ['a list of layers', (f: Figure) => f.layers([f.point(0, 0)] as never), /one by one/],
    [
      'a place of a text among its looks',
      (f: Figure) => f.note('Hi', { at: [1, 2] } as never),
      /note\('A', \{\}, \{ at: \[1, 2\] \}\)/,
    ],
    ['a text that is asked for with words', (f: Figure) => (f.text as never as Any)('Hi'), /note\('…'\)/],
    ['a free value in a property', (f: Figure) => f.define('Curve', 'x^2').at(f.free(1)), /free values stand/],
  ])('%s is told', (_, build, message) => {
    expect(() => build(figure())).toThrow(message);
  });

  test('options that are missing are no argument, and what a figure lacks is not there', () => {
    const f = figure();
    expect(f.point(0, 0, undefined).id).toBe('point1');
    expect((f as never as Any).then).toBeUndefined();
    expect((f as never as Any).unheardOf).toBeUndefined();
    expect(`${f.point(1, 1)} + 1`).toBe('point2 + 1');
  });

  test('options of the picture are an object', async () => {
    await expect(figure().png('a.png' as never)).rejects.toThrow('options are an object');
  });

  test('the project is a copy', () => {
    const f = figure();
    f.point(0, 0);
    (definitionsOf(f) as unknown[]).length = 0;
    expect(definitionsOf(f)).toHaveLength(1);
  });
});

test('every constructor is a method under a name of its own', () => {
  const f = figure();
  const own = Object.keys(figure());
  for (const { name } of constructors) {
    expect(own).toContain(methodName(name));
    expect(parse(`${name}(1)`, { isFactor: () => false })).toBeDefined();
  }
  expect(methodName('angle')).toBe('angleOf');
  const [A, B, C] = [f.point(1, 0), f.point(0, 0), f.point(0, 1)];
  expect(f.angleOf(A, B, C).id).toBe('angle1');
  for (const method of ['number', 'define', 'slider', 'text', 'png', 'view', 'layers', 'note', 'free']) {
    expect(constructors.some(({ name }) => methodName(name) === method)).toBe(false);
  }
});

/** Never called: each line has to be refused by the compiler, or to be taken. */
export function compiles(f: Figure): void {
  const A = f.point(0, 0);
  const s = f.segment(A, [1, 2]);
  const k = f.circle(A, s);
  f.intersect(k, s, 1).style({ pointSize: 5 });
  f.rotate(k, '30°', A).radius;
  f.translate(k, f.vector(A, [1, 1])).area;
  f.perpLine(s, s.midpoint).style({ color: 'red' }).label('n');
  // @ts-expect-error a circle needs a radius
  f.circle(A);
  // @ts-expect-error a circle is no centre
  f.circle(k, 2);
  // @ts-expect-error a text is no point
  f.midpoint(A, 'B');
  // @ts-expect-error three coordinates are none of the plane
  f.semicircle(A, [0, 0, 1]);
  // @ts-expect-error an unknown constructor
  f.cirle(A, 2);
  // @ts-expect-error an unknown style
  f.point(0, 0, { style: { colour: 'red' } });
  // @ts-expect-error an unknown type of objects
  f.styleOf('Segmnt', { color: 'red' });
  // @ts-expect-error a value that the style does not have
  s.style({ lineDash: 'wavy' });
  // @ts-expect-error a point has no radius
  A.radius;
  // @ts-expect-error an intersection without a number may be a list
  f.segment(f.intersect(k, s), A);
  // @ts-expect-error the size of a slider is a number
  f.slider('a', { style: { size: '3' } });
  // @ts-expect-error not a projection
  f.camera({ projection: 'fisheye' });
  // @ts-expect-error options are those of renderPng
  f.png({ pixelratio: 2 });
}

test('a graph goes where curves go, and as a conic where conics go', () => {
  const f = figure();
  const g = f.curve('x^2 - 1', { id: 'g' });
  f.tangent(g, f.point(g, 1, { id: 'P' }));
  f.segment(f.curve('x^2/9 + y^2/4 = 1', { id: 'c' }).as('Conic').center, f.point(g, 0, { id: 'Q' }));
  expect(sourcesOf(f).slice(2)).toEqual([
    'tangent1: Tangent(g, P)',
    'c: Curve(x^2/9 + y^2/4 = 1)',
    'Q: Point(g, 0)',
    'segment1: Segment(c.center, Q)',
  ]);
});

test('words in a label are words, as in figure text', () => {
  const f = figure();
  const s = f.segment([0, 0], [4, 3], { label: '5 cm', id: 's' });
  f.point(0, 0, { label: 'Start A', labelStyle: { color: 'red' }, id: 'A' });
  f.point(1, 0, { label: 'sin x', id: 'B' });
  f.point(2, 0, { label: '5 cm', labelStyle: { mode: 'latex' }, id: 'C' });
  s.label('6 cm');
  const labels = ({ slides: [slide] }: Project) => [
    slide?.definitions.map(({ label }) => label),
    slide?.styleSheet?.primitiveLabels,
  ];
  const words = { mode: 'normal', font: 'KaTeX_Main' };
  expect(labels(f.project())).toEqual([
    ['6 cm', 'Start $A$', String.raw`\sin x`, '5 cm'],
    [
      ['s', words],
      ['A', { ...words, color: 'red' }],
    ],
  ]);
  expect(f.text().trim().split('\n')).toEqual([
    's: Segment(Point(0, 0), Point(4, 3)) "6 cm"',
    'A: Point(0, 0) "Start A" {color: red}',
    String.raw`B: Point(1, 0) "\sin x"`,
    'C: Point(2, 0) "5 cm" {mode: latex}',
  ]);
  expect(labels(parseFigure(f.text()).project)[0]).toEqual(labels(f.project())[0]);
});

test('leaves labels of a figure that says how those of a type are set', () => {
  const f = figure();
  f.segment([0, 0], [4, 3], { label: '5 cm' });
  f.styleOf('Segment', {}, { mode: 'latex' });
  expect(f.project().slides[0]?.definitions[0]?.label).toBe('5 cm');
  expect(f.project().slides[0]?.styleSheet?.primitiveLabels).toBeUndefined();
});
