import { Fault, type Report } from '../../problem.js';
import { wordsOf } from '../meant/names.js';

const NAME = String.raw`\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*`;

/** The heads of the definitions that a remedy tells to write. */
const TOLD_HEADS = new RegExp(
  String.raw`(?<=(?:^|\s)(?:write|a name, as in|then|own:|colon:) (?:(?:text|slider) )?)${NAME}(?=: \S)`,
  'gu',
);

/** The heads of lines, whether these can be read or not. */
const TYPED_HEADS = new RegExp(String.raw`^[ \t]*(?:(?:text|slider)[ \t]+)?(${NAME})[ \t]*:?[:=](?!=)`, 'gmu');

/** A remedy that is a line of the text with more behind it, or an example. */
const OF_OLD_NAMES = / in place of the definitions? of | after the definition of |^(?:did you mean|take the line away)/;

/** Longer texts have hardly names that remedies choose. */
const MAX_TEXT = 20_000;

/** Gives what remedies define names that neither the text nor another remedy has. */
export function freeNames({ text, errors }: Report): void {
  if (errors.length === 0 || text.length > MAX_TEXT) return;
  const taken = new Set(Array.from(text.matchAll(TYPED_HEADS), ([, name = '']) => name));
  for (const [i, fault] of [...errors.entries()].sort(([, a], [, b]) => a.at - b.at)) {
    if (OF_OLD_NAMES.test(fault.remedy)) continue;
    const [start, end] = [text.lastIndexOf('\n', fault.at - 1) + 1, text.indexOf('\n', fault.at)];
    const typed = new Set(wordsOf(text.slice(start, end < 0 ? undefined : end).replace(/"[^"]*"/g, '')));
    const remedy = renamed(fault.remedy, (head, line) => typed.has(head) || text.includes(line), taken);
    if (remedy !== fault.remedy) errors[i] = new Fault(fault.at, fault.found, fault.expected, remedy);
  }
}

/** More of a line that is told is not compared with the text. */
const MAX_SAID = 16;

/**
 * A remedy with free names, which are taken with it.
 *
 * @param isTyped Whether a name, or the beginning of its line, is what was typed.
 */
function renamed(remedy: string, isTyped: (name: string, line: string) => boolean, taken: Set<string>): string {
  let own = remedy;
  for (const { 0: name, index } of remedy.matchAll(TOLD_HEADS)) {
    const free = isTyped(name, remedy.slice(index, index + MAX_SAID)) ? name : firstFree(name, taken);
    taken.add(free);
    if (free === name) continue;
    const at = [...own.matchAll(TOLD_HEADS)].find(([head]) => head === name)?.index ?? 0;
    const used = new RegExp(String.raw`(?<=[(\[{,+*/=-]\s*)${name}(?=\s*[)\],.}+*/-])`, 'gu');
    own = `${own.slice(0, at)}${free}${own.slice(at + name.length).replace(used, free)}`;
  }
  return own;
}

/** The name itself, or the first free one with an index. */
export function firstFree(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const plain = name.replace(/_\d+$/, '');
  for (let number = 1; ; number += 1) if (!taken.has(`${plain}_${number}`)) return `${plain}_${number}`;
}
