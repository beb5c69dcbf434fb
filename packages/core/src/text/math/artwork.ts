import { CLOSE, COORDS, CUBIC, MOVE, type Path, PathBuilder, QUAD } from '../../scene/path.js';
import type { Rect } from '../../scene/scene.js';
import type { Pieces } from '../pieces.js';
import type { Box } from './box.js';
import { row } from './box.js';
import { STRETCHY_PARTS } from './classes.js';
import { type Context, length } from './context.js';
import { isSvg, type KatexNode, type LineNode, type PathNode, type SpanNode, type SvgNode } from './katex.js';
import { parsePathData } from './path-data.js';

/** Whether a span only holds artwork. */
export function holdsArtwork(node: SpanNode): boolean {
  const first = node.children[0];
  return first !== undefined && isSvg(first);
}

/** A span with artwork, its bottom on the baseline: as wide as it says, else as the list that it stands in. */
export function artwork(node: SpanNode, context: Context): Box {
  const svgs = node.children.filter(isSvg);
  const { size } = context;
  const first = svgs[0]!;
  const height = length(node.style.height ?? first.attributes.height, size);
  const fixed = /width:\s*([\d.]+)em/.exec(first.attributes.style ?? '')?.[1] ?? node.style.width;
  const width = fixed === undefined ? undefined : length(fixed, size);
  const part = STRETCHY_PARTS[node.classes.find((name) => name in STRETCHY_PARTS) ?? ''] ?? [0, 1];
  return {
    width: width ?? length(node.style.minWidth, size),
    fills: width === undefined,
    draw(pieces, x, y, available) {
      if (context.color?.a === 0) return;
      const [start, share] = part;
      const whole = width ?? available;
      const box = { x: x + start * whole, y: y - height, width: share * whole, height };
      for (const svg of svgs) drawSvg(svg, box, context, pieces);
    },
  };
}

/** Arrows and braces of two or three parts over each other. */
export function stretchy(node: SpanNode, context: Context, measure: (node: KatexNode, context: Context) => Box): Box {
  const parts = node.children.map((child) => measure(child, context));
  return {
    width: Math.max(length(node.style.minWidth, context.size), row(parts).width),
    fills: true,
    draw(pieces, x, y, available) {
      for (const part of parts) part.draw(pieces, x, y, available);
    },
  };
}

function drawSvg(svg: SvgNode, box: Rect, context: Context, pieces: Pieces): void {
  for (const child of svg.children) {
    if ('toMarkup' in child && 'pathName' in child) {
      const path = pathOf(child);
      const placed = place(path, svg, box);
      pieces.path(placed.path, context.color, placed.clipped ? box : undefined);
    } else {
      pieces.path(linePath(child as LineNode, box, context.size), context.color, box);
    }
  }
}

const parsed = new Map<string, Path>();
/** Artwork of fixed shape has some 60 names; roots and tall delimiters have a path for each height. */
const MAX_PARSED = 200;

function pathOf(node: PathNode): Path {
  const d = /\bd="([^"]*)"/.exec(node.toMarkup())?.[1] ?? '';
  const known = parsed.get(d);
  if (known) return known;
  // KaTeX 0.19 writes a second M before the inner line of a tall \lfloor, at which browsers stop reading.
  const path = parsePathData(d.replace('MM', 'M'));
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(d, path);
  return path;
}

/** Maps artwork into a box as `viewBox` and `preserveAspectRatio` say. https://www.w3.org/TR/SVG/coords.html#PreserveAspectRatioAttribute */
function place(path: Path, svg: SvgNode, box: Rect): { path: Path; clipped: boolean } {
  const [, , viewWidth = 1, viewHeight = 1] = (svg.attributes.viewBox ?? '').split(/\s+/).map(Number);
  const [align = 'xMidYMid', fit = 'meet'] = (svg.attributes.preserveAspectRatio ?? 'xMidYMid meet').split(' ');
  const ratioX = box.width / viewWidth;
  const ratioY = box.height / viewHeight;
  if (align === 'none') {
    return { path: transform(path, ratioX, ratioY, box.x, box.y), clipped: false };
  }
  const scale = fit === 'slice' ? Math.max(ratioX, ratioY) : Math.min(ratioX, ratioY);
  const spare = box.width - viewWidth * scale;
  const dx = align.startsWith('xMin') ? 0 : align.startsWith('xMid') ? spare / 2 : spare;
  const spareY = box.height - viewHeight * scale;
  const dy = align.endsWith('YMin') ? 0 : align.endsWith('YMid') ? spareY / 2 : spareY;
  const placed = transform(path, scale, scale, box.x + dx, box.y + dy);
  if (fit !== 'slice') return { path: placed, clipped: false };
  const cut = cutSides(placed, box.x, box.x + box.width);
  return { path: cut ?? placed, clipped: cut === undefined };
}

function transform(path: Path, scaleX: number, scaleY: number, dx: number, dy: number): Path {
  return {
    verbs: path.verbs,
    coords: path.coords.map((c, i) => (i % 2 === 0 ? c * scaleX + dx : c * scaleY + dy)),
  };
}

/** px beyond a side that are rounding: artwork 400 em long ends exactly at its box. */
const ROUNDING = 1e-6;

/**
 * Cuts a path at two verticals by moving what is beyond onto them: exact where only horizontal and vertical lines
 * reach out, as arrow shafts and the bars of roots do. Undefined where others do, which need a clip.
 */
function cutSides(path: Path, left: number, right: number): Path | undefined {
  const coords = path.coords.map((c, i) => (i % 2 === 0 ? Math.min(Math.max(c, left), right) : c));
  const isOut = (x: number) => x < left - ROUNDING || x > right + ROUNDING;
  let at = 0;
  let x0 = 0;
  let y0 = 0;
  for (const verb of path.verbs) {
    const count = COORDS[verb]!;
    if (verb === CLOSE) continue;
    const x = path.coords[at + count - 2]!;
    const y = path.coords[at + count - 1]!;
    if (verb !== MOVE) {
      const curved = verb === QUAD || verb === CUBIC;
      const oblique = curved || (Math.abs(x - x0) > 1e-9 && Math.abs(y - y0) > 1e-9);
      let out = isOut(x0);
      for (let i = at; i < at + count; i += 2) out ||= isOut(path.coords[i]!);
      if (oblique && out) return undefined;
    }
    x0 = x;
    y0 = y;
    at += count;
  }
  return { verbs: path.verbs, coords };
}

/** A line with ends in percent of the box, such as that of \cancel, as an outline. */
function linePath(line: LineNode, box: Rect, size: number): Path {
  const end = (name: string, start: number, extent: number) =>
    start + (Number.parseFloat(line.attributes[name] ?? '0') / 100) * extent;
  const x1 = end('x1', box.x, box.width);
  const y1 = end('y1', box.y, box.height);
  const x2 = end('x2', box.x, box.width);
  const y2 = end('y2', box.y, box.height);
  const half = length(line.attributes['stroke-width'], size) / 2;
  const distance = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / distance) * half;
  const ny = ((x2 - x1) / distance) * half;
  return new PathBuilder().polyline(
    [
      [x1 + nx, y1 + ny],
      [x2 + nx, y2 + ny],
      [x2 - nx, y2 - ny],
      [x1 - nx, y1 - ny],
    ],
    true,
  );
}
