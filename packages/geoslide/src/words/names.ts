import { type Construction, type ConstructionObject, latexName, print, type Value } from '@geoslide/geometry';
import type { Words } from './languages/words.js';

type Expr = NonNullable<ConstructionObject['tree']>;

/** Letters of a name that is spoken: longer ones are texts. */
const MAX_NAME = 12;

/** Characters of words that are put into others; longer ones are quoted as they are written. */
const MAX_NESTED = 60;

/** Characters of an expression that a description quotes. */
const MAX_QUOTED = 40;

/** A name as it is read: a letter, digits, an index, strokes. */
const SPOKEN = /^\p{L}[\p{L}\d_'′]*$/u;

/** Words, which are quoted, and not put beside other names: "Start point". */
const WORDS = /^\p{L}[\p{L}\p{M}]+\s+\p{L}|\s\p{L}[\p{L}\p{M}]+$/u;

const COMMANDS = /\\(?:vec|overrightarrow|mathbf|mathrm|text|boldsymbol)\s*/g;

/** What the label of an object calls it; undefined where it has none, or one that is no name. */
export function labelName({ id, definition }: ConstructionObject): string | undefined {
  if (definition.label === undefined) return undefined;
  const plain = definition.label
    .replace(/\{\{\s*id\s*\}\}/g, id)
    .replace(COMMANDS, '')
    .replace(/\\([A-Za-z]+)/g, greek);
  if (plain.includes('{{')) return undefined;
  const words = plain.replace(/[{}$]/g, '').trim();
  if (WORDS.test(words)) return words.length <= MAX_QUOTED ? `“${words}”` : undefined;
  return words.length <= MAX_NAME && SPOKEN.test(words) ? words : undefined;
}

const GREEK = 'αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ';
const letters = new Map([...GREEK].map((letter) => [latexName(letter).slice(1), letter]));

function greek(command: string, name: string): string {
  return letters.get(name.replace(/^var/, '')) ?? command;
}

/** What an object is called: by its label, or by its id where that is short. */
export function nameOf(object: ConstructionObject): string | undefined {
  const { id } = object;
  return labelName(object) ?? (object.definition.label === undefined && id.length <= 3 ? id : undefined);
}

/** An object whose value is a list of one thing, as what `Intersect` gives may be, as that thing. */
export function withoutList(object: ConstructionObject): ConstructionObject {
  const { value } = object;
  const [only, ...more] = value?.type === 'List' ? value.items : [];
  return only && more.length === 0 ? withoutList({ ...object, value: only }) : object;
}

/** Names that read as one: AB; undefined where one is missing, or is no letter. */
export function sideBySide(names: readonly (string | undefined)[]): string | undefined {
  return names.every((name) => name !== undefined && SPOKEN.test(name)) ? names.join('') : undefined;
}

/** The names that things on a slide have where others speak of them. */
export interface Names {
  /** The name of the point that stands at a place; undefined where none has one. */
  readonly at: (place: object) => string | undefined;
  /** What is put for an argument. */
  readonly argument: (tree: Expr) => string;
  /** P for a point, N for a number, X for something else. */
  readonly kind: (tree: Expr) => 'P' | 'N' | 'X';
}

/** Decimals by which two points are told apart. */
const PLACES = 9;

function placeKey(place: object): string {
  const { x = 0, y = 0, z = 0 } = place as { x?: number; y?: number; z?: number };
  return [x, y, z].map((value) => (Math.abs(value) < 1e-9 ? 0 : value).toFixed(PLACES)).join(' ');
}

const isPoint = (value: Value | undefined): boolean => value?.type === 'Point' || value?.type === 'Point3';

/** The names of a slide's things; `seen` are those whose points may name places. */
export function namesOf({ objects }: Construction, seen: readonly ConstructionObject[], words: Words): Names {
  const places = new Map<string, string>();
  for (const object of seen) {
    const name = isPoint(object.value) ? nameOf(object) : undefined;
    if (name !== undefined && !places.has(placeKey(object.value!))) places.set(placeKey(object.value!), name);
  }
  const at = (place: object): string | undefined => places.get(placeKey(place));

  const objectAt = (name: string): ConstructionObject | undefined => {
    const object = objects.get(name);
    return object && withoutList(object);
  };

  function argument(tree: Expr): string {
    if (tree.kind === 'name') {
      const object = objectAt(tree.name);
      if (!object) return words.axes[tree.name] ?? tree.name;
      if (isPoint(object.value)) return at(object.value!) ?? object.id;
      return labelName(object) ?? endsOf(object.tree) ?? object.id;
    }
    if (tree.kind === 'call' && calleeOf(tree) === 'Point') return `(${tree.args.map(quoted).join(', ')})`;
    return endsOf(tree) ?? nested(tree);
  }

  /** What is made within another call, as it would be described by itself. */
  function nested(tree: Expr): string {
    const said = tree.kind === 'call' ? phraseOf(tree, names, '', words) : undefined;
    return said === undefined || said.length > MAX_NESTED ? quoted(tree) : said;
  }

  /** `AB` for a segment or line between two points with names. */
  function endsOf(tree: Expr | undefined): string | undefined {
    if (tree?.kind !== 'call' || tree.args.length < 2 || !ENDED.has(calleeOf(tree) ?? '')) return undefined;
    const ends = tree.args.map((end) => (end.kind === 'name' && kind(end) === 'P' ? argument(end) : undefined));
    return sideBySide(ends);
  }

  function kind(tree: Expr): 'P' | 'N' | 'X' {
    if (tree.kind === 'name') {
      const value = objectAt(tree.name)?.value;
      return isPoint(value) ? 'P' : value?.type === 'Number' ? 'N' : 'X';
    }
    if (tree.kind === 'call') return calleeOf(tree) === 'Point' ? 'P' : 'X';
    return tree.kind === 'equation' || tree.kind === 'comparison' || tree.kind === 'list' ? 'X' : 'N';
  }

  const names: Names = { at, argument, kind };
  return names;
}

const ENDED = new Set(['Segment', 'Line', 'Ray', 'Vector', 'Polygon', 'Triangle']);

/** The constructor that an expression calls. */
export function calleeOf(tree: Expr | undefined): string | undefined {
  return tree?.kind === 'call' && tree.callee.kind === 'name' ? tree.callee.name : undefined;
}

/** An expression as it is written, cut where it is long. */
export function quoted(tree: Expr): string {
  const text = print(tree);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/** The names of the points that an expression is made from. */
export function pointsIn(tree: Expr, names: Names): string[] {
  if (tree.kind === 'call') return tree.args.flatMap((arg) => pointsIn(arg, names));
  return tree.kind === 'name' && names.kind(tree) === 'P' ? [names.argument(tree)] : [];
}

type Call = Extract<Expr, { kind: 'call' }>;

/** A call in words, as its phrase has them; undefined where it has none. `called` is the name of what it makes. */
export function phraseOf(
  tree: Call,
  names: Names,
  called: string,
  { phrases, cases, comma }: Words,
  isSeveral = false,
): string | undefined {
  const made = calleeOf(tree) ?? '';
  const known: Readonly<Record<string, string>> = phrases;
  const phrase = known[`${made}(${tree.args.map(names.kind).join('')})`] ?? known[made];
  if (phrase === undefined) return undefined;
  const all = tree.args.map(names.argument);
  // Names of points that stand side by side read as one: AB. Coordinates don't.
  if (/\{\d\}\{\d\}/.test(phrase) && sideBySide(all) === undefined) return undefined;
  return phrase
    .replace(/\[(.*?)\|(.*?)\]/g, isSeveral ? '$2' : '$1')
    .replaceAll('{n}', called)
    .replaceAll('{all}', all.join(comma))
    .replace(/\{(\d)(?::(\p{L}+))?\}/gu, (_, index, inCase) => {
      const name = all[Number(index) - 1] ?? '';
      return cases[inCase]?.(name) ?? name;
    });
}
