import type { Polyline3Value } from '@geoslide/geometry';
import { aroundMiddle } from '../labels/label-spots.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const polyline: SpaceFigure<Polyline3Value> = {
  parts: ({ vertices }) => ({ ...nothing, wires: [{ kind: 'polyline', points: vertices }] }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ vertices }) => vertices,
  label: labelAt(({ vertices }, input) => aroundMiddle(vertices, input)),
  looks: undefined,
};
