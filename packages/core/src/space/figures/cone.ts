import type { ConeValue, Vec3 } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { axisPoints } from '../parts/extent.js';
import { coneParts } from '../parts/round-parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

function rimPoints({ base, top, radius, topRadius }: ConeValue): Vec3[] {
  return [...axisPoints(base, radius), ...axisPoints(top, topRadius)];
}

export const cone: SpaceFigure<ConeValue> = {
  parts: (value, { projector }) => coneParts(value, projector),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: rimPoints,
  label: labelAt((value, input) => aroundMiddle(rimPoints(value), input)),
  looks: { color: palette.teal, regionOpacity: 12 },
};
