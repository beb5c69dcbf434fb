import type { Pen } from '../../draw/pen.js';
import type { Box } from '../../draw/viewport.js';
import type { SceneNode } from '../../scene/scene.js';
import { withoutOverlaps } from './overlaps.js';
import { lengthOf, type Stretch, strokeStretches } from './wires.js';

/** The lines of one object before they are stroked. */
export interface Outline {
  readonly stretches: readonly Stretch[];
  readonly pen: Pen;
  /** Undefined where hidden parts are not drawn. */
  readonly hiddenPen: Pen | undefined;
  /** Arrow heads and other marks in sight. */
  readonly heads: readonly SceneNode[];
}

/** What an outline draws: what is hidden, and what is in sight. */
export interface Stroked {
  readonly hidden: readonly SceneNode[];
  readonly visible: readonly SceneNode[];
}

const nothing: Stroked = { hidden: [], visible: [] };

/**
 * Strokes the outlines of a picture, so that no line shows both dashed and solid in one place.
 *
 * @param outlines In the order of drawing; undefined where an object has no lines.
 * @param picture What is seen, px.
 * @param moved How far rounding moves lines from each other, px.
 */
export function strokeOutlines(outlines: readonly (Outline | undefined)[], picture: Box, moved: number): Stroked[] {
  const drawn = outlines.flatMap((outline) =>
    outline ? outline.stretches.filter(({ hidden }) => !hidden || outline.hiddenPen) : [],
  );
  const settled = withoutOverlaps(drawn, picture, moved);
  let at = 0;
  return outlines.map((outline) => {
    if (!outline) return nothing;
    const { pen, hiddenPen, heads } = outline;
    const hidden: Stretch[] = [];
    const visible: Stretch[] = [];
    for (const stretch of outline.stretches) {
      if (stretch.hidden && !hiddenPen) continue;
      for (const piece of settled[at]!) {
        if (!piece.hidden) visible.push(piece);
        else if (!(stretch.isFold && isCurl(piece))) hidden.push(piece);
      }
      at += 1;
    }
    return {
      hidden: hiddenPen ? strokeStretches(hidden, hiddenPen) : [],
      visible: [...strokeStretches(visible, pen), ...heads],
    };
  });
}

/** A hidden fold shorter than this, px, that is so many times longer than straight is a blot, not a curve. */
const CURL = 30;
const CURLED = 1.5;

/** Whether a line turns back in one place, as the outline of a torus does behind the ends of its hole. */
function isCurl({ points, closed }: Stretch): boolean {
  if (closed) return false;
  const length = lengthOf(points);
  return length < CURL && length > CURLED * lengthOf([points[0]!, points[points.length - 1]!]);
}
