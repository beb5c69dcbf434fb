import thales from '../../../../examples/thales.json?raw';

/** What a newcomer sees first. */
const FIRST = 'thales';

/** The repository's examples, each fetched when it is picked; the first is at hand. */
const files = import.meta.glob<string>(['../../../../examples/*.json', '!../../../../examples/thales.json'], {
  query: '?raw',
  import: 'default',
});

export interface Example {
  /** As in the file's name: `cube-section`. */
  readonly name: string;
  readonly title: string;
  load(): Promise<string>;
}

export const examples: readonly Example[] = [...Object.entries(files), [`/${FIRST}.json`, async () => thales] as const]
  .map(([path, load]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const words = name.replaceAll('-', ' ');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return { name, title, load };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

export const firstExample: Example = examples.find(({ name }) => name === FIRST)!;
