import { describe, expect, it, test } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import { formatValue } from '../../text/format-value.js';
import type { HalfSpaceValue } from '../../values.js';
import { warningOf } from '../testing/expect-close.js';

const root = Math.sqrt(1 / 3);

describe('a linear inequality in x, y and z is a half-space', () => {
  test.each<[string, readonly number[], number, boolean, string]>([
    ['z > 1', [0, 0, 1], 1, true, 'z > 1'],
    ['1 > z', [0, 0, -1], -1, true, 'z < 1'],
    ['x + y + z <= 3', [-root, -root, -root], -3 * root, false, 'x + y + z ≤ 3'],
    ['-x + 2z >= 4', [-1 / Math.sqrt(5), 0, 2 / Math.sqrt(5)], 4 / Math.sqrt(5), false, 'x - 2z ≤ -4'],
    ['HalfSpace(x > 1)', [1, 0, 0], 1, true, 'x > 1'],
    ['Translate(HalfSpace(z > 1), Vector(0, 0, 2))', [0, 0, 1], 3, true, 'z > 3'],
    ['Dilate(HalfSpace(z > 1), -2, Point(0, 0, 0))', [0, 0, -1], 2, true, 'z < -2'],
  ])('%s', (source, [x, y, z], offset, strict, text) => {
    const { value, warning } = constructSources({ subject: source });
    expect(warning('subject')).toBeUndefined();
    const found = value('subject') as HalfSpaceValue;
    const close = (n: number) => expect.closeTo(n, 12);
    expect(found).toMatchObject({ type: 'HalfSpace', normal: { x: close(x!), y: close(y!), z: close(z!) }, strict });
    expect(found.offset).toBeCloseTo(offset, 12);
    expect(formatValue(found, { mode: 'normal', precision: 2 })).toBe(text);
  });
});

it('chains, and what && joins, are lists of half-spaces', () => {
  for (const source of ['0 < z < 1', 'z > 0 && z < 1']) {
    const { value } = constructSources({ subject: source });
    const list = value('subject');
    const offsets = list?.type === 'List' && list.items.map((item) => (item as HalfSpaceValue).offset + 0);
    expect(offsets).toEqual([0, -1]);
  }
});

it('inequalities without z, or with one that is defined, are regions of the plane', () => {
  expect(constructSources({ subject: 'x > 1' }).value('subject')?.type).toBe('Region');
  expect(constructSources({ z: '2', subject: 'y > z x' }).value('subject')?.type).toBe('Region');
});

test.each([
  ['z > x^2', 'a half-space needs a linear inequality'],
  ['z > 0 || z < -1', 'a half-space needs a linear inequality'],
  ['z > z', 'a half-space needs a linear inequality'],
  ['HalfSpace(0 < z < 1)', 'a half-space has one inequality'],
])('%s is none', (source, reason) => {
  expect(warningOf(source)).toContain(reason);
});
