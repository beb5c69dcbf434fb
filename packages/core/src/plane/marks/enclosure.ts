import type { EnclosureValue } from '@geoslide/geometry';
import { centroid } from '../anchor.js';
import { type Mark, px } from '../mark.js';
import { drawEnclosure } from '../shapes/region.js';

export const enclosure: Mark<EnclosureValue> = {
  draw: drawEnclosure,
  rank: 'region',
  clips: true,
  anchor: ({ outline }, context) => ({ at: px(context, centroid(outline)) }),
  looks: {},
  fallback: 'Area',
};
