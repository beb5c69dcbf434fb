import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder; none where it is not there. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Memory of a process, MB, of what Linux calls `VmRSS` (now) or `VmHWM` (at most so far). */
export function memoryMb(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Marsaglia's xorshift, from 0 to 1: the same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The code of an error of Node, or of what caused it. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code ?? (cause === undefined ? undefined : codeOf(cause));
}

/** Problems that a check finds: the first 20 are printed at once. */
export function openProblems() {
  const problems: string[] = [];
  return {
    problems,
    problem(text: string): void {
      problems.push(text);
      if (problems.length <= 20) console.log(text);
    },
  };
}

/** Where an error came from, for those who mend it. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
