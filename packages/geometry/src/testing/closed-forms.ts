import { expect, it } from 'vitest';
import { listValues } from './values.js';

/** What a source should give: a number or truth, a point as [x, y], a list as { list }, parts of a description, or the reason why it has no value. */
type Expected =
  | number
  | boolean
  | readonly [number, number]
  | { readonly list: readonly Expected[] }
  | { readonly [field: string]: Expected }
  | RegExp;

export interface Row {
  /** `A: Point(1, 2); B: …`: the definitions that the sources use. */
  readonly given?: string;
  /** Each source with its value. */
  readonly gives: Readonly<Record<string, Expected>>;
  readonly uvarMap?: readonly (readonly [string, number])[];
}

/** Relative to the expected number, or to 1 where that is smaller. */
const EXACT = 1e-9;
/** The same for searches and quadrature. */
export const NUMERIC = 1e-6;

/** One test for each row: its sources are read as `geoslide list` prints them. */
export function checkRows(rows: readonly Row[], tolerance = EXACT): void {
  it.each(rows.map((row) => [row.given ?? Object.keys(row.gives)[0]!, row] as const))('%s', (_, row) => {
    const queries = Object.keys(row.gives);
    const asked = Object.fromEntries(queries.map((source, i) => [`q_${i}`, { kind: 'other', source }]));
    const list = listValues({ ...definitionsOf(row.given ?? ''), ...asked }, row.uvarMap);
    for (const [i, source] of queries.entries()) {
      const expected = row.gives[source]!;
      const { value, warning } = list(`q_${i}`);
      if (expected instanceof RegExp) {
        expect(value, source).toBeUndefined();
        expect(warning, source).toMatch(expected);
      } else {
        expect(warning, source).toBeUndefined();
        expectClose(value, expected, tolerance, source);
      }
    }
  });
}

function definitionsOf(given: string): Record<string, string> {
  const parts = given.split(';').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [, id, source] = /^\s*(\S+):\s(.*)$/u.exec(part)!;
      return [id!, source!];
    }),
  );
}

function expectClose(found: unknown, expected: Expected, tolerance: number, path: string): void {
  if (typeof expected === 'number') {
    if (typeof found !== 'number') throw new Error(`${path} is ${JSON.stringify(found)}, not ${expected}`);
    const off = Math.abs(found - expected) / Math.max(1, Math.abs(expected));
    expect(off, `${path} = ${found}, not ${expected}`).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'boolean') {
    expect(found, path).toBe(expected);
  } else if (Array.isArray(expected)) {
    expectClose(found, { x: expected[0], y: expected[1] }, tolerance, path);
  } else {
    const { list, ...fields } = expected as { list?: readonly Expected[] } & Record<string, Expected>;
    if (list !== undefined) {
      expect(found, path).toHaveLength(list.length);
      list.forEach((item, i) => {
        expectClose((found as unknown[])[i], item, tolerance, `${path}[${i}]`);
      });
    }
    for (const [field, value] of Object.entries(fields)) {
      expectClose((found as Record<string, unknown> | undefined)?.[field], value, tolerance, `${path}.${field}`);
    }
  }
}
