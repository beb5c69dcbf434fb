import type { Warning } from '@geoslide/protocol';

/** The most warnings of one answer: nobody reads more, and an answer of some megabytes may not be delivered. */
const MAX_WARNINGS = 200;

/** The warnings with equal ones as one that has a `count`, and where there are too many, a note of how many more. */
export function briefWarnings(warnings: readonly Warning[]): readonly Warning[] {
  const merged = new Map<string, Warning & { count: number }>();
  for (const warning of warnings) {
    const { id, message, line, column } = warning;
    const name = JSON.stringify([id, message, line, column]);
    merged.set(name, { ...warning, count: (merged.get(name)?.count ?? 0) + (warning.count ?? 1) });
  }
  const all = [...merged.values()].map(({ count, ...warning }) => (count > 1 ? { ...warning, count } : warning));
  if (all.length <= MAX_WARNINGS) return all;
  const rest = all.length - MAX_WARNINGS;
  return [
    ...all.slice(0, MAX_WARNINGS),
    { message: `There ${rest === 1 ? 'is 1 more warning' : `are ${rest} more warnings`}.` },
  ];
}
