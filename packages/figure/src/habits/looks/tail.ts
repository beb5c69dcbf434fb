import { constructorMeant, constructors } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { definitionWords, settingWords } from '../../words.js';
import { entry, type HabitEntry, read, write } from '../habit.js';
import { lookOf } from '../properties.js';
import { keyOf, knownMembers, memberOf, membersOf, type Parts, partsOf, printedParts } from '../whole/parts.js';
import { lookAt, styleOf } from './look-at.js';

/** Looks and a label. */
export type Looks = Pick<Parts, 'style' | 'label' | 'labelStyle'>;

/** What stands between looks and says nothing. */
export const FILLER =
  /^(?:[\s,;|&!~@]+|[-=~]>(?=\s*["\p{L}])|→|:(?=\s|["\p{L}])|(?:and|und|et|y|e|with|mit|avec|con|in|en|color|colou?red|style|stil|the|als|as|an?|eine[rmn]?|de)(?=[\s,;:])(?!\s*[:=])|(?:lines?|linien?|border|outline|edges|sides|rand|bord|contour|borde)(?=[\s,;]|$))+/iu;

const LABEL =
  /^(?:label(?:l?ed)?|named?|called|caption|title|text|beschrift(?:ung|et)|étiquette|etiqueta|etiquetado|标签|标记)(?:\s*[:=]\s*|(?:\s+(?:mit|with|as|als|con|avec))?\s+|为?(?=["'“]))(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([\p{L}\p{N}_'′]+(?=[\s,;]|$)))/iu;
const QUOTED = /^"((?:[^"\\]|\\.)*)"|^'([^'"]*)'|^“([^”]*)”|^\$([^$"]+)\$/u;
const BRACKET = /^\{([^{}]*)\}|^\[([^[\]]*)\]|^\(([^()]*)\)|^<([^<>]*)>/;
const KEYED =
  /^(\p{L}[\p{L}\p{N}_-]*)(\s*[:=]\s*|\s+)("[^"]*"|'[^']*'|#[\da-f]{3,8}\b|[-+−]?[\d.]+(?:px|pt|%)?|\p{L}[\p{L}-]*)(?=[\s,;&]|$)/iu;

/** A part of a tail, with its length. */
interface Part extends Partial<Looks> {
  readonly length: number;
  readonly isBlock?: boolean;
}

/** The look or label that a text begins with. */
export function partAt(text: string, isLoose = false): Part | undefined {
  const label = LABEL.exec(text) ?? QUOTED.exec(text);
  if (label !== null)
    return { length: label[0].length, label: `"${label.slice(1).find((each) => each !== undefined)}"` };
  const bracket = BRACKET.exec(text);
  if (bracket !== null) {
    const inner = bracket.slice(1).find((each) => each !== undefined)!;
    const style = isLoose || text.startsWith('{') ? knownMembers(inner) : looksIn(inner)?.style;
    return style && { length: bracket[0].length, style, isBlock: true };
  }
  const look = lookAt(text);
  const [whole, key = '', sign = '', value = ''] = KEYED.exec(text) ?? [];
  const isPair = whole !== undefined && (look === undefined || /[:=]|^(?:true|false|\d+)$/.test(`${sign}${value}`));
  if (isPair) {
    const isSaid =
      (key.length > 1 && /[:=]/.test(sign)) ||
      ((/^["'#\d]/.test(value) || styleOf(value) !== undefined) && (key.length > 1 || sign.trim() !== ''));
    const own = isLoose ? memberOf(whole) : isSaid ? pairOf(key, value.replace(/^(["'])(.*)\1$/, '$2')) : undefined;
    if (own !== undefined) return { length: whole.length, style: own };
  }
  return look && { length: look.length, style: look.members };
}

/** A key with its value, or all of a style as CSS has it. */
function pairOf(key: string, value: string): readonly string[] | undefined {
  if (/^style$/i.test(key) && value.includes(':')) return knownMembers(value.replaceAll(';', ','));
  const look = lookOf(key, value) ?? (/^style$/i.test(key) ? styleOf(value) : undefined);
  return look === undefined ? undefined : membersOf(look);
}

/** Looks and a label in whatever order, with whatever between them; undefined where something else stands there. */
export function looksIn(
  tail: string,
  isWord: (word: string) => boolean = () => true,
  isLoose = false,
): Looks | undefined {
  const style: string[] = [];
  const labelStyle: string[] = [];
  let label: string | undefined;
  for (let rest = tail.replace(FILLER, ''); rest.trim() !== ''; rest = rest.replace(FILLER, '')) {
    const part = isWord(/^\p{L}[\p{L}\p{N}_]*/u.exec(rest)?.[0] ?? '') ? partAt(rest, isLoose) : undefined;
    if (part === undefined || (part.label !== undefined && label !== undefined)) return undefined;
    // What only labels have stands behind one, as what stands in a block behind a label does.
    for (const member of part.style ?? []) {
      const key = keyOf(member);
      const isOfLabel = Object.hasOwn(styleProperties.label, key) && !Object.hasOwn(styleProperties.object, key);
      (isOfLabel || (part.isBlock && label !== undefined) ? labelStyle : style).push(member);
    }
    label ??= part.label;
    rest = rest.slice(part.length);
  }
  return { style, label, labelStyle };
}

/** Types of values whose opacity is that of the inside. */
const FILLED =
  /^(?:Polygon|Circle|Ellipse|Sector|Region|Area|RiemannSum|Chart|Distribution|Sphere|Cone|Cylinder|Polyhedron|CurvedSolid|Plane|HalfSpace|Surface|Angle)/;

/** Whether what a definition makes has an inside. */
function isFilled(head: string): boolean {
  const [, called = ''] = /: (\p{L}[\p{L}\d]*)\s*[([]/u.exec(head) ?? [];
  const own = called === '' ? undefined : (constructorMeant(called) ?? called);
  const entry = constructors.find(({ name, aliases = [] }) => name === own || aliases.includes(called));
  return entry === undefined ? /[<>≤≥]/.test(head) : FILLED.test(entry.signatures[0]!.returns);
}

const POINT = /: (?:\(|(?:Point|Midpoint|\w*[cC]ent(?:er|roid)|Intersect|Foot|Vertex|Focus)\s*\()/;

export const isFill = (member: string): boolean => member.startsWith('regionOpacity');

/** Members with the properties that a kind of object has for a size or an opacity. */
export function ownMembers(head: string, members: readonly string[]): readonly string[] {
  const hasFill = isFilled(head) || members.some(isFill);
  const isSaid = members.some((each) => each.startsWith('opacity:'));
  const isIdle = (each: string) => isFill(each) && ((isSaid && each === 'regionOpacity: 30') || POINT.test(head));
  const plain = members.filter((each) => !isIdle(each));
  const own = plain.map((each) =>
    each
      .replace(/^opacity:/, `${hasFill ? 'region' : 'line'}Opacity:`)
      .replace(
        /^size:/,
        /^text /.test(head)
          ? 'fontSize:'
          : POINT.test(head)
            ? 'pointSize:'
            : /: Angle/.test(head)
              ? 'angleSize:'
              : 'lineWidth:',
      ),
  );
  // An opacity that is said counts more than the usual one of what is filled.
  // The last one of a kind counts, and how much is filled stands behind the colour.
  const last = own.filter((each, i) => i === own.findLastIndex((other) => keyOf(other) === keyOf(each)));
  return [...last.filter((each) => !isFill(each)), ...last.filter(isFill)];
}

/** A definition with looks and a label behind it; undefined where it has others already. */
export function withLooks(definition: string, { style, label, labelStyle }: Looks): string | undefined {
  const parts = partsOf(definition);
  if (parts === undefined || (parts.label !== undefined && label !== undefined && parts.label !== label))
    return undefined;
  const added = [...parts.style, ...style.filter((each) => !parts.style.includes(each))];
  const own = label ?? parts.label;
  // What an axis is called is no label behind it.
  if (/^[xyz]axis$/.test(parts.head) && own !== undefined)
    return printedParts({ ...parts, style: [...added, `title: ${own}`], label: undefined });
  return printedParts({
    head: parts.head,
    style: ownMembers(parts.head, own === undefined ? [...added, ...labelStyle] : added),
    label: own,
    labelStyle: own === undefined ? [] : [...parts.labelStyle, ...labelStyle],
  });
}

/** The first split of `y = x^2 + 1 color red` behind which all is a look or a label. */
function splitTail(text: string, isWord: (word: string) => boolean) {
  for (const { index } of text.matchAll(
    /(?<=[\w)\]²³])(?:\s*[,;|]\s*|\s*(?=[-=]>|[^\w\s+\-−*/^=.])|\s+)(?=[-=]>|[^\s+\-−*/^=])/gu,
  )) {
    const definition = text.slice(0, index);
    const found = looksIn(text.slice(index), isWord);
    if (found !== undefined && (found.style.length > 0 || found.label !== undefined))
      return { definition, looks: found };
  }
  return undefined;
}

/** Looks and a label behind a definition, in whatever order and with whatever between them. */
export const tailHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?!(?:${[...definitionWords, ...settingWords].join('|')})(?!\p{L}))(?:<NAME>\s*[:=](?!=)[^"{}]*?[)\]](?:[^{}]+|[^{}]*\p{L}\s*[:=]?\s*"[^"]*"\s*\{[^{}]*\}|[^{}"]*\p{L}\s*\{[^{}]*\})|<NAME>\s*[:=]\s*[^"{}]*[=<>≤≥][^"{}]*?[\w)²³][^{}]+)`,
    ([text = ''], { defines }) => {
      const split = splitTail(text, (word) => !defines(word));
      const own = split && withLooks(split.definition, split.looks);
      return own === undefined || own === text ? undefined : read(own);
    },
  ),
  // `y = 2x + 3 (blue)`
  entry(String.raw`[xy]\s*[=<>≤≥][^"{}]+`, ([text = ''], { defines }) => {
    const split = splitTail(text, (word) => !defines(word));
    const own = split && withLooks(`f: ${split.definition}`, split.looks);
    return own === undefined ? undefined : write(own);
  }),
];
