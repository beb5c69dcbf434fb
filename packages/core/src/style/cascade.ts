import type { ConstructionObject } from '@geoslide/geometry';
import { type Style, type StyleList, type StyleProperty, type StyleSheet, styleProperties } from '@geoslide/protocol';
import { type Generation, generation } from './generations.js';
import { onlyOf } from './only-of.js';
import type { Cascade } from './reader.js';
import { type StyleTypes, typeChain } from './style-types.js';

/** A style sheet's lists as maps; of entries with one key the last counts. */
export interface SheetIndex {
  readonly sheet: StyleSheet;
  /** What is built in of types. */
  readonly builtInTypes: StyleTypes;
  readonly texts: ReadonlyMap<string, Style>;
  readonly sliders: ReadonlyMap<string, Style>;
  readonly buttons: ReadonlyMap<string, Style>;
  readonly images: ReadonlyMap<string, Style>;
  readonly ofObjects: Sayings;
  readonly ofLabels: Sayings;
}

type Objects = ReadonlyMap<string, ConstructionObject>;

/** What there is to say of styles: of those of objects, or of those of their labels. */
interface Sayings {
  /** What an object's own entry says, by its id. */
  readonly entries: ReadonlyMap<string, Style>;
  /** What the types of a chain say, the most specific first. */
  readonly typesOf: (chain: readonly string[]) => readonly Style[];
  /** The part of a style that heirs take. */
  readonly handedDown: (style: Style) => Style;
  /** What was found of types, by their names: it is the same for all objects of a type. */
  readonly types: Map<string, readonly Style[]>;
  /** What objects hand down, by their ids, as far as it was asked for. */
  readonly heritage: Map<string, Generation>;
}

export function indexSheet(sheet: StyleSheet, builtInTypes: StyleTypes): SheetIndex {
  const index = (list: StyleList | undefined) => new Map(list ?? []);
  const types = index(sheet.types);
  const typeLabels = index(sheet.typeLabels);
  return {
    sheet,
    builtInTypes,
    ofObjects: {
      entries: index(sheet.primitives),
      typesOf: (chain) => [...pick(chain, types), ...pick(chain, builtInTypes.looks), everyObject],
      handedDown: (style) => style,
      types: new Map(),
      heritage: new Map(),
    },
    ofLabels: {
      entries: index(sheet.primitiveLabels),
      typesOf: (chain) => pick(chain, typeLabels),
      handedDown: looksOnly,
      types: new Map(),
      heritage: new Map(),
    },
    texts: index(sheet.texts),
    sliders: index(sheet.sliders),
    buttons: index(sheet.buttons),
    images: index(sheet.images),
  };
}

/** The defaults of what every object has, without those that hang on another property. */
const everyObject: Style = Object.fromEntries(
  Object.entries<StyleProperty>(styleProperties.object).flatMap(([name, property]) =>
    property.default === undefined || property.defaultWith || property.of ? [] : [[name, property.default]],
  ),
);

/**
 * An object's style: own entry, parent's style where it inherits, type, built-in (docs/format.md, "The style sheet").
 */
export function objectLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Cascade {
  return cascadeOf(index.ofObjects, index.builtInTypes, objects, object);
}

/** The same for an object's label. A parent hands down how its label looks, not where it stands or whether it shows. */
export function labelLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Cascade {
  return cascadeOf(index.ofLabels, index.builtInTypes, objects, object);
}

/** Whose entries and whose types count: an heir's own entry, then all of its parent's, then its own type's. */
function cascadeOf(sayings: Sayings, types: StyleTypes, objects: Objects, object: ConstructionObject): Cascade {
  const parent = parentOf(objects, object);
  const inherited = parent && inheritedFrom(sayings, types, objects, parent);
  return {
    own: sayings.entries.get(object.id),
    inherited,
    layers: withOwn(inherited?.types ?? [], ofTypes(sayings, types, object)),
  };
}

function ofTypes(sayings: Sayings, types: StyleTypes, { type, value }: ConstructionObject): readonly Style[] {
  const kind = value?.type ?? type;
  const name = `${type} ${kind}`;
  let found = sayings.types.get(name);
  if (found === undefined) {
    found = sayings.typesOf(typeChain(types, type, kind));
    sayings.types.set(name, found);
  }
  return found;
}

function parentOf(objects: Objects, { definition }: ConstructionObject): ConstructionObject | undefined {
  return definition.inheritStyle && definition.parent !== undefined ? objects.get(definition.parent) : undefined;
}

/** What an object hands down. Lines of heirs are long: they are walked once, from the last that is known. */
function inheritedFrom(sayings: Sayings, types: StyleTypes, objects: Objects, object: ConstructionObject): Generation {
  const { heritage, entries, handedDown } = sayings;
  const line: { readonly member: ConstructionObject; readonly own: Generation }[] = [];
  let next: ConstructionObject | undefined = object;
  while (next !== undefined && !heritage.has(next.id)) {
    const style = entries.get(next.id);
    const own = generation(style && handedDown(style));
    heritage.set(next.id, own);
    line.push({ member: next, own });
    next = parentOf(objects, next);
  }
  let parent = next && heritage.get(next.id);
  for (const { member, own } of line.reverse()) {
    own.parent = parent;
    own.types = withOwn(parent?.types ?? [], ofTypes(sayings, types, member).map(handedDown));
    parent = own;
  }
  return heritage.get(object.id)!;
}

/** A style that stands before needs no second place. */
function withOwn(inherited: readonly Style[], own: readonly Style[]): readonly Style[] {
  if (inherited.length === 0) return own;
  const more = own.filter((style) => !inherited.includes(style));
  return more.length === 0 ? inherited : [...inherited, ...more];
}

function pick(keys: readonly string[], map: ReadonlyMap<string, Style>): Style[] {
  return keys.map((key) => map.get(key)).filter((style) => style !== undefined);
}

const PLACE = new Set(['offsetX', 'offsetY', 'anchorPoint', 'anchorParam', 'placement', 'hidden']);
const LOOKS = Object.keys(styleProperties.label).filter((name) => !PLACE.has(name));

const looks = new WeakMap<Style, Style>();

function looksOnly(style: Style): Style {
  const known = looks.get(style);
  if (known !== undefined) return known;
  const own = onlyOf(style, LOOKS);
  looks.set(style, own);
  return own;
}
