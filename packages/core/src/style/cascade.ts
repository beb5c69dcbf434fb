import type { ConstructionObject } from '@geoslide/geometry';
import type { Style, StyleList, StyleSheet } from '@geoslide/protocol';
import { builtIn } from './defaults.js';
import { typeChain } from './type-fallback.js';

/** A style sheet's lists as maps; of entries with one key the last counts. */
export interface SheetIndex {
  readonly sheet: StyleSheet;
  readonly types: ReadonlyMap<string, Style>;
  readonly typeLabels: ReadonlyMap<string, Style>;
  readonly primitives: ReadonlyMap<string, Style>;
  readonly primitiveLabels: ReadonlyMap<string, Style>;
  readonly texts: ReadonlyMap<string, Style>;
  readonly sliders: ReadonlyMap<string, Style>;
  readonly buttons: ReadonlyMap<string, Style>;
  readonly images: ReadonlyMap<string, Style>;
}

export function indexSheet(sheet: StyleSheet): SheetIndex {
  const index = (list: StyleList | undefined) => new Map(list ?? []);
  return {
    sheet,
    types: index(sheet.types),
    typeLabels: index(sheet.typeLabels),
    primitives: index(sheet.primitives),
    primitiveLabels: index(sheet.primitiveLabels),
    texts: index(sheet.texts),
    sliders: index(sheet.sliders),
    buttons: index(sheet.buttons),
    images: index(sheet.images),
  };
}

type Objects = ReadonlyMap<string, ConstructionObject>;

/** Layers of an object's style, strongest first: own entry, parent's style where it inherits, type, built-in (protocol.md section 4). */
export function objectLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Style[] {
  return family(objects, object).flatMap(({ member, part }): Style[] => {
    const chain = typeChain(member.type, member.value?.type ?? member.type);
    if (part === 'own') return pick([member.id], index.primitives);
    return [...pick(chain, index.types), ...pick(chain, builtInTypes), builtIn.anyObject];
  });
}

/** The same for an object's label. A parent hands down how its label looks, not where it stands or whether it shows. */
export function labelLayers(index: SheetIndex, objects: Objects, object: ConstructionObject): Style[] {
  const layers = family(objects, object).flatMap(({ member, part }) => {
    const chain = typeChain(member.type, member.value?.type ?? member.type);
    const layers = part === 'own' ? pick([member.id], index.primitiveLabels) : pick(chain, index.typeLabels);
    return member.id === object.id ? layers : layers.map(looksOnly);
  });
  return [...layers, builtIn.label];
}

const builtInTypes: ReadonlyMap<string, Style> = new Map(Object.entries(builtIn.objectTypes));

interface Member {
  readonly member: ConstructionObject;
  readonly part: 'own' | 'general';
}

/** Whose entries and whose types count, strongest first: an heir's own entry, then all of its parent's, then its own type's. */
function family(objects: Objects, object: ConstructionObject, seen = new Set<string>()): Member[] {
  seen.add(object.id);
  const { parent: parentId, inheritStyle } = object.definition;
  const parent = inheritStyle && parentId !== undefined ? objects.get(parentId) : undefined;
  return [
    { member: object, part: 'own' },
    ...(parent && !seen.has(parent.id) ? family(objects, parent, seen) : []),
    { member: object, part: 'general' },
  ];
}

function pick(keys: readonly string[], map: ReadonlyMap<string, Style>): Style[] {
  return keys.map((key) => map.get(key)).filter((style) => style !== undefined);
}

const PLACE = new Set(['offsetX', 'offsetY', 'anchorPoint', 'anchorParam', 'hidden']);

function looksOnly(style: Style): Style {
  return Object.fromEntries(Object.entries(style).filter(([name]) => !PLACE.has(name)));
}
