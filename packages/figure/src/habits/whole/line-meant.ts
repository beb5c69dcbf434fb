import { constructorMeant } from '@geoslide/geometry';
import { definitionWords, settingWords } from '../../words.js';
import { styleOf } from '../looks/look-at.js';
import { looksIn, ownMembers, type Looks as Said } from '../looks/tail.js';
import { membersOf, type Parts } from './parts.js';
import { textMeant } from './text-meant.js';

const NAME = String.raw`\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*`;
const VALUE = String.raw`[-−+]?(?:\d+(?:[.,]\d+)?|\.\d+)?(?:π|°|\\?pi(?!\p{L}))?(?:\/\d+)?`;
const NUMBER = String.raw`(?=[-−+.\dπp])${VALUE}`;

/**
 * A statement whose parts are all known, whatever stands between them and in which order they stand: its name, what it
 * is, looks in words or in brackets, and a label. Undefined for a line with a part that is none of these.
 */
export function lineMeant(line: string): Parts | undefined {
  const text = line
    .trim()
    .replace(/;$/, '')
    .replace(/^\((\p{L}[\p{L}\d_]*\s*:.*)\)$/su, '$1')
    .replace(/^([^{]*)\}$/, '$1')
    .replace(/\{(\{[^{}"]*:[^{}]*\})\}(?=\s*(?:$|"))/g, '$1');
  return viewMeant(text) ?? sliderMeant(text) ?? quotedMeant(text) ?? settingMeant(text) ?? definitionMeant(text);
}

const SPAN = new RegExp(
  String.raw`[[(]?\s*(${NUMBER})\s*(?:\.\.+|…|to|bis|à|a|至|到|,|;|:)\s*(${NUMBER})\s*[\])]?`,
  'giu',
);
/** `view scale 50: -3 .. 8, -2 .. 6`: two spans, in whatever words, and a scale. */
function viewMeant(line: string): Parts | undefined {
  const [, behind] = /^(?:view|window|ansicht|fenster|vue|vista)(?!\p{L})\s*[:=]?\s*(.*)$/isu.exec(line) ?? [];
  if (behind === undefined) return undefined;
  const scale = /(?:scale|maßstab|échelle|escala)\s*[:=]?\s*(\d[\d.]*(?:\s*,\s*\d[\d.]*)?)(?=\s*[:,;})]|\s*$)/iu.exec(
    behind,
  );
  const rest = scale === null ? behind : behind.replace(scale[0], ' ');
  const by = scale === null ? '' : ` scale ${scale[1]}`;
  const spans = [...rest.matchAll(SPAN)].map(([, from, to]) => `${from} .. ${to}`);
  const isRest = /^(?:[xy]|from|von|and|und|in|∈|min|max|[\s:=,;(){}[\]])*$/i.test(rest.replace(SPAN, ' '));
  return spans.length === 2 && isRest
    ? { head: `view ${spans.join(', ')}${by}`, style: [], label: undefined, labelStyle: [] }
    : undefined;
}

const SLIDER = new RegExp(
  String.raw`^(?:(?:slider|schieberegler|regler|curseur|deslizador)\s*[:=]?\s*(${NAME})(?!\p{L})|(${NAME})\s*[:=]\s*(?:slider|schieberegler|regler|curseur|deslizador)(?!\p{L}))\s*[:=]?(.*)$`,
  'isu',
);
const STEP = new RegExp(
  String.raw`(?:step(?:\s*size)?|by|increment|inkrement|schritt(?:weite|e)?|pas|paso|步长)\s*(?:of|von|de|[:=])?\s*(${NUMBER})`,
  'iu',
);
const RANGE = new RegExp(
  String.raw`(?:from|von|de|min|between|zwischen|entre|range|bereich|in|∈)?\s*[:=]?\s*[[(]?\s*(${NUMBER})\s*(?:\.\.+|…|to|bis|à|a|至|到|and|und|et|y|–|-|,|;|,?\s*(?:max|to|bis)\s*[:=])\s*(${NUMBER})\s*[\])]?`,
  'iu',
);
const START = new RegExp(
  String.raw`(?:=|start(?:s|ing|wert)?|value|valeur|valor|wert|initial(?:ly)?|init|default|at|bei|beginnt|now)\s*(?:value|at|bei|wert|is|[:=])*\s*(${NUMBER})`,
  'iu',
);

const OF_SLIDERS = /\b(?:min|max|from|to|von|bis|step|value|start|range)\b/i;

/** `slider a = 2 (0 to 5, step 0.5)`: its numbers by the words that stand with them. */
function sliderMeant(line: string): Parts | undefined {
  const [, first, second, behind = ''] = SLIDER.exec(line) ?? [];
  const name = first ?? second;
  if (name === undefined) return undefined;
  let rest = behind;
  const taken = (pattern: RegExp): readonly string[] | undefined => {
    const found = pattern.exec(rest);
    if (found !== null) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found?.slice(1).map((part = '') => part.replace(',', '.'));
  };
  const label = /"[^"]*"/.exec(rest)?.[0];
  if (label !== undefined) rest = rest.replace(label, ' ');
  const block = /\{([^{}]*[:=][^{}]*)\}/.exec(rest);
  if (block !== null && OF_SLIDERS.test(block[0])) rest = rest.replace(block[0], ` ${block[1]} `);
  else if (block !== null) rest = rest.replace(block[0], ' ');
  const isWhole = taken(
    /\(?(?<!\p{L})(?:integers?|whole|ganzzahlig|ganze|entiers?|enter[oa]s?)(?!\p{L})(?:\s+(?:numbers?|zahlen))?\)?/iu,
  );
  const [said] = taken(STEP) ?? (isWhole === undefined ? [] : ['1']);
  const [from, to] = taken(RANGE) ?? [];
  const [start] = taken(START) ?? taken(new RegExp(`(?<![\\p{L}\\d.])(${NUMBER})`, 'u')) ?? [];
  const step = said ?? taken(/(?<![\p{L}\d.])(\d[\d.]*)(?![\p{L}\d])/u)?.[0];
  const looks = looksIn(rest.replace(/\b(?:label|for)\b|[()[\]]/giu, ''));
  if (to === undefined || looks === undefined) return undefined;
  const head = `slider ${name}: ${from} .. ${to}${step ? ` step ${step}` : ''}${start ? ` = ${start}` : ''}`;
  const style = block !== null && !OF_SLIDERS.test(block[0]) ? membersOf(block[1]!) : [];
  return { head, style: [...style, ...looks.style], label, labelStyle: [] };
}

const PLACE = String.raw`(?:at|bei|an|à|en|@|pos(?:ition)?|place|ort)?\s*[:=]?\s*\(\s*([^(),;|]+?)\s*[,;|]\s*([^(),;|]+?)\s*\)`;

/** `text q: "Der "goldene" Schnitt" {at: (1, 5)}` */
const INNER = new RegExp(
  String.raw`^text(?:\s+(${NAME}))?\s*[:=]?\s*"([^{}"]*"[^{}]*"[^{}"]*)"\s*(?:\{([^{}"]*)\}|${PLACE})?$`,
  'su',
);

/** `text: $a^2$ at (2, 4)`, `text (1, 2) 'Hello', red`, of whose names nothing is known. */
function quotedMeant(line: string): Parts | undefined {
  const [, id = 't', quoted, inside = '', x, y] = INNER.exec(line) ?? [];
  if (quoted !== undefined) {
    const block = x === undefined ? inside : `at: (${x}, ${y})`;
    const head = `text ${id}: "${quoted.replace(/(?<!\\)"/g, '\\"')}"`;
    return { head, style: membersOf(block), label: undefined, labelStyle: [] };
  }
  return /^text(?!\p{L})/iu.test(line) ? textMeant(line, { defines: () => false, text: '' }) : undefined;
}

const SETTING =
  /^(grid|axes|[xyz]-?axis|background|camera|style[\s:]+(?:(?:all|every|alle|the)\s+)?(?:(labels?)|(\p{L}+)(?:[\s.,:_-]*"?(labels?)"?)?))(?!\p{L})\s*[:=]?\s*(.+)$/isu;

const BOUNDS = new RegExp(
  String.raw`(?:from|von|de)?\s*\[?\s*(${NUMBER})\s*(?:\.\.+|to|bis|,|à|a)\s*(${NUMBER})\s*\]?`,
  'iu',
);
const STEP_OR_NUMBER = new RegExp(
  String.raw`(?:(?:step|every|ticks?|alle|schritt\p{L}*|pas|paso)\s*[:=]?\s*|(?<![\p{L}#\d.:]\s*))(${NUMBER})(?![\w%])`,
  'iu',
);

/** `grid: color #ddd`, `xaxis "t in s" {color: red}`, `style Points red, size 5`. */
function settingMeant(line: string): Parts | undefined {
  const [, word = '', ofPoints, named, ofType, tail = ''] = SETTING.exec(line) ?? [];
  const ofLabel = ofPoints ?? ofType;
  const type = ofPoints === undefined ? (named ?? '') : 'Point';
  if (word === '' || /^(?:on|off)\b/.test(tail)) return undefined;
  const isScale = /^(?:grid|.-?axis)/i.test(word);
  const log = /^.-?axis/i.test(word)
    ? /(?<!\p{L})log(?:arithmi\p{L}*)?(?!\p{L})/iu.exec(tail.replace(/\{.*/s, ''))
    : null;
  const plain = log === null ? tail : tail.replace(log[0], ' ');
  const bounds = /^.-?axis/i.test(word) ? BOUNDS.exec(plain) : null;
  const rest = bounds === null ? plain : plain.replace(bounds[0], ' ');
  const step = isScale ? STEP_OR_NUMBER.exec(rest) : null;
  const looks = tailMeant(step === null ? rest : rest.replace(step[0], ' '));
  if (looks === undefined) return undefined;
  const small = word.toLowerCase().replace('-', '');
  const own =
    type === '' ? '' : (constructorMeant(type) ?? constructorMeant(type.replace(/(?:e?[sn]|e)$/, '')) ?? type);
  const head = type === '' ? small : `style ${own}${ofLabel === undefined ? '' : ' label'}`;
  const title =
    looks.label === undefined ? [] : [small === 'background' ? `color: ${looks.label}` : `title: ${looks.label}`];
  const style = [
    ...(log === null ? [] : ['scale: log']),
    ...(bounds === null ? [] : [`min: ${bounds[1]}`, `max: ${bounds[2]}`]),
    ...(step === null ? [] : [`distanceMode: custom`, `distance: ${step[1]}`]),
    ...title,
    ...looks.style,
    ...looks.labelStyle,
  ];
  // Points and letters have sizes of their own.
  const sized = style.map((each) => (ofLabel === undefined ? each : each.replace(/^pointSize:/, 'fontSize:')));
  return sized.length === 0 ? undefined : { head, style: sized, label: undefined, labelStyle: [] };
}

const HEAD = new RegExp(
  String.raw`^(?:((?:\p{L}+\s+)*?))(${NAME})\s*(\(\s*[xt]\s*\)\s*)?(?:("[^"]*"|'[^']*')\s*)?(?:\{([^{}]*)\}\s*)?(?::=|[:=])(?!=)\s*(\p{L}['′]?\(\s*[xt]\s*\)\s*=\s*)?`,
  'u',
);

/** A call, a place or an equation: behind a word for its kind stands no other thing. */
const IS_OBJECT = /^(?:\p{L}+\s*[([]|\(|[xyz]\s*=)/u;

/** Words that begin other statements. */
const STATEMENTS: readonly string[] = [...definitionWords, ...settingWords];

function definitionMeant(line: string): Parts | undefined {
  const [head, words = '', name = '', variable, label, block, ofX] = HEAD.exec(line) ?? [];
  if (head === undefined || /^[xyz]$/.test(name) || STATEMENTS.includes(name)) return undefined;
  const before = words
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !isKind(word));
  const looks = before.map((word) => styleOf(word.toLowerCase()));
  if (looks.includes(undefined)) return undefined;
  const rest = line.slice(head.length);
  for (const end of sourceEnds(rest)) {
    const tail = tailMeant(rest.slice(end));
    if (before.length < words.trim().split(/\s+/).length && words !== '' && !IS_OBJECT.test(rest)) continue;
    const source = tail && sourceMeant(rest.slice(0, end).trim(), tail.domain, (variable ?? ofX) !== undefined);
    if (source === undefined || (label !== undefined && tail!.label !== undefined)) continue;
    const style = [...(looks as string[]), ...membersOf(block ?? ''), ...tail!.style];
    const own = label === undefined ? tail!.label : JSON.stringify(label.slice(1, -1));
    const ofLabel = own === undefined ? [] : tail!.labelStyle;
    return {
      head: `${name}: ${source}`,
      style: ownMembers(`: ${source}`, own === undefined ? [...style, ...tail!.labelStyle] : style),
      label: own,
      labelStyle: ofLabel,
    };
  }
  return undefined;
}

const isKind = (word: string): boolean =>
  /^(?:the|a|an|der|die|das|le|la|el|un|une|let|define|draw|point|punkt|function|funktion)$/i.test(word) ||
  (constructorMeant(word) !== undefined &&
    !/^(?:text|image|slider|button|style|primitive|other|definition)$/i.test(word));

/** Where what an object is may end, within a text that goes on with its looks: the first one first. */
function* sourceEnds(text: string): Generator<number> {
  const call = /^\p{L}[\p{L}\d_]*\s*[([{]|^\(/u.exec(text)?.[0];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
      continue;
    }
    if (depth === 0 && at > 0 && /["{]/.test(sign) && at >= (call?.length ?? 0)) yield at;
    if (depth === 0 && /[\s,;]/.test(sign) && call === undefined && /\S/.test(text.slice(0, at))) yield at;
    if (sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth === 0 && call !== undefined) yield at + 1;
    }
  }
  yield text.length;
}

const DOMAIN = new RegExp(
  String.raw`^\s*[,;]?\s*(?:(?:for|für|pour|para|if|wenn|on|auf|sur|über|over|in|en|su|where|mit|with)\s+)?(?:[{[(]\s*)?(?:(${NUMBER})\s*(?:<=?|≤)\s*([xyt])\s*(?:<=?|≤)\s*(${NUMBER})|([xyt])\s*(?:=|∈|in|from|von|:)\s*[[(]?\s*(${NUMBER})\s*(?:\.\.\.?|,|;|to|bis)\s*(${NUMBER})\s*[\])]?|(?<=\s(?:auf|on|sur|über|over|in|en|su)\s+)[[(]?\s*(${NUMBER})\s*(?:\.\.+|[,;])\s*(${NUMBER})\s*[\])]|([xy]\s*(?:[<>]=?|≤|≥)\s*${NUMBER}))\s*[}\])]?`,
  'u',
);

interface Domain {
  readonly variable: string;
  readonly from: string;
  readonly to: string;
  /** Where it has one end: its inequality. */
  readonly half: string | undefined;
}

interface Looks extends Said {
  readonly domain: Domain | undefined;
}

/** Looks, a label and the ends of a graph, in whatever order; undefined where something else is among them. */
function tailMeant(tail: string): Looks | undefined {
  for (const [, before = ''] of tail.matchAll(/(?<=(^|[\s\S]*?[\s,;{]))/gu)) {
    const part = DOMAIN.exec(tail.slice(before.length));
    if (part === null) continue;
    const [whole, a, variable, b, other, c, d, e, f, half] = part;
    const isOpen = whole.trim().startsWith('{') && !whole.endsWith('}');
    const rest = `${isOpen ? '{' : ''}${tail.slice(before.length + whole.length)}`.replace(/^\{\s*[;,]\s*/, '{');
    const looks = looksIn(`${before} ${rest}`, undefined, true);
    const domain = { variable: variable ?? other ?? 'x', from: a ?? c ?? e ?? '', to: b ?? d ?? f ?? '', half };
    if (looks !== undefined) return { ...looks, domain };
  }
  const looks = looksIn(tail, undefined, true);
  return looks && { ...looks, domain: undefined };
}

/** What an object is, in this language; undefined where that is not known. */
function sourceMeant(source: string, domain: Domain | undefined, isFunction: boolean): string | undefined {
  if (domain !== undefined) return partOfCurve(source, domain);
  if (isFunction) return source === '' ? undefined : `y = ${source.replace(/(\d),(?=\d)/g, '$1.')}`;
  const [, word, inner] = /^(\p{L}[\p{L}\d_]*)?\s*[([{](.*)[)\]}]$/su.exec(source) ?? [];
  if (word === undefined && source.startsWith('[')) return source;
  // Words are a sentence, in which a comma parts two numbers.
  if (/\p{L}{3,}\s+\p{L}{3,}/u.test(source)) return undefined;
  if (inner === undefined) return source === '' ? undefined : source.replace(/(\d),(?=\d)/g, '$1.');
  const own = word === undefined ? '' : (constructorMeant(word) ?? word);
  return `${own}(${argumentsMeant(inner)})`;
}

/** `1.5, 2` for `1,5; 2` and `1,5 | 2`: decimal commas stand where another sign parts the numbers. */
function argumentsMeant(inner: string): string {
  const parts = inner.split(/\s*[;|]\s*/);
  const isDecimal = parts.length > 1 && parts.every((part) => !/[()[\]"]/.test(part));
  return isDecimal ? parts.map((part) => part.replace(/(\d),(\d)/g, '$1.$2')).join(', ') : inner;
}

/** A graph between two bounds, or a segment of a line that is parallel to an axis. */
function partOfCurve(source: string, { variable, from, to, half }: Domain): string | undefined {
  const [, constant, value = ''] = /^([xy])\s*=\s*(.+)$/su.exec(source) ?? [];
  const formula = (constant === undefined ? source : value).replace(/(\d),(?=\d)/g, '$1.');
  if (half !== undefined) return constant === 'x' || /[=<>]/.test(formula) ? undefined : `y = if(${half}, ${formula})`;
  if (constant !== undefined && constant !== variable) {
    if (constant === 'y') return `Curve(${formula}, ${from}, ${to})`;
    return /^[-−\d.]+$/.test(value) ? `Segment((${value}, ${from}), (${value}, ${to}))` : undefined;
  }
  const pair = /^\(([^()]*(?:\([^()]*\)[^()]*)*,.*)\)$/su.exec(source)?.[1];
  if (variable === 't') return pair && `Curve(${pair}, ${from}, ${to})`;
  return constant === undefined && /(?<!\p{L})x(?!\p{L})/u.test(source) && !source.includes('=')
    ? `Curve(${formula}, ${from}, ${to})`
    : undefined;
}
