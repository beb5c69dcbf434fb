import { type RegionValue, regionOutline, type Vec2 } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { signedArea } from '../../draw/polyline.js';
import { toLogicalBounds } from '../../draw/viewport.js';
import { centroid, visible } from '../anchor.js';
import { type Anchor, type Mark, type MarkContext, px } from '../mark.js';
import { drawRegion } from '../shapes/region.js';

/** px: a label needs no fine outline. */
const LABEL_UNIT = 4;

function inLargest(polygons: readonly (readonly Vec2[])[], context: MarkContext): Anchor | undefined {
  let largest: readonly Vec2[] | undefined;
  let most = 0;
  for (const polygon of polygons) {
    const area = Math.abs(signedArea(polygon.map(({ x, y }) => [x, y])));
    if (area > most) [largest, most] = [polygon, area];
  }
  return largest && { at: px(context, centroid(largest)) };
}

export const region: Mark<RegionValue> = {
  draw: drawRegion,
  rank: 'region',
  clips: true,
  anchor: (value, context) => {
    const seen = toLogicalBounds(context.viewport, visible(context));
    return inLargest(regionOutline(value, seen, LABEL_UNIT / context.viewport.scale), context);
  },
  looks: { color: palette.purple, regionOpacity: 12 },
  fallback: undefined,
};
