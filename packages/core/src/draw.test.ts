import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { textNeeds } from './draw.js';
import { drawFigure, type Figure, slideOf } from './testing/draw.js';

const order = async (figure: Figure) => [...(await drawFigure(figure)).groups.keys()];

describe('drawSlide', () => {
  it('sizes the scene without rounding and tells how logical units map', async () => {
    const { scene } = await drawFigure({ view: [-1, 2.005, -1, 1, 50] });
    expect(scene.width).toBeCloseTo(150.25);
    expect(scene.height).toBe(100);
    expect(scene.view).toEqual({ left: -1, top: 1, scale: 50 });
  });

  it('transparent leaves out the background and nothing else', async () => {
    const figure: Figure = {
      sources: { 'a|{{id}}': 'Point(0,0)', z: 'Line(Point(0,0.2),Point(1,0.2))' },
      sheet: { background: { color: '#102030' }, xaxis: {}, grid: { show: true } },
    };
    const opaque = (await drawFigure(figure)).scene;
    const transparent = (await drawFigure({ ...figure, transparent: true })).scene;
    const { background, ...rest } = opaque;
    expect(background).toEqual({ r: 16, g: 32, b: 48, a: 1 });
    expect(transparent).toEqual(rest);
  });

  it('draws grid and axes below regions, lines, points, labels, texts and controls', async () => {
    const figure: Figure = {
      sources: {
        'P|{{id}}': 'Point(0,0)',
        l: 'Line(Point(0,0),Point(1,1))',
        a: 'Angle(Point(2,0),Point(0,0),Point(1,2))',
        p: 'Polygon(Point(0,0),Point(1,0),Point(0,1))',
      },
      definitions: [
        { kind: 'slider', id: 'k', min: '0', max: '1', step: '0.1' },
        { kind: 'text', id: 'n', template: 'text' },
      ],
      sheet: { xaxis: {}, yaxis: {}, grid: { show: true }, sliders: [['k', { offsetX: 0, offsetY: 0 }]] },
    };
    expect((await order(figure)).map((key) => key.split('/')[0])).toEqual([
      'grid',
      'xaxis',
      'yaxis',
      'p',
      'a',
      'l',
      'P',
      'P',
      'n',
      'k',
    ]);
  });

  it.each<[NonNullable<Figure['sheet']>['elementLayers'], string[]]>([
    [undefined, ['b', 'c', 'a', 'a']],
    [[['b', 5]], ['c', 'a', 'b', 'a']],
    [[['a', -1]], ['a', 'b', 'c', 'a']],
    [
      ['a', 'c', 'b'],
      ['a', 'c', 'b', 'a'],
    ],
  ])('elementLayers %j', async (elementLayers, expected) => {
    const figure: Figure = {
      sources: { 'a|{{id}}': 'Point(0,0)', b: 'Line(Point(0,0),Point(1,1))', c: 'Circle(Point(0,0),1)' },
      sheet: { ...(elementLayers && { elementLayers }) },
    };
    expect((await order(figure)).map((key) => key.split('/')[0])).toEqual(expected);
  });

  it('leaves out what is undefined and draws the rest', async () => {
    const { groups, warnings } = await drawFigure({
      sources: { a: 'Intersect(Line(Point(0,0),Point(1,0)),Line(Point(0,1),Point(1,1)),1)', b: 'Point(0,0)' },
    });
    expect([...groups.keys()]).toEqual(['b/Point']);
    expect(warnings).toMatchObject([{ id: 'a' }]);
  });

  it('draws each item of a list in the style of its type', async () => {
    const { groups } = await drawFigure({
      sources: { a: 'Intersect(Circle(Point(0,0),2), Line(Point(0,1),Point(1,1)))' },
      types: { Point: { pointSize: 20 } },
    });
    expect([...groups.values()][0]?.children).toHaveLength(2);
  });

  it.each([
    'Point(1e300, 0)',
    'Segment(Point(-1e300,0),Point(1e300,1))',
    'Circle(Point(0,0), 1e200)',
    'Circle(Point(1e9,0), 1e9)',
    'Line(Point(1e8,1e8),Point(-1e8,-1e8))',
    'Polygon(Point(0,0),Point(1e200,0),Point(0,1e200))',
    'y = 1e300 x',
    'Vector(Point(0,0),Point(1e250,0))',
    'Ellipse(Point(0,0), 1e12, 1)',
    'Angle(Point(1e200,0),Point(0,0),Point(0,1e200))',
  ])('survives %s', async (source) => {
    const { scene } = await drawFigure({
      sources: { 'a|{{id}}': source },
      style: { a: { lineDash: 'dashed', fillPattern: 'hatch' } },
    });
    const text = JSON.stringify(scene.children);
    expect(text).not.toContain('null');
  });
});

describe('textNeeds', () => {
  it('names every text that is drawn, with its font and mode', () => {
    const slide = slideOf({
      sources: { 'A|{{id}}': 'Point(1,2)', 'B|x={{x}}': 'Point(1,2)', 'C|c': 'Point(0,0)', 'D|d': 'Point(0,0)' },
      definitions: [
        { kind: 'text', id: 'n', template: '备用图' },
        { kind: 'button', id: 'b', title: 'Go' },
        { kind: 'slider', id: 'k', min: '0', max: '1', step: '0.1', label: 't' },
      ],
      labels: { B: { mode: 'normal', font: 'serif' }, C: { hidden: true } },
      style: { D: { hidden: true } },
      uvar: { 'k.0': 0.5 },
    });
    expect(textNeeds(slide, construct(slide))).toEqual([
      { text: 'A', fontKey: 'KaTeX_Math', math: true },
      { text: 'x=1', fontKey: 'serif', math: false },
      { text: '备用图', fontKey: 'sans-serif', math: false },
      { text: 'Go', fontKey: 'sans-serif', math: false },
      { text: 't = 0.5', fontKey: 'KaTeX_Math', math: true },
    ]);
  });
});
