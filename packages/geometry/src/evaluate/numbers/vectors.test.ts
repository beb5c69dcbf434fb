import { describe, expect, it } from 'vitest';
import { definedBy, plainResult, rounded } from '../../testing/plain-values.js';

const POINTS = 'A: Point(1, 2) | B: Point(4, 6) | v: Vector(3, 4) | w: Vector(1, -1)';
const SPACE = 'P: (1, 2, 3) | Q: (3, 0, 1) | u: Vector((0, 0, 0), (1, 2, 2))';

const values: readonly (readonly [expression: string, definitions: string, expected: unknown])[] = [
  ['(3, 4)', '', [3, 4]],
  ['( 3 ,4 )', '', [3, 4]],
  ['(1/2, √2)', '', [0.5, Math.SQRT2]],
  ['A + (1, 0)', POINTS, [2, 2]],
  ['A − (1, 0)', POINTS, [0, 2]],
  ['(A + B) / 2', POINTS, [2.5, 4]],
  ['(A + B)/2', POINTS, [2.5, 4]],
  ['(2A + B)/3', POINTS, [2, 10 / 3]],
  ['2 (1, 2)', '', [2, 4]],
  ['2(1, 2)', '', [2, 4]],
  ['(1, 2) 2', '', [2, 4]],
  ['(1, 2)*2', '', [2, 4]],
  ['-(1, 2)', '', [-1, -2]],
  ['(1, 2)/2', '', [0.5, 1]],
  ['B - A', POINTS, [3, 4]],
  ['A + (B - A)/3', POINTS, [2, 10 / 3]],
  ['A + d', `${POINTS} | d: B - A`, [4, 6]],
  ['A + 2 d', `${POINTS} | d: B - A`, [7, 10]],
  ['A + v', POINTS, [4, 6]],
  ['v + w', POINTS, [4, 3]],
  ['2 v - w', POINTS, [5, 9]],
  ['v . w', POINTS, -1],
  ['v.w', POINTS, -1],
  ['v · w', POINTS, -1],
  ['v * w', POINTS, -1],
  ['dot(v, w)', POINTS, -1],
  ['dot(A, B)', POINTS, 16],
  ['A . B', POINTS, 16],
  ['(1, 2) . (3, 4)', '', 11],
  ['(1, 2).(3, 4)', '', 11],
  ['(B - A) . (1, 1)', POINTS, 7],
  ['(B - A) . (B - A)', POINTS, 25],
  ['2 v . w + 1', POINTS, -1],
  ['v . w / 2', POINTS, -0.5],
  ['v^2', POINTS, 25],
  ['cross((1, 2), (3, 4))', '', -2],
  ['cross(v, w)', POINTS, -7],
  ['cross(B - A, (1, 0))', POINTS, -4],
  ['unit((3, 4))', '', [0.6, 0.8]],
  ['unit(v)', POINTS, [0.6, 0.8]],
  ['unit(B - A)', POINTS, [0.6, 0.8]],
  ['A + 5 unit(B - A)', POINTS, [4, 6]],
  ['unit(Segment(A, B))', POINTS, [0.6, 0.8]],
  ['UnitVector(v)', POINTS, [0.6, 0.8]],
  ['perp((3, 4))', '', [-4, 3]],
  ['perp(v)', POINTS, [-4, 3]],
  ['A + perp(B - A)', POINTS, [-3, 5]],
  ['perp(Segment(A, B))', POINTS, [-4, 3]],
  ['|v|', POINTS, 5],
  ['abs(v)', POINTS, 5],
  ['|B - A|', POINTS, 5],
  ['|(3, 4)|', '', 5],
  ['|A - B| + |w|^2', POINTS, 7],
  ['v.length', POINTS, 5],
  ['v.x', POINTS, 3],
  ['A.y', POINTS, 2],
  ['(A + B).x', POINTS, 5],
  ['(A + v).y', POINTS, 6],
  ['(3, 4).x + (3, 4).y', '', 7],
  ['(2; 90°)', '', [0, 2]],
  ['(2; π/2)', '', [0, 2]],
  ['(2 ; 30°)', '', [Math.sqrt(3), 1]],
  ['A + (2; 0)', POINTS, [3, 2]],
  ['(r; α)', 'r: 2 | α: 180°', [-2, 0]],
  ['Circle((0, 0), 2).radius', '', 2],
  ['Circle((0, 0), |v|).area', POINTS, 25 * Math.PI],
  ['Segment((0, 0), A + v).length', POINTS, Math.hypot(4, 6)],
  ['Rotate((2, 1), 90°, (1, 1))', '', [1, 2]],
  ['Rotate(A, 90°, (1, 1))', POINTS, [0, 1]],
  ['Midpoint((0, 0), (4, 2))', '', [2, 1]],
  ['distance((0, 0), (3, 4))', '', 5],
  ['Polygon((0, 0), (4, 0), (0, 3)).area', '', 6],
  ['Translate(A, v)', POINTS, [4, 6]],
  ['Translate(A, (1, 1))', POINTS, [2, 3]],
  ['Translate(A, B - A)', POINTS, [4, 6]],
  ['Vector(A, B) + A', POINTS, [4, 6]],
  ['(A.x, B.y)', POINTS, [1, 6]],
  ['(A.x + 1, 2 A.y)', POINTS, [2, 4]],
  ['if(A.x > 0, A, B)', POINTS, [1, 2]],
  ['A == (1, 2)', POINTS, true],
  ['v == Vector(3, 4)', POINTS, true],
  ['((1, 2) + (3, 4))/2', '', [2, 3]],
  ['(dot(B - A, w)/dot(w, w)) w', POINTS, [-0.5, 0.5]],
  ['A + ((B - A) . (1, 0)) (1, 0)', POINTS, [4, 2]],
  ['sum(k (1, 2), k, 1, 3)', '', [6, 12]],
  ['(1, 2, 3)', '', [1, 2, 3]],
  ['P + Q', SPACE, [4, 2, 4]],
  ['(P + Q)/2', SPACE, [2, 1, 2]],
  ['P + 2 u', SPACE, [3, 6, 7]],
  ['P . Q', SPACE, 6],
  ['dot(u, P)', SPACE, 11],
  ['cross((1, 0, 0), (0, 1, 0))', '', [0, 0, 1]],
  ['cross(P, Q)', SPACE, [2, 8, -6]],
  ['cross((1, 2), (3, 4, 1))', '', [2, -1, -2]],
  ['|u|', SPACE, 3],
  ['|Q - P|', SPACE, Math.sqrt(12)],
  ['unit((1, 2, 2))', '', [1 / 3, 2 / 3, 2 / 3]],
  ['unit(u)', SPACE, [1 / 3, 2 / 3, 2 / 3]],
  ['(2 P).z', SPACE, 6],
  ['Segment((0, 0, 0), (1, 2, 2)).length', '', 3],
  ['dot', 'dot: 3', 3],
  ['dot(x + 1)', 'dot: 3', 'Curve'],
  ['u . v', 'u: (1, 2) | v: (3, 4)', 11],
  ['(1, 2) . (3, 4)', 'dot: 3', 11],
  ['unit + cross', 'unit: 2 | cross: 5', 7],
  ['dot([(1, 2), (0, 1)], (3, 4))', '', [11, 4]],
];

const types: readonly (readonly [expression: string, definitions: string, type: string])[] = [
  ['B - A', POINTS, 'Point'],
  ['A + v', POINTS, 'Point'],
  ['v + w', POINTS, 'Vector'],
  ['perp(v)', POINTS, 'Vector'],
  ['perp(B - A)', POINTS, 'Point'],
];

const reasons: readonly (readonly [expression: string, definitions: string, reason: RegExp])[] = [
  ['A + 1', POINTS, /\+ does not take a Point and a Number/],
  ['unit((0, 0))', '', /length 0 has no direction/],
  ['dot(1, 2)', '', /dot does not take \(Number, Number\)/],
  ['cross((1, 2))', '', /cross does not take/],
  ['A / 0', POINTS, /does not take/],
  ['v . q', POINTS, /no property q/],
  ['perp((1, 2, 3))', '', /perp does not take \(Point3\)/],
];

describe('points and vectors as values', () => {
  it.each(values)('%s, %s', (expression, definitions, expected) => {
    expect(rounded(plainResult(expression, definitions))).toEqual(rounded(expected));
  });

  it.each(types)('%s, %s is a %s', (expression, definitions, type) => {
    const { value } = definedBy(expression, definitions);
    expect(value('result')?.type).toBe(type);
  });

  it.each(reasons)('%s, %s: the reason', (expression, definitions, reason) => {
    expect(() => plainResult(expression, definitions)).toThrow(reason);
  });
});
