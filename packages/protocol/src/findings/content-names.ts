import { nearestName } from './nearest-name.js';

/** What others call the project or the text of a request. */
export const CONTENT_NAMES: readonly string[] = [
  'figure',
  'project',
  'text',
  'source',
  'code',
  'input',
  'data',
  'body',
  'geoslide',
];

/** The key of a body that has the name of what should be its `content`; undefined where there is none. */
export function contentSynonym(body: object): string | undefined {
  const keys = Object.keys(body);
  return (
    keys.find((key) => CONTENT_NAMES.includes(key)) ?? keys.find((key) => nearestName(key, ['content']) !== undefined)
  );
}
