import type { SpaceValue, Vec3 } from '@geoslide/geometry';
import type { Writing } from '../plane/content.js';
import { alignShift, inkRect, layOut, readTextPaint, textNode } from '../plane/text.js';
import type { Px } from '../plane/viewport.js';
import type { Color, TextNode } from '../scene/scene.js';
import type { Report, StyleReader } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { angleLabelPoint } from './angle.js';
import { characteristicPoints } from './extent.js';
import { isInFront } from './images.js';
import type { Projector } from './projection.js';
import { add, along, lerp, mean, mul } from './vector.js';

export interface SpaceLabelInput {
  readonly value: SpaceValue;
  readonly writing: Writing;
  /** The object's own style. */
  readonly style: StyleReader;
  readonly projector: Projector;
  /** The middle of the figure's image: labels stand on the other side of what they name. */
  readonly center: Px;
  readonly color: Color;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** px between what a label names and its ink. */
const GAP = 6;

/** The label of an object in space; undefined where it has no place in the picture. */
export function drawSpaceLabel(input: SpaceLabelInput): TextNode | undefined {
  const { value, writing, projector, fonts, report } = input;
  const anchor = anchorOf(value, writing.style.optionalNumber('anchorParam'), input);
  if (!anchor || !isInFront(projector, anchor)) return undefined;
  const image = projector.project(anchor);
  const layout = layOut(writing.spec, fonts, report);
  const paint = readTextPaint(writing.style, input.color, input.background);
  const dx = givenOffset(writing.style, 'offsetX', 5);
  const dy = givenOffset(writing.style, 'offsetY', -5);
  if (dx !== undefined || dy !== undefined) {
    const x = image.x + (dx ?? 5) + alignShift(writing.spec.align, layout.width);
    return textNode(writing.spec, layout, [x, image.y + (dy ?? -5)], paint);
  }
  const [ux, uy] = outward(value, [image.x, image.y], input.center);
  const ink = inkRect(layout);
  const reach = GAP + (value.type === 'Point3' ? input.style.number('pointSize', 7, { min: 0 }) / 2 : 0);
  // The ink's box touches a circle of radius `reach` around the anchor, on the outer side.
  const away =
    reach + Math.min(ink.width / 2 / Math.max(Math.abs(ux), 1e-9), ink.height / 2 / Math.max(Math.abs(uy), 1e-9));
  const x = image.x + ux * away - ink.x - ink.width / 2;
  const y = image.y + uy * away - ink.y - ink.height / 2;
  return textNode(writing.spec, layout, [x, y], paint);
}

/** An offset that the file gives; the built-in default counts as none. */
function givenOffset(style: StyleReader, name: string, builtInValue: number): number | undefined {
  const value = style.optionalNumber(name);
  return value === builtInValue ? undefined : value;
}

/** The unit direction on screen from the figure's middle; up where the object is the middle. */
function outward(value: SpaceValue, [x, y]: Px, [cx, cy]: Px): Px {
  const dx = x - cx;
  const dy = y - cy;
  const size = Math.hypot(dx, dy);
  if (size < 1) return value.type === 'Point3' ? [Math.SQRT1_2, -Math.SQRT1_2] : [0, -1];
  return [dx / size, dy / size];
}

function anchorOf(
  value: SpaceValue,
  parameter: number | undefined,
  { style, projector }: SpaceLabelInput,
): Vec3 | undefined {
  switch (value.type) {
    case 'Point3':
      return value;
    case 'Segment3':
    case 'Vector3':
      return lerp(value.start, value.end, parameter ?? 0.5);
    case 'Line3':
    case 'Ray3':
      return along(value.origin, value.direction, parameter ?? 1);
    case 'Circle3': {
      const t = parameter ?? 0;
      return add(value.center, add(mul(value.u, value.radius * Math.cos(t)), mul(value.v, value.radius * Math.sin(t))));
    }
    case 'Arc3': {
      const t = value.startAngle + value.sweep * (parameter ?? 0.5);
      return add(value.center, add(mul(value.u, value.a * Math.cos(t)), mul(value.v, value.b * Math.sin(t))));
    }
    case 'Curve3':
      return value.at(parameter ?? (value.min + value.max) / 2);
    case 'Angle3':
      return angleLabelPoint(
        value,
        (style.number('angleSize', 20, { min: 0 }) + GAP) * (projector.weight(value.vertex) / projector.scale),
      );
    case 'Plane':
      return value.center;
    default: {
      const points = characteristicPoints(value);
      return points.length > 0 ? mean(points) : undefined;
    }
  }
}

/** The middle of the images of the figure's points. */
export function figureCenter(values: readonly SpaceValue[], projector: Projector): Px {
  const points = values.flatMap(characteristicPoints).filter((p) => isInFront(projector, p));
  if (points.length === 0) return [projector.width / 2, projector.height / 2];
  let [x, y] = [0, 0];
  for (const p of points) {
    const image = projector.project(p);
    x += image.x / points.length;
    y += image.y / points.length;
  }
  return [x, y];
}
