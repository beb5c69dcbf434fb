import {
  childrenOf,
  constructorMeant,
  createWork,
  type Expr,
  hasFunction,
  isConstructor,
  namesIn,
  ParseError,
  parse,
  properties,
  standIn,
  standInsFor,
  tried,
  withoutLengthUnits,
  workOn,
  writtenElsewhere,
} from '@geoslide/geometry';
import {
  colorNames,
  type Definition,
  nearestName,
  RenderError,
  type Slide,
  suggestion,
  type Warning,
} from '@geoslide/protocol';
import { usableId } from './name-findings.js';

/** To follow the remedies of one slide, in steps of 10 ns: a part of a second. */
const MAX_STEPS = 5_000_000;

/** Mistakes of one line that are told at once. */
const MAX_ROUNDS = 5;

/** A longer source is not told as a whole. */
const MAX_SOURCE = 200;

/** What a definition has become, and which names it still needs. */
interface Mended {
  readonly source: string;
  readonly added: readonly string[];
}

/**
 * The warnings with remedies that hold: what each tells to write is put into its line and evaluated, and so is what is
 * told of that, so that all mistakes of a line are told at once.
 */
export function followedRemedies(warnings: readonly Warning[], slide: Slide): readonly Warning[] {
  const byId = new Map(slide.definitions.map((definition) => [definition.id, definition]));
  const given = new Set<string>();
  // All but the first of those with one id.
  const seen = new Set<string>();
  const later = slide.definitions.filter(({ id }) => seen.has(id) || !seen.add(id));
  const renamed = new Map<string, string>();
  const ofVariables = new Map<string, string>();
  const followed = warnings.map((warning) => ({ ...warning, message: withAdvice(warning.message) }));
  try {
    workOn(createWork(MAX_STEPS), () => {
      for (const [i, warning] of warnings.entries()) {
        const definition = warning.path === undefined ? byId.get(warning.id ?? '') : undefined;
        if (definition !== undefined && TWICE.test(warning.message)) {
          const at = later.findIndex(({ id }) => id === definition.id);
          const [own = definition] = at < 0 ? [] : later.splice(at, 1);
          const name = freeOf(own, (other) => byId.has(other) || renamed.has(other));
          if (name !== undefined) renamed.set(name, own.id);
          followed[i] = { ...warning, message: withFreeName(warning.message, own, name) };
          continue;
        }
        if (definition === undefined || warning.cause !== undefined || !isSourced(definition)) continue;
        if (NO_KIND.test(warning.message) && parsed(definition.source) !== undefined) {
          const message = `${warning.message.split(';')[0]}; give it the kind primitive, for its source ${JSON.stringify(definition.source)} draws it`;
          followed[i] = { ...warning, message };
          continue;
        }
        if (/: choose another name$/.test(warning.message)) {
          const name = freeName(definition.source, (each) => byId.has(each) || given.has(each));
          given.add(name);
          ofVariables.set(definition.id, name);
          followed[i] = { ...warning, message: `${warning.message}, as in ${name}: ${definition.source}` };
          continue;
        }
        const plain = asCondition(asEquation(inPlane(followed[i]!.message, definition.source), definition), definition);
        const own = ofOthers(ofProperty(plain, definition), definition, byId);
        const driven = ofDriver(ofFace(ofBrackets(atFreePlace(own, byId), definition), definition), definition, byId);
        const told = asProduct(ofVertex(ofCorner(driven, definition, byId), definition, byId), definition);
        const worded = asLength(inUnits(inWords(told, definition), definition, slide), definition);
        if (worded !== told) {
          followed[i] = { ...warning, message: worded };
          continue;
        }
        const turned = { ...definition, source: inDegrees(definition.source) };
        followed[i] = { ...warning, message: followedRemedy(inDegrees(told), turned, byId, slide) };
      }
    });
  } catch (error) {
    // The remedies that are left are told as they are.
    if (!(error instanceof RenderError)) throw error;
  }
  // What the second of two is told to be called is missing no longer.
  const unusable = slide.definitions.flatMap(({ id }) => (usableId(id) === id ? [] : [id]));
  return followed.map((warning) => {
    const source = warning.path === undefined ? byId.get(warning.id ?? '')?.source : undefined;
    const own = source === undefined ? undefined : withNames(source, ofVariables);
    if (own !== source && ofVariables.has(warning.cause ?? ''))
      return { id: warning.id!, message: `a variable of curves is no object: write ${own}, with the other name` };
    const usable =
      source === undefined ? undefined : unusable.reduce((text, id) => text.replaceAll(id, usableId(id)), source);
    if (usable !== source && /^unknown name/.test(warning.message))
      return { ...warning, message: `${warning.message.split(':')[0]}: write ${usable}, with an id that is a name` };
    const name = UNKNOWN.exec(warning.message)?.[1];
    const cause = name === undefined ? undefined : renamed.get(name);
    return cause === undefined ? warning : { ...warning, cause };
  });
}

const UNKNOWN = /^unknown name (\S+?):/u;

/** A source with other names in place of some. */
const withNames = (source: string, names: ReadonlyMap<string, string>): string =>
  source.replace(/(?<![\p{L}\d_.])[xyz](?![\p{L}\d_])/gu, (name) => names.get(name) ?? name);

/** What is said of a kind that is the name of something drawn. */
const NO_KIND = /^unknown kind .* give it the kind primitive and a source/;

const TWICE = /; give the second another name$/;

/** More definitions of one name are not told other ones. */
const MAX_OF_ONE_NAME = 100;

/** A short name that nothing has: a small letter for a line, a capital one for a point. */
function freeName(source: string, isTaken: (name: string) => boolean): string {
  const letters = /^\s*(?:Point|Midpoint|Intersect)?\(/.test(source) ? 'PQRSTUVW' : 'abcdfghklmnpqrs';
  return [...letters].find((letter) => !isTaken(letter)) ?? 'k_1';
}

/** What is said of a name's second definition, with a name for it that is free. */
function withFreeName(message: string, { id, kind, template, source, label }: Definition, name = `${id}_2`): string {
  const own = kind === 'text' && template !== undefined ? JSON.stringify(template) : source;
  if (typeof own !== 'string' || own.length > MAX_SOURCE) return message;
  const words = typeof label === 'string' && label === name ? ` ${JSON.stringify(label)}` : '';
  return `${message}, as in ${kind === 'text' ? 'text ' : ''}${name}: ${own}${words}`;
}

/** A name that nothing has: that of the label, where it is one, or the next number. */
function freeOf({ id, label }: Definition, isTaken: (name: string) => boolean): string | undefined {
  const isFree = (name: string) => !isTaken(name);
  if (typeof label === 'string' && /^\p{L}\d*['′’]?$/u.test(label) && isFree(label)) return label;
  return Array.from({ length: MAX_OF_ONE_NAME }, (_, i) => `${id}_${i + 2}`).find(isFree);
}

/** What to write for a tangent in the plane by the place of its point: only curves in space have such a form. */
function inPlane(message: string, source: string): string {
  const [, circle, place] = /^\s*Tangent\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)\s*$/.exec(source) ?? [];
  return circle !== undefined && message.includes('is not drawn on a slide of the plane')
    ? `Tangent takes a point of ${circle}: write Tangent(${circle}, Point(${circle}, ${place}))`
    : message;
}

/** What to write for `2x + 3y - 4`, of which a line is hardly made otherwise. */
function asEquation(message: string, { source }: Sourced): string {
  const isFormula =
    message.startsWith('the variable y has no meaning here') && !/[=<>≤≥"{]|\p{Lu}\p{L}*\(/u.test(source);
  return isFormula ? `${message.split(':')[0]}: write ${source.trim()} = 0 for the curve` : message;
}

/** `senkrechte Gerade (g, A)`: the word in front of another one says which line it is. */
function inWords(message: string, { source }: Sourced): string {
  const [, name, own] = /^unknown name (\p{Ll}{4,}): define it, such as \1: (\p{Lu}\p{L}*)\(/u.exec(message) ?? [];
  const given = name === undefined ? undefined : /^\s*(\S+)\s+\p{L}+\s*\((.*)\)\s*$/su.exec(source);
  return given?.[1] !== undefined && given[1] === name ? `unknown name ${name}: write ${own}(${given[2]})` : message;
}

/** `60deg` and `3 cm` have what this language has as a sign, or not at all. */
function inUnits(message: string, { source }: Sourced, { definitions }: Slide): string {
  const unit = /^unknown name (\p{L}+): write (?:90° for|the number without its unit)/u.exec(message)?.[1];
  if (unit === undefined) return message;
  const sign = /^deg/.test(unit) ? '°' : '';
  const lengths = /^[cm]m$/.test(unit)
    ? withoutLengthUnits(source, definitions.map((each) => ('source' in each ? each.source : '')).join('\n'))
    : source;
  const plain = lengths.replace(new RegExp(`(?<=[\\d)])\\s*\\*?\\s*${unit}(?!\\p{L})`, 'gu'), sign);
  return plain === source ? message : `unknown name ${unit}: write ${plain}`;
}

/** `200°` for `200deg` in what is told of another mistake, too. */
const inDegrees = (text: string): string => text.replace(/(?<=\d)\s*\*?\s*deg(?:rees?)?(?=\s*(?:[,);]|$))/gu, '°');

/** `|AB|` is a length for certain; `AB + AC` may be a sum of vectors or of lengths. */
function asLength(message: string, { source }: Sourced): string {
  const isSum = /^\s*-?(?:[\d.]+\s*\*?\s*)?(?:[A-Z]\d*){2}(?:\s*[-+]\s*(?:[\d.]+\s*\*?\s*)?(?:[A-Z]\d*){2})+\s*$/.test(
    source,
  );
  if (isSum && /^unknown name [A-Z\d]+: write /.test(message)) {
    const [vectors, lengths] = ['Vector', 'length'].map((called) =>
      source.trim().replace(/([A-Z]\d*)([A-Z]\d*)/g, `${called}($1, $2)`),
    );
    return `${message.split(':')[0]}: ${source.trim()} is ${vectors} as vectors, and ${lengths} as a number`;
  }
  const [, head, name, length] =
    /^(unknown name (\S+)): write Segment\(.*\), or (length\(.*\)) for the number$/u.exec(message) ?? [];
  return length !== undefined && source.includes(`|${name}|`)
    ? `${head}: write ${source.replaceAll(`|${name}|`, length)}`
    : message;
}

/** A condition with one sign = is an equation, which is a curve. */
function asCondition(message: string, { showIf }: Definition): string {
  const [, left, right] = /^([^=<>!]+)=([^=<>]+)$/.exec(typeof showIf === 'string' ? showIf : '') ?? [];
  return left !== undefined && /^showIf: .*(?:is neither true nor false$|an equation of a curve needs)/.test(message)
    ? `showIf: one sign = makes a curve: write showIf: ${left.trim()} == ${right!.trim()}`
    : message;
}

/**
 * An object is not made of itself: its own name is not what a similar one is meant for. Nor is the point A the factor a
 * of a formula.
 */
function ofOthers(message: string, { id, source }: Sourced, byId: ReadonlyMap<string, Definition>): string {
  const [, said, called] =
    /^(unknown constructor or function \S+)(?:: write| \(did you mean) ([^\s(?]+)/u.exec(message) ?? [];
  if (called === id)
    return `${said}: there are Point, Segment, Circle and others, which "geoslide language WORDS" finds`;
  const [, name, nearest = ''] = /^unknown name (\S+) \(did you mean (\S+)\?\)$/u.exec(message) ?? [];
  const isFactor = /^\p{Ll}$/u.test(name ?? '') && FORMULA.test(source) && POINT.test(byId.get(nearest)?.source ?? '');
  return name !== undefined && (nearest === id || isFactor)
    ? `unknown name ${name}: define it, such as ${name}: ${standInsFor(name, 0)[0]}`
    : message;
}

const FORMULA = /^\s*[yrz]\s*=|^[^(,]*(?<![\p{L}\d_])x(?![\p{L}\d_])/u;
const POINT = /^\s*(?:Point\s*)?\(/;

/** A corner or a side as textbooks call it: `q.C` is `q.vertex(3)`, the `t.a` of a triangle ABC `t.edge(2)`. */
function ofCorner(message: string, { source }: Sourced, byId: ReadonlyMap<string, Definition>): string {
  if (!/^a Poly(?:gon|hedron) has no property [A-Za-z];/.test(message) || source.length > MAX_SOURCE) return message;
  const own = source.replace(
    /(?<![\p{L}\d_.])(\p{L}[\p{L}\d_]*)\.([A-Z]|[a-c])(?![\p{L}\d_(])/gu,
    (typed, object, letter: string) => {
      const [, type, list = ''] = /^\s*(\w+)\((.*)\)\s*$/.exec(byId.get(object)?.source ?? '') ?? [];
      const names = list.split(',').map((name) => name.trim());
      const isGiven = /^(?:Polygon|Triangle)$/.test(type ?? '');
      const given = isGiven ? names.indexOf(letter.toUpperCase()) : -1;
      if (letter !== letter.toUpperCase())
        return given < 0 || names.length !== 3 ? typed : `${object}.edge(${((given + 1) % 3) + 1})`;
      const first = /^[A-Z]$/.test(names[0]!) ? names[0]! : 'A';
      const index = given < 0 ? letter.charCodeAt(0) - first.charCodeAt(0) : given;
      return index < 0 ? typed : `${object}.vertex(${index + 1})`;
    },
  );
  return own === source ? message : `${message.split(';')[0]}: write ${own}`;
}

/** Where the vertex stands among the corners of a triangle in a call. */
const OF_VERTEX: Readonly<Record<string, number>> = {
  Altitude: 0,
  Median: 0,
  Symmedian: 0,
  BisectorSegment: 0,
  AngleBisector: 1,
  ExternalBisector: 1,
  Angle: 1,
};

/** `Altitude(t, B)`, with a triangle and one of its corners, for `Altitude(B, C, A)`. */
function ofVertex(message: string, { source }: Sourced, byId: ReadonlyMap<string, Definition>): string {
  const [, type = '', ...args] = /^\s*(\p{L}+)\(\s*([^\s,()]+)\s*,\s*([^\s,()]+)\s*\)\s*$/u.exec(source) ?? [];
  const meant = constructorMeant(type) ?? '';
  if (!Object.hasOwn(OF_VERTEX, meant) || !/does not take|^unknown constructor/.test(message)) return message;
  for (const [triangle, vertex] of [args, args.toReversed()]) {
    const list = /^\s*(?:Polygon|Triangle)\(([^()]*)\)\s*$/.exec(byId.get(triangle!)?.source ?? '')?.[1];
    const corners = (list ?? '').split(',').map((corner) => corner.trim());
    const index = corners.indexOf(vertex!);
    if (corners.length !== 3 || index < 0) continue;
    const turned = corners.map((_, i) => corners[(index + i - OF_VERTEX[meant]! + 3) % 3]);
    return `${message.split(/ does not take|:/)[0]} takes the corners of a triangle: write ${meant}(${turned.join(', ')})`;
  }
  return message;
}

/** Places that are tried for a point that nothing defines. */
const MAX_PLACES = 6;

/** The same message with a point where no other point is: two in one place would make nothing. */
function atFreePlace(message: string, byId: ReadonlyMap<string, Definition>): string {
  const [, head, name = ''] = /^(unknown name .*: define it, such as (\S+): )Point\([^()]*\)$/su.exec(message) ?? [];
  if (head === undefined) return message;
  const taken = new Set(
    [...byId.values()].map((each) =>
      isSourced(each) ? each.source.replace(/^\s*(?:Point\s*)?(?=\()/, '').replace(/\s/g, '') : '',
    ),
  );
  const places = Array.from({ length: MAX_PLACES }, (_, i) => standInsFor(name, i)[0]!);
  return `${head}${places.find((place) => !taken.has(place.replace('Point', '').replace(/\s/g, ''))) ?? places[0]}`;
}

/** Faces of a solid by the words for them, in their order. */
const FACES = [/^(?:base|bottom|unten|bas|abajo)$/i, /^(?:top|oben|haut|arriba)$/i];

/** `w.face(2)` for `w.face(top)`. */
function ofFace(message: string, { source }: Sourced): string {
  const [, before = '', word = '', behind = ''] = /^(.*\.face\(\s*)(\p{L}+)(\s*\).*)$/su.exec(source) ?? [];
  const index = FACES.findIndex((words) => words.test(word));
  return index < 0 || !message.startsWith('unknown name') || !message.includes(word)
    ? message
    : `the faces of a solid have numbers, 1 for the base and 2 for the top: write ${before}${index + 1}${behind}`;
}

/** `(x + 1)` or `floor(x + 1)` for `[x + 1]` in a formula, where it is no list. */
function ofBrackets(message: string, { source }: Sourced): string {
  const [typed, inner] = /\[([^[\],]*)\]/.exec(source) ?? [];
  return typed === undefined || message !== 'a list is not a number'
    ? message
    : `${message}: write ${source.replace(typed, `(${inner})`)}, or ${source.replace(typed, `floor(${inner})`)} for the whole number below`;
}

/** `Locus(P, a)`, with the only slider of the figure, for a locus that something else is to move. */
function ofDriver(message: string, { source }: Sourced, byId: ReadonlyMap<string, Definition>): string {
  const traced = /^\s*Locus\(\s*(\p{L}[\p{L}\d_]*)\s*,/u.exec(source)?.[1];
  const [slider, ...others] = [...byId.values()].filter(({ kind }) => kind === 'slider');
  const isOpen = /Locus takes what is traced|Locus does not take/.test(message);
  return traced === undefined || slider === undefined || others.length > 0 || !isOpen
    ? message
    : `${message.split(/[:;]/)[0]}: write Locus(${traced}, ${slider.id})`;
}

/** `cross(v, w)` for `v x w`, `dot(v, w)` for `v * w` of vectors, and a line for `(1, 2) + t (3, 4)`. */
function asProduct(message: string, { source }: Sourced): string {
  const line = /^\s*(?:x\s*=\s*)?(\([^()]*\))\s*\+\s*\p{Ll}\s*[*·]?\s*(\([^()]*\))\s*$/u.exec(source);
  if (line !== null && message.startsWith('a Point'))
    return `a line is given by two points: write Line(${line[1]}, ${line[1]} + ${line[2]})`;
  const [, first, sign, second] = /^\s*(\p{L}[\p{L}\d_]*)\s*([x×*·∙])\s*(\p{L}[\p{L}\d_]*)\s*$/u.exec(source) ?? [];
  return sign === undefined || !message.startsWith('a Vector')
    ? message
    : `${message.split(':')[0]}: write ${/[x×]/.test(sign) ? 'cross' : 'dot'}(${first}, ${second})`;
}

/** What is said of `r: k.r`, in which the object's own name stands for a property that nothing has. */
function ofProperty(message: string, { id, source }: Sourced): string {
  const [, object] =
    new RegExp(`(?<![\\p{L}\\d_.])(\\p{L}[\\p{L}\\d_]*)\\.${id}(?![\\p{L}\\d_])`, 'u').exec(source) ?? [];
  const isOwn = message.startsWith(`it depends on itself: ${id} → ${id}:`) || message.startsWith(`${id} is a `);
  if (object === undefined || !isOwn) return message;
  const property =
    id === 'r'
      ? 'radius'
      : /^[abc]$/.test(id)
        ? `edge(${{ a: 2, b: 3, c: 1 }[id]}), a side of a triangle ABC`
        : nearestName(
            id,
            properties.map(({ name }) => name),
          );
  return `no object has a property ${id}${property === undefined ? '' : `: write ${object}.${property}`}`;
}

/** What to write in place of what a formula can't have. */
const OF_FORMULAS: readonly (readonly [reason: RegExp, advice: string])[] = [
  [/got 'EOF'|end of input/, ' A { is not closed: write its }.'],
  [/function '\$'/, ' It is a formula by itself: write it without $, or \\$ for the sign, and a value as {{x}}.'],
  [/got '&'/, ' The sign is written \\&.'],
  [/got '\}'/, ' A } is too much: take it away.'],
  [/Undefined control/, ' A command ends where no letter follows: \\frac{x}{2}, \\alpha x.'],
];

const WRONG_VALUE = /^(\w+: "([^"]*)" is not (?:a CSS colour|one of ([\w, ]+)))(; the default is used)/;

const COMMANDS =
  'alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau phi varphi chi psi omega ' +
  'frac sqrt cdot times div overline underline vec hat overrightarrow angle triangle perp parallel circ infty sum int lim ' +
  'leq geq neq approx left right text mathrm mathbf sin cos tan log Delta Sigma Omega Phi Gamma cdots ldots degree';

/** How other languages spell Greek letters. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  alfa: 'alpha',
  beeta: 'beta',
  teta: 'theta',
  lamda: 'lambda',
  fi: 'varphi',
  ro: 'rho',
};

/** The nearest command of LaTeX, for one that is misspelt. */
function commandMeant(message: string): string | undefined {
  const typed = /Undefined control sequence: \\([A-Za-z]{2,})/.exec(message)?.[1];
  const other = typed === undefined || !Object.hasOwn(OTHER_LETTERS, typed) ? undefined : OTHER_LETTERS[typed];
  const near = typed === undefined ? undefined : nearestName(typed, COMMANDS.split(' '));
  const meant = other ?? near ?? (typed?.endsWith('arrow') ? 'overrightarrow' : undefined);
  return meant === undefined ? undefined : ` Did you mean \\${meant}?`;
}

const ANY_COLOR = ': write a name such as red or teal, or its numbers, such as "#1565c0"';

/** A message about a formula or a value of a style, with what to write. */
function withAdvice(message: string): string {
  if (message.startsWith('KaTeX:')) {
    const advice = commandMeant(message) ?? OF_FORMULAS.find(([reason]) => reason.test(message))?.[1] ?? '';
    return message.replace(/ The source is shown as text\.$/, (end) => `${advice}${end}`);
  }
  const [, head, value = '', options, tail] = WRONG_VALUE.exec(message) ?? [];
  if (head === undefined) return message;
  if (value.startsWith('#')) return `${head}: behind # are 3, 4, 6 or 8 of 0-9 and a-f${tail}`;
  const hex = options === undefined ? /^(?:0x)?([\da-f]{6}|[\da-f]{3})$/i.exec(value)?.[1] : undefined;
  if (hex !== undefined) return `${head}: write "#${hex}"${tail}`;
  if (/^\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}\s*\)$/.test(value)) return `${head}: write rgb${value}${tail}`;
  if (options === undefined && /^(?:none|transparent)$/.test(value) && head.startsWith('fill'))
    return `${head}: write regionOpacity: 0 for no fill${tail}`;
  const word = options === undefined ? value.split(' ').find((part) => colorNames().includes(part)) : undefined;
  if (word !== undefined) return `${head}: write ${word}${tail}`;
  const small = value.toLowerCase().replace(/[ _-]/g, '').replace('π', 'pi');
  const longer = options?.split(', ').filter((option) => small.length > 1 && option.split('_').includes(small)) ?? [];
  if (longer.length === 1) return `${head}: write ${longer[0]}${tail}`;
  const near = suggestion(small, options?.split(', ') ?? colorNames());
  return `${head}${near === '' && options === undefined ? ANY_COLOR : near}${tail}`;
}

type Sourced = Definition & { readonly source: string };

const isSourced = (definition: Definition): definition is Sourced =>
  'source' in definition && typeof definition.source === 'string';

function followedRemedy(
  message: string,
  definition: Sourced,
  byId: ReadonlyMap<string, Definition>,
  slide: Slide,
): string {
  if (definition.source.length > MAX_SOURCE) return message;
  let mended: Mended = { source: definition.source, added: [] };
  const reasons: string[] = [];
  let reason: string | undefined = message;
  // The likeliest way is the one that the message tells.
  let isAsTold = true;
  const reasonNow = ({ source, added }: Mended) => reasonOf({ ...definition, source }, added, byId, slide);
  while (reason !== undefined && reasons.length < MAX_ROUNDS) {
    const choices = mends(definition.id, mended, reason, byId);
    const next: Mended | undefined = choices.find((choice) => reasonNow(choice) === undefined) ?? choices[0];
    if (next === undefined || next.source.length > MAX_SOURCE) break;
    // What is told to be defined is written otherwise.
    isAsTold &&=
      next === choices[0] &&
      (!reason.includes(': define it') || (next.source === mended.source && isTold(next.added.at(-1)!, reason)));
    reasons.push(reason);
    mended = next;
    const now = reasonNow(mended);
    reason =
      now === undefined || now.cause !== undefined
        ? undefined
        : ofOthers(now.message, { ...definition, source: mended.source }, byId);
    if (reason !== undefined && reasons.includes(reason)) return message;
  }
  // What another mistake has brought with it is needed no longer.
  const left = parsed(mended.source);
  const used = left === undefined ? undefined : namesIn(left);
  mended = { ...mended, added: mended.added.filter((text) => used?.has(nameOf(text)) ?? true) };
  const isOther = mended.source !== definition.source;
  // What is told already is the whole of it.
  if (reasons.length === 0 || (reasons.length === 1 && reason === undefined && isAsTold)) return message;
  const names = mended.added.join(' and ');
  // A point that nothing defines may as well have been forgotten.
  const [, forgotten] = /^unknown name (?=\p{Lu}\d*:).*: define it, such as (\S+: Point\(.*\))$/u.exec(message) ?? [];
  const isCertain = forgotten === undefined || names !== '' || reason !== undefined || FORMULA.test(definition.source);
  const told = isOther
    ? `${headOf(message)}: write ${mended.source}${names === '' ? '' : `, and define ${names}`}${isCertain ? '' : `, or define ${forgotten}`}`
    : `${mended.added.length > 1 ? 'unknown names' : 'unknown name'} ${mended.added.map(nameOf).join(', ')}: define ${names}`;
  return reason === undefined ? told : `${told}; then ${reason}`;
}

/** What is wrong, without what is to be done. */
const headOf = (message: string) =>
  message.replace(/(?:: write .*| \(did you mean .*|: (?:define it|did you mean|a place has).*)$/su, '');

/** Whether a reason tells such a definition, if with other numbers. */
const isTold = (definition: string, reason: string) => reason.includes(definition.split('(')[0]!);

const nameOf = (definition: string) => definition.slice(0, definition.indexOf(':'));

/**
 * The source of a definition as a message about its value tells to write it: what is told may be the whole of it, or a
 * part. Undefined where nothing is told for certain.
 */
export function mendedSource(definition: Definition, message: string, slide: Slide): string | undefined {
  if (!isSourced(definition) || definition.source.length > MAX_SOURCE) return undefined;
  if (/: define it|, (?:and|or) define |; then /.test(message)) return undefined;
  const byId = new Map(slide.definitions.map((each) => [each.id, each]));
  const whole = / write (.*?)(?: alone)?$/su.exec(message)?.[1] ?? '';
  const part = rewritten({ source: definition.source, added: [] }, message, byId)?.source;
  // A remark may stand behind what is to be written.
  const isRemarked = /[\p{L}\d)]\s+\p{L}{2,}\s+\p{L}/u.test(whole);
  const choices = [part, isRemarked || parsed(whole) === undefined ? undefined : whole].filter(
    (source) => source !== undefined,
  );
  const holds = (source: string) => reasonOf({ ...definition, source }, [], byId, slide) === undefined;
  // A name that is near to another one is hardly meant where it leads to a mistake.
  return choices.find(holds) ?? (message.includes('(did you mean ') ? undefined : choices[0]);
}

/** The variable of a formula that is written otherwise elsewhere. */
function variableMeant(name: string, source: string): string | undefined {
  if (name === 'X' && FORMULA.test(source)) return 'x';
  return /^\s*r\s*=/.test(source) && /^(?:phi|φ|ϕ|theta|t|x)$/.test(name) ? 'θ' : undefined;
}

/** The only graph of the figure, for a function that is called by another letter. */
function onlyGraph(name: string, source: string, byId: ReadonlyMap<string, Definition>): string | undefined {
  if (!/^[a-z]$/.test(name) || !new RegExp(`(?<![\\p{L}\\d_])${name}\\(`, 'u').test(source)) return undefined;
  const graphs = [...byId.values()].filter((each) => isSourced(each) && /^\s*y\s*=/.test(each.source));
  return graphs.length === 1 ? graphs[0]!.id : undefined;
}

/** Letters that are typed for those of the Greek alphabet. */
const GREEK: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  c: 'γ',
  g: 'γ',
  d: 'δ',
  l: 'λ',
  u: 'μ',
  w: 'ω',
  p: 'φ',
};

/** The only point of the figure that nothing uses, for one that nothing defines. */
function onlyUnused(name: string, own: string, byId: ReadonlyMap<string, Definition>): string | undefined {
  const isPoint = (id: string) => /^\p{Lu}\d*$/u.test(id);
  if (!isPoint(name)) return undefined;
  const texts = [...byId.values()].map((each) => JSON.stringify({ ...each, id: '', label: '' }));
  const used = new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}\d_]*/gu) ?? []));
  const [only, ...others] = [...byId.keys()].filter((id) => isPoint(id) && id !== own && !used.has(id));
  return others.length === 0 ? only : undefined;
}

/** `g`, for a line g1 where the figure has no other name of the kind; points may as well be missing. */
function otherwiseIndexed(name: string, known: readonly string[], used: readonly string[]): string | undefined {
  const stem = (each: string) => each.replace(/_?\d+$/, '');
  const [only, ...others] = /^\p{Ll}/u.test(name) ? known.filter((each) => stem(each) === stem(name)) : [];
  return only === undefined || others.length > 0 || used.includes(only) ? undefined : only;
}

/** `RightTriangle(3, 4)` for `Right Triangle(3, 4)`, where the words together are the name of something. */
function joinedCall(source: string, reason: string): string | undefined {
  const [, first = '', second = '', rest = ''] = /^\s*(\p{L}{3,})\s+(\p{L}+)(\(.*\))\s*$/su.exec(source) ?? [];
  const name = first + second.charAt(0).toUpperCase() + second.slice(1);
  return name !== '' &&
    reason.startsWith(`unknown name ${first}`) &&
    (constructorMeant(second) ?? writtenElsewhere(name)) !== undefined
    ? `${name}${rest}`
    : undefined;
}

/** A definition as a reason tells to write it, the likeliest way first; empty where the reason tells none. */
function mends(
  own: string,
  { source, added }: Mended,
  reason: string,
  byId: ReadonlyMap<string, Definition>,
): readonly Mended[] {
  const joined = joinedCall(source, reason);
  if (joined !== undefined) return [{ source: joined, added }];
  const [, name, told] = /: define it, (?:such as|as in) (\S+): (.+)$/u.exec(reason) ?? [];
  const variable = told === undefined ? undefined : variableMeant(name!, source);
  if (variable !== undefined) return [{ source: withName(source, name!, variable), added }];
  // A word within a sentence is hardly the name of something that is missing.
  if (told !== undefined && /^[a-z]{2,}$/.test(name!)) return [];
  if (told !== undefined) {
    const tree = parsed(source);
    const cased =
      [name!.toUpperCase(), name!.toLowerCase(), name!.replace(/O/g, '0'), name!.replace(/[lI]/g, '1')].find(
        (other) => byId.has(other) && other !== own,
      ) ??
      onlyGraph(name!, source, byId) ??
      (byId.has(GREEK[name!] ?? '') ? GREEK[name!] : undefined) ??
      onlyUnused(name!, own, byId) ??
      otherwiseIndexed(name!, [...byId.keys()], [own, ...(tree === undefined ? [] : namesIn(tree))]);
    const near = tree && cased && replaced(source, tree, added, name!, cased);
    const parted = ofMissingPoints({ source, added }, name!, byId);
    if (parted !== undefined) return [parted];
    // Points that the line names already stand elsewhere.
    const others = tree === undefined ? 0 : [...namesIn(tree)].filter((other) => byId.has(other)).length;
    return [
      ...(near ? [near] : []),
      ...standInsFor(name!, others + added.length, tree).map((standin) => ({
        source,
        added: [...added, `${name}: ${standin}`],
      })),
    ];
  }
  const mended = rewritten({ source, added }, reason, byId);
  const pair = ofPoints({ source, added }, reason);
  return [mended, mended && exchanged(mended), ...pair, partedPair({ source, added }, reason)].filter(
    (choice) => choice !== undefined,
  );
}

/** `A, B, C` for `ABC`, of which one or more are to be defined. */
function ofMissingPoints(
  { source, added }: Mended,
  name: string,
  byId: ReadonlyMap<string, Definition>,
): Mended | undefined {
  const points = name.match(/\p{Lu}\d*['′’]*/gu) ?? [];
  const tree = points.length > 2 && points.join('') === name ? parsed(source) : undefined;
  const others = points.filter((point) => !byId.has(point));
  const define = (point: string, i: number) => `${point}: ${standInsFor(point, points.length - others.length + i)[0]}`;
  return tree && replaced(source, tree, [...added, ...others.map(define)], name, points.join(', '));
}

/** `A, B` for `AB`, or the length of it. */
function ofPoints({ source, added }: Mended, reason: string): readonly (Mended | undefined)[] {
  const tree = parsed(source);
  const [, name, points, length] =
    /^unknown name (\S+): write (?:([^()]+) with commas|Segment\(.*\), or (length\(.*?\)))/u.exec(reason) ?? [];
  const own = points ?? length;
  if (tree === undefined || name === undefined || own === undefined) return [];
  const parted = /^\p{Lu}(?:\d|['′])*\p{Lu}(?:\d|['′])*$/u.test(name) ? length?.slice('length('.length, -1) : undefined;
  return [own, parted].map((text) => (text === undefined ? undefined : replaced(source, tree, added, name, text)));
}

/** A call with its last two arguments exchanged: which number is meant for what, what it gives tells. */
function exchanged({ source, added }: Mended): Mended | undefined {
  const tree = parsed(source);
  const [before, last] = tree?.kind === 'call' ? tree.args.slice(-2) : [];
  if (before === undefined || last === undefined) return undefined;
  const text = ({ start, end }: Expr) => source.slice(start, end);
  const between = source.slice(before.end, last.start);
  return {
    source: `${source.slice(0, before.start)}${text(last)}${between}${text(before)}${source.slice(last.end)}`,
    added,
  };
}

/** `Segment(A, B)` for `Segment(AB)`: two points that stand together as two arguments. */
function partedPair({ source, added }: Mended, reason: string): Mended | undefined {
  const [, pair = '', first, second] = /^unknown name (\S+): write Segment\((\S+), (\S+)\), or /u.exec(reason) ?? [];
  const tree = pair === '' ? undefined : parsed(source);
  return tree && replaced(source, tree, added, pair, `${first}, ${second}`);
}

function rewritten(
  { source, added }: Mended,
  reason: string,
  byId: ReadonlyMap<string, Definition>,
): Mended | undefined {
  const tree = parsed(source);
  if (tree === undefined) return undefined;
  const near = /^unknown (?:name|constructor or function) (\S+) ?(?:\(|: )did you mean ([^\s?]+)\?/u.exec(reason);
  if (near !== null) return replaced(source, tree, added, near[1]!, near[2]!);
  const [, unknown, place] = /^unknown name (\S+): write (\([^()]*\))$/u.exec(reason) ?? [];
  if (unknown !== undefined) return replaced(source, tree, added, unknown, place!);
  const [, call = ''] = /: write (\p{L}[\p{L}\p{N}_]*\(.*)$/su.exec(reason) ?? [];
  const meant = callAtStart(call);
  const subject =
    /^unknown (?:name|constructor or function) (\S+?):/u.exec(reason)?.[1] ??
    /^(\S+) (?:takes|does not take) /u.exec(reason)?.[1];
  if (meant === undefined || subject === undefined || !isMadeOf(meant, source, byId)) return undefined;
  return replaced(source, tree, added, subject, meant);
}

/** False for an example, which has names of its own. */
function isMadeOf(call: string, source: string, byId: ReadonlyMap<string, Definition>): boolean {
  const tree = parsed(call);
  const words = new Set(source.match(/\p{L}[\p{L}\p{N}_]*/gu));
  const letters = [...words].join('');
  const isKnown = (name: string) =>
    words.has(name) ||
    byId.has(name) ||
    isConstructor(name) ||
    hasFunction(name) ||
    (/^\p{Lu}$/u.test(name) && letters.includes(name));
  return tree !== undefined && [...namesIn(tree)].every(isKnown);
}

/** A call up to the bracket that closes it, with its properties behind that. Examples, which have `…`, are none. */
function callAtStart(text: string): string | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (text[at] !== ')' || depth > 0) continue;
    const [property, bracket] = /^\.\p{Ll}[\p{L}\d]*(\()?/u.exec(text.slice(at + 1)) ?? [];
    if (bracket !== undefined) continue;
    const call = text.slice(0, at + 1) + (property ?? '');
    return call.includes('…') || parsed(call) === undefined ? undefined : call;
  }
  return undefined;
}

function parsed(source: string): Expr | undefined {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return undefined;
  }
}

/** The source with another name wherever one stands. */
function withName(source: string, name: string, other: string): string {
  return source.replace(new RegExp(`(?<![\\p{L}\\d_.])${name}(?![\\p{L}\\d_(])`, 'gu'), other);
}

/** The source with another text for the first name or call of the subject. */
function replaced(
  source: string,
  tree: Expr,
  added: readonly string[],
  subject: string,
  text: string,
): Mended | undefined {
  const found = nodeOf(tree, subject);
  if (found === undefined) return undefined;
  const isCall = found.kind === 'call' && text.includes('(');
  const { start, end } = found.kind === 'call' && !isCall ? found.callee : found;
  return { source: source.slice(0, start) + text + source.slice(end), added };
}

function nodeOf(tree: Expr, subject: string): Expr | undefined {
  const isIt =
    (tree.kind === 'name' && tree.name === subject) ||
    (tree.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === subject);
  if (isIt) return tree;
  for (const child of childrenOf(tree)) {
    const found = nodeOf(child, subject);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Why a definition has no value; undefined where it has one. `cause` names the other one from which that only follows.
 */
function reasonOf(
  definition: Sourced,
  added: readonly string[],
  byId: ReadonlyMap<string, Definition>,
  { uvarMap }: Slide,
): Pick<Warning, 'message' | 'cause'> | undefined {
  const others = added.map((text) => standIn(nameOf(text), text.slice(text.indexOf(':') + 1).trim()));
  return tried([definition, ...others], byId, uvarMap).find(({ id }) => id === definition.id);
}
