import { takeSteps } from '@geoslide/geometry';
import { fillOf, pathNode } from '../draw/pen.js';
import type { Box, Px } from '../draw/viewport.js';
import { Contours } from '../raster/outline/contours.js';
import { flatten } from '../raster/outline/flatten.js';
import { scaling } from '../raster/outline/transform.js';
import { type Path, PathBuilder } from '../scene/path.js';
import type { Color, SceneNode } from '../scene/scene.js';
import type { MarkContext } from './mark.js';

/** px width of hatch lines, diameter of dots. */
const HATCH_WIDTH = 1;
const DOT_SIZE = 2;

/** Crossings of the pattern's lines with an outline: some ten times those of a polygon over all of a large picture. Past them the pattern is coarser. */
const MAX_CROSSINGS = 30_000;
const CROSSING_STEPS = 10;

/** Hatch lines or dots inside a path (filled non-zero). The pattern's origin is the logical one, so that neighbours match. */
export function patternNodes(
  path: Path,
  pattern: 'hatch' | 'crosshatch' | 'dots',
  color: Color,
  { viewport, window, style }: MarkContext,
): SceneNode[] {
  const gap = style.get('patternSpacing');
  const contours = new Contours();
  const bounds = { left: window.minX, top: window.minY, right: window.maxX, bottom: window.maxY };
  flatten(path, scaling(1), bounds, 0, contours);
  const polygons = toPolygons(contours);
  const origin: Px = [-viewport.left * viewport.scale, viewport.top * viewport.scale];
  const out = new PathBuilder();
  if (pattern === 'dots') {
    for (const { row, from, to, y } of spans(polygons, window, origin, 0, gap * Math.SQRT1_2)) {
      const shift = row % 2 === 0 ? 0 : gap * Math.SQRT1_2;
      const step = gap * Math.SQRT2;
      const r = DOT_SIZE / 2;
      for (let i = Math.ceil((from + r - shift) / step); i * step + shift <= to - r; i++) {
        out.circle(origin[0] + i * step + shift, origin[1] + y, r);
      }
    }
    return out.verbs.length > 0 ? [pathNode(out, { fill: fillOf(color) })] : [];
  }
  const slope = (-style.get('patternAngle') * Math.PI) / 180;
  const slopes = pattern === 'hatch' ? [slope] : [slope, slope + Math.PI / 2];
  for (const turn of slopes) {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    for (const { from, to, y } of spans(polygons, window, origin, turn, gap)) {
      out.moveTo(origin[0] + from * c - y * s, origin[1] + from * s + y * c);
      out.lineTo(origin[0] + to * c - y * s, origin[1] + to * s + y * c);
    }
  }
  const stroke = { color, width: HATCH_WIDTH, cap: 'butt', join: 'round' } as const;
  return out.verbs.length > 0 ? [pathNode(out, { stroke })] : [];
}

interface RowSpan {
  readonly row: number;
  /** In the turned frame about the origin, px. */
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The parts inside the polygons (non-zero) of the lines y = row · gap, at least `least` apart, in the frame at `origin` turned by `angle`. */
function spans(polygons: readonly Px[][], window: Box, origin: Px, angle: number, least: number): RowSpan[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turned = polygons.map((polygon) =>
    polygon.map(([x, y]): Px => {
      const dx = x - origin[0];
      const dy = y - origin[1];
      return [dx * c + dy * s, dy * c - dx * s];
    }),
  );
  const seen = turnedBox(window, origin, c, s);
  const height = (y: number) => Math.min(Math.max(y, seen.minY), seen.maxY);
  const crossed = turned
    .flatMap((polygon) =>
      polygon.map(([, y], i) => Math.abs(height(y) - height(polygon[(i + 1) % polygon.length]![1]))),
    )
    .reduce((sum, rise) => sum + rise, 0);
  const gap = least * Math.max(1, Math.ceil(crossed / least / MAX_CROSSINGS));
  takeSteps(CROSSING_STEPS * (crossed / gap));
  const rows = new Map<number, { x: number; winding: number }[]>();
  for (const polygon of turned) {
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
      const first = Math.max(Math.ceil(low[1] / gap), Math.ceil(seen.minY / gap));
      const last = Math.min(Math.ceil(high[1] / gap) - 1, Math.floor(seen.maxY / gap));
      for (let row = first; row <= last; row++) {
        const t = (row * gap - low[1]) / (high[1] - low[1]);
        const crossing = { x: low[0] + t * (high[0] - low[0]), winding: a[1] < b[1] ? 1 : -1 };
        const crossings = rows.get(row);
        if (crossings) crossings.push(crossing);
        else rows.set(row, [crossing]);
      }
    });
  }
  const found: RowSpan[] = [];
  for (const [row, crossings] of [...rows].sort(([a], [b]) => a - b)) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    let start = 0;
    for (const { x, winding: turn } of crossings) {
      if (winding === 0) start = x;
      winding += turn;
      const from = Math.max(start, seen.minX);
      const to = Math.min(x, seen.maxX);
      if (winding === 0 && from < to) found.push({ row, y: row * gap, from, to });
    }
  }
  return found;
}

/** The box around the window in the turned frame. */
function turnedBox(window: Box, origin: Px, c: number, s: number): Box {
  let box: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const x of [window.minX, window.maxX]) {
    for (const y of [window.minY, window.maxY]) {
      const tx = (x - origin[0]) * c + (y - origin[1]) * s;
      const ty = (y - origin[1]) * c - (x - origin[0]) * s;
      box = {
        minX: Math.min(box.minX, tx),
        minY: Math.min(box.minY, ty),
        maxX: Math.max(box.maxX, tx),
        maxY: Math.max(box.maxY, ty),
      };
    }
  }
  return box;
}

function toPolygons(contours: Contours): Px[][] {
  const polygons: Px[][] = [];
  let start = 0;
  for (let i = 0; i < contours.count; i++) {
    const end = contours.ends[i]!;
    const polygon: Px[] = [];
    for (let p = start; p < end; p++) polygon.push([contours.xy[2 * p]!, contours.xy[2 * p + 1]!]);
    polygons.push(polygon);
    start = end;
  }
  return polygons;
}
