import type { SphereValue } from '@geoslide/geometry';
import { palette } from '../../style/defaults.js';
import { axisPoints } from '../extent.js';
import { aroundMiddle } from '../label-spots.js';
import { sphereParts } from '../round-parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const sphere: SpaceFigure<SphereValue> = {
  parts: (value, { projector }) => sphereParts(value, projector),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ center, radius }) => axisPoints(center, radius),
  label: labelAt(({ center, radius }, input) => aroundMiddle(axisPoints(center, radius), input)),
  looks: { color: palette.teal, regionOpacity: 12 },
};
