import { entry, type HabitEntry, read } from './habit.js';
import { styleOf } from './looks.js';
import { lookOf } from './properties.js';

const LABEL =
  /^(?:label(?:l?ed)?|named?|called|text|caption|title|beschriftung|标签)(?:\s*[:=]\s*|\s+|(?=["']))(?:"([^"]*)"|'([^']*)'|([\p{L}\p{N}_'′]+))/iu;
const KEYED =
  /^([\p{L}][\p{L}\p{N}_-]*)(?:\s*[:=]\s*|\s+)(?:"([^"]*)"|'([^']*)'|(#[0-9a-f]{3,8}|[-+]?[\d.]+(?:px|pt|%)?|\p{L}[\w-]*))(?=[\s,;&]|$)/iu;
const WORD = /^\p{L}+(?=[\s,;&]|$)/u;
const BETWEEN = /^(?:[\s,;&]+|(?:and|und|with|mit|in)\s+)+/i;

/** `stroke: red; stroke-width: 2px` as properties; undefined where one of them is none. */
function ofCss(text: string): string | undefined {
  const pairs = text.split(';').filter((pair) => pair.trim() !== '');
  const looks = pairs.map((pair) => {
    const [, key, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(pair) ?? [];
    return key === undefined ? undefined : lookOf(key, value!);
  });
  return looks.includes(undefined) ? undefined : looks.join(', ');
}

/** The style and the label that a tail of words is; undefined where one of them is none of both. */
function partsOf(tail: string, defines: (name: string) => boolean) {
  let style: readonly string[] = [];
  let label: string | undefined;
  let isSaid = false;
  let rest = tail.replace(BETWEEN, '');
  while (rest !== '') {
    const named = LABEL.exec(rest);
    const quoted = /^(?:"([^"]*)"|'([^']*)')/.exec(rest);
    const [whole = '', key = '', ...values] = KEYED.exec(rest) ?? [];
    const value = values.find((each) => each !== undefined) ?? '';
    const [word = ''] = WORD.exec(rest) ?? [];
    const width = /^(\d+(?:\.\d+)?)(?:px|pt)(?=[\s,;&]|$)/.exec(rest);
    const alone = defines(word) ? undefined : styleOf(word.toLowerCase());
    const isPair =
      alone === undefined || /^(?:true|false|\d+)$/.test(value) || whole.includes(':') || whole.includes('=');
    const css = key.toLowerCase() === 'style' && value.includes(':') ? ofCss(value) : undefined;
    const look = css ?? (whole !== '' && isPair ? lookOf(key, value) : undefined);
    let taken = word;
    if ((named ?? quoted) !== null && label === undefined) {
      isSaid ||= named !== null;
      const [all, ...words] = (named ?? quoted)!;
      label = words.find((each) => each !== undefined);
      taken = all;
    } else if (width !== null) {
      style = [...style, `lineWidth: ${width[1]}`];
      taken = width[0];
    } else if (look !== undefined) {
      // Of what is filled, the opacity is that of the inside.
      const others = look.startsWith('lineOpacity') ? style.filter((each) => !each.startsWith('regionOpacity')) : style;
      const isFilled = others.length < style.length;
      style = [...others, isFilled ? look.replace('line', 'region') : look];
      taken = whole;
    } else if (alone !== undefined) style = [...style, alone];
    else return undefined;
    rest = rest.slice(taken.length).replace(BETWEEN, '');
  }
  // A label in quotes alone is figure text.
  return style.length > 0 || isSaid ? { style, label } : undefined;
}

/** The first split of `y = x^2 + 1 color red` behind which all is a look or a label. */
function splitTail(text: string, defines: (name: string) => boolean) {
  for (const { index } of text.matchAll(/(?<=[\w)²³])(?:\s*,\s*|\s+)(?=[^\s+\-−*/^=])/gu)) {
    const [definition, tail] = [text.slice(0, index), text.slice(index)];
    const parts = /[()[\]{}]/.test(tail) ? undefined : partsOf(tail, defines);
    if (parts !== undefined) return { definition, parts };
  }
  return undefined;
}

/** Looks and a label behind a definition, in whatever order and with whatever between them. */
export const tailHabits: readonly HabitEntry[] = [
  entry(
    String.raw`<NAME>\s*[:=](?!=)[^"{}]*[)\]](?:\s*,\s*|\s+)[^()[\]{}]+|<NAME>\s*[:=]\s*[xy]\s*=[^"{}]*?[\w)²³](?:\s*,\s*|\s+)[^()[\]{}]+`,
    ([text = ''], { defines }) => {
      const split = splitTail(text, defines);
      if (split === undefined) return undefined;
      const { definition, parts } = split;
      const block = parts.style.length === 0 ? '' : ` {${parts.style.join(', ')}}`;
      return read(`${definition}${block}${parts.label === undefined ? '' : ` ${JSON.stringify(parts.label)}`}`);
    },
  ),
];
