import { snap } from '@geoslide/geometry';
import { clipLine } from '../draw/clip-line.js';
import { inkBox, layOut, type TextSpec, textNode } from '../draw/text.js';
import { type Box, boxesOverlap, viewBox } from '../draw/viewport.js';
import type { TextNode } from '../scene/scene.js';
import { mathSpec } from './axes/axis-words.js';
import { directionOf, type GridInput, originPx, rayAngles } from './axes/grid-lines.js';

/** px of an em of the angles; from the border of the view, and from the ray. */
const SIZE = 12;
const INSET = 3;
const ASIDE = 11;

/** Darker than the lines of the grid, as texts have to be. */
const TEXT_COLOR = { r: 91, g: 101, b: 115, a: 1 };

/** The angles of the rays, each beside its ray at the border of the view; one that would touch another is left out. */
export function angleLabels({ style, viewport, background, fonts, report }: GridInput): TextNode[] {
  const kind = style.get('angleLabels');
  if (kind === 'none') return [];
  const [x, y] = originPx(viewport);
  const taken: Box[] = [];
  return rayAngles(style).flatMap((angle) => {
    const [dx, dy] = directionOf(angle, viewport.plane.ratio);
    const seen = clipLine([x, y], [dx, dy], viewBox(viewport), 0, Infinity);
    if (!seen) return [];
    const spec = mathSpec(kind === 'degrees' ? `${tidy(angle)}^{\\circ}` : radians(angle), SIZE);
    const node = textNode(spec, layOut(spec, fonts, report), [0, 0], { color: TEXT_COLOR, halo: background });
    if (!node) return [];
    const [nx, ny] = directionOf(angle + 90);
    const ink = inkBox(node);
    const [width, height] = [ink.maxX - ink.minX, ink.maxY - ink.minY];
    // The text's middle, pushed into the view.
    const inside = (middle: number, size: number, extent: number) =>
      Math.min(Math.max(middle, INSET + size / 2), extent - INSET - size / 2);
    const cx = inside(x + seen[1] * dx + ASIDE * nx, width, viewport.width);
    const cy = inside(y + seen[1] * dy + ASIDE * ny, height, viewport.height);
    const placed = { ...node, x: snap(cx - width / 2 - ink.minX), y: snap(cy - height / 2 - ink.minY) };
    const box = inkBox(placed, INSET);
    if (taken.some((other) => boxesOverlap(box, other))) return [];
    taken.push(box);
    return [placed];
  });
}

/** For loading fonts. */
export function angleTexts(): TextSpec[] {
  return ['0123456789.^{\\circ}', '\\dfrac{\\pi}{2}'].map((source) => mathSpec(source, SIZE));
}

function tidy(degrees: number): number {
  return Number(degrees.toFixed(3));
}

/** Degrees as a fraction of π, in LaTeX; a decimal where they are no whole number. */
function radians(degrees: number): string {
  if (degrees === 0) return '0';
  if (!Number.isInteger(degrees)) return String(Number(((degrees * Math.PI) / 180).toFixed(3)));
  const common = greatestDivisor(degrees, 180);
  const [over, under] = [degrees / common, 180 / common];
  const top = over === 1 ? '\\pi' : `${over}\\pi`;
  return under === 1 ? top : `\\frac{${top}}{${under}}`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
