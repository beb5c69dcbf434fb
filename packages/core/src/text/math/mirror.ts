import type { Path } from '../../scene/path.js';
import type { Glyph } from '../../scene/scene.js';
import { createPieces } from '../pieces.js';
import type { Box } from './box.js';

/** \reflectbox: a box seen in a mirror that stands at its middle. Glyphs become paths, since pieces have no mirror. */
export function mirrored(box: Box): Box {
  return {
    ...box,
    draw(pieces, x, y, available) {
      const straight = createPieces();
      box.draw(straight, x, y, available);
      const twice = 2 * x + box.width;
      for (const piece of straight.list) {
        if (piece.kind === 'rule') {
          pieces.rule({ ...piece.rect, x: twice - piece.rect.x - piece.rect.width }, piece.color);
        } else if (piece.kind === 'glyph') {
          const outline = glyphPath(piece.glyph, piece.x, piece.y, piece.size);
          pieces.path(mirrorPath(outline, twice), piece.color);
        } else {
          const clip = piece.clip && { ...piece.clip, x: twice - piece.clip.x - piece.clip.width };
          pieces.path(mirrorPath(piece.path, twice), piece.color, clip);
        }
      }
    },
  };
}

function glyphPath(glyph: Glyph, x: number, y: number, size: number): Path {
  const scale = size / glyph.unitsPerEm;
  return {
    verbs: glyph.outline.verbs,
    coords: glyph.outline.coords.map((c, i) => (i % 2 === 0 ? x + c * scale : y - c * scale)),
  };
}

/** Only for paths of lines and Bézier curves, whose coordinates are all points. */
function mirrorPath(path: Path, twice: number): Path {
  return { verbs: path.verbs, coords: path.coords.map((c, i) => (i % 2 === 0 ? twice - c : c)) };
}
