import { constructors, functionTable, type Parameter, signatureText } from '@geoslide/geometry';
import { nearestName } from '@geoslide/protocol';

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

/**
 * The forms that a search means, best first, at most 30: those of a name, else those with all words of the query in
 * their form or description, else those of the name that is nearest to it.
 */
export function findForms(query: string): LanguageForm[] {
  const forms = allForms();
  const wanted = query.trim().toLowerCase();
  const isNamed = (name: string) => (form: NamedForm) => form.names.some((own) => own.toLowerCase() === name);
  const named = forms.filter(isNamed(wanted));
  if (named.length > 0) return named.map(plain);
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const found = forms.filter(({ form, doc, gives }) => {
    const text = `${form} ${doc} ${gives}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (words.length > 0 && found.length > 0) return found.slice(0, MAX_FOUND).map(plain);
  const nearest = nearestName(
    query.trim(),
    forms.flatMap(({ names }) => names),
  );
  return nearest === undefined ? [] : forms.filter(isNamed(nearest.toLowerCase())).map(plain);
}

function plain({ names: _names, ...form }: NamedForm): LanguageForm {
  return form;
}

/**
 * One line for each constructor: `Circle(center: Point, radius: Number) | (A, B, C: Point) -> Circle`; names with the same forms share it:
 * `Altitude, Median(A, B, C: Point) | …`. What space has as the plane does is not said twice.
 */
export function constructorLines(): string[] {
  const names = new Map<string, string[]>();
  for (const name of new Set(constructors.map((entry) => entry.name))) {
    const signatures = constructors.filter((entry) => entry.name === name).flatMap((entry) => entry.signatures);
    const forms = new Map<string, string>();
    const gives = new Set<string>();
    for (const { parameters, returns } of signatures) {
      const types = parameters.map(({ type, optional }) => `${inPlane(type)}${optional ? '?' : ''}`).join();
      if (forms.has(types)) continue;
      forms.set(types, `(${parameterList(parameters)})`);
      for (const type of inPlane(returns).split(' | ')) gives.add(type);
    }
    const line = `${[...forms.values()].join(' | ')} -> ${[...gives].join(' | ')}`;
    names.set(line, [...(names.get(line) ?? []), name]);
  }
  return [...names].map(([line, sharing]) => `${sharing.join(', ')}${line}`);
}

/** `A, B: Point, n: Number`: neighbours of one type share it. */
function parameterList(parameters: readonly Parameter[]): string {
  const parts = parameters.map((own, i) => {
    const next = parameters[i + 1];
    const isShared = next?.type === own.type && next.optional === own.optional;
    const name = `${own.name}${own.optional ? '?' : ''}`;
    return isShared ? name : `${name}: ${inPlane(own.type)}`;
  });
  return parts.join(', ');
}

/** The type of the plane for that of space with its name: `Point` for `Point3`. */
function inPlane(type: string): string {
  return type.replace(/\b([A-Z][A-Za-z]+)3\b/g, '$1');
}
