import type { Line3Value } from '@geoslide/geometry';
import { besideLine } from '../labels/label-spots.js';
import { endless } from '../parts/lines.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const line: SpaceFigure<Line3Value> = {
  parts: ({ origin, direction }, seen) => ({ ...nothing, wires: endless(origin, direction, false, seen) }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: () => [],
  label: labelAt(({ origin, direction }, input) => besideLine(origin, direction, false, input)),
  looks: undefined,
};
