import { styleProperties } from '@geoslide/protocol';
import { foreignColor } from './foreign-looks.js';
import { entry, type HabitEntry, read, write } from './habit.js';
import { looks } from './look-words.js';

const WORDS = Object.keys(looks).join('|');

const PAIR = String.raw`\w+\s*[:=]\s*(?:"[^"]*"|[#\w.]+)`;

/** Looks and labels behind an object without their braces and quotes. */
export const lookHabits: readonly HabitEntry[] = [
  // `rot gefüllt`, `dashed blue`
  entry(
    String.raw`(<NAME>\s*[:=][^"{}]*[)\]])\s*,?\s+((?:in\s+)?\p{L}+(?:\s*(?:,|\s|and|und)\s*\p{L}+){0,2})`,
    ([, definition = '', words = ''], { defines }) => {
      const parts = words.split(/[\s,]+/).filter((word) => !/^(?:in|and|und|with|mit)$/i.test(word));
      const styles = parts.map((word) => styleOf(word.toLowerCase()));
      if (parts.some((word) => defines(word)) || parts.length === 0) return undefined;
      if (styles.includes(undefined)) return undefined;
      const isRegion = (style = '') => style.startsWith('regionOpacity');
      const sorted = [...styles.filter((style) => !isRegion(style)), ...styles.filter(isRegion)];
      const own = `${definition} {${sorted.join(', ')}}`;
      return styles.some(isRegion) ? write(own) : read(own);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=].*[)\]"])\s*(?:[[(<]|->|=>|→|:|\||~|!|@)\s*(${WORDS})\s*[\])>]?`,
    ([, definition = '', word = ''], { defines }) =>
      defines(word) ? undefined : read(withStyle(definition, looks[word]!)),
  ),
  entry(
    String.raw`(<NAME>\s*[:=][^"{}]*?[)\]])\s*,?\s*[[(]?\s*(${PAIR}(?:\s*,\s*${PAIR})*)\s*[\])]?`,
    ([, definition, list = '']) => {
      const pairs = [...list.matchAll(/(\w+)\s*[:=]\s*("[^"]*"|[#\w.]+)/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]);
      if (!pairs.every(([key = '']) => isLook(key) || isLabel(key))) return undefined;
      const label = pairs.find(([key = '']) => isLabel(key))?.[1];
      const style = pairs.filter(([key = '']) => isLook(key)).map((pair) => pair.join(': '));
      const block = style.length === 0 ? '' : ` {${style.join(', ')}}`;
      return read(`${definition}${block}${label === undefined ? '' : ` ${JSON.stringify(label.replaceAll('"', ''))}`}`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=].*[)\]"])\s*,?\s+(?:in\s+)?(${WORDS})`,
    ([, definition = '', word = ''], { defines }) =>
      defines(word) ? undefined : read(withStyle(definition, looks[word]!)),
  ),
  entry(
    String.raw`(<NAME>\s*[:=][^"{}]+?)\s*[,;|]\s*(${WORDS}|filled|shaded)`,
    ([, definition, word = ''], { defines }) =>
      defines(word) ? undefined : read(`${definition} {${looks[word] ?? 'regionOpacity: 30'}}`),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]+?)\s*[,;|]\s*(${PAIR}(?:\s*,\s*${PAIR})*)`, ([, definition, list = '']) => {
    const pairs = list.split(',').map((pair) => pair.trim().replace(/\s*=\s*/, ': '));
    return pairs.every((pair) => isLook(/^\w+/.exec(pair)![0]))
      ? read(`${definition} {${pairs.join(', ')}}`)
      : undefined;
  }),
  entry(
    String.raw`(<NAME>\s*[:=][^"]*[)\]])\s*,?\s+(label|labeled|labelled|named|name|called|as|with\s+(?:the\s+)?(?:label|name))\s*[:=]?\s*("[^"]*".*|<NAME>)`,
    ([, definition, word = '', label = ''], { defines }) =>
      defines(word) ? undefined : read(`${definition} ${label.startsWith('"') ? label : `"${label}"`}`),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*[)\]])\s*\$([^$"]+)\$`, ([, definition, label]) =>
    read(`${definition} "${label}"`),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"]*[)\]])\s*'([^'"]*)'`, ([, definition, label]) =>
    read(`${definition} "${label}"`),
  ),
];

/** Colours of CSS that are lighter or darker than others. */
const LIGHTER = /^(?:light|dark)(?:blue|green|gr[ae]y|cyan|red|orange)$|^light(?:yellow|pink)$/;

/** The property that a word behind an object is, in other languages too. */
export function styleOf(word: string): string | undefined {
  if (/^(?:filled|fill|shaded|gefüllt|ausgefüllt)$/.test(word)) return 'regionOpacity: 30';
  if (/^(?:gestrichelt|discontinu[ao]?|discontinue|tireté|虚线)$/.test(word)) return looks.dashed;
  if (/^(?:gepunktet|punktiert|pointillés?|puntead[ao]|点线)$/.test(word)) return looks.dotted;
  if (/^(?:unsichtbar|versteckt)$/.test(word)) return looks.hidden;
  if (/^(?:dicke?|fett|gras|épaisse?|grues[oa]|粗)$/.test(word)) return looks.thick;
  if (/^(?:dünne?|delgad[oa]|细)$/.test(word)) return looks.thin;
  if (LIGHTER.test(word)) return `color: ${word}`;
  const color = foreignColor(word);
  return Object.hasOwn(looks, word) ? looks[word] : color && `color: ${color}`;
}

function isLook(key: string): boolean {
  return Object.hasOwn(styleProperties.object, key);
}

function isLabel(key: string): boolean {
  return key === 'label' || key === 'name';
}

/** The style stands before the label. */
function withStyle(definition: string, style: string): string {
  const [, object, label] = /^(.*?)(\s*"[^"]*")$/u.exec(definition) ?? [];
  return object === undefined ? `${definition} {${style}}` : `${object.trimEnd()} {${style}}${label}`;
}
