import type { Polygon3Value, Vec3 } from '@geoslide/geometry';
import { aroundMiddle } from '../labels/label-spots.js';
import { loop } from '../parts/lines.js';
import { nothing, type Wire } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

/** The sides, but for bridges to holes, which are walked there and back. */
function edges(vertices: readonly Vec3[]): Wire[] {
  const sides = loop(vertices);
  const nameOf = (p: Vec3, q: Vec3): string => [p.x, p.y, p.z, q.x, q.y, q.z].join(' ');
  const known = new Set(sides.map(({ a, b }) => nameOf(a, b)));
  const outline = sides.filter(({ a, b }) => !known.has(nameOf(b, a)));
  // Of a polygon that is flat to a line, every side is walked back.
  return outline.length > 0 ? outline : sides;
}

export const polygon: SpaceFigure<Polygon3Value> = {
  parts: ({ vertices }, { filled }) => ({
    ...nothing,
    wires: edges(vertices),
    patches: [{ corners: vertices, hides: filled }],
  }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ vertices }) => vertices,
  label: labelAt(({ vertices }, input) => aroundMiddle(vertices, input)),
  looks: undefined,
};
