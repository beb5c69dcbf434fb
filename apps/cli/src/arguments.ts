import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '@geoslide/protocol';
import { UsageError } from './errors.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs` that takes negative numbers as values (`--view -4,4,-3,3`) and whose complaints are usage errors. */
export function parseCommand<const O extends Options>(
  args: readonly string[],
  options: O,
): ReturnType<typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>> {
  for (const arg of args) refuseDashes(arg, options);
  try {
    return parseArgs({ args: joinNegatives(args, options), options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(
        `${error.message.replace(/\. To specify a positional.*$/s, '')}${suggestion(error.message, options)}`,
      );
    }
    throw error;
  }
}

/** Options with one hyphen, which would be a row of short ones, or with a dash that an editor has set. */
function refuseDashes(arg: string, options: Options): void {
  const [, dashes, name = ''] = /^(-|[–—−]+)([a-z][a-z-]+)(?:=|$)/.exec(arg) ?? [];
  if (dashes === undefined || !Object.hasOwn(options, name)) return;
  throw new UsageError(`write --${name} with two hyphens for "${arg}"`);
}

/** What other programs call an option of drawing. */
const SYNONYMS: Readonly<Record<string, string>> = {
  width: 'size 640x480',
  height: 'size 640x480',
  dimensions: 'size 640x480',
  dpi: 'pixel-ratio 3 for three times as many pixels',
  yaw: `camera '{"yaw": 0.6, "pitch": 0.3}' in radians`,
  pitch: `camera '{"yaw": 0.6, "pitch": 0.3}' in radians`,
  density: 'pixel-ratio 3 for three times as many pixels',
  resolution: 'pixel-ratio 3 for three times as many pixels',
  output: 'out FILE',
  svg: 'format svg',
  png: 'format png',
  pdf: 'format pdf',
  tikz: 'format tikz',
  page: 'slide 1',
  o: 'out FILE',
  outfile: 'out FILE',
  to: 'out FILE, whose ending says the format',
  into: 'out FILE, whose ending says the format',
  target: 'out FILE, whose ending says the format',
  type: 'format png',
  file: 'out FILE',
  bounds: 'view -5,5,-5,5',
  viewport: 'view -5,5,-5,5',
  viewbox: 'view -5,5,-5,5',
  window: 'view -5,5,-5,5',
  zoom: 'scale 50',
  ratio: 'pixel-ratio 2',
  var: 'set a=1.2',
  param: 'set a=1.2',
  value: 'set a=1.2',
  animate: 'frames a=0..1:30',
  fps: 'frames a=0..1:30',
  format: 'json',
};

/** What is no option at all. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  background: 'the figure says it: background {color: white}; --transparent leaves it out',
  bg: 'the figure says it: background {color: white}; --transparent leaves it out',
  'background-color': 'the figure says it: background {color: white}; --transparent leaves it out',
  axes: 'the figure says it: axes on, or axes off',
  grid: 'the figure says it: grid on, or grid off',
  input: 'files stand without an option: geoslide render figure.geoslide',
  in: 'files stand without an option: geoslide render figure.geoslide',
  i: 'files stand without an option: geoslide render figure.geoslide',
  write: 'files are written in place by themselves',
  'in-place': 'files are written in place by themselves',
};

/** The names that other programs have for some of these options. */
const synonymsOf = (options: Options) =>
  Object.keys(SYNONYMS).filter((name) => options[/^\w[\w-]*/.exec(SYNONYMS[name]!)![0]] !== undefined);

/** Whether a name is another without some of its words: `all` of `all-slides`. */
function isPartOf(part: string, name: string): boolean {
  const words = name.split('-');
  return part.split('-').every((word) => words.includes(word));
}

/** ` (did you mean --scale?)` for an option that is not known. */
function suggestion(message: string, options: Options): string {
  const unknown = /^Unknown option '--?([^']+)'/.exec(message)?.[1];
  if (unknown === undefined) return '';
  const synonyms = synonymsOf(options);
  if (synonyms.includes(unknown)) return ` (write --${SYNONYMS[unknown]})`;
  if (Object.hasOwn(ELSEWHERE, unknown)) return ` (${ELSEWHERE[unknown]})`;
  const names = Object.keys(options);
  const name = nearestName(unknown, [...names, 'help']);
  if (name !== undefined) return ` (did you mean --${name}?)`;
  const part = names.find((known) => isPartOf(known, unknown) || isPartOf(unknown, known));
  if (part !== undefined) return ` (did you mean --${part}?)`;
  const synonym = nearestName(unknown, synonyms);
  if (synonym !== undefined) return ` (write --${SYNONYMS[synonym]})`;
  return names.length === 0
    ? ' (it takes no options: leave it out)'
    : ` (leave it out, or take one of ${names.map((each) => `--${each}`).join(', ')})`;
}

/** Ties a value that begins with a minus sign and a digit to its option: `--view -4,4` becomes `--view=-4,4`. */
function joinNegatives(args: readonly string[], options: Options): string[] {
  const result: string[] = [];
  for (const arg of args) {
    const last = result[result.length - 1];
    if (/^-[\d.]/.test(arg) && last?.startsWith('--') && options[last.slice(2)]?.type === 'string') {
      result[result.length - 1] = `${last}=${arg}`;
    } else {
      result.push(arg);
    }
  }
  return result;
}
