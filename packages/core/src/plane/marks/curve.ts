import { type Coordinates, type CurveValue, sampleCurve } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { clipToBox } from '../../draw/clip-line.js';
import { fittedDash, freeDash } from '../../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { isClosed, isPoint, polylineLength, polylinePath } from '../../draw/polyline.js';
import { isInside, toLogicalBounds, type Viewport } from '../../draw/viewport.js';
import type { SceneNode } from '../../scene/scene.js';
import { middleOf, visible } from '../anchor.js';
import type { Mark, MarkContext } from '../mark.js';
import { withHeads } from '../shapes/curve-arrows.js';
import { endDots } from '../shapes/end-dots.js';

function drawCurve(value: CurveValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  const cap = context.bounds ? 'butt' : 'round';
  const { pieces, heads } = withHeads(value, curvePieces(value, context), pen, context);
  const lines = pieces.map((piece) => {
    if (isPoint(piece)) return isolatedPoint(piece, pen);
    const first = [piece[0]!, piece[1]!] as const;
    const last = [piece.at(-2)!, piece.at(-1)!] as const;
    // A piece that leaves the window has no end that is seen there: its pattern runs free.
    const whole = isInside(context.window, first, -1e-6) && isInside(context.window, last, -1e-6);
    const dash = whole
      ? fittedDash(pen.dash, pen.width, polylineLength(piece), 0, cap)
      : freeDash(pen.dash, pen.width, 0, cap);
    return pathNode(polylinePath(piece, isClosed(piece)), { stroke: strokeOf(pen, dash) });
  });
  const dots = context.style.get('endDots') ? endDots(value, pen, context) : [];
  return [...lines, ...heads.map(({ node }) => node), ...dots];
}

/** An isolated point is a dot so many px wider than the line. */
const WIDER = 3;

/** A stroke without length whose round caps are a dot. */
function isolatedPoint(piece: Coordinates, pen: Pen): SceneNode {
  const dot = { ...pen, width: pen.width + WIDER };
  return pathNode(polylinePath(piece), { stroke: strokeOf(dot, { cap: 'round' }) });
}

/** Curves are sampled for this many px, since a scene is also drawn at larger pixel ratios. */
const UNIT = 0.5;
/** The same of an implicit curve whose extent alone counts: the work grows with the square. */
const MEASURED_UNIT = 2;

/** The parts of a curve inside the window as polylines, px. */
function curvePieces(value: CurveValue, { viewport, window, pieces, isMeasured }: MarkContext): Coordinates[] {
  const known = pieces.get(value);
  if (known) return known;
  const unit = isMeasured && value.form === 'implicit' ? MEASURED_UNIT : UNIT;
  const branches = sampleCurve(value, toLogicalBounds(viewport, window), unit / viewport.scale);
  const found = branches.flatMap((branch) => clipToBox(inPx(branch, viewport), window));
  pieces.set(value, found);
  return found;
}

/** Logical coordinates in px, in their own memory. */
function inPx(xy: Coordinates, { left, top, scale }: Viewport): Coordinates {
  for (let i = 0; i < xy.length; i += 2) {
    xy[i] = (xy[i]! - left) * scale;
    xy[i + 1] = (top - xy[i + 1]!) * scale;
  }
  return xy;
}

export const curve: Mark<CurveValue> = {
  draw: drawCurve,
  rank: 'line',
  clips: false,
  anchor: (value, context) => {
    const seen = visible(context);
    const pieces = curvePieces(value, context).flatMap((piece) => clipToBox(piece, seen));
    const point = pieces.find(isPoint);
    return middleOf(pieces) ?? (point && { at: [point[0]!, point[1]!] });
  },
  looks: { color: palette.red },
  fallback: undefined,
};
