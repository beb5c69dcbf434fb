import type { ImplicitSurfaceValue } from '@geoslide/geometry';
import { aroundMiddle } from '../labels/label-spots.js';
import { boxOfLevel, levelParts } from '../parts/level-parts.js';
import { labelAt, type SpaceFigure } from '../space-figure.js';
import { surface } from './surface.js';

export const implicitSurface: SpaceFigure<ImplicitSurfaceValue> = {
  parts: levelParts,
  lines: { wires: 'parts', hidden: 'behind tints' },
  fill: 'cells',
  onScreen: undefined,
  span: (value, camera, projector) => value.roughly(boxOfLevel(value, camera, projector)),
  label: labelAt((_, input) => aroundMiddle(input.patch ?? [], input)),
  looks: surface.looks,
};
