import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** In the workspace the pages are those of docs/. In a package copies of them lie beside the code. */
const FOLDERS = [new URL('../../../../docs/', import.meta.url), new URL('../../reference/', import.meta.url)];

/** A page that models may read. */
export interface Reference {
  /** Behind `geoslide://`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly read: () => Promise<string>;
}

const pages = [
  ['format', 'The file format', 'Every field of a project in JSON, cameras, views, layers, defaults'],
  ['language', 'The construction language', 'Expressions, names and types; geoslide://language/… has the constructors'],
  ['styles', 'Styles', 'Every style property with its values and its default'],
  ['tutorial', 'Tutorial', 'From an empty file to a figure for a worksheet'],
  ['cookbook', 'Cookbook', 'Figures of all kinds to copy from'],
  ['labels', 'Labels', 'Where labels stand, and how to move them'],
  ['builder', 'The builder', 'Figures in TypeScript'],
] as const;

/** The pages that this package carries, without their pictures. */
export function references(): Reference[] {
  const folder = FOLDERS.find((each) => existsSync(new URL('language/', each)));
  if (folder === undefined) throw new Error('the reference pages are missing: install @geoslide/cli anew');
  const read = (name: string) => async () => withoutPictures(await readFile(new URL(`${name}.md`, folder), 'utf8'));
  const groups = readdirSync(new URL('language/', folder)).filter((file) => file.endsWith('.md'));
  return [
    ...pages.map(([name, title, description]) => ({ name, title, description, read: read(name) })),
    ...groups.sort().map((file) => {
      const group = file.slice(0, -'.md'.length);
      const name = `language/${group}`;
      return { name, title: `Constructors: ${group}`, description: 'Their forms with examples', read: read(name) };
    }),
  ];
}

function withoutPictures(text: string): string {
  return text
    .replaceAll('&nbsp;', '')
    .replace(/<img [^>]*>|!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
