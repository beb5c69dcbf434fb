import type { Angle3Value } from '@geoslide/geometry';
import { insideAngle } from '../labels/label-spots.js';
import { angleParts, markImage, waysToMark } from '../parts/angle.js';
import { nothing } from '../parts/parts.js';
import type { SpaceFigure } from '../space-figure.js';

export const angle: SpaceFigure<Angle3Value> = {
  parts: () => nothing,
  lines: {
    wires: (value, { style }, projector) => angleParts(value, style, projector).wires,
    hidden: 'thin',
  },
  fill: (value, style, projector) => angleParts(value, style, projector).face,
  onScreen: undefined,
  span: () => [],
  label: {
    spots: (value, input) => insideAngle(input, value, waysToMark(value, input.projector)),
    around: (value) => value.vertex,
    angle: (value, { markRadius, projector }) => markImage(value, markRadius, projector),
    turn: 1,
    markRadius: (style) => style.get('angleSize'),
    draggedFrom: undefined,
  },
  looks: undefined,
};
