import type { Polygon3Value } from '@geoslide/geometry';
import { aroundMiddle } from '../labels/label-spots.js';
import { loop } from '../parts/lines.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const polygon: SpaceFigure<Polygon3Value> = {
  parts: ({ vertices }, { filled }) => ({
    ...nothing,
    wires: loop(vertices),
    patches: [{ corners: vertices, hides: filled }],
  }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ vertices }) => vertices,
  label: labelAt(({ vertices }, input) => aroundMiddle(vertices, input)),
  looks: undefined,
};
