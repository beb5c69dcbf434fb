import {
  haloPath,
  type Path,
  PathBuilder,
  type Rect,
  readableText,
  type TextNode,
  type TextPiece,
} from '@geoslide/core';
import type { Definitions } from './definitions.js';
import type { Painted } from './hoist.js';
import { digitsFor, formatNumber } from './number.js';
import { colorFill, colorText, opacityText, strokePaint } from './paint.js';
import { pathData } from './path-data.js';
import { PX_DIGITS } from './shape.js';
import { degreesText } from './transform.js';
import { type Attributes, type Element, element } from './xml.js';

/** Six decimals of a font's unit move a letter at the end of a line by less than 1/100 px. */
const SCALE_DIGITS = 6;

/** Outlines of a text, grouped with the words for a screen reader; undefined where nothing of it is in the picture. */
export function outlinedText(node: TextNode, view: Rect, definitions: Definitions): Painted | undefined {
  const unit = commonUnit(node.layout.pieces);
  const pen: Pen = { unit, digits: digitsFor(unit), definitions };
  const all = node.layout.pieces;
  const seen = all.filter((piece) => canBeSeen(node, piece, view));
  // Equal labels share their halo where they are the same list.
  const pieces = seen.length === all.length ? all : seen;
  const letters = pieces.flatMap((piece) => pieceElement(piece, pen) ?? []);
  if (letters.length === 0) return undefined;
  return {
    element: element(
      'g',
      {
        role: 'img',
        'aria-label': readableText(node.source, node.mode),
        transform: textTransform(node, unit),
      },
      [...halo(node, pieces, pen), ...letters],
    ),
    paint: { ...colorFill(node.color), 'fill-rule': 'nonzero', stroke: 'none' },
  };
}

type GlyphPiece = Extract<TextPiece, { kind: 'glyph' }>;

/** What pieces are measured in: px per unit of the document inside of the text's group. */
interface Pen {
  readonly unit: number;
  readonly digits: number;
  readonly definitions: Definitions;
}

/** Px per font unit of most glyphs, so that they need no transform of their own. */
function commonUnit(pieces: readonly TextPiece[]): number {
  const counts = new Map<number, number>();
  let best = 1;
  for (const piece of pieces) {
    if (piece.kind !== 'glyph') continue;
    const unit = piece.size / piece.glyph.unitsPerEm;
    const count = (counts.get(unit) ?? 0) + 1;
    counts.set(unit, count);
    if (count > (counts.get(best) ?? 0)) best = unit;
  }
  return best;
}

function textTransform(node: TextNode, unit: number): string {
  const turn = degreesText(node.rotation ?? 0);
  const scale = formatNumber(unit, SCALE_DIGITS);
  return [
    `translate(${formatNumber(node.x, PX_DIGITS)} ${formatNumber(node.y, PX_DIGITS)})`,
    turn === '0' ? '' : `rotate(${turn})`,
    scale === '1' ? '' : `scale(${scale})`,
  ].join('');
}

function pieceElement(piece: TextPiece, pen: Pen): Element | undefined {
  if (piece.kind === 'glyph') {
    const id = pen.definitions.glyph(piece.glyph);
    if (id === undefined) return undefined;
    return element('use', { href: `#${id}`, ...placement(piece, pen), ...pieceColor(piece) });
  }
  const path = piece.kind === 'rule' ? rulePath(piece.rect) : piece.path;
  const d = pathData(path, { digits: pen.digits, scale: 1 / pen.unit });
  if (d === '') return undefined;
  const clip = piece.kind === 'path' ? piece.clip : undefined;
  return element('path', {
    d,
    ...(piece.kind === 'path' && piece.stroke
      ? { fill: 'none', ...strokePaint(piece.stroke, pen.unit) }
      : pieceColor(piece)),
    'clip-path': clip && `url(#${pen.definitions.clip(scaleRect(clip, 1 / pen.unit), pen.digits)})`,
  });
}

function placement(piece: GlyphPiece, pen: Pen): Attributes {
  const x = formatNumber(piece.x / pen.unit, pen.digits);
  const y = formatNumber(piece.y / pen.unit, pen.digits);
  const scale = formatNumber(piece.size / piece.glyph.unitsPerEm / pen.unit, SCALE_DIGITS);
  if (scale === '1') return { x: x === '0' ? undefined : x, y: y === '0' ? undefined : y };
  const move = x === '0' && y === '0' ? '' : `translate(${x} ${y})`;
  return { transform: `${move}scale(${scale})` };
}

function rulePath({ x, y, width, height }: Rect): Path {
  return width > 0 && height > 0 ? new PathBuilder().rect(x, y, width, height) : new PathBuilder();
}

function pieceColor(piece: TextPiece): Attributes {
  return piece.color ? { fill: colorText(piece.color), 'fill-opacity': opacityText(piece.color.a) } : {};
}

/** The halo behind all letters: behind each, it would lie on the letter before. */
function halo(node: TextNode, pieces: readonly TextPiece[], { digits, unit }: Pen): Element[] {
  if (node.halo === undefined || node.halo.color.a <= 0) return [];
  const d = pathData(haloPath(node, pieces), { digits, scale: 1 / unit });
  const { color } = node.halo;
  const opacity = opacityText(color.a);
  const paint = { fill: colorText(color), 'fill-opacity': opacity === '1' ? undefined : opacity };
  return d === '' ? [] : [element('path', { d, ...paint })];
}

/** False for what lies far outside of the view, such as the end of a very long word. */
function canBeSeen(node: TextNode, piece: TextPiece, view: Rect): boolean {
  if (piece.kind === 'path') return true;
  const reach = piece.kind === 'glyph' ? 3 * piece.size : Math.hypot(piece.rect.width, piece.rect.height);
  const [dx, dy] = piece.kind === 'glyph' ? [piece.x, piece.y] : [piece.rect.x, piece.rect.y];
  const cos = Math.cos(node.rotation ?? 0);
  const sin = Math.sin(node.rotation ?? 0);
  const x = node.x + dx * cos - dy * sin;
  const y = node.y + dx * sin + dy * cos;
  return (
    x > view.x - reach && x < view.x + view.width + reach && y > view.y - reach && y < view.y + view.height + reach
  );
}

function scaleRect(rect: Rect, scale: number): Rect {
  return { x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale };
}
