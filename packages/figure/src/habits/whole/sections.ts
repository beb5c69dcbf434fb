import { definitionMeant } from '@geoslide/protocol';
import { splitArguments } from '../arguments.js';
import { type Habit, withLinesBelow, write } from '../habit.js';

/** What stands above a list of objects, and the constructor of its items. */
export const SECTIONS: Readonly<Record<string, string>> = {
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
export function sectionAbove(text: string, at: number | undefined): string | undefined {
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
export function membersBelow(text: string, at: number | undefined): Record<string, unknown> {
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
export function objectMeant(first: string, text: string, at: number | undefined): Habit | undefined {
  const [, key = '', value = ''] = MEMBER.exec(first) ?? [];
  const object = { [key]: asValue(value), ...membersBelow(text, at) };
  if (Object.keys(object).length < 2) return undefined;
  const type = sectionAbove(text, at);
  const meant = definitionMeant({ ...(type !== undefined && { type }), ...object }, 0);
  return meant && withLinesBelow(write(`${meant.id}: ${meant.source}`));
}

/** `s: Segment(A, B)` for an item of a section. */
export function ofSection(item: string, type: string): string | undefined {
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
