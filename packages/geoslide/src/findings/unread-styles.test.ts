import { describe, expect, it } from 'vitest';
import { checkProject } from '../check-project.js';
import { parseFigure, renderSvg } from '../index.js';

const POINTS = 'A: Point(0, 0)\nB: Point(1, 0)\n';

describe('a property that the type of the object does not have', () => {
  it.each([
    [
      'k: Circle(A, 2) {pointSize: 6}',
      'k: nothing reads pointSize of a Circle: it is for Point; did you mean lineWidth?',
    ],
    [
      's: Segment(A, B) {regionOpacity: 20}',
      's: nothing reads regionOpacity of a Segment: it has no inside to fill; did you mean lineOpacity?',
    ],
    [
      's: Segment(A, B) {arrowStyle: stealth}',
      's: nothing reads arrowStyle of a Segment: it is for Dimension, Tick; did you mean endArrow?',
    ],
    ['l: Line(A, B) {endArrow: stealth}', 'did you mean middleArrow?'],
    ['A1: Point(2, 1) {arcCount: 2}', 'A1: nothing reads arcCount of a Point: it is for Angle'],
    [
      'p: Polygon(A, B, Point(1, 1)) {shading: light}',
      'p: nothing reads shading of a Polygon: it is for slides in space',
    ],
  ])('%s', async (line, message) => {
    const [problem, ...more] = await checkProject(POINTS + line);
    expect(problem).toMatchObject({ severity: 'warning', line: 3, message: expect.stringContaining(message) });
    expect(more).toEqual([]);
    expect((await renderSvg(POINTS + line)).warnings).toHaveLength(1);
  });

  it('is told of a style of the type, where it is said', async () => {
    const [problem, ...more] = await checkProject(`${POINTS}style Point {pointSize: 4}\nstyle Segment {pointSize: 4}`);
    expect(problem).toMatchObject({
      line: 4,
      message: 'nothing reads pointSize of a Segment: it is for Point; did you mean lineWidth?',
    });
    expect(more).toEqual([]);
  });

  it('is not told of JSON, into which editors write every property that they know', async () => {
    const { project } = parseFigure(`${POINTS}k: Circle(A, 2) {pointSize: 6}`);
    expect(await checkProject(JSON.parse(JSON.stringify(project)))).toEqual([]);
  });

  it.each([
    ['of a list, whose items may be others tomorrow', 'L: [A, Segment(A, B)] {pointSize: 4}'],
    ['of a distribution with arrows', 'd: Normal(0, 1) {endArrow: stealth}'],
    ['of an undefined object', 'p: Intersect(Circle(A, 1), Circle(Point(9, 9), 1), 1) {lineWidth: 3}'],
    ['of a curve in space that has an inside', 'camera on\nc: Curve(cos(t), 0, sin(t), 0, 2π) {regionOpacity: 20}'],
    ['of an edge in space', 'camera on\nc: Cube(A, B) {endArrow: stealth, hides: false}'],
  ])('is not told %s', async (_, lines) => {
    expect((await checkProject(POINTS + lines)).filter(({ message }) => message.includes('nothing reads'))).toEqual([]);
  });

  it('is not told of a parent, from which others take it', async () => {
    const definitions = [
      { kind: 'primitive', id: 'p', source: 'Polygon(Point(0, 0), Point(1, 0), Point(0, 1))' },
      { kind: 'primitive', id: 'V', source: 'p.vertex(1)', parent: 'p', inheritStyle: true },
    ] as const;
    const slide = { definitions, uvarMap: [], styleSheet: { primitives: [['p', { pointSize: 12 }]] } };
    expect(await checkProject({ slides: [slide], metadata: { version: '11' } })).toEqual([]);
  });
});
