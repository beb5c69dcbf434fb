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
  readonly types: ReadonlyMap<string, Style>;
  readonly typeLabels: ReadonlyMap<string, Style>;
  readonly primitives: ReadonlyMap<string, Style>;
  readonly primitiveLabels: ReadonlyMap<string, Style>;
  readonly texts: ReadonlyMap<string, Style>;
  readonly sliders: ReadonlyMap<string, Style>;
  readonly buttons: ReadonlyMap<string, Style>;
  readonly images: ReadonlyMap<string, Style>;
  /** What objects hand down, by their ids, as far as it was asked for. */
  readonly heritage: Record<'objects' | 'labels', Map<string, Generation>>;
}

export function indexSheet(sheet: StyleSheet, builtInTypes: StyleTypes): SheetIndex {
  const index = (list: StyleList | undefined) => new Map(list ?? []);
  return {
    sheet,
    builtInTypes,
    types: index(sheet.types),
    typeLabels: index(sheet.typeLabels),
    primitives: index(sheet.primitives),
    primitiveLabels: index(sheet.primitiveLabels),
    texts: index(sheet.texts),
    sliders: index(sheet.sliders),
    buttons: index(sheet.buttons),
    images: index(sheet.images),
    heritage: { objects: new Map(), labels: new Map() },
  };
}

type Objects = ReadonlyMap<string, ConstructionObject>;

/** What there is to say of an object's style, or of its label's. */
interface Sayings {
  readonly heritage: Map<string, Generation>;
  readonly entry: (object: ConstructionObject) => Style | undefined;
  readonly types: (object: ConstructionObject) => readonly Style[];
  /** The part of a style that heirs take. */
  readonly handedDown: (style: Style) => Style;
}

/** The defaults of what every object has. */
const everyObject: Style = Object.fromEntries(
  Object.entries<StyleProperty>(styleProperties.object).flatMap(([name, property]) =>
    property.default === undefined || property.of ? [] : [[name, property.default]],
  ),
);

/**
 * An object's style: own entry, parent's style where it inherits, type, built-in (docs/format.md, "The style sheet").
 */
export function objectLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Cascade {
  return cascadeOf(objects, object, {
    heritage: index.heritage.objects,
    entry: ({ id }) => index.primitives.get(id),
    types: (member) => {
      const chain = chainOf(index, member);
      return [...pick(chain, index.types), ...pick(chain, index.builtInTypes.looks), everyObject];
    },
    handedDown: (style) => style,
  });
}

/** The same for an object's label. A parent hands down how its label looks, not where it stands or whether it shows. */
export function labelLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Cascade {
  return cascadeOf(objects, object, {
    heritage: index.heritage.labels,
    entry: ({ id }) => index.primitiveLabels.get(id),
    types: (member) => pick(chainOf(index, member), index.typeLabels),
    handedDown: looksOnly,
  });
}

const chainOf = ({ builtInTypes }: SheetIndex, { type, value }: ConstructionObject): readonly string[] =>
  typeChain(builtInTypes, type, value?.type ?? type);

/** Whose entries and whose types count: an heir's own entry, then all of its parent's, then its own type's. */
function cascadeOf(objects: Objects, object: ConstructionObject, sayings: Sayings): Cascade {
  const parent = parentOf(objects, object);
  const inherited = parent && inheritedFrom(objects, parent, sayings);
  return {
    own: generation(sayings.entry(object), inherited),
    layers: withOwn(inherited?.types ?? [], sayings.types(object)),
  };
}

function parentOf(objects: Objects, { definition }: ConstructionObject): ConstructionObject | undefined {
  return definition.inheritStyle && definition.parent !== undefined ? objects.get(definition.parent) : undefined;
}

/** What an object hands down. Lines of heirs are long: they are walked once, from the last that is known. */
function inheritedFrom(objects: Objects, object: ConstructionObject, sayings: Sayings): Generation {
  const { heritage, entry, types, handedDown } = sayings;
  const line: { readonly member: ConstructionObject; readonly own: Generation }[] = [];
  let next: ConstructionObject | undefined = object;
  while (next !== undefined && !heritage.has(next.id)) {
    const style = entry(next);
    const own = generation(style && handedDown(style));
    heritage.set(next.id, own);
    line.push({ member: next, own });
    next = parentOf(objects, next);
  }
  let parent = next && heritage.get(next.id);
  for (const { member, own } of line.reverse()) {
    own.parent = parent;
    own.types = withOwn(parent?.types ?? [], types(member).map(handedDown));
    parent = own;
  }
  return heritage.get(object.id)!;
}

/** A style that stands before needs no second place. */
function withOwn(inherited: readonly Style[], own: readonly Style[]): readonly Style[] {
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
