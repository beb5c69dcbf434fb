import type { Dimension3Value } from '@geoslide/geometry';
import { nothing } from '../parts.js';
import { drawSpaceDimension } from '../screen-marks.js';
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
