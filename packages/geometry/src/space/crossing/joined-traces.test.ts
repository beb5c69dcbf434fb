import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { Vec3 } from '../../values.js';
import { distance } from '../vec3.js';
import { joinedTraces } from './joined-traces.js';
import type { Trace } from './trace.js';

/** Lengths of the curves that a source gives, from the shortest. */
function lengthsOf(source: string): number[] {
  const { value } = constructSources({
    t: 'Torus(Point(0, 0, 0), 3, 1)',
    e: 'x^2/9 + y^2/4 + z^2 = 1',
    h: 'x^2 + y^2 - z^2 = 1',
    slanted: 'Cone(Circle(Point(0, 0, 0), 2), Point(1, 0, 4))',
    double: 'x^2 + y^2 = z^2',
    r: 'Revolve(Curve(1 + x^2/4, 0, 3), xAxis)',
    it: source,
    lengths: 'length(it)',
  });
  const [it, lengths] = [value('it'), value('lengths')];
  if (it?.type !== 'List') return lengths?.type === 'Number' ? [lengths.value] : [];
  return it.items
    .map((curve) => {
      if (curve.type === 'Segment3') return distance(curve.start, curve.end);
      if (curve.type === 'Circle3') return 2 * Math.PI * curve.radius;
      if (curve.type !== 'Curve3') throw new Error(`a ${curve.type} is no curve`);
      const places = Array.from({ length: 2001 }, (_, i) => curve.at(curve.min + ((curve.max - curve.min) * i) / 2000));
      return places.slice(1).reduce((sum, p, i) => {
        const q = places[i]!;
        return sum + Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z);
      }, 0);
    })
    .sort((a, b) => a - b);
}

const TURN = 2 * Math.PI;

// Planes through axes run along the seams of parameters, or through their poles.
it.each<[string, readonly number[]]>([
  ['Section(t, Plane(y = 0))', [TURN, TURN]],
  ['Section(t, Plane(x = 0))', [TURN, TURN]],
  ['Intersect(t, Plane(z = 0))', [2 * TURN, 4 * TURN]],
  ['Section(e, Plane(y = 0))', [13.36489]],
  ['Section(e, Plane(x = 0))', [9.68845]],
  ['Section(e, Plane(z = 0))', [15.86544]],
  ['Section(h, Plane(y = 0))', [4.78946, 4.78946]],
  ['Section(r, Plane(z = 0))', [3.89893, 3.89893]],
  // Through an apex, at which the function is 0 along a whole side of the parameters.
  ['Intersect(slanted, Plane(y = 0))', [4, Math.hypot(1, 4), 5]],
  ['Section(double, Plane(x = 0))', [5.6568, 5.6568]],
  ['Intersect(t, Cylinder(Point(3, 0, -2), Point(3, 0, 2), 0.5))', [3.19744, 3.19744]],
  ['Intersect(e, Sphere(Point(0, 0, 0), 2))', [2 * TURN, 2 * TURN]],
])('%s is whole', (source, lengths) => {
  const found = lengthsOf(source);
  expect(found).toHaveLength(lengths.length);
  for (const [i, length] of lengths.entries()) expect(found[i]! / length).toBeCloseTo(1, 3);
});

const segment = (a: Vec3, b: Vec3): Trace => ({
  at: (t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t }),
  min: 0,
  max: 1,
  closed: false,
});
const p = (x: number, y: number): Vec3 => ({ x, y, z: 0 });

it('joins curves end to end, in whatever direction each runs', () => {
  const [joined, ...more] = joinedTraces([
    segment(p(1, 0), p(2, 0)),
    segment(p(1, 0), p(0, 0)),
    segment(p(3, 0), p(2, 0)),
  ]);
  expect(more).toEqual([]);
  expect(joined).toMatchObject({ min: 0, max: 3, closed: false });
  expect([0, 0.5, 1.5, 2.5, 3].map((t) => joined!.at(t).x)).toEqual([0, 0.5, 1.5, 2.5, 3]);
});

it('closes curves that end where they begin', () => {
  const half = (from: number): Trace => ({
    at: (t) => p(Math.cos(from + t), Math.sin(from + t)),
    min: 0,
    max: Math.PI,
    closed: false,
  });
  const [joined, ...more] = joinedTraces([half(0), half(Math.PI)]);
  expect(more).toEqual([]);
  expect(joined).toMatchObject({ max: 2 * Math.PI, closed: true });
  expect(joined!.at(7).x).toBeCloseTo(Math.cos(7), 12);
});

it('leaves curves apart that meet in a corner', () => {
  const corner = [segment(p(0, 0), p(1, 0)), segment(p(1, 1), p(1, 0))];
  expect(joinedTraces(corner)).toEqual(corner);
});

it('leaves curves apart that cross', () => {
  const star = [p(1, 0), p(0, 1), p(-1, 0)].map((end) => segment(p(0, 0), end));
  expect(joinedTraces(star)).toEqual(star);
});
