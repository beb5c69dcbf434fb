import type { SurfaceValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { surfaceParts, surfacePoints } from '../parts/surface-parts.js';
import { labelAt, type SpaceFigure } from '../space-figure.js';

export const surface: SpaceFigure<SurfaceValue> = {
  parts: (value, { camera, projector }) => surfaceParts(value, camera, projector),
  lines: { wires: 'parts', hidden: 'behind tints' },
  fill: 'cells',
  onScreen: undefined,
  span: surfacePoints,
  label: labelAt((_, input) => aroundMiddle(input.patch ?? [], input)),
  looks: { color: palette.blue, lineWidth: 0.75, lineOpacity: 70, regionOpacity: 100 },
};
