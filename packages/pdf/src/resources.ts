import { type Glyph, type ImageNode, pathBounds } from '@geoslide/core';
import { bytesOf, type PdfDocument, type Reference } from './document.js';
import { addImage } from './image.js';
import { number, numbers } from './number.js';
import { pathOperators } from './path-operators.js';
import { createUnseenFonts, type UnseenFonts } from './words.js';

/** What a page's content names: shapes of letters, pictures and opacities. Each is written once. */
export interface Resources {
  /** The name of a glyph's shape in font units; undefined where it is empty. */
  glyph(glyph: Glyph): string | undefined;
  image(node: ImageNode): string;
  /** The operators for words that can be selected, as in {@link createUnseenFonts}. */
  readonly words: UnseenFonts['line'];
  /** The name of the graphics state with this opacity, 0..1, of fills and strokes. */
  opacity(alpha: number): string;
  /** The resource dictionary, which adds objects of its own. */
  dictionary(): string;
}

export function createResources(document: PdfDocument): Resources {
  const objects = new Map<string, Reference>();
  const glyphs = new Map<string, string | undefined>();
  const images = new Map<ImageNode['file'], string>();
  const states = new Map<string, string>();
  const fonts = createUnseenFonts(document);

  function addObject(reference: Reference): string {
    const name = `X${objects.size + 1}`;
    objects.set(name, reference);
    return name;
  }

  return {
    glyph(glyph) {
      const { key } = glyph;
      if (glyphs.has(key)) return glyphs.get(key);
      const operators = pathOperators(glyph.outline);
      const name = operators.length === 0 ? undefined : addObject(addGlyph(document, glyph, operators));
      glyphs.set(key, name);
      return name;
    },
    image(node) {
      const known = images.get(node.file);
      if (known !== undefined) return known;
      const name = addObject(addImage(document, node));
      images.set(node.file, name);
      return name;
    },
    words: fonts.line,
    opacity(alpha) {
      const value = number(Math.min(1, Math.max(0, alpha)));
      const name = states.get(value) ?? `G${states.size + 1}`;
      states.set(value, name);
      return name;
    },
    dictionary() {
      const names = [...objects].map(([name, reference]) => `/${name} ${reference}`);
      const opacities = [...states].map(([value, name]) => `/${name} << /ca ${value} /CA ${value} >>`);
      const entries = [`/XObject << ${names.join(' ')} >>`, `/ExtGState << ${opacities.join(' ')} >>`];
      const letters = fonts.entries();
      if (letters.length > 0) entries.push(`/Font << ${letters.join(' ')} >>`);
      return `<< ${entries.join(' ')} >>`;
    },
  };
}

/** A form in font units; its colour is that of the content that paints it. */
function addGlyph(document: PdfDocument, glyph: Glyph, operators: readonly string[]): Reference {
  const { left, right, top, bottom } = pathBounds(glyph.outline);
  const data = bytesOf(`${operators.join('\n')}\nf\n`);
  return document.addStream(`/Type /XObject /Subtype /Form /BBox [${numbers(left, top, right, bottom)}]`, data);
}
