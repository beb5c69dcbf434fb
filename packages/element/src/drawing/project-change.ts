import type { Change } from 'geoslide';

/** What a change does to the JSON of a project: it replaces a value, adds an item to a list, or a property to an object. */
export type Operation =
  | { readonly kind: 'replace'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'append'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'add'; readonly path: Path; readonly key: string; readonly value: unknown };

/** Keys and indices from the root of a project. */
export type Path = readonly (string | number)[];

/** A style property of an object: `list` is the list of the style sheet that has it. */
export interface StyleValue {
  readonly list: string;
  readonly id: string;
  readonly property: string;
  readonly value: unknown;
}

/** What a change does to a project as it is; undefined where the project has no such slide. */
export function operationOf(
  project: unknown,
  slideIndex: number,
  change: Change | ({ readonly kind: 'style' } & StyleValue),
): Operation | undefined {
  const slide: Path = ['slides', slideIndex - 1];
  if (!isRecord(valueAt(project, slide))) return undefined;
  if (change.kind === 'variable') {
    return put(project, [...slide, 'uvarMap'], change.name, (entry) =>
      entry ? { kind: 'replace', path: [...entry, 1], value: change.value } : [change.name, change.value],
    );
  }
  const { list, id, property, value } = change;
  return put(project, [...slide, 'styleSheet', list], id, (entry) => {
    if (!entry) return [id, { [property]: value }];
    const style = [...entry, 1];
    return setKey(project, style, property, value);
  });
}

/** Finds the pair with a name in a list of pairs, of several the last, which counts; or makes it, and what is missing around it. */
function put(
  project: unknown,
  list: Path,
  name: string,
  make: (entry: Path | undefined) => Operation | [string, unknown],
): Operation {
  const pairs = valueAt(project, list);
  const index = Array.isArray(pairs) ? pairs.findLastIndex((pair) => Array.isArray(pair) && pair[0] === name) : -1;
  const made = make(index < 0 ? undefined : [...list, index]);
  if (!Array.isArray(made)) return made;
  if (Array.isArray(pairs)) return { kind: 'append', path: list, value: made };
  return assigned(project, list, [made]);
}

/** Sets a value whose parents may be missing. */
export function assigned(project: unknown, path: Path, value: unknown): Operation {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  return isRecord(valueAt(project, parent))
    ? setKey(project, parent, key, value)
    : assigned(project, parent, { [key]: value });
}

function setKey(project: unknown, path: Path, key: string, value: unknown): Operation {
  const parent = valueAt(project, path);
  if (isRecord(parent) && Object.hasOwn(parent, key)) return { kind: 'replace', path: [...path, key], value };
  return { kind: 'add', path, key, value };
}

/** Adds an item to a list, which may be missing with what is around it. */
export function appended(project: unknown, list: Path, value: unknown): Operation {
  return Array.isArray(valueAt(project, list))
    ? { kind: 'append', path: list, value }
    : assigned(project, list, [value]);
}

/** Does it to the parsed project, in place. */
export function applyTo(project: unknown, operation: Operation): void {
  const { path, value } = operation;
  if (operation.kind === 'replace') {
    const parent = valueAt(project, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[path.at(-1) ?? ''] = value;
  } else if (operation.kind === 'append') {
    (valueAt(project, path) as unknown[]).push(value);
  } else {
    (valueAt(project, path) as Record<string, unknown>)[operation.key] = value;
  }
}

function valueAt(project: unknown, path: Path): unknown {
  let value = project;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
