import type { SectorValue } from '@geoslide/geometry';
import { type Mark, px } from '../mark.js';
import { regionOrLine } from '../region-fill.js';
import { drawSector, placeAround } from '../shapes/circular.js';

export const sector: Mark<SectorValue> = {
  draw: drawSector,
  rank: regionOrLine,
  clips: true,
  anchor: ({ center, radius, startAngle, sweep }, context) => ({
    at: px(context, placeAround(center, (2 / 3) * radius, startAngle + sweep / 2)),
  }),
  looks: { regionOpacity: 12 },
  fallback: 'Arc',
};
