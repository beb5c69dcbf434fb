import { expect } from 'vitest';

const isBytes = (value: unknown): value is Uint8Array | Uint8ClampedArray =>
  value instanceof Uint8Array || value instanceof Uint8ClampedArray;

function areEqualBytes(a: unknown, b: unknown): boolean | undefined {
  if (!isBytes(a) || !isBytes(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return;
  return Buffer.from(a.buffer, a.byteOffset, a.length).equals(Buffer.from(b.buffer, b.byteOffset, b.length));
}

// Set-up of the tests: item by item, as vitest compares arrays, the bytes of a picture take seconds. A process runs this
// before each file of tests.
const shared: typeof globalThis & { comparesBytes?: true } = globalThis;
if (!shared.comparesBytes) expect.addEqualityTesters([areEqualBytes]);
shared.comparesBytes = true;
