import type { ImageValue } from '@geoslide/geometry';

import type { Mark } from '../mark.js';

/** A picture is drawn by its definition, which has its place: see `box-object.ts`. */
export const image: Mark<ImageValue> = {
  draw: () => [],
  rank: 'image',
  clips: true,
  anchor: () => undefined,
  looks: {},
  fallback: undefined,
};
