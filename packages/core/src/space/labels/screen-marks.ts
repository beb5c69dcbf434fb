import type { Angle3Value, Dimension3Value, SegmentValue, Tick3Value, Vec3 } from '@geoslide/geometry';
import type { Px } from '../../draw/viewport.js';
import type { MarkContext } from '../../plane/mark.js';
import { dimensionLabel, drawDimension } from '../../plane/marks/dimension.js';
import { drawTick } from '../../plane/marks/tick.js';
import type { SceneNode } from '../../scene/scene.js';
import { withValues } from '../../style/reader.js';
import { isInFront } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { add, along, mul } from '../camera/vector.js';
import { angleParts } from '../parts/angle.js';
import type { Wire } from '../parts/parts.js';
import type { ScreenDrawing, ScreenInput } from '../space-figure.js';

/** The image of two points of space as a segment of the picture's plane, y up as its marks want it. */
function imageSegment(projector: Projector, start: Vec3, end: Vec3): SegmentValue | undefined {
  if (!isInFront(projector, start) || !isInFront(projector, end)) return undefined;
  const [a, b] = [projector.project(start), projector.project(end)];
  return { type: 'Segment', start: { x: a.x, y: -a.y }, end: { x: b.x, y: -b.y } };
}

/** Whether a place of the picture, px, is clearly to the right of a segment from its start to its end. */
function isOnRight({ start, end }: SegmentValue, [x, y]: Px): boolean {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const left = dx * (-y - start.y) - dy * (x - start.x);
  return left < -Math.hypot(dx, dy);
}

/**
 * Strokes lie in the picture's plane, across the image of what they mark. Arcs of an angle are lines in space: see
 * `tickWires`.
 */
export function drawSpaceTick({ target, count }: Tick3Value, projector: Projector, context: MarkContext): SceneNode[] {
  if (target.type === 'Angle3') return [];
  const [start, end] = tickedPart(target, projector);
  const image = imageSegment(projector, start, end);
  return image ? drawTick({ type: 'Tick', target: image, count }, context) : [];
}

/** The part of a target around the place of its strokes. */
function tickedPart(target: Exclude<Tick3Value['target'], Angle3Value>, projector: Projector): [Vec3, Vec3] {
  switch (target.type) {
    case 'Segment3':
    case 'Vector3':
      return [target.start, target.end];
    case 'Line3':
    case 'Ray3':
      return [target.origin, along(target.origin, target.direction, 1)];
    case 'Circle3':
    case 'Arc3': {
      const [a, b] = target.type === 'Arc3' ? [target.a, target.b] : [target.radius, target.radius];
      const middle = target.type === 'Arc3' ? target.startAngle + target.sweep / 2 : Math.PI / 2;
      const at = (t: number): Vec3 =>
        add(target.center, add(mul(target.u, a * Math.cos(t)), mul(target.v, b * Math.sin(t))));
      // A short chord has the direction of the tangent; its middle is off the arc by less than a hundredth of a px.
      const step = CHORD / Math.max(projector.scale * Math.max(a, b), CHORD);
      return [at(middle - step), at(middle + step)];
    }
  }
}

/** Half the chord that stands for an arc where it is ticked, px. */
const CHORD = 1;

/** The arcs that mark an angle as equal to others. */
export function tickWires({ target, count }: Tick3Value, context: MarkContext, projector: Projector): readonly Wire[] {
  if (target.type !== 'Angle3') return [];
  const style = withValues(context.style, { emphasizeRightAngle: false, arcCount: count });
  return angleParts(target, style, projector).wires;
}

/**
 * A dimension line in the picture's plane, and its length: the label stands in the line's gap. `outside` is the side
 * that looks away from the figure's middle, whatever the order of the ends.
 */
export function drawSpaceDimension({ start, end }: Dimension3Value, input: ScreenInput): ScreenDrawing {
  const { mark, obstacles, center, fonts, report } = input;
  const given = imageSegment(obstacles.projector, start, end);
  const isTurned = given !== undefined && mark.style.get('dimensionSide') === 'outside' && isOnRight(given, center);
  const image = isTurned ? { ...given, start: given.end, end: given.start } : given;
  const writing = input.writing();
  if (!image) return { nodes: [] };
  const value = { ...image, type: 'Dimension' as const };
  const label = writing && dimensionLabel(value, mark, writing, fonts, report);
  return { nodes: drawDimension(value, mark, label?.gapFor), label: label?.node };
}
