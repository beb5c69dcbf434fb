import type { Tick3Value } from '@geoslide/geometry';
import { drawSpaceTick, tickWires } from '../labels/screen-marks.js';
import { nothing } from '../parts/parts.js';
import { labelAt, type SpaceFigure } from '../space-figure.js';

export const tick: SpaceFigure<Tick3Value> = {
  parts: () => nothing,
  lines: { wires: tickWires, hidden: 'thin' },
  fill: 'faces',
  onScreen: {
    draw: (value, { obstacles, mark }) => ({ nodes: drawSpaceTick(value, obstacles.projector, mark) }),
    above: false,
  },
  span: () => [],
  label: labelAt(() => []),
  looks: undefined,
};
