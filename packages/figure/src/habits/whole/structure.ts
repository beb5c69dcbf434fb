import { constructorMeant } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { advise, entry, type Habit, type HabitEntry, read, write, writeEach } from '../habit.js';
import { viewLine } from '../view-meant.js';

/** What stands above a list of objects, and the constructor of its items. */
const SECTIONS: Readonly<Record<string, string>> = {
  points: 'Point',
  segments: 'Segment',
  edges: 'Segment',
  lines: 'Line',
  rays: 'Ray',
  vectors: 'Vector',
  polygons: 'Polygon',
  triangles: 'Polygon',
  circles: 'Circle',
  angles: 'Angle',
};

const SECTION = /^[ \t]*["']?(\p{L}+)["']?\s*[:=]?\s*[[{]?\s*$/u;

/** An item of such a list: `- s: [A, B]`, `s = (A, B)`, `[A, B]`. */
const ITEM = /^[ \t]*(?:[-*•]\s+)?(?:["']?(\p{L}[\p{L}\p{N}_]*['′]*)["']?\s*[:=]\s*)?[[(]([^[\]{}"]*)[\])]\s*,?$/u;

/** The constructor of the section that a line stands in; undefined outside of one. */
function sectionAbove(text: string, at: number | undefined): string | undefined {
  const above = at === undefined ? [] : text.slice(0, at).split('\n').slice(0, -1);
  for (const line of above.reverse()) {
    const word = SECTION.exec(line)?.[1]?.toLowerCase();
    if (word !== undefined) return Object.hasOwn(SECTIONS, word) ? SECTIONS[word] : undefined;
    if (line.trim() !== '' && !ITEM.test(line)) return undefined;
  }
  return undefined;
}

/** `s: Segment(A, B)` for an item of a section. */
function ofSection(item: string, type: string): string | undefined {
  const [, name, inner = ''] = ITEM.exec(item) ?? [];
  const args = splitArguments(inner).map((arg) => arg.trim().replace(/^["']|["']$/g, ''));
  if (args.length === 0 || args.includes('')) return undefined;
  return `${name ?? (type === 'Point' ? 'A' : type[0]!.toLowerCase())}: ${type}(${args.join(', ')})`;
}

/** What to say of the head of a section, with its first object as a definition. */
export function sectionAdvice(word: string, text: string, at: number | undefined): string | undefined {
  const type = Object.hasOwn(SECTIONS, word) ? SECTIONS[word] : undefined;
  const below = at === undefined ? [] : text.slice(at).split('\n').slice(1);
  const first = below.find((line) => line.trim() !== '');
  const isDefinition = /^\s*\p{L}[\p{L}\p{N}_]*:\s*\p{Lu}\p{L}*\([^"{}]*\)\s*$/u.test(first ?? '');
  const own =
    type === undefined || first === undefined ? undefined : isDefinition ? first.trim() : ofSection(first, type);
  return own === undefined
    ? undefined
    : `take the line away, for objects stand in no sections: each is a definition on a line of its own, as in ${own}`;
}

/** The ends of a view, from the left and from the bottom, as others call them. */
const ENDS = ['x_?min|min_?x', 'x_?max|max_?x', 'y_?min|min_?y', 'y_?max|max_?y'] as const;

const IS_END = new RegExp(`^(?:${ENDS.join('|')})$`, 'i');

/**
 * What to write for a line with one end of a view, where the text has all four: the first one is the place of the view.
 * Undefined where one is missing.
 */
export function endAdvice(word: string, text: string): string | undefined {
  if (!IS_END.test(word)) return undefined;
  const view = viewInLines(text);
  if (view === undefined) return saidAlready(text);
  return view.first.toLowerCase() === word.toLowerCase()
    ? `write ${view.line} in place of the four lines`
    : `take the line away, for ${view.line} says it`;
}

/** What to say of a line that says again what the text has as a view. */
function saidAlready(text: string): string | undefined {
  const line = /^view\s[^\n]*\.\.[^\n]*$/m.exec(text)?.[0].trim();
  return line && `take the line away, for ${line} says it`;
}

/** The view of which each end has a line of its own. */
function viewInLines(text: string): { readonly line: string; readonly first: string } | undefined {
  const found = ENDS.map((names) =>
    new RegExp(`^[ \\t]*(?:[-*]\\s+)?["']?(${names})["']?\\s*[:=]\\s*([-−]?[\\d.]+)\\s*[,;]?\\s*$`, 'im').exec(text),
  );
  if (found.includes(null)) return undefined;
  const [first] = [...found].sort((a, b) => a!.index - b!.index);
  return { line: viewLine(...found.map((each) => each![2])), first: first![1]! };
}

/** Settings in one block, each with its value: `{axes: false, background: white}`. */
function settingsIn(block: string): readonly string[] | undefined {
  const lines = splitArguments(block).map((member) => {
    const [, key = '', value = ''] = /^\s*["']?(\w+)["']?\s*[:=]\s*["']?([^"']*?)["']?\s*$/.exec(member) ?? [];
    const word = /^(?:show_?)?(axes|grid|[xyz]axis)$/i.exec(key)?.[1]?.toLowerCase();
    if (word !== undefined && /^(?:true|on|yes|false|off|no|none)$/.test(value))
      return `${word} ${/^(?:true|on|yes)$/.test(value) ? 'on' : 'off'}`;
    return /^background(?:_?color)?$/i.test(key) && /^(?:\p{L}+|#[\da-f]+)$/iu.test(value)
      ? `background {color: ${value.startsWith('#') ? `"${value}"` : value}}`
      : undefined;
  });
  return lines.length === 0 || lines.includes(undefined) ? undefined : (lines as string[]);
}

/** A statement over several lines with a word in front of its braces, which hold lines of their own. */
const WRAPPER = /^(\p{L}[\p{L}\p{N}_]*)(?:\s+(?:"[^"]*"|[\p{L}\p{N}_]+))?\s*\{[^\S\n]*\n(.*)\n\s*\}\s*;?$/su;

/** What has a block of its own over several lines. */
const OWN_BLOCK = /^(?:camera|axes|[xyz]axis|grid|background|numbers|workingPlane|extra)$/;

/** A row of a table: the name, the source and the label of an object, in code or not. */
const ROW =
  /^\|\s*`?([\p{L}][\p{L}\p{N}_]*['′]*)`?\s*\|\s*`?(\p{Lu}\p{L}*\([^|]*\))`?\s*\|(?:\s*"?([^|"]*?)"?\s*\|)?$/u;

/**
 * What to do with a block around a whole figure, or around its styles, and with a row of a table; undefined for other
 * statements.
 */
export function layoutMeant(statement: string): Habit | undefined {
  const [row, name, source, label = ''] = ROW.exec(statement) ?? [];
  if (row !== undefined) return write(`${name}: ${source}${label === '' ? '' : ` "${label}"`}`);
  const [, word = '', inner = ''] = WRAPPER.exec(statement) ?? [];
  const lines = inner.split('\n').filter((line) => line.trim() !== '');
  if (word === '' || OWN_BLOCK.test(word) || constructorMeant(word) !== undefined || lines.length === 0)
    return undefined;
  if (!OPTIONS.test(word) && lines.every((line) => /^\s*[\w-]+\s*:\s*[^()]*[,;]?$/.test(line))) return undefined;
  const settings = OPTIONS.test(word)
    ? settingsIn(lines.map((line) => line.replace(/[,;]\s*$/, '')).join(','))
    : undefined;
  if (settings !== undefined) return writeEach(settings);
  const styles = lines.map((line) => RULE.exec(line));
  if (/^styles?$/i.test(word) && styles.every((rule) => rule !== null))
    return writeEach(styles.map((rule) => `style ${rule![1]} {${membersOf(rule![2]!)}}`));
  return advise(
    'take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
  );
}

/** What others call the settings of a figure. */
const OPTIONS = /^(?:options?|settings?|config|layout|display)$/;

/** A rule of CSS for a type. */
const RULE = /^\s*\.?(\p{Lu}\p{L}*)\s*:?\s*\{([^{}]*)\}\s*[,;]?\s*$/u;

const membersOf = (block: string): string =>
  block
    .split(/[;,]/)
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .join(', ');

/** What stands around the statements of a figure, or orders them, in other formats. */
export const structureHabits: readonly HabitEntry[] = [
  // A head with a version: `geoslide 11`, `figure v1.0`.
  entry(
    String.raw`["'<]?(?:geoslide|figure|gsl?)(?:[\s-]+(?:text|figure|file|format))?[\s:=]*(?:v(?:ersion)?[\s:=]*)?[\d.]+["'>]?;?|(?:geoslide|figure)\s+text`,
    ([line = ''], { defines }) =>
      /^(?:geoslide|figure)\s*[:=]/.test(line) && defines(line.split(/[\s:=]/)[0]!)
        ? undefined
        : advise('take the line away: a figure text begins with its statements'),
    'iu',
  ),
  entry(String.raw`(view|window|bounds|viewport)\s*:`, (_, { text }) => {
    const line = viewInLines(text)?.line;
    const remedy = line === undefined ? saidAlready(text) : `take the line away, for ${line} says it`;
    return remedy === undefined ? undefined : advise(remedy);
  }),
  entry(String.raw`(?:options?|settings?|config|layout|display)\s*:?\s*\{(.*)\}`, ([, block = '']) => {
    const lines = settingsIn(block);
    return lines && writeEach(lines);
  }),
  entry(String.raw`(?:[-*•]\s+)?(?:<NAME>\s*[:=]\s*)?[[(].*[\])],?`, ([line = ''], { text, at }) => {
    const type = sectionAbove(text, at);
    const own = type === undefined ? undefined : ofSection(line, type);
    return own === undefined ? undefined : read(own);
  }),
];
