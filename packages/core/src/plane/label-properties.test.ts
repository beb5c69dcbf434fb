import { describe, expect, it } from 'vitest';
import type { TextNode } from '../scene/scene.js';
import { drawFigure, type Figure, textsIn } from '../testing/draw.js';

const point: Figure = { sources: { 'a|{{id}}': 'Point(1,1)' } };
const numbers: Figure = { sources: { 'a|{{x}}': 'Point(1.23456,1)' } };
const rising: Figure = { sources: { 'a|{{id}}': 'Segment(Point(-2,-2),Point(2,2))' } };
const level: Figure = { sources: { 'a|{{id}}': 'Segment(Point(-2,1),Point(2,1))' } };
const straight: Figure = { sources: { 'a|直': 'Point(1,1)' } };
const crossed: Figure = { sources: { 'a|{{id}}': 'Point(1,1)', z: 'Line(Point(0,1.15),Point(1,1.15))' } };

/** The label of `a` at its usual place and, to compare, everything else. */
async function labelOf(figure: Figure): Promise<{ label: TextNode | undefined; rest: unknown; warnings: unknown }> {
  const labels = { ...figure.labels, a: { placement: 'fixed', ...figure.labels?.a } };
  const { groups, scene, warnings } = await drawFigure({ ...figure, labels });
  const others = [...groups].filter(([key]) => key !== 'a/label');
  return { label: textsIn(groups.get('a/label'))[0], rest: [others, { ...scene, children: [] }], warnings };
}

const outlinesOf = ({ layout }: TextNode) =>
  layout.pieces.map((piece) => piece.kind === 'glyph' && piece.glyph.outline);

type Check = (after: TextNode, before: TextNode) => void;
const moved =
  (dx: number, dy: number): Check =>
  (after, before) => {
    expect(after.x - before.x).toBeCloseTo(dx);
    expect(after.y - before.y).toBeCloseTo(dy);
    expect({ ...after, x: 0, y: 0 }).toEqual({ ...before, x: 0, y: 0 });
  };

const cases: readonly (readonly [property: string, value: unknown, figure: Figure, check: Check])[] = [
  ['offsetX', -18, point, moved(-23, 0)],
  ['offsetY', 18, point, moved(0, 23)],
  ['offsetX', 12, level, moved(7, 0)],
  ['mode', 'normal', point, (after, before) => expect([before.mode, after.mode]).toEqual(['latex', 'plain'])],
  ['lang', 'ja', straight, (after, before) => expect(outlinesOf(after)).not.toEqual(outlinesOf(before))],
  ['font', 'serif', point, (after, before) => expect([before.font, after.font]).toEqual(['KaTeX_Math', 'serif'])],
  [
    'fontSize',
    32,
    point,
    (after, before) => {
      expect([before.fontSize, after.fontSize]).toEqual([16, 32]);
      expect(after.layout.width).toBeCloseTo(2 * before.layout.width);
      expect([after.x, after.y]).toEqual([before.x, before.y]);
    },
  ],
  ['align', 'center', point, (after, before) => expect(after.x).toBeCloseTo(before.x - before.layout.width / 2)],
  ['align', 'right', point, (after, before) => expect(after.x).toBeCloseTo(before.x - before.layout.width)],
  ['precision', 0, numbers, (after, before) => expect([before.source, after.source]).toEqual(['1.23', '1'])],
  ['precision', 4, numbers, (after) => expect(after.source).toBe('1.2346')],
  [
    'followDirection',
    true,
    rising,
    (after) => {
      expect(after.rotation).toBeCloseTo(-Math.PI / 4);
      // The default offset (5, −5), turned with the line, and up by what the letter reaches below its baseline.
      const along = (after.x - 250) * Math.SQRT1_2 - (after.y - 250) * Math.SQRT1_2;
      const above = -(after.x - 250) * Math.SQRT1_2 - (after.y - 250) * Math.SQRT1_2;
      expect(along).toBeCloseTo(5);
      expect(above).toBeGreaterThan(5);
      expect(above).toBeLessThan(5.5);
    },
  ],
  ['followDirection', true, point, (after, before) => expect(after).toEqual(before)],
  [
    'color',
    '#ff0000',
    point,
    (after, before) => {
      expect(after.color).toEqual({ r: 255, g: 0, b: 0, a: 1 });
      expect({ ...after, color: 0 }).toEqual({ ...before, color: 0 });
    },
  ],
  ['fillOpacity', 40, point, (after) => expect(after.color.a).toBeCloseTo(0.4)],
  [
    'strokeOpacity',
    30,
    crossed,
    (after, before) => {
      expect(before.halo?.color).toEqual({ r: 255, g: 255, b: 255, a: 1 });
      expect(after.halo?.color.a).toBeCloseTo(0.3);
      expect(after.halo?.width).toBe(before.halo?.width);
    },
  ],
  ['strokeOpacity', 0, crossed, (after) => expect(after.halo).toBeUndefined()],
  ['anchorParam', 0.75, level, moved(50, 0)],
  ['anchorPoint', [7, 7], level, moved(0, 0)],
];

describe('label properties', () => {
  it.each(cases)('%s %j', async (property, value, figure, check) => {
    const before = await labelOf(figure);
    const after = await labelOf({ ...figure, labels: { a: { [property]: value } } });
    expect(before.label).toBeDefined();
    expect(after.label).toBeDefined();
    check(after.label!, before.label!);
    expect(after.rest).toEqual(before.rest);
    expect(after.warnings).toEqual([]);
  });

  it('hidden leaves the mark', async () => {
    const before = await labelOf(point);
    const after = await labelOf({ ...point, labels: { a: { hidden: true } } });
    expect(after.label).toBeUndefined();
    expect(after.rest).toEqual(before.rest);
  });

  it('stands with its baseline’s left end at the point and (5, −5) px', async () => {
    const { label } = await labelOf(point);
    expect([label?.x, label?.y]).toEqual([305, 195]);
  });

  it('takes the colour of its object', async () => {
    const { label } = await labelOf({ ...point, style: { a: { color: '#00ff00' } } });
    expect(label?.color).toEqual({ r: 0, g: 255, b: 0, a: 1 });
  });

  it('is not there without a template, nor where the object is hidden', async () => {
    expect((await labelOf({ sources: { a: 'Point(1,1)' } })).label).toBeUndefined();
    expect((await labelOf({ ...point, style: { a: { hidden: true } } })).label).toBeUndefined();
  });

  it('goes where display bounds hide its anchor', async () => {
    expect((await labelOf({ ...point, style: { a: { displayMinX: 2 } } })).label).toBeUndefined();
    expect((await labelOf({ ...level, style: { a: { displayMinX: 1 } } })).label).toBeUndefined();
    expect((await labelOf({ ...level, style: { a: { displayMinX: -1 } } })).label).toBeDefined();
  });

  it('warns of an anchorParam outside of its path and takes the middle', async () => {
    const before = await labelOf(level);
    const after = await labelOf({ ...level, labels: { a: { anchorParam: 3 } } });
    expect(after.label).toEqual(before.label);
    expect(after.warnings).toMatchObject([{ id: 'a', message: expect.stringContaining('anchorParam') }]);
  });
});

describe('default places', () => {
  const place = async (source: string, figure: Figure = {}) => {
    const { label } = await labelOf({ ...figure, sources: { 'a|{{id}}': source } });
    return [label?.x, label?.y];
  };

  it.each([
    ['Segment(Point(-2,1),Point(2,1))', [255, 195]],
    ['Line(Point(-9,1),Point(3,1))', [255, 195]],
    ['Ray(Point(0,1),Point(3,1))', [380, 195]],
    ['Circle(Point(0,0),2)', [250 + 100 * Math.SQRT1_2 + 5, 250 - 100 * Math.SQRT1_2 - 5]],
    ['Polygon(Point(-3,0),Point(3,0),Point(0,3))', [255, 195]],
    ['Semicircle(Point(-2,0),Point(2,0))', [255, 145]],
    ['Region(y > 1)', [255, 95]],
    ['Integral(Curve(4 - x^2, -5, 5), -2, 2)', [255, 145]],
  ])('%s', async (source, expected) => {
    const [x, y] = await place(source);
    expect(x).toBeCloseTo(expected[0]!, 0);
    expect(y).toBeCloseTo(expected[1]!, 0);
  });

  it('moves a label that nobody dragged off its own line', async () => {
    const { label } = await labelOf(rising);
    expect(label!.x).toBe(255);
    // Below: its top is as far from the anchor as its baseline would be above.
    expect(label!.y).toBeGreaterThan(255);
  });

  it('hangs the label of a line in the middle of what is seen of it', async () => {
    const [x] = await place('Line(Point(0,1),Point(1,1))', { view: [-1, 9, -5, 5, 50] });
    expect(x).toBeCloseTo(255);
  });

  it('leads to the label of an angle that is too narrow for it', async () => {
    const narrow = {
      a: 'Segment(Point(-3,0),Point(3,0))',
      b: 'Segment(Point(-3,0),Point(3,0.6))',
      'c|c': 'Segment(Point(3,0),Point(3,0.6))',
      'w|w=6^{\\circ}': 'Angle(Point(3,0),Point(-3,0),Point(3,0.6))',
    };
    const { groups } = await drawFigure({ sources: narrow });
    const [leader, label] = groups.get('w/label')!.children;
    expect([leader?.kind, label?.kind]).toEqual(['path', 'text']);
    const placed = await drawFigure({ sources: narrow, labels: { w: { offsetX: 10, offsetY: 30 } } });
    expect(placed.groups.get('w/label')!.children.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('centres the label of an angle on the bisector, outside of the mark', async () => {
    const { label } = await labelOf({ sources: { 'a|x': 'Angle(Point(2,0),Point(0,0),Point(0,2))' } });
    const dx = label!.x + label!.layout.width / 2 - 250;
    expect(dx).toBeGreaterThan(18);
    expect(dx).toBeLessThan(35);
    expect(250 - label!.y).toBeGreaterThan(10);
  });
});
