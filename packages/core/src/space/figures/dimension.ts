import type { Dimension3Value } from '@geoslide/geometry';
import { drawSpaceDimension } from '../labels/screen-marks.js';
import { nothing } from '../parts/parts.js';
import { plainLines, type SpaceFigure } from '../space-figure.js';

export const dimension: SpaceFigure<Dimension3Value> = {
  parts: () => nothing,
  lines: plainLines,
  fill: 'faces',
  onScreen: { draw: drawSpaceDimension, above: false },
  span: ({ start, end }) => [start, end],
  label: undefined,
  looks: undefined,
};
