import type { Point3Value } from '@geoslide/geometry';
import type { MarkContext } from '../plane/mark.js';
import { drawPoint } from '../plane/marks/point.js';
import type { SceneNode } from '../scene/scene.js';
import { createReader, type StyleReader } from '../style/reader.js';
import { isInFront } from './images.js';
import { isHidden, type Obstacles } from './visibility.js';

/** How much of its opacity a hidden point keeps. */
const HIDDEN_SHARE = 0.4;

/** A point's dot, lighter where something hides it. `context` has a viewport in px. */
export function drawSpacePoint(value: Point3Value, context: MarkContext, obstacles: Obstacles): SceneNode[] {
  const { projector } = obstacles;
  if (!isInFront(projector, value)) return [];
  const image = projector.project(value);
  const style = isHidden(obstacles, value, image) ? lighter(context.style) : context.style;
  return drawPoint({ type: 'Point', x: image.x, y: -image.y }, { ...context, style });
}

function lighter(style: StyleReader): StyleReader {
  const opacity = style.number('lineOpacity', 100, { min: 0, max: 100 }) * HIDDEN_SHARE;
  const own = createReader([{ lineOpacity: opacity }], () => {});
  return {
    ...style,
    number: (name, fallback, range) => own.optionalNumber(name) ?? style.number(name, fallback, range),
  };
}
