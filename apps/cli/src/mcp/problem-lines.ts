interface Said {
  readonly path?: string;
  readonly message: string;
  readonly id?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Warnings in the order of their lines; those without a line come first. */
export function byLine<T extends Said>(warnings: readonly T[]): T[] {
  return warnings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Warnings or errors as lines that name the place, the object and the remedy. */
export function problemLines(warnings: readonly Said[]): string {
  if (warnings.length === 0) return 'no warnings';
  const lines = warnings.map(({ line, column, path, id, message }) => {
    const place = line === undefined ? pathBefore(path, message) : `line ${line}, column ${column}: `;
    return `- ${place}${id === undefined ? '' : `${id}: `}${message}`;
  });
  return [`${warnings.length} to mend, the first one first:`, ...lines].join('\n');
}

/** The place in a project of JSON, unless a message begins with it. */
const pathBefore = (path = '', message: string): string => (path === '' || message.startsWith(path) ? '' : `${path}: `);
