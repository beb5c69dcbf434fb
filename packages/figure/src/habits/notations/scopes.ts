import { type Habit, type Surroundings, writeEach } from '../habit.js';
import { withLooks } from '../looks/tail.js';
import { partsOf, printedParts } from '../whole/parts.js';
import { looksOfOptions } from './options.js';
import { transformed } from './paths.js';

const ENVIRONMENT = /\\(begin|end)\s*\{(scope|tikzpicture)\}\s*(?:\[((?:[^[\]{}]|\{[^{}]*\})*)\])?/g;

const MOVES = /(?<!\p{L})(?:shift|xshift|yshift|rotate|rotate around|scale|xscale|yscale)\s*=/u;
const SHIFT = /^(?:[xy]?shift\s*=|[^=]*$|(?:color|draw|fill|line width|opacity)\s*=)/;

const PAIR = /\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/g;
/** A point that is defined elsewhere, where it was moved already. */
const NAMED = /(?<![\p{L}\d_])\p{Lu}\d*['′]*(?![\p{L}\d_(])/u;

/** A habit as the scopes of TikZ around its statement have it: moved, and with their looks. */
export function inScopes(habit: Habit | undefined, { text, at }: Surroundings): Habit | undefined {
  if (habit === undefined || at === undefined || !text.includes('\\begin')) return habit;
  const open: string[] = [];
  for (const [, word, kind, options = ''] of text.slice(0, at).matchAll(ENVIRONMENT)) {
    // A whole picture is as large as its frame.
    if (word === 'begin')
      open.push(kind === 'scope' ? options : options.replace(/\w+\s*=\s*(?:\{[^{}]*\}|[^,]*)/g, ''));
    else open.pop();
  }
  const own = open.filter((options) => options.trim() !== '').toReversed();
  if (own.length === 0) return habit;
  if ('read' in habit) return { read: inEach(habit.read, own) };
  const { definitions = [], remedy } = habit;
  const moved = definitions.map((each) => inEach(each, own));
  if (definitions.some((each) => !remedy.includes(each))) return habit;
  return moved.length > 1
    ? writeEach(moved)
    : { ...habit, remedy: remedy.replace(definitions[0] ?? '', () => moved[0] ?? ''), definitions: moved };
}

function inEach(definition: string, scopes: readonly string[]): string {
  let own = definition;
  for (const options of scopes) {
    const parts = partsOf(own);
    if (parts === undefined) return own;
    const [, name = '', source = ''] = /^(\S+: )(.*)$/su.exec(parts.head) ?? [];
    if (MOVES.test(options)) {
      own =
        name === '' || own.startsWith('text ')
          ? shifted(own, options)
          : printedParts({ ...parts, head: `${name}${moved(source, options)}` });
    }
    const taken = new Set((partsOf(own)?.style ?? []).map((each) => each.split(':')[0]));
    const style = looksOfOptions(options).filter((look) => !taken.has(look.split(':')[0]));
    if (style.length > 0 && name !== '') own = withLooks(own, { style, label: undefined, labelStyle: [] }) ?? own;
  }
  return own;
}

function moved(source: string, options: string): string {
  if (options.split(/,(?![^{]*\})/).every((option) => SHIFT.test(option.trim()))) return shifted(source, options);
  return NAMED.test(source) ? source.replace(PAIR, (pair) => transformed(pair, options)) : transformed(source, options);
}

/** A text with its places moved by what the options shift. */
function shifted(text: string, options: string): string {
  const [, x = 0, y = 0] = (/(?<!\p{L})shift\s*=\s*\{?\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/u.exec(options) ?? []).map(
    Number,
  );
  const [dx, dy] = ['x', 'y'].map((axis) =>
    Number(new RegExp(`${axis}shift\\s*=\\s*(-?[\\d.]+)`).exec(options)?.[1] ?? 0),
  ) as [number, number];
  const sum = (value: string, by: number) => Number((Number(value) + by).toFixed(4));
  return text.replace(PAIR, (_, a: string, b: string) => `(${sum(a, x + dx)}, ${sum(b, y + dy)})`);
}
