interface Said {
  readonly message: string;
  readonly id?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
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
