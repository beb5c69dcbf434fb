import {
  type Color,
  haloPath,
  type Path,
  PathBuilder,
  type PathNode,
  type TextNode,
  type TextPiece,
} from '@geoslide/core';
import { clipFill } from './bounded.js';

/**
 * Lines and curves of one path: TeX keeps a path in its memory until it ends, and has no more than 5 million words of
 * it.
 */
const MAX_PATH_PARTS = 2000;

/**
 * A text's pieces as paths, those of one colour that follow each other as one path. For letters that
 * TeX's fonts have not,
 * and that pdfTeX can't join.
 */
export function outlineNodes(node: TextNode): PathNode[] {
  const { layout, color } = node;
  if (color.a <= 0) return [];
  const nodes: PathNode[] = [];
  const shapes = layout.pieces.map((piece) => ({ piece, path: placed(outlineOf(piece), node) }));
  let last: { readonly color: Color; readonly paths: Path[]; parts: number } | undefined;
  const flush = () => {
    if (last) nodes.push({ kind: 'path', path: joined(last.paths), fill: { color: last.color, rule: 'nonzero' } });
    last = undefined;
  };
  for (const { piece, path } of shapes) {
    const own = piece.color ?? color;
    if (piece.kind === 'path' && piece.stroke) {
      flush();
      nodes.push({ kind: 'path', path, stroke: { ...piece.stroke, color: piece.color ?? piece.stroke.color } });
      continue;
    }
    if (last?.color !== own || last.parts > MAX_PATH_PARTS) flush();
    last ??= { color: own, paths: [], parts: 0 };
    last.paths.push(path);
    last.parts += path.verbs.length;
  }
  flush();
  return nodes.filter(({ path }) => path.verbs.length > 0);
}

/** The halo of a text. */
export function haloNodes(node: TextNode): PathNode[] {
  const { halo, layout, color } = node;
  if (!halo || halo.color.a <= 0 || color.a <= 0) return [];
  const path = placed(haloPath(node, layout.pieces), node);
  return path.verbs.length === 0 ? [] : [{ kind: 'path', path, fill: { color: halo.color, rule: 'nonzero' } }];
}

/** The outline of a piece in px from the layout's origin, y down. */
function outlineOf(piece: TextPiece): Path {
  if (piece.kind === 'rule') {
    const { x, y, width, height } = piece.rect;
    return new PathBuilder().rect(x, y, width, height);
  }
  if (piece.kind === 'path') return piece.clip && !piece.stroke ? clipFill(piece.path, piece.clip) : piece.path;
  const scale = piece.size / piece.glyph.unitsPerEm;
  return mapped(piece.glyph.outline, (x, y) => [piece.x + x * scale, piece.y - y * scale]);
}

/** Brings a path of the layout to its place on the slide. */
function placed(path: Path, { x: left, y: top, rotation = 0 }: TextNode): Path {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return mapped(path, (x, y) => [left + x * cos - y * sin, top + x * sin + y * cos]);
}

/** A path of lines and Bézier curves, of which glyphs and artwork consist, with its points moved. */
function mapped({ verbs, coords }: Path, move: (x: number, y: number) => [number, number]): Path {
  const out: number[] = [];
  for (let i = 0; i < coords.length; i += 2) out.push(...move(coords[i]!, coords[i + 1]!));
  return { verbs, coords: out };
}

function joined(paths: readonly Path[]): Path {
  return { verbs: paths.flatMap(({ verbs }) => [...verbs]), coords: paths.flatMap(({ coords }) => [...coords]) };
}
