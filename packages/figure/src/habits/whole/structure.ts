import { constructorMeant, isConstructor } from '@geoslide/geometry';
import { definitionMeant } from '@geoslide/protocol';
import { cameraAdvice } from '../advice/setting-advice.js';
import { splitArguments } from '../arguments.js';
import {
  advise,
  entry,
  type Habit,
  type HabitEntry,
  pointList,
  read,
  withLinesBelow,
  withOwnNames,
  write,
  writeEach,
} from '../habit.js';
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

/** How far from the left a line begins. */
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The constructor of the section that a line stands in; undefined outside of one. */
function sectionAbove(text: string, at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  const above = text.slice(0, at).split('\n');
  const own = above.pop()!.length;
  for (const line of above.reverse()) {
    const word = SECTION.exec(line)?.[1]?.toLowerCase();
    const isAbove = indentOf(line) <= own;
    if (word !== undefined && isAbove) return Object.hasOwn(SECTIONS, word) ? SECTIONS[word] : undefined;
    if (line.trim() !== '' && isAbove && !ITEM.test(line) && !/^\s*-\s/.test(line)) return undefined;
  }
  return undefined;
}

/** The lines `key: value` below a line that stand further to the right, as one object. */
function membersBelow(text: string, at: number | undefined): Record<string, unknown> {
  const lines = at === undefined ? [] : text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n');
  const [first = '', ...rest] = lines;
  const end = rest.findIndex((line) => line.trim() === '' || indentOf(line) <= indentOf(first));
  const found = rest.slice(0, end < 0 ? undefined : end).map((line) => MEMBER.exec(line));
  return Object.fromEntries(found.flatMap((each) => (each === null ? [] : [[each[1]!, asValue(each[2]!)]])));
}

const MEMBER = /^\s*(?:-\s+)?["']?([\p{L}_]\w*)["']?\s*[:=]\s*(.+?)\s*,?$/u;

/** A value as YAML has it: a number, a list in brackets, or words. */
function asValue(text: string): unknown {
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  if (list !== undefined) return splitArguments(list).map(asValue);
  const plain = text.replace(/^(["'])(.*)\1$/, '$2');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : plain;
}

/** An object over several lines, as YAML has it: `- name: A`, then `x: 0` and `y: 0` below. */
function objectMeant(first: string, text: string, at: number | undefined): Habit | undefined {
  const [, key = '', value = ''] = MEMBER.exec(first) ?? [];
  const object = { [key]: asValue(value), ...membersBelow(text, at) };
  if (Object.keys(object).length < 2) return undefined;
  const type = sectionAbove(text, at);
  const meant = definitionMeant({ ...(type !== undefined && { type }), ...object }, 0);
  return meant && withLinesBelow(write(`${meant.id}: ${meant.source}`));
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

/** A statement over several lines with braces around lines of their own, and mostly with a word in front of them. */
const WRAPPER = /^(?:(\p{L}[\p{L}\p{N}_]*)(?:\s+"[^"]*"\s*|\s*[:=]\s*|[^{}\n"=:]*))?\{[^\S\n]*\n(.*)\n\s*\}\s*;?$/su;

/** A line of a figure, whose name may stand in quotes. */
const LINE = /^\s*(?:["']?\p{L}[\p{L}\p{N}_]*["']?\s*[:=]\s*["']?(?:\p{Lu}\p{L}*)?\(|\p{Ll}+\s+\p{L})/u;

/** A text in quotes over several lines. */
const QUOTED = /^"(?:[^"]*\n){1,}[^"]*"$/;

/** What has a block of its own over several lines. */
const OWN_BLOCK =
  /^(?:camera|axes|[xyz]axis|grid|background|numbers|workingPlane|extra|text|slider|button|image|if|for|foreach|while|repeat)$/;

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
  if (QUOTED.test(statement) && statement.split('\n').every((line) => /^"?\s*[\p{L}\d_]+['′]*\s*:|^"?$/u.test(line)))
    return advise('take the quotes around the text away');
  const [, word = '', inner = ''] = WRAPPER.exec(statement) ?? [];
  const view = /^(?:view|window|bounds|viewport)$/.test(word) ? viewInLines(inner)?.line : undefined;
  if (view !== undefined) return write(view);
  const lines = inner.split('\n').filter((line) => line.trim() !== '');
  if (OWN_BLOCK.test(word) || (word !== 'function' && constructorMeant(word) !== undefined) || lines.length === 0)
    return undefined;
  if (word === '' && !lines.every((line) => LINE.test(line))) return undefined;
  if (!OPTIONS.test(word) && lines.every((line) => /^\s*[\w-]+\s*:\s*[^()]*[,;]?$/.test(line))) return undefined;
  const settings = OPTIONS.test(word)
    ? settingsIn(lines.map((line) => line.replace(/[,;]\s*$/, '')).join(','))
    : undefined;
  if (settings !== undefined) return writeEach(settings);
  const styles = lines.map((line) => RULE.exec(line));
  if (/^styles?$/i.test(word) && styles.every((rule) => rule !== null))
    return writeEach(styles.map((rule) => `style ${rule![1]} {${membersOf(rule![2]!)}}`));
  const [, number] = /^(?:slide|page|folie|diapositiva?)\s*#?(\d+)/i.exec(statement) ?? [];
  if (Number(number) > 1) return advise('write --- in place of this line, and take the line with its } away');
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

/** What begins as a statement does: a name or a word, and what is defined. */
const BEGINS = String.raw`(?:<NAME>\s*[:=]|(?:slider|text|view|axes|grid|style|camera)\s).*`;

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
  entry(String.raw`(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d+/]{24,}={0,2}`, () =>
    advise('give the text itself: this is Base64, which is to be decoded'),
  ),
  entry(String.raw`(view|window|bounds|viewport)\s*:`, (_, { text }) => {
    const line = viewInLines(text)?.line;
    const remedy = line === undefined ? saidAlready(text) : `take the line away, for ${line} says it`;
    return remedy === undefined ? undefined : advise(remedy);
  }),
  // A setting whose values stand below it.
  entry(String.raw`(camera|style|[xyz]axis|axes|grid|background)\s*:`, ([, word = ''], { text, at }) => {
    const members = Object.entries(membersBelow(text, at)).map(([key, value]) => `${key}: ${value}`);
    if (members.length === 0) return undefined;
    const block = `{${members.join(', ')}}`;
    if (word === 'style') return undefined;
    return withLinesBelow(word === 'camera' ? advise(cameraAdvice(block)) : write(`${word} ${block}`));
  }),
  // The head of lines that stand further to the right.
  entry(String.raw`(\p{Ll}{3,})\s*:`, ([, word = ''], { text, at, defines }) => {
    const below = at === undefined ? '' : (text.slice(at).split('\n')[1] ?? '');
    // Of these more is said where no statement is found at all.
    const isOther = !Object.hasOwn(SECTIONS, word) && !/^(?:objects|elements|shapes|definitions|labels)$/.test(word);
    const isHead = (/^\s+\S/.test(below) || /^styles?$/.test(word)) && isOther;
    return isHead && (!defines(word) || /^(?:styles?|looks?|values|settings?)$/.test(word))
      ? advise('take the line away: the lines of a figure stand in no sections, and each is read by itself')
      : undefined;
  }),
  // A name whose definition stands below it.
  entry(String.raw`(<NAME>)\s*[:=]`, ([, name = ''], { text, at }) => {
    const below = at === undefined ? '' : (text.slice(at).split('\n')[1] ?? '');
    if (!/^\s+[^\s-]/.test(below)) return undefined;
    const call = /^\s+(\p{Lu}\p{L}*\(.*\))\s*$/u.exec(below)?.[1];
    const source = call ?? definitionMeant({ ...membersBelow(text, at), id: name }, 0)?.source;
    return source === undefined ? undefined : withLinesBelow(write(`${name}: ${source}`));
  }),
  // An object over several lines, as YAML has it.
  entry(String.raw`-\s+(\w+\s*:\s+[^:]*)`, ([, first = ''], { text, at }) => objectMeant(first, text, at)),
  // What belongs to the line before.
  entry(String.raw`\{[^{}]*\}|"[^"]*"(?:\s*\{[^{}]*\})?`, ([part = ''], { text, at }) => {
    const line = at === undefined ? '' : (text.slice(0, at).trimEnd().split('\n').pop() ?? '');
    const isDefinition = /^\s*\p{L}[\p{L}\p{N}_]*['′]*\s*:\s*\p{Lu}\p{L}*\(.*\)[^"]*$/u.test(line);
    return isDefinition
      ? advise(`write it behind the line before: ${line.trim().replace(/\s*\\$/, '')} ${part}`)
      : undefined;
  }),
  // Signs of quotations, of differences between files, and numbers of lines.
  entry(
    String.raw`(?:[>+]|\(?[a-z\d]\)|\d+\s*[|:]|\d+\s(?=\s*<NAME>\s*:\s*\p{Lu}))\s*(${BEGINS})`,
    ([, statement = '']) => read(statement),
  ),
  // A statement in tags of HTML.
  entry(String.raw`<(\w+)[^>]*>\s*(${BEGINS})</\w+>`, ([, , statement = '']) => write(statement.trim())),
  entry(String.raw`(?:options?|settings?|config|layout|display)\s*:?\s*\{(.*)\}`, ([, block = '']) => {
    const lines = settingsIn(block);
    return lines && writeEach(lines);
  }),
  // `segments: AB, BC`
  entry(String.raw`(\p{L}+)\s*:\s*(<POINTS>(?:\s*[,;]\s*<POINTS>)*)`, ([, word = '', list = '']) => {
    const type = Object.hasOwn(SECTIONS, word.toLowerCase()) ? SECTIONS[word.toLowerCase()]! : undefined;
    if (type === undefined || type === 'Point') return undefined;
    const lines = list.split(/\s*[,;]\s*/).map((name) => `${type[0]!.toLowerCase()}: ${type}(${pointList(name)})`);
    return writeEach(withOwnNames(lines));
  }),
  // `- Segment: {color: red}`
  entry(String.raw`(?:[-*•]\s+)?(\p{Lu}\p{L}+)\s*:\s*(\{[^{}]*\})`, ([, type = '', block], { defines, text }) =>
    isConstructor(type) && (!defines(type) || /^styles?:/m.test(text)) ? write(`style ${type} ${block}`) : undefined,
  ),
  // Remarks behind a definition, and lines that are left out.
  entry(String.raw`(<NAME>\s*:\s*\p{Lu}\w*\([^"]*\))\s+(?:<--?|←|⟵)\s*(\p{L}.*)`, ([, definition = '']) =>
    write(definition, ', with -- in front of the words for a comment'),
  ),
  entry(String.raw`\.{3,}|…`, () => advise('take the line away: all lines of a figure are written')),
  entry(String.raw`(?:[-*•]\s+)?(?:<NAME>\s*[:=]\s*)?[[(].*[\])],?`, ([line = ''], { text, at }) => {
    const type = sectionAbove(text, at);
    const own = type === undefined ? undefined : ofSection(line, type);
    return own === undefined ? undefined : read(own);
  }),
];
