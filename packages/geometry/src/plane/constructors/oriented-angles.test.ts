import { describe, expect, it } from 'vitest';
import { definedBy, plainResult, rounded } from '../../testing/plain-values.js';

const POINTS = 'P: (2, 0) | V: (0, 0) | Q: (0, 3) | R: (1, -1)';

const values: readonly (readonly [expression: string, expected: unknown])[] = [
  ['Angle(P, V, Q)', { degrees: 90 }],
  ['Angle(P, V, Q, "reflex")', { degrees: 270 }],
  ['Angle(Q, V, P, "reflex")', { degrees: 270 }],
  ['Angle(P, V, R, "reflex")', { degrees: 315 }],
  ['Angle(P, V, Q, "oriented")', { degrees: 90 }],
  ['Angle(Q, V, P, "oriented")', { degrees: 270 }],
  ['Angle(P, V, R, "oriented")', { degrees: 315 }],
  ['Angle(P, V, R, "clockwise")', { degrees: 45 }],
  ['Angle(P, V, -P, "reflex")', { degrees: 180 }],
  ['Angle(P, V, Q, "reflex").value', 1.5 * Math.PI],
  ['Angle(P, V, Q, "reflex").degrees', 270],
  ['angle(P, V, Q, "reflex")', 1.5 * Math.PI],
  ['angle(xAxis, AngleRay(P, V, 40°)) 180/π', 40],
  ['AnglePoint(P, V, 90°)', [0, 2]],
  ['AnglePoint(P, V, 90°, 5)', [0, 5]],
  ['AnglePoint(P, V, -90°)', [0, -2]],
  ['AnglePoint(P, (1, 0), 180°, 3)', [-2, 0]],
  [
    'AnglePoint(P, V, 30° Sequence(3))',
    [
      [Math.sqrt(3), 1],
      [1, Math.sqrt(3)],
      [0, 2],
    ],
  ],
  ['Point(AngleRay(P, V, 90°), 1)', [0, 2]],
  ['Point(AngleRay(P, V, 60°), 1)', [1, Math.sqrt(3)]],
  ['Intersect(AngleRay(P, V, 45°), Line((0, 3), (1, 3)), 1)', [3, 3]],
  ['Segment(P, 4).length', 4],
  ['Segment(P, 4).end', [6, 0]],
  ['Segment(P, 3/2).midpoint', [2.75, 0]],
  ['Segment(V, Segment(P, Q)).length', Math.sqrt(13)],
  ['Angle(P, V, [Q, R], "oriented")', [{ degrees: 90 }, { degrees: 315 }]],
];

const reasons: readonly (readonly [expression: string, reason: RegExp])[] = [
  [
    'Angle(P, V, Q, "round")',
    /one of "reflex", "oriented", "clockwise": write Angle\(P, V, Q\), and "round" behind it/,
  ],
  ['Angle(V, V, Q, "reflex")', /no direction/],
  ['Angle(P, V, V, "oriented")', /no direction/],
  ['AngleRay(V, V, 40°)', /no direction/],
  ['AnglePoint(V, V, 40°, 2)', /no first side/],
  ['Segment(P, -1)', /no length of -1/],
];

describe('angles of a kind', () => {
  it.each(values)('%s', (expression, expected) => {
    expect(rounded(plainResult(expression, POINTS))).toEqual(rounded(expected));
  });

  it.each(reasons)('%s: the reason', (expression, reason) => {
    expect(() => plainResult(expression, POINTS)).toThrow(reason);
  });

  it('starts a reflex angle where the other one ends', () => {
    expect(definedBy('Angle(P, V, Q, "reflex")', POINTS).value('result')).toMatchObject({ startAngle: Math.PI / 2 });
  });

  it('leaves a definition its name', () => {
    expect(plainResult('AngleRay(2)', 'AngleRay: x^2')).toBe(4);
  });
});
