import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../examples/', import.meta.url);

/** The projects under `examples/`. */
export const corpus: readonly unknown[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
