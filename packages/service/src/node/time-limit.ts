import { Script } from 'node:vm';
import type { RunPart } from 'geoslide';

/** Where the script finds the part that it calls: V8 limits the time of scripts, not of functions. */
const PART = Symbol.for('geoslide.part');
const script = new Script(`globalThis[Symbol.for('${PART.description}')]()`);

/**
 * Calls parts of a work that may take `limitMs` of time together, above 0. One that takes longer is ended wherever it is, as by `Worker.terminate`, with an
 * Error of the code ERR_SCRIPT_EXECUTION_TIMEOUT: what it was changing must not be used any more.
 */
export function withinTime(limitMs: number): RunPart {
  let left = limitMs;
  return <T>(part: () => T): T => {
    // (`performance` would be loaded for that.)
    const start = process.hrtime.bigint();
    let result!: T;
    Reflect.set(globalThis, PART, () => {
      result = part();
    });
    try {
      script.runInThisContext({ timeout: Math.max(1, Math.ceil(left)), displayErrors: false });
    } finally {
      left -= Number(process.hrtime.bigint() - start) / 1e6;
      Reflect.deleteProperty(globalThis, PART);
    }
    return result;
  };
}
