import { expect } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import { describeValue } from '../../text/describe.js';
import type { Value } from '../../values.js';

/** Named points and figures that the tables of the tests use. */
const SURROUNDINGS = {
  O: 'Point(0, 0, 0)',
  P: 'Point(1, 2)',
  A: 'Point(2, 0, 0)',
  B: 'Point(0, 2, 0)',
  C: 'Point(0, 0, 3)',
  cube: 'Cube(O, A)',
  sphere: 'Sphere(O, 2)',
  cone: 'Cone(O, C, 2)',
  cylinder: 'Cylinder(O, C, 2)',
};

/** What `geoslide list` would show of a source among the surroundings. */
export const described = (source: string): unknown => describeValue(constructed(source));

export function constructed(source: string): Value {
  const { value, warning } = constructSources({ ...SURROUNDINGS, subject: source });
  const result = value('subject');
  if (result === undefined) throw new Error(warning('subject') ?? 'no value');
  return result;
}

export function warningOf(source: string): string {
  return constructSources({ ...SURROUNDINGS, subject: source }).warning('subject') ?? 'no warning';
}

/** Expects all that `expected` names, numbers to 9 decimals; whatever else `actual` has is not looked at. */
export function expectClose(actual: unknown, expected: unknown, path = 'value'): void {
  if (typeof expected === 'number') {
    expect(actual, path).toBeTypeOf('number');
    expect(actual as number, path).toBeCloseTo(expected, 9);
  } else if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length);
    for (const [i, item] of expected.entries()) expectClose((actual as unknown[])[i], item, `${path}[${i}]`);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, part] of Object.entries(expected)) {
      expectClose((actual as Record<string, unknown> | null)?.[key], part, `${path}.${key}`);
    }
  } else {
    expect(actual, path).toEqual(expected);
  }
}

export const xyz = (x: number, y: number, z: number) => ({ x, y, z });
