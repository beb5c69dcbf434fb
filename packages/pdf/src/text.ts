import { haloPath, readableText, type TextNode, type TextPiece } from '@geoslide/core';
import { number, numbers } from './number.js';
import { fillColor, paintPath, rectOperators } from './paint.js';
import { pathOperators } from './path-operators.js';
import type { Resources } from './resources.js';

/** A text as outlines, with its words for those who copy, search or listen. */
export function textOperators(node: TextNode, resources: Resources): string[] {
  if (node.color.a <= 0 || node.layout.pieces.length === 0) return [];
  const [cos, sin] = [Math.cos(node.rotation ?? 0), Math.sin(node.rotation ?? 0)];
  const turn = [cos, sin, -sin, cos].map((value) => number(value, 6)).join(' ');
  const words = readableText(node.source, node.mode).replace(/\n/g, ' ');
  return [
    'q',
    `${turn} ${numbers(node.x, node.y)} cm`,
    ...halo(node, resources),
    ...fillColor(node.color, resources),
    ...node.layout.pieces.flatMap((piece) => pieceOperators(piece, resources)),
    ...resources.words(words, node.layout.width, node.fontSize),
    'Q',
  ];
}

function pieceOperators(piece: TextPiece, resources: Resources): string[] {
  const fill = piece.color ? fillColor(piece.color, resources) : [];
  switch (piece.kind) {
    case 'glyph': {
      const name = resources.glyph(piece.glyph);
      return name === undefined ? [] : ['q', ...fill, glyphPlace(piece), `/${name} Do`, 'Q'];
    }
    case 'rule':
      return ['q', ...fill, rectOperators(piece.rect), 'f', 'Q'];
    case 'path': {
      const clip = piece.clip ? [rectOperators(piece.clip), 'W n'] : [];
      const paint = piece.stroke
        ? paintPath({ kind: 'path', path: piece.path, stroke: piece.stroke }, resources)
        : [...fill, ...pathOperators(piece.path), 'f'];
      return ['q', ...clip, ...paint, 'Q'];
    }
  }
}

type GlyphPiece = Extract<TextPiece, { kind: 'glyph' }>;

/** Font units, y up, to px, y down. */
function glyphPlace({ x, y, size, glyph }: GlyphPiece): string {
  const scale = number(size / glyph.unitsPerEm, 6);
  return `${scale} 0 0 -${scale} ${numbers(x, y)} cm`;
}

/** The halo behind all letters: behind each, it would lie on the letter before. */
function halo(node: TextNode, resources: Resources): string[] {
  if (node.halo === undefined || node.halo.color.a <= 0) return [];
  const operators = pathOperators(haloPath(node, node.layout.pieces));
  return operators.length === 0 ? [] : ['q', ...fillColor(node.halo.color, resources), ...operators, 'f', 'Q'];
}
