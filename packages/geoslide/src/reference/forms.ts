import { constructorMeant, constructors, functionTable, signatureText } from '@geoslide/geometry';
import { nearestName } from '@geoslide/protocol';
import { likeliest, matches, wordsOf } from './words.js';

/** A form of a constructor, or a function of numbers, as a reference tells of it. */
export interface LanguageForm {
  /** `Circle(center: Point, radius: Number)` */
  readonly form: string;
  /** The type that it gives. */
  readonly gives: string;
  readonly doc: string;
  /** A call that can be run. */
  readonly example?: string;
}

interface NamedForm extends LanguageForm {
  readonly names: readonly string[];
}

/** Forms that a search gives at most. */
const MAX_FOUND = 30;

/** Every form of the language: constructors in their order, then functions of numbers. */
function allForms(): NamedForm[] {
  const built = constructors.flatMap(({ name, aliases = [], signatures }) =>
    signatures.map(({ parameters, returns, doc, example }) => ({
      names: [name, ...aliases],
      form: signatureText(name, parameters),
      gives: returns,
      doc,
      example,
    })),
  );
  const functions = functionTable.map(({ name, aliases = [], usage, doc }) => ({
    names: [name, ...aliases],
    form: usage,
    gives: 'Number',
    doc,
  }));
  return [...built, ...functions];
}

const isNamed = (name: string) => (form: NamedForm) => form.names.some((own) => own.toLowerCase() === name);

/** The forms of a name, in five languages and in any case. */
function namedForms(query: string, forms: readonly NamedForm[]): readonly NamedForm[] {
  const named = forms.filter(isNamed(query.toLowerCase()));
  if (named.length > 0) return named;
  const meant = constructorMeant(query);
  return meant === undefined ? [] : forms.filter(isNamed(meant.toLowerCase()));
}

const textOf = ({ form, doc, gives }: NamedForm): string => `${form} ${doc} ${gives}`;

/**
 * The forms that a search means, best first, at most 30: those of a name, in five languages, else those with all words
 * of the query in their form or description, else those of the name that is nearest to it.
 */
export function findForms(query: string): LanguageForm[] {
  const forms = allForms();
  const wanted = query.trim();
  const named = namedForms(wanted, forms);
  if (named.length > 0) return named.map(plain);
  const words = wordsOf(wanted);
  const fitting = words.length === 0 ? [] : forms.filter((form) => matches(textOf(form), words) === words.length);
  const literal = fitting.filter((form) => words.every((word) => textOf(form).toLowerCase().includes(word)));
  const found = literal.length > 0 ? literal : fitting;
  if (found.length > 0) return found.slice(0, MAX_FOUND).map(plain);
  const nearest = nearestName(
    wanted,
    forms.flatMap(({ names }) => names),
  );
  return nearest === undefined ? [] : forms.filter(isNamed(nearest.toLowerCase())).map(plain);
}

/** The forms of the name that a word nearly is, where it is no word of any form; undefined otherwise. */
export function misspeltForms(word: string): LanguageForm[] | undefined {
  const forms = allForms();
  const nearest = nearestName(
    word,
    forms.flatMap(({ names }) => names),
  );
  const isWord = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}_]+/u)
      .includes(word.toLowerCase());
  if (nearest === undefined || forms.some((form) => isWord(textOf(form)))) return undefined;
  return forms.filter(isNamed(nearest.toLowerCase())).map(plain);
}

/** The forms with most words of a query, at least half of them; best first. */
export function likelyForms(query: string): LanguageForm[] {
  return likeliest(allForms(), query, textOf).map(plain);
}

/** Whether a query is the name of a constructor or function. */
export function isForm(query: string): boolean {
  return namedForms(query.trim(), allForms()).length > 0;
}

function plain({ names: _names, ...form }: NamedForm): LanguageForm {
  return form;
}

/**
 * One line for each constructor: `Circle(center: Point, radius) (A, B, C)`, and what it gives where its name does not
 * say so; names with the same forms share it: `Altitude, Median(A, B, C) (…) -> Segment`. Forms that differ in one type
 * are one: `Tick(target: Segment/Arc)`. What
 * space has as the plane
 * does is not said twice.
 */
export function constructorLines(): string[] {
  const names = new Map<string, string[]>();
  for (const name of new Set(constructors.map((entry) => entry.name))) {
    const signatures = constructors.filter((entry) => entry.name === name).flatMap((entry) => entry.signatures);
    const forms: Listed[][] = [];
    const gives = new Set<string>();
    for (const { parameters, returns } of signatures) {
      addForm(
        forms,
        parameters.map(({ name, type, optional }) => ({ name: optional ? `${name}?` : name, type: inPlane(type) })),
      );
      for (const type of inPlane(returns).split(' | ')) gives.add(type);
    }
    const isNamedOnly = constructors.some((entry) => entry.name === name && entry.group === NAMED_ONLY);
    const written = isNamedOnly
      ? '(…)'
      : withMissing(forms)
          .map((form) => `(${parameterList(form)})`)
          .join(' ');
    const given = [...gives].join(' | ');
    // What may give anything says nothing of it.
    const line = given === name || gives.has('Any') ? written : `${written} -> ${given}`;
    names.set(line, [...(names.get(line) ?? []), name]);
  }
  return [...names].map(([line, sharing]) => `${sharing.join(', ')}${line}`);
}

/** Two forms, of which one has a number more at its end, as one: `Root(f, n?)`. */
function withMissing(forms: readonly Listed[][]): Listed[][] {
  const isSame = (a: readonly Listed[], b: readonly Listed[]) =>
    a.length === b.length && a.every(({ name, type }, i) => name === b[i]!.name && type === b[i]!.type);
  const shorter = (form: Listed[]) => forms.find((other) => isSame(other, form.slice(0, -1)));
  const longer = forms.filter((form) => form.at(-1)?.type === 'Number' && shorter(form) !== undefined);
  const merged = new Set(longer.map(shorter));
  return forms
    .filter((form) => !merged.has(form))
    .map((form) => (longer.includes(form) ? form.with(-1, { ...form.at(-1)!, name: `${form.at(-1)!.name}?` }) : form));
}

/** The group whose forms a search finds: most take a list of numbers or parameters in their usual order. */
const NAMED_ONLY = 'statistics';

/** A parameter as a line tells of it: `n?` is one that may be missing, `Segment/Arc` one of several types. */
interface Listed {
  readonly name: string;
  readonly type: string;
}

/** Adds a form, or its one type that differs to a form that is the same otherwise. */
function addForm(forms: Listed[][], form: Listed[]): void {
  const differences = (other: Listed[]) =>
    form.flatMap(({ type }, i) => (other[i]!.type.split('/').includes(type) ? [] : [i]));
  for (const other of forms) {
    if (other.length !== form.length) continue;
    if (isForLists(form, other) || isSwapped(form, other)) return;
    const [first, ...more] = differences(other);
    if (first === undefined) return;
    const isSame = form.every(
      ({ name, type }, i) => i === first || (other[i]!.name === name && other[i]!.type === type),
    );
    if (more.length > 0 || !isSame || form[first]!.name !== other[first]!.name) continue;
    other[first] = { ...other[first]!, type: `${other[first]!.type}/${form[first]!.type}` };
    return;
  }
  forms.push(form);
}

/** Whether a form takes a list, or several, where another takes one of its items, and is the same otherwise. */
function isForLists(form: readonly Listed[], other: readonly Listed[]): boolean {
  const takes = (i: number) => other[i]!.type.split('/');
  return form.every(({ type }, i) => takes(i).includes(type) || takes(i).some((one) => `${one}[]` === type));
}

/** Whether a form is another with its two parameters in the other order. */
function isSwapped([first, second, ...more]: readonly Listed[], other: readonly Listed[]): boolean {
  return more.length === 0 && second !== undefined && first!.type === other[1]!.type && second.type === other[0]!.type;
}

/**
 * `A, B, direction: LineLike, n`: capital letters are points where no type follows them, other neighbours of one type
 * share it, and numbers at the end have none, nor have objects, lists and points of that name.
 */
function parameterList(parameters: readonly Listed[]): string {
  const isNumber = (i: number) => parameters.slice(i).every(({ type }) => type === 'Number');
  const isCapital = ({ name }: Listed) => /^[A-Z]$/.test(name);
  const isShared = (i: number) =>
    !isCapital(parameters[i]!) &&
    parameters[i + 1]?.type === parameters[i]!.type &&
    parameters[i + 1]!.name.endsWith('?') === parameters[i]!.name.endsWith('?');
  const isBare = (i: number) =>
    isPlain(parameters[i]!) ||
    isShared(i) ||
    isNumber(i) ||
    (isCapital(parameters[i]!) && ['Point', 'Object'].includes(parameters[i]!.type));
  return parameters.map(({ name, type }, i) => (isBare(i) ? name : `${name}: ${type}`)).join(', ');
}

/** Parameters whose names say what they are. */
function isPlain({ name, type }: Listed): boolean {
  if (name === 'object')
    return type.split('/').every((one) => ['Object', 'PlaneObject', 'SpaceObject', 'Any'].includes(one));
  return (name === 'list' && type === 'List') || (name === 'points' && type === 'Point[]');
}

/** The type of the plane for that of space with its name: `Point` for `Point3`. */
function inPlane(type: string): string {
  return type.replace(/\b([A-Z][A-Za-z]+)3\b/g, '$1');
}
