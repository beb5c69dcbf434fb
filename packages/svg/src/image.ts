import type { ImageNode } from '@geoslide/core';
import { base64 } from './base64.js';
import type { Painted } from './hoist.js';
import { formatNumber } from './number.js';
import { opacityText } from './paint.js';
import { PX_DIGITS } from './shape.js';
import { degreesText } from './transform.js';
import { element } from './xml.js';

/** The image's file as it came, in a data URI: the document refers to nothing outside of it. */
export function image(node: ImageNode): Painted | undefined {
  const { x, y, width, height } = node.rect;
  if (node.opacity <= 0 || width <= 0 || height <= 0) return undefined;
  const px = (value: number) => formatNumber(value, PX_DIGITS);
  const opacity = opacityText(node.opacity);
  const turn = degreesText(node.rotation);
  return {
    paint: {},
    element: element('image', {
      x: px(x),
      y: px(y),
      width: px(width),
      height: px(height),
      preserveAspectRatio: 'none',
      opacity: opacity === '1' ? undefined : opacity,
      transform: turn === '0' ? undefined : `rotate(${turn} ${px(x + width / 2)} ${px(y + height / 2)})`,
      href: `data:${node.file.mimeType};base64,${base64(node.file.bytes)}`,
    }),
  };
}
