import { describe, expect, it } from 'vitest';
import { drawFigure, type Figure, pathsIn, textsIn } from '../testing/draw.js';

const triangle = 'Polygon(Point(-2,-1),Point(2,-1),Point(0,2))';

async function width(figure: Figure, key: string): Promise<number | undefined> {
  const { groups } = await drawFigure(figure);
  return pathsIn(groups.get(key)).find((path) => path.stroke)?.stroke?.width;
}

describe('the cascade of object styles', () => {
  const sources = { a: 'Semicircle(Point(-1,0),Point(1,0))' };
  it.each<[string, Figure, number]>([
    ['built-in', { sources }, 2],
    ['type fallback', { sources, types: { Arc: { lineWidth: 3 } } }, 3],
    ['type', { sources, types: { Arc: { lineWidth: 3 }, Semicircle: { lineWidth: 4 } } }, 4],
    ['own', { sources, types: { Semicircle: { lineWidth: 4 } }, style: { a: { lineWidth: 5 } } }, 5],
    ['null is missing', { sources, types: { Semicircle: { lineWidth: 4 } }, style: { a: { lineWidth: null } } }, 4],
    [
      'a wrong own value gives way',
      { sources, types: { Semicircle: { lineWidth: 4 } }, style: { a: { lineWidth: '9' } } },
      4,
    ],
  ])('%s', async (_, figure, expected) => {
    expect(await width(figure, 'a/Semicircle')).toBe(expected);
  });

  it.each([
    ['Parallelogram(Point(0,0),Point(1,0),Point(1,1))', 'Polygon'],
    ['Square(Point(0,0),Point(1,0))', 'Polygon'],
    ['CircumArc(Point(-1,0),Point(0,1),Point(1,0))', 'Arc'],
    ['y = x^3', 'Curve'],
    ['x^2 - y^2 = 1', 'Curve'],
    ['y = x^2', 'Curve'],
    ['Vector(Point(0,0),Point(1,1))', 'Segment'],
  ])('%s falls back to %s', async (source, type) => {
    const { groups } = await drawFigure({ sources: { a: source }, types: { [type]: { color: '#010203' } } });
    const group = [...groups.values()].find(({ id }) => id === 'a');
    const path = pathsIn(group)[0];
    expect((path?.stroke ?? path?.fill)?.color).toMatchObject({ r: 1, g: 2, b: 3 });
  });
});

describe('inheritStyle', () => {
  const child = (extra: object = {}): Figure => ({
    sources: { c: triangle },
    definitions: [{ kind: 'primitive', id: 'd', source: 'c.edge(1)', parent: 'c', inheritStyle: true, ...extra }],
  });

  it('takes the parent’s own and type styles before the own type’s', async () => {
    const types = { Segment: { lineWidth: 9, color: '#000001' }, Polygon: { color: '#000002' } };
    const { groups } = await drawFigure({ ...child(), types, style: { c: { lineWidth: 16 } } });
    const stroke = pathsIn(groups.get('d/Segment'))[0]?.stroke;
    expect(stroke?.width).toBe(16);
    expect(stroke?.color.b).toBe(2);
  });

  it('keeps its own entry above the parent’s', async () => {
    const figure = { ...child(), style: { c: { lineWidth: 16 }, d: { lineWidth: 3 } } };
    expect(await width(figure, 'd/Segment')).toBe(3);
  });

  it('needs inheritStyle, and a parent that exists', async () => {
    const style = { c: { lineWidth: 16 } };
    expect(await width({ ...child({ inheritStyle: false }), style }, 'd/Segment')).toBe(2);
    expect(await width({ ...child({ parent: 'nobody' }), style }, 'd/Segment')).toBe(2);
  });

  it('ends where parents run in a circle', async () => {
    const figure: Figure = {
      definitions: [
        { kind: 'primitive', id: 'p', source: 'Point(0,0)', parent: 'q', inheritStyle: true },
        { kind: 'primitive', id: 'q', source: 'Point(1,1)', parent: 'p', inheritStyle: true },
      ],
      style: { q: { pointSize: 20 } },
    };
    const { groups } = await drawFigure(figure);
    expect(pathsIn(groups.get('p/Point'))[0]?.path.coords[4]).toBe(10);
  });

  it('hands down how labels look, not where they stand', async () => {
    const { groups } = await drawFigure({
      ...child({ label: '{{id}}' }),
      labels: { c: { fontSize: 30, offsetX: 99, hidden: true } },
      typeLabels: { Segment: { fontSize: 10, precision: 5 } },
    });
    const label = textsIn(groups.get('d/label'))[0];
    expect(label?.fontSize).toBe(30);
    expect(label!.x).toBeLessThan(300);
  });
});

describe('the cascade of labels', () => {
  const sources = { 'a|{{id}}': 'Semicircle(Point(-1,0),Point(1,0))' };
  it.each<[string, Figure, number]>([
    ['built-in', { sources }, 16],
    ['type fallback', { sources, typeLabels: { Arc: { fontSize: 20 } } }, 20],
    ['type', { sources, typeLabels: { Arc: { fontSize: 20 }, Semicircle: { fontSize: 22 } } }, 22],
    ['own', { sources, typeLabels: { Arc: { fontSize: 20 } }, labels: { a: { fontSize: 24 } } }, 24],
  ])('%s', async (_, figure, expected) => {
    const { groups } = await drawFigure(figure);
    expect(textsIn(groups.get('a/label'))[0]?.fontSize).toBe(expected);
  });
});
