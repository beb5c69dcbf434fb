import {
  type Color,
  type Glyph,
  type Path,
  PathBuilder,
  type PathNode,
  type Stroke,
  type TextNode,
} from '@geoslide/core';

export const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
export const BLUE: Color = { r: 0, g: 0, b: 255, a: 1 };
export const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };

export function stroke(changes: Partial<Stroke> = {}): Stroke {
  return { color: BLUE, width: 2, cap: 'round', join: 'round', ...changes };
}

export function stroked(path: Path, changes: Partial<Stroke> = {}): PathNode {
  return { kind: 'path', path, stroke: stroke(changes) };
}

/** A triangle of 700 × 700 font units in place of a letter. */
const LETTER: Glyph = {
  key: 'Test/65',
  unitsPerEm: 1000,
  outline: new PathBuilder().moveTo(0, 0).lineTo(700, 0).lineTo(350, 700).close(),
};

/** A text of triangles, one per character, 0.75 em apart. */
export function text(source: string, changes: Partial<TextNode> = {}): TextNode {
  const fontSize = changes.fontSize ?? 20;
  return {
    kind: 'text',
    source,
    mode: 'latex',
    font: 'KaTeX_Math',
    fontSize,
    x: 10,
    y: 30,
    color: BLACK,
    layout: {
      width: 0.75 * fontSize * source.length,
      ascent: 0.7 * fontSize,
      descent: 0,
      pieces: [...source].map((_, i) => ({
        kind: 'glyph',
        glyph: LETTER,
        x: 0.75 * fontSize * i,
        y: 0,
        size: fontSize,
      })),
    },
    ...changes,
  };
}
