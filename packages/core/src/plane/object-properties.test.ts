import { describe, expect, it } from 'vitest';
import { ARC } from '../scene/path.js';
import type { Group, PathNode } from '../scene/scene.js';
import { drawFigure, type Figure, pathsIn } from '../testing/draw.js';

const segment = { a: 'Segment(Point(-2,-1),Point(2,1))' };
const polygon = { a: 'Polygon(Point(-2,-1),Point(2,-1),Point(0,2))' };
const acute = { a: 'Angle(Point(2,0),Point(0,0),Point(2,1))' };
const right = { a: 'Angle(Point(2,0),Point(0,0),Point(0,1))' };
const point = { a: 'Point(1,1)' };
/** Something beside the object, which must stay as it is. */
const beside = { 'z|{{id}}': 'Circle(Point(0,0),4)' };

const red = { r: 255, g: 0, b: 0, a: 1 };
const stroke = (group: Group | undefined) => pathsIn(group).find((path) => path.stroke)?.stroke;
const fill = (group: Group | undefined) => pathsIn(group).find((path) => path.fill)?.fill;
const strokes = (group: Group | undefined) => pathsIn(group).filter((path) => path.stroke);
/** Paths without one property of their strokes and fills. */
const but = (group: Group | undefined, name: 'color' | 'width' | 'dash') =>
  pathsIn(group).map(({ path, stroke: s, fill: f }) => {
    const { [name]: _, ...rest } = { ...s } as Record<string, unknown>;
    return {
      path,
      stroke: { ...rest, ...(name === 'dash' && { cap: '', dashOffset: 0 }) },
      fill: name === 'color' ? {} : f,
    };
  });

type Check = (after: Group | undefined, before: Group | undefined) => void;

const cases: readonly (readonly [property: string, value: unknown, sources: Figure['sources'], check: Check])[] = [
  ['hidden', true, segment, (after) => expect(after).toBeUndefined()],
  [
    'color',
    '#ff0000',
    segment,
    (after, before) => {
      expect(stroke(after)?.color).toEqual(red);
      expect(but(after, 'color')).toEqual(but(before, 'color'));
    },
  ],
  [
    'color',
    'rgb(255 0 0)',
    polygon,
    (after) => {
      expect(stroke(after)?.color).toEqual(red);
      expect(fill(after)?.color).toEqual({ ...red, a: 0.12 });
    },
  ],
  [
    'lineWidth',
    5,
    segment,
    (after, before) => {
      expect(stroke(before)?.width).toBe(2);
      expect(stroke(after)?.width).toBe(5);
      expect(but(after, 'width')).toEqual(but(before, 'width'));
    },
  ],
  ['lineWidth', 0, segment, (after) => expect(after).toBeUndefined()],
  ...(['dashed', 'dotted', 'dashdot'] as const).map(
    (dash) =>
      [
        'lineDash',
        dash,
        segment,
        (after: Group | undefined, before: Group | undefined) => {
          expect(stroke(before)?.dash).toBeUndefined();
          expect(stroke(after)?.dash?.some((part) => part > 0)).toBe(true);
          expect(but(after, 'dash')).toEqual(but(before, 'dash'));
        },
      ] as const,
  ),
  [
    'lineOpacity',
    40,
    polygon,
    (after, before) => {
      expect(stroke(after)?.color.a).toBeCloseTo(0.4);
      expect(fill(after)).toEqual(fill(before));
      expect(but(after, 'color')).toEqual(but(before, 'color'));
    },
  ],
  [
    'regionOpacity',
    50,
    polygon,
    (after, before) => {
      expect(fill(before)?.color.a).toBeCloseTo(0.12);
      expect(fill(after)?.color.a).toBeCloseTo(0.5);
      expect(stroke(after)).toEqual(stroke(before));
    },
  ],
  [
    'regionOpacity',
    30,
    { a: 'Circle(Point(0,0),1)' },
    (after, before) => {
      expect(fill(before)).toBeUndefined();
      expect(fill(after)?.color.a).toBeCloseTo(0.3);
    },
  ],
  [
    'pointSize',
    20,
    point,
    (after, before) => {
      expect(radius(before)).toBe(3.5);
      expect(radius(after)).toBe(10);
      expect(fill(after)).toEqual(fill(before));
    },
  ],
  ['pointSize', 0, point, (after) => expect(after).toBeUndefined()],
  ['pointStyle', 'circle', point, (after) => expect(stroke(after)?.width).toBeGreaterThan(0)],
  ['pointStyle', 'cross', point, (after) => expect(spread(pathsIn(after)[0]!)).toBeCloseTo(0.85 * 7)],
  ['pointStyle', 'plus', point, (after) => expect(spread(pathsIn(after)[0]!)).toBe(7)],
  [
    'pointStyle',
    'square',
    point,
    (after) => expect(pathsIn(after)[0]!.path.coords).toEqual([296.5, 196.5, 303.5, 196.5, 303.5, 203.5, 296.5, 203.5]),
  ],
  [
    'pointStyle',
    'diamond',
    point,
    (after) => expect(pathsIn(after)[0]!.path.coords).toEqual([300, 196.5, 303.5, 200, 300, 203.5, 296.5, 200]),
  ],
  ['angleSize', 45, acute, (after, before) => expect([radius(before), radius(after)]).toEqual([20, 45])],
  ['angleSize', 0, acute, (after) => expect(after).toBeUndefined()],
  [
    'emphasizeRightAngle',
    false,
    right,
    (after, before) => {
      expect(arcs(before)).toBe(0);
      expect(arcs(after)).toBe(2);
    },
  ],
  ['arcCount', 3, acute, (after, before) => expect(strokes(after).length - strokes(before).length).toBe(2)],
  ['arcCount', 2, right, (after, before) => expect(after).toEqual(before)],
  ['arcStrokes', 2, acute, (after, before) => expect(strokes(after).length - strokes(before).length).toBe(1)],
  ['endArrow', 'triangle', acute, (after, before) => expect(pathsIn(after).length - pathsIn(before).length).toBe(1)],
  ['startArrow', 'triangle', right, (after) => expect(arcs(after)).toBeGreaterThan(0)],
  [
    'startArrow',
    'triangle',
    segment,
    (after, before) => {
      expect(pathsIn(before)).toHaveLength(1);
      expect(tip(pathsIn(after)[1]!)).toEqual([150, 300]);
    },
  ],
  ['endArrow', 'filled_stealth', segment, (after) => expect(tip(pathsIn(after)[1]!)).toEqual([350, 200])],
  ['endArrow', 'none', { a: 'Vector(Point(-2,-1),Point(2,1))' }, (after) => expect(pathsIn(after)).toHaveLength(1)],
  [
    'endArrow',
    'triangle',
    { a: 'Polyline([Point(-2,0),Point(0,1),Point(2,0)])' },
    (after) => expect(tip(pathsIn(after)[1]!)).toEqual([350, 250]),
  ],
  [
    'endArrow',
    'triangle',
    { a: 'Arc(Point(0,0),Point(0,2),Point(2,0))' },
    (after) => expect(tip(pathsIn(after)[1]!)[0]).toBeCloseTo(350),
  ],
  ['endArrow', 'triangle', { a: 'Curve(x, -1, 2)' }, (after) => expect(tip(pathsIn(after)[1]!)).toEqual([350, 150])],
  ['startArrow', 'triangle', { a: 'Curve(x, -1, 2)' }, (after) => expect(tip(pathsIn(after)[1]!)).toEqual([200, 300])],
  // Where a curve without an end leaves the view; an end outside of the view, and an implicit curve, have no head.
  ['endArrow', 'triangle', { a: 'x^2/100' }, (after) => expect(tip(pathsIn(after)[1]!)[0]).toBeCloseTo(500, 0)],
  ['endArrow', 'triangle', { a: 'Curve(x, -1, 20)' }, (after) => expect(pathsIn(after)).toHaveLength(1)],
  ['endArrow', 'triangle', { a: 'x^3 + y^3 = 1' }, (after) => expect(pathsIn(after)).toHaveLength(1)],
  ['endArrow', 'triangle', { a: 'sqrt(4 - x^2)' }, (after) => expect(tip(pathsIn(after)[1]!)[0]).toBeCloseTo(350, 1)],
  ['middleArrow', 'triangle', segment, (after) => expect(pathsIn(after)).toHaveLength(2)],
  ['middleArrow', 'open', { a: 'Circle(Point(0,0),2)' }, (after) => expect(pathsIn(after)).toHaveLength(2)],
  [
    'middleArrow',
    'triangle',
    { a: 'Circle(Point(0,0),0.4)' },
    (after) => {
      // Of a circle of 20 px around (250, 250) the tip lies on it.
      const [x, y] = tip(pathsIn(after)[1]!);
      expect(Math.hypot(x! - 250, y! - 250)).toBeCloseTo(20, 1);
    },
  ],
  ['middleArrow', 'triangle', polygon, (after, before) => expect(after).toEqual(before)],
  ['endDots', true, { a: 'y = if(x < 1, x)' }, (after) => expect(pathsIn(after)).toHaveLength(2)],
  ['endDots', true, { a: 'y = x^2' }, (after, before) => expect(after).toEqual(before)],
  ['fillPattern', 'hatch', polygon, (after, before) => expect(pathsIn(after)).toHaveLength(pathsIn(before).length + 1)],
  [
    'fillPattern',
    'crosshatch',
    polygon,
    (after, before) => expect(pathsIn(after)).toHaveLength(pathsIn(before).length + 1),
  ],
  ['fillPattern', 'dots', polygon, (after) => expect(arcs(after)).toBeGreaterThan(20)],
  ['displayMinX', 0, segment, (after) => expect(xs(after)).toEqual([250, 350])],
  ['displayMaxX', 1, segment, (after) => expect(xs(after)).toEqual([150, 300])],
  ['displayMinY', 0.5, segment, (after) => expect(xs(after)).toEqual([300, 350])],
  ['displayMaxY', -0.5, segment, (after) => expect(xs(after)).toEqual([150, 200])],
  ['displayMinX', 0, polygon, (after) => expect(after?.clip?.x).toBe(250)],
  ['displayMinX', 2, point, (after) => expect(after).toBeUndefined()],
  ['displayMaxY', -6, { a: 'y = -x' }, (after) => expect(after).toBeUndefined()],
];

/** Of the first contour that is an arc and nothing else: after its move, cx and cy. */
function radius(group: Group | undefined): number | undefined {
  return pathsIn(group).find(({ path }) => path.verbs[1] === ARC)?.path.coords[4];
}

function arcs(group: Group | undefined): number {
  return pathsIn(group).reduce((sum, { path }) => sum + path.verbs.filter((verb) => verb === ARC).length, 0);
}

function spread({ path }: PathNode): number {
  const x = path.coords.filter((_, i) => i % 2 === 0);
  return Math.max(...x) - Math.min(...x);
}

function tip({ path }: PathNode): number[] {
  return path.coords.slice(0, 2);
}

function xs(group: Group | undefined): number[] {
  return [...pathsIn(group)[0]!.path.coords.filter((_, i) => i % 2 === 0)].sort((a, b) => a - b);
}

describe('object properties', () => {
  it.each(cases)('%s %s', async (property, value, sources, check) => {
    const figure: Figure = { sources: { ...sources, ...beside } };
    const before = await drawFigure(figure);
    const after = await drawFigure({ ...figure, style: { a: { [property]: value } } });
    const key = [...before.groups.keys()].find((each) => each.startsWith('a/')) ?? '';
    expect(before.groups.has(key)).toBe(true);
    check(after.groups.get(key), before.groups.get(key));
    expect(after.warnings).toEqual([]);
    const others = (groups: typeof before.groups) => [...groups].filter(([each]) => !each.startsWith('a/'));
    expect(others(after.groups)).toEqual(others(before.groups));
    expect({ ...after.scene, children: [] }).toEqual({ ...before.scene, children: [] });
  });

  it.each([segment, polygon, point])('display bounds that exclude each other draw nothing of %j', async (sources) => {
    const { groups } = await drawFigure({ sources, style: { a: { displayMinX: 2, displayMaxX: -2 } } });
    expect(groups.size).toBe(0);
  });

  it.each([
    ['lineWidth', 'wide'],
    ['lineWidth', -1],
    ['color', 'no colour'],
    ['lineDash', 'dashes'],
    ['regionOpacity', 200],
    ['hidden', 'yes'],
  ])('%s %j is warned of and draws the default', async (property, value) => {
    const figure: Figure = { sources: polygon };
    const before = await drawFigure(figure);
    const after = await drawFigure({ ...figure, style: { a: { [property]: value } } });
    expect(after.scene).toEqual(before.scene);
    expect(after.warnings).toHaveLength(1);
    expect(after.warnings[0]).toMatchObject({ id: 'a' });
    expect(after.warnings[0]!.message).toContain(property);
  });
});
