import { type CurvedSolidValue, extentPoints } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { skinParts } from '../parts/skin-parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const curvedSolid: SpaceFigure<CurvedSolidValue> = {
  parts: skinParts,
  lines: plainLines,
  fill: 'skin',
  onScreen: undefined,
  span: (value) => extentPoints(value),
  label: labelAt((value, input) => aroundMiddle(extentPoints(value), input)),
  looks: { color: palette.teal, regionOpacity: 12 },
};
