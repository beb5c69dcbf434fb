import { type Curve3Value, hasInside, type Vec3 } from '@geoslide/geometry';
import { besidePath } from '../labels/label-spots.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

/** Corners that stand for the inside of a curve. */
const AROUND = 192;

export const curve: SpaceFigure<Curve3Value> = {
  parts: (value, { filled }) => {
    const { at, min, max, closed = false } = value;
    const corners = (): Vec3[] => Array.from({ length: AROUND }, (_, i) => at(min + ((max - min) * i) / AROUND));
    return {
      ...nothing,
      wires: [{ kind: 'curve', at, min, max, closed }],
      patches: filled && hasInside(value) ? [{ corners: corners(), hides: true }] : [],
    };
  },
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
