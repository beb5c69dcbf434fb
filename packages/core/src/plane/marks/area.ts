import type { AreaValue, Vec2 } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { type Anchor, type Mark, type MarkContext, px } from '../mark.js';
import { drawArea } from '../shapes/region.js';

/** Places along an area that are tried for its label. */
const AREA_STEPS = 64;

/** The middle of the area's height where it is high and not near its ends. */
function inArea({ upper, lower, min, max }: AreaValue, context: MarkContext): Anchor | undefined {
  let best: Vec2 | undefined;
  let most = 0;
  for (let i = 1; i < AREA_STEPS; i++) {
    const x = min + ((max - min) * i) / AREA_STEPS;
    const [top, bottom] = [upper.f.at(x), lower.f.at(x)];
    const score = Math.abs(top - bottom) * Math.min(i, AREA_STEPS - i);
    if (score > most && Number.isFinite(score)) [best, most] = [{ x, y: (top + bottom) / 2 }, score];
  }
  return best && { at: px(context, best) };
}

export const area: Mark<AreaValue> = {
  draw: drawArea,
  rank: 'region',
  clips: true,
  anchor: inArea,
  looks: { color: palette.ochre, lineWidth: 1, regionOpacity: 20 },
  fallback: undefined,
};
