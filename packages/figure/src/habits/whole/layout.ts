import { constructorMeant } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { advise, type Habit, write, writeEach } from '../habit.js';
import { viewInLines } from './view-lines.js';

/** Settings in one block, each with its value: `{axes: false, background: white}`. */
export function settingsIn(block: string): readonly string[] | undefined {
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
