import { constructorMeant, constructors, hasFunction, isConstructor } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { definitionWords, settingWords } from '../../words.js';
import { numberMeant } from '../advice/style-values.js';
import { entry, type HabitEntry, read, write } from '../habit.js';
import { lookOf } from '../properties.js';
import { keyOf, knownMembers, memberOf, membersOf, type Parts, partsOf, printedParts } from '../whole/parts.js';
import { lookAt, percentOf, styleOf } from './look-at.js';
import { nearestLook, propertyNamed, sizeNamed } from './vocabulary.js';

/** Looks and a label. */
export interface Looks extends Pick<Parts, 'style' | 'label' | 'labelStyle'> {
  /** Whether a word is misspelt, or a text without quotes. */
  readonly isGuess?: boolean;
}

/** What stands between looks and says nothing. */
export const FILLER =
  /^(?:[\s,;|&!~@]+|[-=~]>(?=\s*["\p{L}])|→|用(?=\p{Script=Han})|:(?=\s|["\p{L}])|(?:and|und|et|y|e|with|mit|avec|con|com|met|in|en|em|na|het|color|colou?red|style|stil|the|als|as|an?|eine[rmn]?|de)(?=[\s,;:])(?!\s*[:=])|(?:lines?|linien?|lignes?|l[ií]neas?|linhas?|lijn|linia|border|outline|edges|sides|rand|bord|contour|borde)(?=[\s,;]|$))+/iu;

const LABEL =
  /^(?:la(?:bel(?:l?ed)?|ble)|named?|called|caption|title|text|beschrift(?:ung|et)|étiquette|etiqueta|etiquetado|标签|标记)(?:\s*[:=]\s*|(?:\s+(?:mit|with|as|als|con|avec))?\s+|为?(?=["'“]))(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([\p{L}\p{N}_'′]+(?=[\s,;]|$)))/iu;
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
    const isStyle = isLoose || text.startsWith('{');
    const looks = isStyle ? undefined : looksIn(inner);
    const style = isStyle ? knownMembers(inner) : looks?.style;
    // A text alone in brackets is an argument.
    const own = looks?.label === undefined || looks.style.length === 0 ? {} : { label: looks.label };
    return style && { length: bracket[0].length, style, isBlock: true, ...own };
  }
  const look = lookAt(text);
  const [typed = '', key = '', sign = '', word = ''] = KEYED.exec(text) ?? [];
  const shade = /[:=]/.test(sign) ? lookAt(text.slice(key.length + sign.length)) : undefined;
  const isShade = shade !== undefined && shade.length > word.length && shade.members[0]?.startsWith('color: ');
  const value = isShade ? shade.members[0]!.slice(7) : word;
  const whole = isShade ? text.slice(0, key.length + sign.length + shade.length) : typed;
  const isPair = whole !== '' && (look === undefined || /[:=]|^(?:true|false|\d+)$/.test(`${sign}${value}`));
  if (isPair) {
    const isSaid =
      (key.length > 1 && /[:=]/.test(sign)) ||
      ((/^["'#\d]/.test(value) || styleOf(value) !== undefined || isOption(lookOf(key, value))) &&
        (key.length > 1 || sign.trim() !== ''));
    const own = isLoose ? memberOf(whole) : isSaid ? pairOf(key, value.replace(/^(["'])(.*)\1$/, '$2')) : undefined;
    if (own !== undefined) return { length: whole.length, style: own };
  }
  return look && { length: look.length, style: look.members };
}

/** Whether a member has one of the words that its property takes. */
function isOption(member = ''): boolean {
  const [key = '', value] = member.split(': ');
  const own: object = styleProperties.object[key as 'color'] ?? {};
  return 'options' in own && (own.options as readonly unknown[]).includes(value);
}

/** A key with its value, or all of a style as CSS has it. */
function pairOf(key: string, value: string): readonly string[] | undefined {
  if (/^style$/i.test(key) && value.includes(':')) return knownMembers(value.replaceAll(';', ','));
  const named = propertyNamed(key) ?? key.toLowerCase();
  if (/^(?:size|opacity)$/.test(named) && /^[\d.]+%?$/.test(value)) return [`${named}: ${percentOf(value)}`];
  const look = lookOf(key, value);
  return look === undefined ? undefined : membersOf(look);
}

/** Words between others, which are no label. */
const BETWEEN =
  /^(?:through|with|at|in|on|from|to|of|by|and|or|for|not|mit|durch|von|an|auf|zu|und|avec|sur|par|pour|con|por|que|units?|is|if|when|wenn|si|labell?(?:ed)?|visible)$/i;

/** The name of a letter, of which LaTeX has the sign. */
const GREEK = /^(?:alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|psi|omega)$/i;

/** A size, a misspelt look, or a label without quotes, behind what is whole without it. */
export function wordAlone(text: string): Part | undefined {
  const size = /^\d+(?:[.,]\d+)?\s?(?:[cmdk]?m|°|[cmdk]?m²)(?=\s*$)/u.exec(text)?.[0];
  if (size !== undefined)
    return { length: size.length, label: `"${size.replace(/(?<=\d)(?=\p{L})/u, ' ')}"`, isGuess: true };
  const word = /^\p{L}[\p{L}\p{N}_'′-]*(?=[\s,;.]|$)/u.exec(text)?.[0];
  if (word !== undefined && propertyNamed(word) === 'endArrow')
    return { length: word.length, style: ['endArrow: stealth'] };
  if (
    word === undefined ||
    propertyNamed(word) !== undefined ||
    isConstructor(word) ||
    hasFunction(word) ||
    definitionWords.some((own) => own === word)
  )
    return undefined;
  if (sizeNamed(word) !== undefined) return { length: word.length, style: [`size: ${word}`] };
  const near = /^\p{Ll}/u.test(word) ? nearestLook(word) : undefined;
  if (near !== undefined) return { length: word.length, style: [near], isGuess: true };
  const words = /^\p{L}[\p{L}\p{N}_'′-]*(?:\s+\p{L}[\p{L}\p{N}_'′-]*){0,3}$/u.exec(text.trimEnd())?.[0];
  return words === undefined ||
    words.split(/\s+/).some((own) => BETWEEN.test(own) || styleOf(own.toLowerCase()) !== undefined)
    ? undefined
    : { length: text.length, label: `"${GREEK.test(words) ? '\\' : ''}${words}"`, isGuess: true };
}

/** Looks and a label in whatever order, with whatever between them; undefined where something else stands there. */
export function looksIn(
  tail: string,
  isWord: (word: string) => boolean = () => true,
  isLoose = false,
  alone: (text: string) => Part | undefined = () => undefined,
): Looks | undefined {
  const style: string[] = [];
  const labelStyle: string[] = [];
  let label: string | undefined;
  let isGuess = false;
  for (let rest = tail.replace(FILLER, ''); rest.trim() !== ''; rest = rest.replace(FILLER, '')) {
    const word = /^\p{L}[\p{L}\p{N}_]*/u.exec(rest)?.[0] ?? '';
    const part = isWord(word) ? (partAt(rest, isLoose) ?? alone(rest)) : undefined;
    if (part === undefined || (part.label !== undefined && label !== undefined)) return undefined;
    // What only labels have stands behind one, as what stands in a block behind a label does.
    for (const member of part.style ?? []) {
      const key = keyOf(member);
      const isOfLabel = Object.hasOwn(styleProperties.label, key) && !Object.hasOwn(styleProperties.object, key);
      (isOfLabel || (part.isBlock && label !== undefined) ? labelStyle : style).push(member);
    }
    label ??= part.label;
    isGuess ||= part.isGuess === true;
    rest = rest.slice(part.length);
  }
  return { style, label, labelStyle, isGuess };
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
export function ownMembers(typed: string, members: readonly string[]): readonly string[] {
  const head = typed.replace(/^(\S+?)\s*=\s*/, '$1: ');
  const hasFill = isFilled(head) || members.some(isFill);
  const isSaid = members.some((each) => each.startsWith('opacity:'));
  const isIdle = (each: string) =>
    isFill(each) && (POINT.test(head) ? each !== 'regionOpacity: 30' : isSaid && each === 'regionOpacity: 30');
  const plain = members.filter((each) => !isIdle(each));
  const sized = plain.map((each) =>
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
  const own = sized.map((each) => {
    const [, key, word = ''] = /^(\w+(?:Size|Width)): (\p{L}+)$/u.exec(each) ?? [];
    if (POINT.test(head) && each === 'regionOpacity: 30') return 'pointStyle: dot';
    return key === undefined ? each : `${key}: ${numberMeant(key, word) ?? word}`;
  });
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

/** A call of a constructor, or a place. */
const IS_WHOLE = /^\S+\s*[:=]\s*(?:\p{Lu}\p{L}+\(.*|\([^()]*,[^()]*)\)$/su;

/** The first split of `y = x^2 + 1 color red` behind which all is a look or a label. */
function splitTail(text: string, isWord: (word: string) => boolean) {
  for (const { index } of text.matchAll(
    /(?<=[\w)\]²³])(?:\s*[,;|]\s*|\s*(?=[-=]>|[^\w\s+\-−*/^=.])|\s+)(?=[-=]>|[^\s+\-−*/^=])/gu,
  )) {
    const definition = text.slice(0, index);
    const found = looksIn(
      text.slice(index),
      isWord,
      false,
      IS_WHOLE.test(definition) && /^[\s,;|]*[\p{L}\d]/u.test(text.slice(index)) ? wordAlone : undefined,
    );
    if (found !== undefined && (found.style.length > 0 || found.label !== undefined))
      return { definition, looks: found };
  }
  return undefined;
}

const VALUE = String.raw`(?:"[^"]*"|\([^()]*\)|#[\da-f]{3,8}|[-−+]?[\p{L}\d_.°%]+)`;

/** A property with its value: `lineWidth: 2`. */
const MEMBER = String.raw`\p{Ll}\p{L}*\s*:\s*${VALUE}`;

const OWN_KEYS = new Set(
  [{ at: '' }, styleProperties.object, styleProperties.label, styleProperties.text].flatMap(Object.keys),
);

/** Properties as they are called here, without the braces around them: `text t: "a" mode: latex, fontSize: 20`. */
export const unbracedHabits: readonly HabitEntry[] = [
  entry(
    String.raw`((?:text\s+)?<NAME>:\s.*?[\w"'′’)\]}°])\s*,?\s+(${MEMBER}(?:\s*[,;]\s*${MEMBER})*)`,
    ([, head = '', members = '']) => {
      const typed = members.split(/\s*[,;]\s*(?![^(]*\))/);
      const areOwn = typed.every((member) => OWN_KEYS.has(member.slice(0, member.indexOf(':')).trim()));
      return areOwn && !/[{}](?!.*")/.test(head.replace(/\{\{.*?\}\}/g, ''))
        ? read(`${head} {${typed.join(', ')}}`)
        : undefined;
    },
    'iu',
  ),
];

/** Looks and a label behind a definition, in whatever order and with whatever between them. */
export const tailHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?!(?:${[...definitionWords, ...settingWords].join('|')})(?!\p{L}))(?:<NAME>\s*[:=](?!=)[^"{}]*?[)\]](?:[^{}]+|[^{}]*\p{L}\s*[:=]?\s*"[^"]*"\s*\{[^{}]*\}|[^{}"]*\p{L}\s*\{[^{}]*\})|<NAME>\s*[:=]\s*[^"{}]*[=<>≤≥][^"{}]*?[\w)²³][^{}]+)`,
    ([text = ''], { defines }) => {
      const split = splitTail(text, (word) => !defines(word));
      const own = split && withLooks(split.definition, split.looks);
      if (own === undefined || own === text) return undefined;
      return split?.looks.isGuess ? write(own) : read(own);
    },
  ),
  // `Segment(A, B) largeur=2`, of which the name is still to be given.
  entry(String.raw`(\p{L}{2,})\([^"{}]*\)\s*[,;]?\s*[^"{}()]+`, ([text = '', word = ''], { defines }) => {
    const type = defines(word) ? undefined : constructorMeant(word);
    const split = type && splitTail(`${type[0]!.toLowerCase()}: ${text.replace(word, type)}`, (own) => !defines(own));
    const own = split && !split.looks.isGuess ? withLooks(split.definition, split.looks) : undefined;
    return own === undefined ? undefined : write(own);
  }),
  // `y = 2x + 3 (blue)`
  entry(String.raw`[xy]\s*[=<>≤≥][^"{}]+`, ([text = ''], { defines }) => {
    const split = splitTail(text, (word) => !defines(word));
    const own = split && withLooks(`f: ${split.definition}`, split.looks);
    return own === undefined ? undefined : write(own);
  }),
];
