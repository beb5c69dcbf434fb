import {
  constructors,
  functionTable,
  isName,
  properties,
  signatureText,
  styleTypeNames,
  unions,
} from '@geoslide/geometry';
import { styleProperties, wantedValue } from '@geoslide/protocol';
import type { StyleKind } from './place.js';

// What the editor knows of the language, made from its tables. Loaded when it is first asked for.

/** What is told of a name. */
export interface Entry {
  readonly name: string;
  /** How it is written: `Circle(center: Point, radius: Number)`. */
  readonly form: string;
  /** The type that it gives, or the values that it takes. */
  readonly gives: string;
  readonly doc: string;
  readonly example?: string;
}

/** A form of a call. */
export interface CallForm extends Entry {
  /** Its parameters as they are written; the last one may repeat. */
  readonly parameters: readonly string[];
  readonly fewest: number;
}

const forms = new Map<string, CallForm[]>();

function addForm(name: string, form: CallForm): void {
  forms.set(name, [...(forms.get(name) ?? []), form]);
}

for (const { name, aliases = [], signatures } of constructors) {
  for (const { parameters, returns, doc, example } of signatures) {
    const form = {
      form: signatureText(name, parameters),
      gives: returns,
      doc,
      example,
      parameters: parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type}`),
      fewest: parameters.filter(({ optional }) => !optional).length,
    };
    for (const own of [name, ...aliases]) addForm(own, { name: own, ...form, form: form.form.replace(name, own) });
  }
}
for (const { name, aliases = [], usage, doc, arity } of functionTable) {
  const parameters = /\((.*)\)/.exec(usage)?.[1]?.split(/,\s*/) ?? [];
  for (const own of [name, ...aliases]) {
    addForm(own, { name: own, form: usage.replace(name, own), gives: 'Number', doc, parameters, fewest: arity[0] });
  }
}

/** The forms of a constructor or function; none for another name. */
export const formsOf = (name: string): readonly CallForm[] => forms.get(name) ?? [];

export const callNames: readonly string[] = [...forms.keys()];

/** The properties that values of a type have; all of them where the type is not known. */
export function propertiesOf(type: string | undefined): readonly Entry[] {
  const has = (of: readonly string[]) => type === undefined || of.some((each) => isOfType(type, each));
  return properties
    .filter(({ of }) => has(of))
    .map(({ name, parameters = [], returns, doc, of }) => ({
      name,
      form: `${of.join(' or ')}.${signatureText(name, parameters)}`,
      gives: returns,
      doc,
    }));
}

/** Whether a type of values is one of a union, or that type itself. */
export const isOfType = (type: string, wanted: string): boolean =>
  type === wanted || unions[wanted]?.some((each) => each === type) === true;

/** The style properties that a block of a kind may hold. */
export function stylesOf(kind: StyleKind): readonly Entry[] {
  return Object.entries(styleProperties[kind]).map(([name, property]) => {
    const preset = property.default === undefined ? '' : `; ${property.default} by itself`;
    return { name, form: name, gives: `${wantedValue(property)}${preset}`, doc: property.doc };
  });
}

/** The values that are offered for a style property. */
export function valuesOf(kind: StyleKind, name: string): readonly string[] {
  const property = Object.entries(styleProperties[kind]).find(([key]) => key === name)?.[1];
  if (property === undefined) return [];
  if (property.type === 'boolean') return ['true', 'false'];
  if (property.type === 'choice') return property.options;
  const shown = (property.shown ?? []).map(String);
  return property.type === 'text' ? [...new Set([...shown, ...property.named])] : shown;
}

export const typeNames: readonly string[] = styleTypeNames();

/** Entries that a search gives at most. */
const MAX_FOUND = 60;

const kinds = Object.keys(styleProperties) as (keyof typeof styleProperties)[];

let everything: readonly Entry[] | undefined;

/** Entries with all words of a query, those with it in their name first. */
export function search(query: string): readonly Entry[] {
  everything ??= [
    ...[...forms.values()].flat(),
    ...propertiesOf(undefined),
    ...kinds
      .filter((kind) => kind !== 'sliderLabel')
      .flatMap((kind) => stylesOf(kind).map((entry) => ({ ...entry, form: `${entry.name} (style of ${kind})` }))),
  ];
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = everything.filter(({ form, doc, gives }) => {
    const text = `${form} ${doc} ${gives}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = ({ name }: Entry) => {
    const own = name.toLowerCase();
    return own === query.toLowerCase() ? 0 : words.some((word) => own.startsWith(word)) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_FOUND);
}

export { isName };
