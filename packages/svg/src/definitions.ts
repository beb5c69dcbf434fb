import type { Glyph, Rect } from '@geoslide/core';
import { formatNumber } from './number.js';
import { pathData } from './path-data.js';
import { type Element, element } from './xml.js';

/** Decimals of a glyph's outline: its units are 1/1000 em or finer. */
const OUTLINE_DIGITS = 0;

/** Written for one document, and kept for as long as their fonts are: most documents share their letters. */
const outlines = new WeakMap<Glyph, string>();

function outlineData(glyph: Glyph): string {
  let data = outlines.get(glyph);
  if (data === undefined) {
    data = pathData(glyph.outline, { digits: OUTLINE_DIGITS, flip: true });
    outlines.set(glyph, data);
  }
  return data;
}

/** What the document's `<defs>` hold, each once. */
export interface Definitions {
  /** The id of a glyph's outline in font units, y down; undefined where the glyph is blank. */
  glyph(glyph: Glyph): string | undefined;
  /** The id of a clip path whose rectangle is in the unit of `digits` decimals. */
  clip(rect: Rect, digits: number): string;
  elements(): readonly Element[];
}

/**
 * Ids follow from what they name, so the same id means the same outline in every document, and two documents
 * can stand in one page.
 */
export function createDefinitions(): Definitions {
  const elements: Element[] = [];
  const ids = new Map<string, string | undefined>();
  const taken = new Set<string>();

  function idFor(prefix: string, content: string): string {
    let id = prefix + hash(content);
    while (taken.has(id)) id += 'x';
    taken.add(id);
    return id;
  }

  return {
    glyph(glyph) {
      if (ids.has(glyph.key)) return ids.get(glyph.key);
      const d = outlineData(glyph);
      const id = d === '' ? undefined : idFor('g', glyph.key);
      if (id !== undefined) elements.push(element('path', { id, d }));
      ids.set(glyph.key, id);
      return id;
    },
    clip(rect, digits) {
      const [x, y, width, height] = [rect.x, rect.y, Math.max(0, rect.width), Math.max(0, rect.height)].map((value) =>
        formatNumber(value, digits),
      );
      const content = `${x} ${y} ${width} ${height}`;
      const known = ids.get(content);
      if (known !== undefined) return known;
      const id = idFor('c', content);
      elements.push(element('clipPath', { id }, [element('rect', { x, y, width, height })]));
      ids.set(content, id);
      return id;
    },
    elements: () => elements,
  };
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), in few characters that an XML id allows. */
function hash(text: string): string {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return ((state >>> 0) % 36 ** 5).toString(36);
}
