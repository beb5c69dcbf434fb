import { drawnValue, Undefined, type Value } from '@geoslide/geometry';
import { isEven } from '@geoslide/protocol';
import type { Viewport } from '../draw/viewport.js';
import type { SceneNode } from '../scene/scene.js';
import type { Report } from '../style/reader.js';
import { drawValue } from './draw-value.js';
import type { MarkContext } from './mark.js';

/**
 * A value as it lies on the drawn plane; of a list its first item that has a place there, which says where its label
 * hangs. Undefined, and reported, where nothing has.
 */
export function onPlane(source: Value, { plane }: Viewport, report: Report): Value | undefined {
  if (isEven(plane)) return source;
  if (source.type === 'List') {
    const placed = source.items.map((item) => valueOn(item, plane)).find(isPlaced);
    return placed && { ...source, items: [placed] };
  }
  const value = valueOn(source, plane);
  if (isPlaced(value)) return value;
  report(`${value.message}; it is not drawn`);
  return undefined;
}

const isPlaced = (value: Value | Undefined): value is Value => !(value instanceof Undefined);

function valueOn(source: Value, plane: Viewport['plane']): Value | Undefined {
  try {
    return drawnValue(source, plane);
  } catch (error) {
    if (error instanceof Undefined) return error;
    throw error;
  }
}

/** What a value on the drawn plane draws: one that is bent may have become several. */
export function drawPlaced(value: Value, context: MarkContext): SceneNode[] | undefined {
  if (value.type !== 'List') return drawValue(value, context);
  return value.items.flatMap((item) => drawPlaced(item, context) ?? []);
}
