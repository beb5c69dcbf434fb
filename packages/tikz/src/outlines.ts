import { ARC, COORDS, type Path, PathBuilder, type PathNode, type TextNode, type TextPiece } from '@geoslide/core';
import { clipFill } from './bounded.js';

/** Maps a point of a piece to px of the scene. */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** A text as the shapes of its layout, in px of the scene: the outline behind it, then its letters and lines. */
export function outlines(node: TextNode): PathNode[] {
  const shapes = node.layout.pieces.map((piece) => ({ piece, path: turned(pieceShape(piece), node) }));
  const { halo } = node;
  const behind: PathNode[] =
    halo && halo.width > 0 && halo.color.a > 0
      ? shapes.map(({ path }) => ({
          kind: 'path',
          path,
          stroke: { color: halo.color, width: 2 * halo.width, cap: 'round', join: 'round' },
        }))
      : [];
  const letters = shapes.map(({ piece, path }): PathNode => {
    const color = piece.color ?? node.color;
    const stroke = piece.kind === 'path' ? piece.stroke : undefined;
    return stroke ? { kind: 'path', path, stroke } : { kind: 'path', path, fill: { color, rule: 'nonzero' } };
  });
  return [...behind, ...letters].filter(({ path }) => path.verbs.length > 0);
}

/** A piece in px relative to the text's anchor, before its rotation. */
function pieceShape(piece: TextPiece): Path {
  if (piece.kind === 'rule') {
    const { x, y, width, height } = piece.rect;
    return new PathBuilder().rect(x, y, width, height);
  }
  if (piece.kind === 'path') return piece.clip && !piece.stroke ? clipFill(piece.path, piece.clip) : piece.path;
  const scale = piece.size / piece.glyph.unitsPerEm;
  return placed(piece.glyph.outline, { x: piece.x, y: piece.y, scaleX: scale, scaleY: -scale });
}

function placed({ verbs, coords }: Path, { x, y, scaleX, scaleY }: Placement): Path {
  return { verbs, coords: coords.map((value, i) => (i % 2 === 0 ? x + scaleX * value : y + scaleY * value)) };
}

function turned({ verbs, coords }: Path, { x, y, rotation = 0 }: TextNode): Path {
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const out: number[] = [];
  const point = (at: number) => {
    const [px, py] = [coords[at]!, coords[at + 1]!];
    out.push(x + px * cos - py * sin, y + px * sin + py * cos);
  };
  let at = 0;
  for (const verb of verbs) {
    const end = at + COORDS[verb]!;
    if (verb === ARC) {
      point(at);
      out.push(coords[at + 2]!, coords[at + 3]!, coords[at + 4]! + rotation, coords[at + 5]!, coords[at + 6]!);
    } else for (let i = at; i < end; i += 2) point(i);
    at = end;
  }
  return { verbs, coords: out };
}
