import { readFile } from 'node:fs/promises';

/** The version of this package. */
export async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
