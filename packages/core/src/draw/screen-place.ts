import type { ConstructionObject, Vec3 } from '@geoslide/geometry';
import type { StyleReader, Values } from '../style/reader.js';
import { type Px, slideToPx, type Viewport } from './viewport.js';

type Place = Pick<Values['image'], 'offsetX' | 'offsetY' | 'screenFixed'>;

/** Where `offsetX`, `offsetY` put a text, slider, button or image, px: logical coordinates, or px from the top left corner with `screenFixed`. */
export function screenPlace(style: StyleReader<Place>, viewport: Viewport): Px {
  const x = style.get('offsetX');
  const y = style.get('offsetY');
  return style.get('screenFixed') ? [x, y] : slideToPx(viewport, { x, y });
}

/**
 * Where a text stands, px: as `screenPlace` says, or for a text that hangs on a point there, moved by `offsetX`,
 * `offsetY` px to the
 * right and downwards as a label is.
 */
export function textPlace(
  { place }: Pick<ConstructionObject, 'place'>,
  style: StyleReader<Place>,
  viewport: Viewport,
  project: (point: Vec3) => Px = (point) => slideToPx(viewport, point),
): Px {
  if (place === undefined) return screenPlace(style, viewport);
  const [x, y] = project(place);
  return [x + style.get('offsetX'), y + style.get('offsetY')];
}
