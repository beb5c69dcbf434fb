import type { Curve3Value } from '@geoslide/geometry';
import { besidePath } from '../labels/label-spots.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const curve: SpaceFigure<Curve3Value> = {
  parts: ({ at, min, max, closed = false }) => ({ ...nothing, wires: [{ kind: 'curve', at, min, max, closed }] }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ at, min, max }) => Array.from({ length: 17 }, (_, i) => at(min + ((max - min) * i) / 16)),
  label: labelAt(({ min, max, at }, input) => {
    const own = input.parameter === undefined ? undefined : (input.parameter - min) / (max - min);
    return besidePath((share) => at(min + (max - min) * share), own, [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9], input);
  }),
  looks: undefined,
};
