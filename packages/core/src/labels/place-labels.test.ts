import { describe, expect, it } from 'vitest';
import { createInk } from '../draw/hits.js';
import { inkBox } from '../draw/text.js';
import { boxContains, boxesOverlap } from '../draw/viewport.js';
import type { TextNode } from '../scene/scene.js';
import { drawFigure, type Figure, textsIn } from '../testing/draw.js';

const view = { minX: 0, minY: 0, maxX: 500, maxY: 500 };

interface Labels {
  readonly texts: ReadonlyMap<string, TextNode>;
  /** The ids of the labels that touch a line, a mark or another label. */
  readonly touching: readonly string[];
}

async function labelsOf(figure: Figure): Promise<Labels> {
  const { groups } = await drawFigure(figure);
  const labels = [...groups].filter(([key]) => key.endsWith('/label'));
  const all = labels.flatMap(([key, group]) => textsIn(group).map((text) => [key.split('/')[0]!, text] as const));
  const ink = createInk(view);
  ink.add([...groups.values()]);
  const touching = all.filter(
    ([, text]) =>
      ink.touches(inkBox(text), 1) ||
      all.some(([, other]) => other !== text && boxesOverlap(inkBox(other), inkBox(text, 1))),
  );
  return { texts: new Map(all), touching: touching.map(([id]) => id) };
}

const triangle = {
  'A|A': 'Point(-4,-3)',
  'B|B': 'Point(4,-3)',
  'C|C': 'Point(1,3)',
  'c|c': 'Segment(A,B)',
  'a|a': 'Segment(B,C)',
  'b|b': 'Segment(C,A)',
};

/** Figures as teachers draw them, without a place of a label. */
const figures: Readonly<Record<string, Figure>> = {
  'a triangle with its angles': {
    sources: {
      ...triangle,
      'alpha|\\alpha': 'Angle(B,A,C)',
      'beta|\\beta': 'Angle(C,B,A)',
      'gamma|\\gamma': 'Angle(A,C,B)',
    },
  },
  'a triangle with altitudes': {
    sources: {
      ...triangle,
      'h_a|h_a': 'PerpendicularLine(A,a)',
      'h_b|h_b': 'PerpendicularLine(B,b)',
      'h_c|h_c': 'PerpendicularLine(C,c)',
      'H|H': 'Intersect(h_a,h_b)',
    },
  },
  'a triangle with medians': {
    sources: {
      ...triangle,
      'D|D': 'Midpoint(B,C)',
      'E|E': 'Midpoint(C,A)',
      'F|F': 'Midpoint(A,B)',
      'm_a|m_a': 'Segment(A,D)',
      'm_b|m_b': 'Segment(B,E)',
      'm_c|m_c': 'Segment(C,F)',
      'S|S': 'Intersect(m_a,m_b)',
    },
  },
  'points on axes': {
    sources: { 'O|O': 'Point(0,0)', 'A|A(3|0)': 'Point(3,0)', 'B|B(0|2)': 'Point(0,2)', 'C|C(-2|-1)': 'Point(-2,-1)' },
    sheet: { xaxis: { show: true }, yaxis: { show: true } },
  },
  'a circle with chords': {
    sources: {
      'k|k': 'Circle(Point(0,0),3)',
      'M|M': 'Point(0,0)',
      'P|P': 'Point(3,0)',
      'Q|Q': 'Point(0,3)',
      'R|R': 'Point(-3,0)',
      's|s': 'Segment(P,Q)',
      't|t': 'Segment(Q,R)',
      'd|d': 'Segment(R,P)',
      'phi|\\varphi': 'Angle(R,Q,P)',
    },
  },
  'a function with points': {
    sources: {
      'f|f': 'Curve(x^2 - 2)',
      'g|g': 'Curve(x)',
      'S|S': 'Point(2,2)',
      'T|T': 'Point(-1,-1)',
      'V|V': 'Point(0,-2)',
    },
    sheet: { xaxis: { show: true }, yaxis: { show: true } },
  },
  'a sum of vectors': {
    sources: {
      'u|\\vec u': 'Vector(Point(-3,-2),Point(1,-1))',
      'v|\\vec v': 'Vector(Point(1,-1),Point(2,3))',
      'w|\\vec u + \\vec v': 'Vector(Point(-3,-2),Point(2,3))',
    },
  },
};

describe('labels that nobody placed', () => {
  it.each(Object.entries(figures))('touch nothing: %s', async (_, figure) => {
    const { texts, touching } = await labelsOf(figure);
    expect(texts.size).toBeGreaterThan(2);
    expect(touching).toEqual([]);
  });

  it('touch something where they are fixed', async () => {
    const figure = figures['a triangle with altitudes']!;
    const labels = Object.fromEntries(
      Object.keys(figure.sources!).map((key) => [key.split('|')[0], { placement: 'fixed' }]),
    );
    expect((await labelsOf({ ...figure, labels })).touching).not.toEqual([]);
  });

  it.each([
    ['offsetX', 5],
    ['offsetY', -5],
  ])('stay where %s is given', async (property, value) => {
    const sources = { 'P|P': 'Point(0,0)', l: 'Line(Point(0,0),Point(1,1))' };
    const { texts } = await labelsOf({ sources, labels: { P: { [property]: value } } });
    expect([texts.get('P')?.x, texts.get('P')?.y]).toEqual([255, 245]);
    const byType = await labelsOf({ sources, typeLabels: { Point: { [property]: value } } });
    expect(byType.texts).toEqual(texts);
    expect((await labelsOf({ sources })).texts).not.toEqual(texts);
  });

  it('stay where anchorParam is given', async () => {
    const sources = { 's|s': 'Segment(Point(-2,0),Point(2,0))', l: 'Line(Point(1.2,0),Point(1.2,1))' };
    const { texts } = await labelsOf({ sources, labels: { s: { anchorParam: 0.75 } } });
    expect([texts.get('s')?.x, texts.get('s')?.y]).toEqual([305, 245]);
  });

  it('keep clear of those that stay', async () => {
    const sources = { 'P|PPP': 'Point(0,0)', 'Q|Q': 'Point(0.2,0)' };
    expect((await labelsOf({ sources, labels: { P: { offsetX: 5 } } })).touching).not.toContain('Q');
  });

  it('keep inside of the view', async () => {
    const { texts } = await labelsOf({ sources: { 'P|P': 'Point(4.95,4.95)', 'Q|Q': 'Point(-4.95,-4.95)' } });
    for (const text of texts.values()) expect(boxContains(view, inkBox(text))).toBe(true);
  });

  it('move little when the figure does', async () => {
    const at = async (x: number) => {
      const sources = { 'P|P': `Point(${x},0)`, l: `Line(Point(${x},0),Point(${x + 1},1))` };
      const text = (await labelsOf({ sources })).texts.get('P')!;
      return [text.x - 50 * x, text.y];
    };
    const [[x0, y0], [x1, y1]] = [await at(0), await at(0.01)];
    expect(x1).toBeCloseTo(x0!, 1);
    expect(y1).toBeCloseTo(y0!, 1);
  });

  it.each(Object.entries(figures))('move little when a point does: %s', async (_, figure) => {
    const [key, source] = Object.entries(figure.sources!).find((entry) => entry[1].includes('Point('))!;
    const nudged = source.replace(/Point\((-?\d+)/, (_, x) => `Point(${Number(x) + 0.01}`);
    const sources = { ...figure.sources, [key]: nudged };
    const [before, after] = await Promise.all([labelsOf(figure), labelsOf({ ...figure, sources })]);
    for (const [id, { x, y }] of before.texts) {
      const now = after.texts.get(id)!;
      expect(Math.hypot(now.x - x, now.y - y), id).toBeLessThan(6);
    }
  });

  it('stay at the usual place where nothing is in their way', async () => {
    const sources = {
      'P|P': 'Point(-2,1)',
      's|s': 'Segment(Point(0,-1),Point(3,-2))',
      'k|k': 'Circle(Point(-2,-2),1)',
    };
    const typeLabels = Object.fromEntries(
      ['Point', 'Segment', 'Circle', 'Polygon'].map((type) => [type, { placement: 'fixed' }]),
    );
    const sheet = { grid: { show: true } };
    expect((await labelsOf({ sources, sheet })).texts).toEqual((await labelsOf({ sources, sheet, typeLabels })).texts);
  });

  it('leave room between names in a row', async () => {
    const { texts } = await labelsOf({ sources: { 'P|f': 'Point(0,0)', 'Q|(1|2)': 'Point(0.25,0)' } });
    const [f, pair] = [inkBox(texts.get('P')!), inkBox(texts.get('Q')!)];
    const inRow = f.minY < pair.maxY && pair.minY < f.maxY;
    if (inRow) expect(Math.max(pair.minX - f.maxX, f.minX - pair.maxX)).toBeGreaterThan(4);
  });

  it('stand outside of the corners and sides of a figure that they name', async () => {
    const { texts } = await labelsOf({
      sources: {
        'A|A': 'Point(-3,-3)',
        'B|B': 'Point(3,-3)',
        'C|C': 'Point(3,3)',
        'D|D': 'Point(-3,3)',
        p: 'Polygon(A,B,C,D)',
        'a|a': 'Segment(A,B)',
        'b|b': 'Segment(B,C)',
        'c|c': 'Segment(C,D)',
        'd|d': 'Segment(D,A)',
      },
    });
    const corners = { minX: 100, minY: 100, maxX: 400, maxY: 400 };
    expect([...texts].filter(([, text]) => boxesOverlap(inkBox(text), corners)).map(([id]) => id)).toEqual([]);
  });

  it('stand outside of the circle on which their points lie', async () => {
    const degrees = Array.from({ length: 12 }, (_, k) => 30 * k + 5);
    const points = degrees.map((turn) => [`P${turn}|P`, `Point(k,${turn}°)`]);
    const { texts } = await labelsOf({ sources: { k: 'Circle(Point(0,0),3)', ...Object.fromEntries(points) } });
    for (const [id, text] of texts) {
      const { minX, minY, maxX, maxY } = inkBox(text);
      expect(Math.hypot((minX + maxX) / 2 - 250, (minY + maxY) / 2 - 250), id).toBeGreaterThan(150);
    }
  });

  it('stand nearer to their own angle than to its neighbour', async () => {
    const { texts } = await labelsOf({
      sources: {
        'A|A': 'Point(-4.9,0)',
        'B|B': 'Point(4.9,0)',
        'C|C': 'Point(4.08,1.25)',
        t: 'Triangle(A,B,C)',
        'b|{{degrees}}°': 'Angle(C,B,A)',
        'c|{{degrees}}°': 'Angle(A,C,B)',
      },
    });
    /** px from a label to the middle of an angle's arc. */
    const away = (id: string, vertex: readonly [number, number], bisector: number): number => {
      const { minX, minY, maxX, maxY } = inkBox(texts.get(id)!);
      const x = 250 + 50 * vertex[0] + 20 * Math.cos(bisector);
      const y = 250 - 50 * vertex[1] - 20 * Math.sin(bisector);
      return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
    };
    const [atB, atC] = [(152 * Math.PI) / 180, (248 * Math.PI) / 180];
    const b = (id: string) => away(id, [4.9, 0], atB);
    const c = (id: string) => away(id, [4.08, 1.25], atC);
    expect(b('b')).toBeLessThan(c('b'));
    expect(c('c')).toBeLessThan(b('c'));
  });

  it('leave the place next to a named point to its name', async () => {
    const { texts } = await labelsOf({
      sources: { 'f|f(x)': 'Curve(x^2 - 2)', 'S|S': 'Point(0,-2)' },
    });
    const { minX, minY, maxX, maxY } = inkBox(texts.get('f')!);
    expect(Math.hypot(Math.max(minX - 250, 0, 250 - maxX), Math.max(minY - 350, 0, 350 - maxY))).toBeGreaterThan(12);
  });

  it('name no smaller area than their own', async () => {
    const { texts } = await labelsOf({
      sources: {
        'U|U': 'Rectangle(Point(-4,-4),Point(4,4))',
        'k|k': 'Circle(Point(-0.8,0),1.5)',
        'm|m': 'Circle(Point(0.8,0),1.5)',
      },
    });
    const { minX, minY, maxX, maxY } = inkBox(texts.get('U')!);
    for (const x of [210, 290]) expect(Math.hypot((minX + maxX) / 2 - x, (minY + maxY) / 2 - 250)).toBeGreaterThan(75);
  });

  it('name no other circle than their own', async () => {
    const circles = [
      ['A', 190, 220],
      ['B', 310, 220],
      ['C', 250, 310],
    ] as const;
    const { texts } = await labelsOf({
      sources: Object.fromEntries(
        circles.map(([id, x, y]) => [`${id}|${id}`, `Circle(Point(${(x - 250) / 50},${(250 - y) / 50}),2)`]),
      ),
    });
    for (const [id] of circles) {
      const { minX, minY, maxX, maxY } = inkBox(texts.get(id)!);
      const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
      const around = circles.filter(([other, cx, cy]) => other !== id && Math.hypot(x - cx, y - cy) < 100);
      expect(around, id).toEqual([]);
    }
  });

  it('keep clear at the items of a list', async () => {
    const { groups } = await drawFigure({
      sources: { 'L|P_{{k}}': '[Point(-2,0), Point(0,0), Point(2,0)]', g: 'Line(Point(-2,0.2),Point(2,0.2))' },
    });
    const ink = createInk(view);
    ink.add([...groups.values()]);
    const labels = [...groups].filter(([key]) => key.endsWith('/label')).flatMap(([, group]) => textsIn(group));
    expect(labels.filter((text) => ink.touches(inkBox(text), 1))).toEqual([]);
  });

  it('stand at the same places each time', async () => {
    const figure = figures['a triangle with medians']!;
    expect((await labelsOf(figure)).texts).toEqual((await labelsOf(figure)).texts);
  });
});

describe('at each pixelRatio', () => {
  /** What is near to the axes: where those lie on device pixels decides between places. */
  const nearAxes: Figure = {
    sources: {
      'A|A': 'Point(0.03, 1.51)',
      'B|B': 'Point(-0.02, -1.2)',
      'C|C_1': 'Point(2.02, 0.31)',
      'D|D': 'Point(-2.3, -0.28)',
      'E|E(0.41, -0.83)': 'Point(0.41, -0.83)',
      f: 'Line(Point(-3.2, -3), Point(3.1, 3.3))',
      g: 'Line(Point(-3, 2.83), Point(3, -2.87))',
      h: 'Circle(Point(0.02, 0), 2.13)',
    },
    sheet: { xaxis: {}, yaxis: {}, grid: { show: true } },
  };
  /** Views that lie a part of a px apart. */
  const views = Array.from({ length: 12 }, (_, k) => {
    const shift = k / 12 / 37.3;
    return [-4 + shift, 4 + shift, -4 + shift, 4 + shift, 37.3] as const;
  });

  const textsAt = async (view: Figure['view'], pixelRatio: number) => {
    const { groups } = await drawFigure({ ...nearAxes, view: view!, pixelRatio });
    return [...groups].flatMap(([key, group]) => textsIn(group).map((text) => ({ key, text })));
  };

  it.each([0.5, 1.5, 2, 3])('labels and numbers take the same places (%d)', async (pixelRatio) => {
    for (const view of views) {
      const wanted = await textsAt(view, 1);
      const texts = await textsAt(view, pixelRatio);
      expect(texts.map(({ text }) => text.source)).toEqual(wanted.map(({ text }) => text.source));
      texts.forEach(({ key, text }, i) => {
        // Numbers stand beside ticks, which lie on device pixels.
        const most = key.endsWith('/label') ? 0 : 1 / Math.min(1, pixelRatio);
        const { x, y } = wanted[i]!.text;
        expect(Math.max(Math.abs(text.x - x), Math.abs(text.y - y))).toBeLessThanOrEqual(most);
      });
    }
  });
});
