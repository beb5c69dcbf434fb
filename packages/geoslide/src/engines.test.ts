import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const examples = new URL('../../../examples/', import.meta.url);
const names = readdirSync(examples).filter((file) => file.endsWith('.json'));

/** Functions of which the standard leaves the last digit to the engine. */
const OPEN = [
  ...(['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'cos', 'cosh', 'exp', 'expm1'] as const),
  ...(['hypot', 'log', 'log10', 'log1p', 'log2', 'pow', 'sin', 'sinh', 'tan', 'tanh'] as const),
];

const usualMath = Object.fromEntries(OPEN.map((name) => [name, Math[name]])) as Pick<Math, (typeof OPEN)[number]>;

afterEach(() => {
  Object.assign(Math, usualMath);
  vi.resetModules();
});

/** From now on Math gives the next double below, above or none at all, at random; whole numbers stay. Counts the changes. */
function becomeAnotherEngine(seed: number): { changes: number } {
  const count = { changes: 0 };
  let state = seed >>> 0;
  const number = new Float64Array(1);
  const bits = new BigInt64Array(number.buffer);
  const nudged = (value: number): number => {
    if (!Number.isFinite(value) || Number.isInteger(value)) return value;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    number[0] = value;
    bits[0]! += BigInt(Math.floor((state / 2 ** 32) * 3) - 1);
    if (number[0] !== value) count.changes += 1;
    return number[0]!;
  };
  for (const name of OPEN) {
    const exact: (...args: number[]) => number = usualMath[name];
    Object.assign(Math, { [name]: (...args: number[]) => nudged(exact(...args)) });
  }
  return count;
}

/** Surfaces that a plane cuts: parts of hidden lines end where their corners are. */
const CUTS = [
  'f: z = x^2 + y^2\np: Plane(x + z = 2)\ncamera {scaleZ: 0.5}',
  'f: z = sin(x) cos(y)\np: Plane(z = 0.5)\ncamera {scaleZ: 3}',
];

/** The files of the examples and the cuts. */
async function files(): Promise<Record<string, Uint8Array | string>> {
  const { renderPng, renderSvg, renderTikz } = await import('./index.js');
  const result: Record<string, Uint8Array | string> = {};
  for (const name of names) {
    const content = JSON.parse(readFileSync(new URL(name, examples), 'utf8'));
    const size = { width: 480, height: 360 };
    result[`${name}.png`] = (await renderPng(content, { size })).bytes;
    if (content.slides[0].camera?.kind === '3d') continue;
    result[`${name}.svg`] = (await renderSvg(content, { size })).text;
    result[`${name}.tex`] = (await renderTikz(content, { size })).text;
  }
  for (const [i, text] of CUTS.entries()) result[`cut ${i}.tex`] = (await renderTikz(text)).text;
  return result;
}

let usual: Awaited<ReturnType<typeof files>>;
beforeAll(async () => {
  usual = await files();
}, 60_000);

// The determinism check draws these and the gallery with three other seeds.
test('files are the same to the byte where last digits differ', { timeout: 60_000 }, async () => {
  expect(Object.keys(usual).length).toBeGreaterThan(names.length);
  const engine = becomeAnotherEngine(1);
  // Modules that know Math as it is now.
  vi.resetModules();
  const found = await files();
  expect(engine.changes).toBeGreaterThan(10_000);
  expect(Object.keys(found)).toEqual(Object.keys(usual));
  const isOther = (name: string) => Buffer.compare(Buffer.from(found[name]!), Buffer.from(usual[name]!)) !== 0;
  expect(Object.keys(usual).filter(isOther)).toEqual([]);
});
