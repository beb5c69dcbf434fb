/** How much there is in a text of XML, found without keeping any of it. */
export interface XmlShape {
  readonly elements: number;
  readonly attributes: number;
  /** Elements within each other. */
  readonly depth: number;
}

/** What may hold `<` and is no element, by how it begins: how it ends. */
const others: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/**
 * The end of a tag that begins at `start`, and its attributes: a `>` between quotes ends nothing, a `<` elsewhere
 * begins the next.
 */
function readTag(text: string, start: number): { readonly end: number; readonly attributes: number } {
  let attributes = 0;
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
      attributes++;
    } else if (character === '>') return { end: at, attributes };
    else if (character === '<') return { end: at - 1, attributes };
  }
  return { end: text.length, attributes };
}

/**
 * Counts the elements of a text that may be no XML: a parser keeps some hundred bytes of each, and some walk up all
 * that is
 * around it.
 */
export function xmlShape(text: string): XmlShape {
  let elements = 0;
  let attributes = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const other = others.find(([start]) => text.startsWith(start, at));
    if (other !== undefined) {
      const [start, close] = other;
      const end = text.indexOf(close, at + start.length);
      if (end === -1) break;
      at = end + close.length;
      continue;
    }
    const tag = readTag(text, at);
    if (text[at + 1] === '/') depth--;
    else {
      elements++;
      attributes += tag.attributes;
      deepest = Math.max(deepest, depth + 1);
      if (text[tag.end - 1] !== '/') depth++;
    }
    at = tag.end + 1;
  }
  return { elements, attributes, depth: deepest };
}
