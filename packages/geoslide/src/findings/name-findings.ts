import { type Construction, isName, placeholdersIn, styleTypeNames } from '@geoslide/geometry';
import {
  type Definition,
  type Finding,
  Findings,
  nearestName,
  quoted,
  type Slide,
  type StyleSheet,
} from '@geoslide/protocol';

/** Names that the unknown ones of a slide are compared with in all, some 0.1 s: past it no suggestions are made. */
const MAX_COMPARED = 100_000;

/** The kinds of definitions that each list of styles is for. */
const kindsOfLists: Readonly<Partial<Record<keyof StyleSheet, readonly string[]>>> = {
  primitives: ['primitive', 'other'],
  primitives3d: ['primitive', 'other'],
  primitiveLabels: ['primitive', 'other'],
  primitiveLabels3d: ['primitive', 'other'],
  texts: ['text'],
  sliders: ['slider'],
  buttons: ['button'],
  images: ['image'],
};

const typeLists = ['types', 'typeLabels', 'types3d', 'typeLabels3d'] as const;

/**
 * A finding, and whether it may be what an editor has left behind of objects that are gone: then only authors are told.
 */
interface NameFinding {
  readonly finding: Finding;
  readonly isRemains: boolean;
}

/**
 * Names of a slide that fit nothing: types, ids of styles and layers, keys of uvarMap, and ids that no expression can
 * name.
 * @param construction Without one, nothing is said of placeholders.
 * @param path The slide's: `slides.0`.
 * @param withTypes False where a figure text has told of unknown types already.
 * @param withRemains True also names what lies there unused and is like nothing that is used.
 */
export function nameFindings(
  slide: Slide,
  construction: Construction | undefined,
  path: string,
  withRemains: boolean,
  withTypes: boolean,
): Finding[] {
  const definitions = new Map(slide.definitions.map((definition) => [definition.id, definition]));
  const ids = [...definitions.keys()];
  let compared = 0;
  const nearest = (name: string) => {
    compared += ids.length;
    return compared > MAX_COMPARED ? undefined : nearestName(name, ids);
  };
  const findings = new Findings();
  const look: Look = { slide, construction, path, definitions, nearest };
  const told = [...unknownIds(look), ...unusedValues(look)];
  for (const { finding, isRemains } of told) {
    if (withRemains || !isRemains) findings.add(finding.path, () => finding);
  }
  const types = withTypes ? [...unknownTypes(slide, path)] : [];
  for (const finding of [...types, ...unreferable(slide, path)]) {
    findings.add(finding.message, () => finding);
  }
  return findings.list();
}

interface Look {
  readonly slide: Slide;
  readonly construction: Construction | undefined;
  readonly path: string;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly nearest: (id: string) => string | undefined;
}

function* unknownTypes({ styleSheet: sheet, definitions }: Slide, path: string): Generator<Finding> {
  let known: readonly string[] | undefined;
  for (const list of typeLists) {
    for (const [index, [type]] of (sheet[list] ?? []).entries()) {
      known ??= styleTypeNames();
      if (known.includes(type)) continue;
      const near = nearestName(type, known);
      const isObject = definitions.some(({ id }) => id === type);
      const help = isObject
        ? `styles of objects stand in primitives, as [[${quoted(type)}, {"color": "red"}]]`
        : near === undefined
          ? `known are ${known.join(', ')}`
          : `did you mean ${near}?`;
      const message = `${quoted(type)} is no type of objects, and its style changes nothing: ${help}`;
      yield { path: `${path}.styleSheet.${list}.${index}.0`, message };
    }
  }
}

/** A name that an expression can use, for an id that it can't; the id itself where it can. */
export function usableId(id: string): string {
  if (isName(id)) return id;
  const usable = id.replace(/[^\p{L}\p{M}\p{Nd}_]+/gu, '_').replace(/^[^\p{L}]+|_+$/gu, '');
  return isName(usable) ? usable : `P${/\d+/.exec(id)?.[0] ?? ''}`;
}

function* unreferable({ definitions }: Slide, path: string): Generator<Finding> {
  for (const [index, { id, kind }] of definitions.entries()) {
    if (kind !== 'primitive' && kind !== 'other' && kind !== 'slider') continue;
    if (isName(id)) continue;
    const message = `no expression can use the id ${quoted(id)}: an id is a letter, then letters, digits and _, such as ${usableId(id)}`;
    yield { id, path: `${path}.definitions.${index}.id`, message };
  }
}

function* unknownIds({ slide: { styleSheet }, path, definitions, nearest }: Look): Generator<NameFinding> {
  for (const [list, kinds] of Object.entries(kindsOfLists)) {
    for (const [index, [id]] of ((styleSheet[list as 'primitives'] ?? []) as readonly [string, unknown][]).entries()) {
      const place = `${path}.styleSheet.${list}.${index}.0`;
      const definition = definitions.get(id);
      if (definition === undefined) yield missing(id, `its style in ${list}`, place, nearest(id));
      else if (!kinds.includes(definition.kind)) {
        const own = Object.entries(kindsOfLists).find(([, others]) => others.includes(definition.kind))?.[0];
        if (own === undefined) continue;
        const message = `${quoted(id)} is a ${definition.kind}, and its style in ${list} changes nothing: put it into ${own}`;
        yield { finding: { id, path: place, message }, isRemains: false };
      }
    }
  }
  for (const [index, layer] of (styleSheet.elementLayers ?? []).entries()) {
    const id = typeof layer === 'string' ? layer : layer[0];
    if (definitions.has(id)) continue;
    yield missing(id, 'its place in elementLayers', `${path}.styleSheet.elementLayers.${index}`, nearest(id));
  }
}

function missing(id: string, what: string, path: string, near: string | undefined): NameFinding {
  const isType = styleTypeNames().includes(id);
  const help = isType
    ? `styles of a type stand in types, as [[${quoted(id)}, {"color": "red"}]]`
    : near === undefined
      ? 'remove it, or define the object'
      : `did you mean ${near}?`;
  const message = `no definition has the id ${quoted(id)}, and ${what} changes nothing: ${help}`;
  return { finding: { path, message }, isRemains: near === undefined && !isType };
}

const VALUE_KEY = /^(.*)\.(\d+)$/su;

function* unusedValues({ slide, construction, path, definitions, nearest }: Look): Generator<NameFinding> {
  const given = new Set(slide.uvarMap.map(([key]) => key));
  for (const [index, [key]] of slide.uvarMap.entries()) {
    const place = `${path}.uvarMap.${index}.0`;
    const [, id, number] = VALUE_KEY.exec(key) ?? [];
    if (id === undefined) {
      const [, owner = key, axis] = /^(.*)\.([xyz])$/su.exec(key) ?? [];
      const example = definitions.has(owner) ? `${owner}.${axis === undefined ? 0 : 'xyz'.indexOf(axis)}` : 'A.0';
      const message = `${quoted(key)} names no placeholder: write the id, a dot and the number of the "?" from 0, such as ${example}`;
      yield { finding: { path: place, message }, isRemains: false };
      continue;
    }
    const definition = definitions.get(id);
    if (definition === undefined) {
      yield missing(id, `the value ${quoted(key)}`, place, nearest(id));
      continue;
    }
    const count = placeholdersOf(definition, construction);
    if (count === undefined || Number(number) < count) continue;
    const own = Array.from({ length: count }, (_, n) => `${id}.${n}`);
    const has =
      count === 1 ? `the only "?" of ${id} is ${own[0]}` : `the "?" of ${id} are ${own.slice(0, 3).join(', ')}`;
    const message = `nothing uses the value ${quoted(key)}: ${count === 0 ? `${id} has no "?"` : has}`;
    yield { finding: { id, path: place, message }, isRemains: own.every((wanted) => given.has(wanted)) };
  }
}

/** How many values a definition takes; undefined where that is not known. */
function placeholdersOf(definition: Definition, construction: Construction | undefined): number | undefined {
  if (definition.kind === 'slider') return 1;
  const tree = construction?.objects.get(definition.id)?.tree;
  return tree && placeholdersIn(tree);
}
