const files = import.meta.glob<string>('../../../../docs/cookbook/*.geoslide', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Recipe {
  /** As in the file's name: `circle-thales`. */
  readonly name: string;
  /** The sentence that it begins with. */
  readonly title: string;
  readonly text: string;
}

/** The figures of the cookbook, in the order of their names. */
export const cookbook: readonly Recipe[] = Object.entries(files).map(([path, text]) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.geoslide'.length);
  return { name, title: /^--\s*(.*)/.exec(text)?.[1] ?? name, text };
});
