import type { Angle3Value } from '@geoslide/geometry';
import { unstretched } from '../camera/stretch.js';
import { insideAngle } from '../labels/label-spots.js';
import { angleBisector, angleParts, stretchedAngle } from '../parts/angle.js';
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
    spots: (value, input) => {
      const { scaleZ } = input.projector;
      const bisector = angleBisector(stretchedAngle(value, scaleZ));
      return insideAngle(input, value, unstretched(bisector, scaleZ));
    },
    around: (value) => value.vertex,
    turn: 1,
    markRadius: (style) => style.get('angleSize'),
    draggedFrom: undefined,
  },
  looks: undefined,
};
