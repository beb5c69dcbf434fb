import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explicitCurve } from '../curve/scalar.js';
import { curve } from '../curve/testing/curves.js';
import { parameterRange, pointAt } from '../plane/path.js';
import { add, literal, multiply, name, number, power } from '../syntax/build.js';
import { Undefined, type Value, type Vec2 } from '../values.js';
import { intersections } from './intersect.js';
import { partsOf } from './parts.js';

const coordinate = fc.integer({ min: -80, max: 80 }).map((n) => n / 8);
const size = fc.integer({ min: 2, max: 60 }).map((n) => n / 8);
const angle = fc.integer({ min: -24, max: 24 }).map((n) => (n * Math.PI) / 24);
const vec: fc.Arbitrary<Vec2> = fc.record({ x: coordinate, y: coordinate });
const two = fc.tuple(vec, vec).filter(([p, q]) => Math.hypot(p.x - q.x, p.y - q.y) > 0.5);

const figures: fc.Arbitrary<Value> = fc.oneof(
  two.map(([p, q]): Value => ({ type: 'Line', origin: p, direction: { x: q.x - p.x, y: q.y - p.y } })),
  two.map(([p, q]): Value => ({ type: 'Ray', origin: p, direction: { x: q.x - p.x, y: q.y - p.y } })),
  two.map(([p, q]): Value => ({ type: 'Segment', start: p, end: q })),
  fc.tuple(vec, size).map(([center, radius]): Value => ({ type: 'Circle', center, radius })),
  fc
    .tuple(
      vec,
      size,
      angle,
      angle.filter((a) => a !== 0),
    )
    .map(([center, radius, startAngle, sweep]): Value => ({ type: 'Arc', center, radius, startAngle, sweep })),
  fc
    .tuple(vec, size, size, angle)
    .map(([center, a, b, rotation]): Value => ({ type: 'Ellipse', center, a, b, rotation })),
  fc
    .tuple(vec, size, size, angle)
    .map(([center, a, b, rotation]): Value => ({ type: 'Hyperbola', center, a, b, rotation })),
  fc.tuple(vec, size, angle).map(([vertex, p, rotation]): Value => ({ type: 'Parabola', vertex, p, rotation })),
  fc.array(vec, { minLength: 3, maxLength: 5 }).map((vertices): Value => ({ type: 'Polygon', vertices })),
  fc.tuple(coordinate, coordinate, coordinate).map(([a, b, c]): Value => {
    const square = multiply(literal(a / 8), power(name('x'), number(2)));
    return explicitCurve(add(square, add(multiply(literal(b), name('x')), literal(c))));
  }),
  fc.constantFrom(curve('y = 3sin(x)'), curve('r = 4cos(2θ)'), curve('x^3 + y^3 = 6 x y'), curve('y = sqrt(x + 3)')),
);

function meet(a: Value, b: Value): readonly Vec2[] {
  try {
    return intersections(a, b);
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}

/** How far a point is from a value, by the least of the equations of its parts, or the point at its parameter. */
function distanceTo(value: Value, point: Vec2): number {
  const gaps = partsOf(value).map((part) => {
    if (part.value === undefined || part.parameterOf(point) === undefined) return Number.POSITIVE_INFINITY;
    const h = 1e-6;
    const here = part.value(point);
    // At the end of a curve's domain there is nothing on one side.
    const at = (dx: number, dy: number): number => {
      const value = part.value!({ x: point.x + dx, y: point.y + dy });
      return Number.isNaN(value) ? here : value;
    };
    const slope = Math.hypot(at(h, 0) - at(-h, 0), at(0, h) - at(0, -h));
    return Math.abs(here) / Math.max(slope / (2 * h), 1e-3);
  });
  return Math.min(...gaps);
}

const hasEquation = (value: Value): boolean => partsOf(value).every((part) => part.value !== undefined);

describe('intersections', () => {
  it('lie on both objects', () => {
    fc.assert(
      fc.property(figures, figures, (a, b) => {
        for (const point of meet(a, b)) {
          const reach = 1e-7 * (1 + Math.hypot(point.x, point.y) ** 2);
          for (const value of [a, b]) if (hasEquation(value)) expect(distanceTo(value, point)).toBeLessThan(reach);
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it('come in order of the parameter along the first', () => {
    fc.assert(
      fc.property(figures, figures, (a, b) => {
        if (a.type === 'Curve' || a.type === 'Polygon') return;
        const [min, max] = parameterRange(a);
        const parts = partsOf(a);
        let last = Number.NEGATIVE_INFINITY;
        for (const point of meet(a, b)) {
          const t = parts[0]!.parameterOf(point)!;
          expect(t).toBeGreaterThanOrEqual(Math.max(min, last) - 1e-9);
          expect(t).toBeLessThanOrEqual(max + 1e-9);
          const there = pointAt(a, t);
          expect(Math.hypot(there.x - point.x, there.y - point.y)).toBeLessThan(
            1e-7 * (1 + Math.hypot(point.x, point.y) ** 2),
          );
          last = t;
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it('are the same points whichever comes first', () => {
    fc.assert(
      fc.property(figures, figures, (a, b) => {
        const forward = meet(a, b);
        const backward = meet(b, a);
        expect(backward).toHaveLength(forward.length);
        for (const p of forward) {
          const nearest = Math.min(...backward.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
          expect(nearest).toBeLessThan(1e-6 * (1 + Math.hypot(p.x, p.y) ** 2));
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('are as many whichever comes first, where one is ten million units away', () => {
    const parabola: Value = { type: 'Parabola', vertex: { x: 0, y: 0 }, p: 5, rotation: (-3 * Math.PI) / 8 };
    const center = { x: 0, y: 0 };
    const hyperbola: Value = { type: 'Hyperbola', center, a: 1.375, b: 2.375, rotation: -Math.PI / 24 };
    expect(meet(hyperbola, parabola)).toHaveLength(meet(parabola, hyperbola).length);
  });

  it('stay one point where a line touches a circle', () => {
    fc.assert(
      fc.property(
        vec,
        size,
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.integer({ min: -9, max: 9 }),
        (center, radius, at, slide) => {
          const [cos, sin] = [Math.cos(at), Math.sin(at)];
          const origin = { x: center.x + radius * cos - slide * sin, y: center.y + radius * sin + slide * cos };
          const points = intersections(
            { type: 'Line', origin, direction: { x: -sin, y: cos } },
            { type: 'Circle', center, radius },
          );
          expect(points).toHaveLength(1);
          expect(
            Math.hypot(points[0]!.x - center.x - radius * cos, points[0]!.y - center.y - radius * sin),
          ).toBeLessThan(1e-6);
        },
      ),
      { seed: 1 },
    );
  });

  it('stay one point where two circles touch', () => {
    fc.assert(
      fc.property(
        vec,
        size,
        size,
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.boolean(),
        (center, r, s, at, inside) => {
          fc.pre(!inside || Math.abs(r - s) > 0.1);
          const d = inside ? r - s : r + s;
          const other = { x: center.x + d * Math.cos(at), y: center.y + d * Math.sin(at) };
          const points = intersections(
            { type: 'Circle', center, radius: r },
            { type: 'Circle', center: other, radius: s },
          );
          expect(points).toHaveLength(1);
        },
      ),
      { seed: 1 },
    );
  });
});
