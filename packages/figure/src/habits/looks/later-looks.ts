import { styleProperties } from '@geoslide/protocol';
import { entry, type Habit, type HabitEntry, type Surroundings, writeBehind } from '../habit.js';
import { lookOf } from '../properties.js';
import { synonymOf } from '../synonyms.js';
import { looksIn, ownMembers, wordAlone } from './tail.js';

/** What a style is called where a call or an assignment gives one: the words behind it say it all. */
const STYLE = /^(?:set_?)?(?:styles?|attributes?|attr|css|format|properties|props|options|looks?)$/i;

/** What stands in front of such a statement, and between its parts, and says nothing. */
const VERB = String.raw`(?:(?:set|make|change|setze|definir|imposta)\s+)?(?:(?:the|die|la|le|el|il|de|het|o|a)\s+)?`;
const OF = String.raw`(?:of|for|von|vom|des|de\s+la|de|du|di|del|della|da|do|van|dla|z)`;
const IS = String.raw`(?:\s*(?::=|[:=,])\s*|\s+(?:to|is|ist|est|es|è|é|auf|sur|a|su|op|na)\s+|\s+)`;

/** Between a property and its value: `color is red`, `颜色是红色`. */
const IS_SAID = /(?<=^\p{Script=Han}+)(?:是|为)|(?<=^\p{L}+)\s+(?:is|ist|est|es|è|é|to)\s+/u;

/** The definition of an object in another line than the one that is read. */
function definitionOf(name: string, { text, at }: Surroundings): string | undefined {
  const heads = text.matchAll(new RegExp(`^[ \\t]*(?:slider[ \\t]+)?${name}[ \\t]*[:=].*$`, 'gmu'));
  for (const { 0: line, index } of heads) {
    const isOther = at === undefined || at < index || at > index + line.length;
    if (isOther && !isLooks(line.replace(/^[^:=]*[:=]/, ''))) return line;
  }
  return undefined;
}

const isLooks = (words: string): boolean => /^\s*\p{L}/u.test(words) && looksIn(words) !== undefined;

/** What an object is to look like that another line defines, by the words that say so. */
function laterLooks(name: string, words: string, surroundings: Surroundings, isNamed: boolean): Habit | undefined {
  const definition = definitionOf(name, surroundings);
  if (definition === undefined ? isNamed : /^\S+\s*[:=]\s*[-−\d.]+\s*$/.test(definition)) return undefined;
  const looks = looksIn(
    withoutSize(words),
    (word) => words.startsWith(`${word}: `) || !surroundings.defines(word),
    false,
    (text) => {
      const part = wordAlone(text);
      return part?.label === undefined ? part : undefined;
    },
  );
  if (looks === undefined || (looks.style.length === 0 && looks.label === undefined)) return undefined;
  if (!looks.style.flatMap(ownMember).every(isValid)) return undefined;
  const isPoint = /^\p{Lu}/u.test(name);
  const style = ownMembers(definition ?? (isPoint ? ': (' : ''), looks.style.flatMap(ownMember));
  const block = style.length === 0 ? '' : `{${style.join(', ')}}`;
  const ofLabel = looks.labelStyle.length === 0 ? '' : `{${looks.labelStyle.join(', ')}}`;
  const part = [block, looks.label, ofLabel].filter((own) => own !== undefined && own !== '').join(' ');
  return writeBehind(name, part);
}

/** A member of a block as this language has it, for one that has the name of another program. */
function ownMember(member: string): string | readonly string[] {
  const [, key = '', quoted, plain = ''] = /^(\p{L}+): (?:"(\w+)"|(.*))$/u.exec(member) ?? [];
  const value = quoted ?? plain;
  if (OBJECT_KEYS.includes(key)) return `${key}: ${value}`;
  const look = lookOf(key, value);
  // What is filled has its opacity inside.
  const own = /^line/i.test(key) ? look : look?.replace(/^lineOpacity:/, 'opacity:');
  return own?.split(', ') ?? member;
}

/** Whether the value of a member is one that its property takes, or a colour of whatever name. */
function isValid(member: string): boolean {
  const [key = '', value = ''] = member.split(': ');
  const own: { readonly type?: string; readonly options?: readonly string[] } =
    styleProperties.object[key as 'pointStyle'] ?? {};
  return own.options?.includes(value) ?? (own.type !== 'number' || /^[\d.]+%?$/.test(value));
}

/** What a property with its value says: that of a style is a look, a block, or another property with its value. */
function ofKey(key: string, value: string): string {
  const plain = /^[^(]*\)$/.test(value) ? value.slice(0, -1) : value;
  if (STYLE.test(key)) return plain.replace(/^["']?(\w+)["']?\s*,\s*/, '$1: ');
  return `${key.replace(/\s+/g, '')}: ${plain}`;
}

/** `size 2 filled` for `2 filled`: a number alone is a size. */
const withoutSize = (words: string): string => words.replace(/^(\d+(?:\.\d+)?)\s+(?=\p{L})/u, 'size $1 ');

/** Looks of an object in a line behind its definition: `k: dashed`, `k.color = red`, `width of k: 3`, `k的颜色是红色`. */
export const laterHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>)(?:\.|->|→)(?:set_?)?(\p{L}[\p{L}_-]*)(?:\s*[:=]\s*(.+)|\(\s*(.*?)\s*\))`,
    ([, name = '', key = '', given, inner], surroundings) => {
      if (name.length > 2 && !surroundings.defines(name)) return undefined;
      const value = (given ?? inner ?? '').replace(/^["'](.*)["']$/, '$1');
      if (value === '' && inner !== undefined) return laterLooks(name, key, surroundings, true);
      return laterLooks(name, ofKey(key, value), surroundings, false);
    },
    'iu',
  ),
  entry(
    String.raw`${VERB}(\p{L}[\p{L}-]*(?:\s(?!${OF}\s)\p{L}+)?)(?:\s+${OF}\s+|\s*\(\s*|\s+)(?:l['’])?(<NAME>)\s*\)?${IS}(.+)`,
    ([, key = '', name = '', value = ''], surroundings) =>
      isProperty(key) &&
      (/^\p{L}\d*$/u.test(name) || surroundings.defines(name)) &&
      !(key === 'style' && value.startsWith('{'))
        ? laterLooks(name, ofKey(key, value), surroundings, false)
        : undefined,
    'iu',
  ),
  entry(
    String.raw`(<NAME>)(?:\s*[:=]\s*|['’]s\s+|\s+|\s*的\s*|(?=\{))(.+)`,
    ([, name = '', words = ''], surroundings) => laterLooks(name, words.replace(IS_SAID, ': '), surroundings, true),
  ),
];

const isProperty = (key: string): boolean =>
  key.length > 1 &&
  (STYLE.test(key) || OBJECT_KEYS.includes(key) || synonymOf(key.replace(/\s+/g, ''), OBJECT_KEYS) !== undefined);

const OBJECT_KEYS = Object.keys(styleProperties.object);
