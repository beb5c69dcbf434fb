import type { StyleReader, Values } from '../style/reader.js';
import { type Px, toPx, type Viewport } from './viewport.js';

type Place = Pick<Values['image'], 'offsetX' | 'offsetY' | 'screenFixed'>;

/** Where `offsetX`, `offsetY` put a text, slider, button or image, px: logical coordinates, or px from the top left corner with `screenFixed`. */
export function screenPlace(style: StyleReader<Place>, viewport: Viewport): Px {
  const x = style.get('offsetX');
  const y = style.get('offsetY');
  return style.get('screenFixed') ? [x, y] : toPx(viewport, { x, y });
}
