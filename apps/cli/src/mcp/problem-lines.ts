interface Said {
  readonly cause?: string;
  readonly message: string;
  readonly id?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What only follows from another problem behind the others, which are in the order of their lines. */
export function rootsFirst<T extends Said>(warnings: readonly T[]): T[] {
  const follows = ({ cause }: Said) => (cause === undefined ? 0 : 1);
  return warnings.toSorted((a, b) => follows(a) - follows(b) || (a.line ?? 0) - (b.line ?? 0));
}

/** Warnings or errors as lines that name the place, the object and the remedy. */
export function problemLines(warnings: readonly Said[]): string {
  if (warnings.length === 0) return 'no warnings';
  const lines = warnings.map(({ line, column, id, message }) => {
    const place = line === undefined ? '' : `line ${line}, column ${column}: `;
    return `- ${place}${id === undefined ? '' : `${id}: `}${message}`;
  });
  return [`${warnings.length} to mend, the first one first:`, ...lines].join('\n');
}
