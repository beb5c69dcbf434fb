import type { StyleReader } from '../style/reader.js';
import { type Px, toPx, type Viewport } from './viewport.js';

/** Where `offsetX`, `offsetY` put a text, slider, button or image, px: logical coordinates, or px from the top left corner with `screenFixed`. */
export function screenPlace(style: StyleReader, viewport: Viewport): Px {
  const x = style.number('offsetX', 0);
  const y = style.number('offsetY', 0);
  return style.flag('screenFixed', false) ? [x, y] : toPx(viewport, { x, y });
}
