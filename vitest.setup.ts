import { expect } from 'vitest';

const bytesOf = (value: unknown): Buffer | undefined =>
  value instanceof Uint8Array || value instanceof Uint8ClampedArray
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : undefined;

function areEqualBytes(a: unknown, b: unknown): boolean | undefined {
  const [left, right] = [bytesOf(a), bytesOf(b)];
  if (left === undefined || right === undefined || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return;
  return left.equals(right);
}

// Set-up of the tests: item by item, as vitest compares arrays, the bytes of a picture take seconds. A process runs this
// before each file of tests.
const shared: { comparesBytes?: true } = globalThis;
if (!shared.comparesBytes) expect.addEqualityTesters([areEqualBytes]);
shared.comparesBytes = true;
