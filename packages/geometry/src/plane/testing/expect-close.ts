import { expect } from 'vitest';

/** Every number in `expected` is met within the tolerance (relative above 1), all else exactly; keys that `expected` does not name may be there. */
export function expectClose(actual: unknown, expected: unknown, tolerance = 1e-12): void {
  if (typeof expected === 'number') {
    expect(Math.abs((actual as number) - expected), `${actual} is ${expected}`).toBeLessThanOrEqual(
      tolerance * Math.max(1, Math.abs(expected)),
    );
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected))
      expectClose((actual as Record<string, unknown>)[key], value, tolerance);
    if (Array.isArray(expected)) expect((actual as unknown[]).length).toBe(expected.length);
  } else {
    expect(actual).toBe(expected);
  }
}
