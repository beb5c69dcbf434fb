import { createRandom } from './make/random.js';
import type { Target } from './target.js';

export interface Failure {
  readonly target: string;
  readonly seed: number;
  readonly index: number;
  readonly error: string;
  readonly input?: unknown;
}

/** A case as text, with the numbers that JSON has no name for. */
export function printable(input: unknown): string {
  return JSON.stringify(
    input,
    (_, value: unknown) => {
      if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
        return `number ${Object.is(value, -0) ? '-0' : value}`;
      return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
    },
    1,
  );
}

/** Makes and checks the case that a target, a seed and an index name. Gives the failure, or undefined. */
export async function runCase(target: Target, seed: number, index: number): Promise<Failure | undefined> {
  let input: unknown;
  try {
    input = caseOf(target, seed, index);
    await target.check(input, createRandom(`check ${target.name} ${seed} ${index}`));
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { target: target.name, seed, index, error: text.slice(0, 4000), input };
  }
}

export function caseOf(target: Target, seed: number, index: number): unknown {
  return target.make(createRandom(`${target.name} ${seed} ${index}`));
}
