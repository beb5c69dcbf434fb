import { type CurveValue, sampleCurve } from '@geoslide/geometry';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { clipPolyline } from '../clip-line.js';
import { fittedDash, freeDash } from '../dash.js';
import type { MarkContext } from '../mark.js';
import { pathNode, readPen, strokeOf } from '../pen.js';
import { polylineLength } from '../polyline.js';
import { isInside, type Px, toLogicalBounds, toPx } from '../viewport.js';

export function drawCurve(value: CurveValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  const cap = context.bounds ? 'butt' : 'round';
  return curvePieces(value, context).map((piece) => {
    const first = piece[0]!;
    const last = piece.at(-1)!;
    const closed = piece.length > 2 && first[0] === last[0] && first[1] === last[1];
    // A piece that leaves the window has no end that is seen there: its pattern runs free.
    const whole = isInside(context.window, first, -1e-6) && isInside(context.window, last, -1e-6);
    const dash = whole
      ? fittedDash(pen.dash, pen.width, polylineLength(piece), 0, cap)
      : freeDash(pen.dash, pen.width, 0, cap);
    const path = new PathBuilder().polyline(closed ? piece.slice(0, -1) : piece, closed);
    return pathNode(path, { stroke: strokeOf(pen, dash) });
  });
}

/** Curves are sampled for this many px, since a scene is also drawn at larger pixel ratios. */
const UNIT = 0.5;

/** The parts of a curve inside the window as polylines, px. */
export function curvePieces(value: CurveValue, { viewport, window, pieces }: MarkContext): Px[][] {
  const known = pieces.get(value);
  if (known) return known;
  const branches = sampleCurve(value, toLogicalBounds(viewport, window), UNIT / viewport.scale);
  const found = branches.flatMap((branch) =>
    clipPolyline(
      branch.map((point) => toPx(viewport, point)),
      window,
    ),
  );
  pieces.set(value, found);
  return found;
}
