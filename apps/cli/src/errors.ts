import { isProtocolError } from '@geoslide/protocol';

/** The command line was wrong: exit code 2. */
export class UsageError extends Error {}

/** Something failed and was reported already: exit code 1 without another word. */
export class Failed extends Error {}

/** The options of the library, as the flags that set them. */
const FLAGS: readonly (readonly [RegExp, string])[] = [
  [/^viewBound\.\w+: /, '--view: '],
  [/^scaleY?: /, '--scale: '],
  [/^size\.\w+: /, '--size: '],
  [/^contain\.padding: /, '--padding: '],
  [/^pixelRatio: pixelRatio\b/, '--pixel-ratio: it'],
  [/^values\.[^:]*: /, '--set: '],
  [/^framesPerSecond\b/, '--fps'],
  [/\bof view3D\b/, 'of --camera'],
  [/\bslideIndex\b/g, '--slide'],
  [/\bthe pixelRatio\b/g, 'the --pixel-ratio'],
  [/^(?="[^"]*" is no key of a template\b)/, '--template: '],
  [/^The 3D view is not valid: /, '--camera: '],
  [/^The template is not valid: /, '--template: '],
];

/** A message in terms of the flags that were typed. */
export function inFlags(message: string): string {
  return FLAGS.reduce((text, [pattern, flag]) => text.replace(pattern, flag), message);
}

/**
 * A message with the place that it is about, unless it begins with its file already, as one of a file that can't be
 * read does.
 */
export function atPlace(place: string, file: string, message: string): string {
  return [`${file}: `, `${file} is `].some((begin) => message.startsWith(begin)) ? message : `${place}: ${message}`;
}

/** What to print of an error; the issues of a ProtocolError each on a line of their own. */
export function messageOf(error: unknown): string {
  if (isProtocolError(error) && error.issues.length > 1) {
    return [error.message, ...error.issues.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
