import type { Segment3Value, Vector3Value } from '@geoslide/geometry';
import { lerp } from '../camera/vector.js';
import { besidePath } from '../labels/label-spots.js';
import { nothing } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

/** Segments and vectors: a vector's arrow comes with its style. */
export const segment: SpaceFigure<Segment3Value | Vector3Value> = {
  parts: ({ start, end }) => ({ ...nothing, wires: [{ kind: 'segment', a: start, b: end }] }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ start, end }) => [start, end],
  label: labelAt(({ start, end }, input) =>
    besidePath((t) => lerp(start, end, t), input.parameter, [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8], input),
  ),
  looks: undefined,
};
