import { describe, expect, it } from 'vitest';
import { valueOfSource } from '../testing/sources.js';
import { coerce, fits, isParameterType } from './parameter-types.js';

describe('parameter types', () => {
  it.each([
    ['Point(1, 2)', 'Point', true],
    ['Point(1, 2)', 'Any', true],
    ['Point(1, 2)', 'Object', true],
    ['1', 'Object', false],
    ['Segment(Point(0, 0), Point(1, 0))', 'LineLike', true],
    ['Segment(Point(0, 0), Point(1, 0))', 'Number', false],
    ['Circle(Point(0, 0), 1)', 'Conic', true],
    ['Semicircle(Point(0, 0), Point(1, 0))', 'CircleLike', true],
    ['x^2', 'Function', true],
    ['Curve(cos(t), sin(t), 0, 1)', 'Function', false],
    ['[Point(0, 0), Point(1, 1)]', 'Point[]', true],
    ['[Point(0, 0), 1]', 'Point[]', false],
    ['Point(1, 2)', 'Point…', true],
  ])('%s is %s: %s', (source, type, expected) => {
    expect(fits(valueOfSource(source), type)).toBe(expected);
    expect(isParameterType(type)).toBe(true);
  });

  it.each([
    ['Segment(Point(0, 0), Point(3, 4))', 'Number', { value: 5 }],
    ['Segment(Point(0, 0, 0), Point(0, 3, 4))', 'Number', { value: 5 }],
    ['Angle(Point(1, 0), Point(0, 0), Point(0, 1))', 'Number', { value: Math.PI / 2 }],
    ['Point(1, 2)', 'Vector', { start: { x: 0, y: 0 }, end: { x: 1, y: 2 } }],
    ['Point(1, 2)', 'Point3', { x: 1, y: 2, z: 0 }],
    ['Point(1, 2, 3)', 'Vector3', { end: { x: 1, y: 2, z: 3 } }],
    ['Point(1, 2)', 'Vector3', { type: 'Vector3', end: { x: 1, y: 2, z: 0 } }],
    ['[Point(1, 2), Point(1, 2, 3)]', 'Point3[]', { items: [{ z: 0 }, { z: 3 }] }],
    ['y = 2x + 1', 'Function', { form: 'explicit' }],
    ['y = x^2 - 4x + 1', 'Conic', { type: 'Parabola', vertex: { x: 2, y: -3 } }],
    ['x = y^2', 'Parabola', { type: 'Parabola', vertex: { x: 0, y: 0 } }],
  ])('%s as %s', (source, type, expected) => {
    expect(coerce(valueOfSource(source), type)).toMatchObject(expected);
  });

  it.each([
    ['"a"', 'Number'],
    ['Point(1, 2, 3)', 'Point'],
    ['x = 2', 'Function'],
    ['[1, "a"]', 'Number[]'],
    ['1', 'Point3'],
  ])('%s is no %s', (source, type) => {
    expect(coerce(valueOfSource(source), type)).toBeUndefined();
  });

  it('knows its own names', () => {
    expect(isParameterType('Sgment')).toBe(false);
    expect(isParameterType('Expr')).toBe(true);
  });
});
