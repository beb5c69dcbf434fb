import type { Coordinates, CurveValue } from '@geoslide/geometry';
import { type ArrowHead, type ArrowStyle, arrowHead } from '../../draw/arrows.js';
import { clipToBox } from '../../draw/clip-line.js';
import type { Pen } from '../../draw/pen.js';
import { polylineLength, reversed, withoutEnd } from '../../draw/polyline.js';
import { isInside } from '../../draw/viewport.js';
import { visible } from '../anchor.js';
import type { MarkContext } from '../mark.js';
import { readArrows } from './linear.js';

/** The pieces of a curve, shortened by the heads at its ends. */
interface HeadedPieces {
  readonly pieces: readonly Coordinates[];
  readonly heads: readonly ArrowHead[];
}

/**
 * The heads at the start of a curve's first piece and the end of its last. An end that is cut off has none; where the
 * curve has no end
 * the head stands where it leaves the view. An implicit curve has no direction, so it has no heads.
 */
export function withHeads(
  curve: CurveValue,
  pieces: readonly Coordinates[],
  pen: Pen,
  context: MarkContext,
): HeadedPieces {
  const { startArrow, endArrow } = readArrows(context);
  const isPlain = startArrow === 'none' && endArrow === 'none';
  if (isPlain || curve.form === 'implicit' || pieces.length === 0) return { pieces, heads: [] };
  const endless = 'min' in curve ? [curve.min === -Infinity, curve.max === Infinity] : [false, false];
  const backwards = pieces.toReversed().map(reversed);
  const first = withHead(backwards, startArrow, endless[0]!, pen, context);
  const last = withHead(first.pieces.toReversed().map(reversed), endArrow, endless[1]!, pen, context);
  return { pieces: last.pieces, heads: [...first.heads, ...last.heads] };
}

function withHead(
  pieces: readonly Coordinates[],
  style: ArrowStyle,
  isEndless: boolean,
  pen: Pen,
  context: MarkContext,
): HeadedPieces {
  const none = { pieces, heads: [] };
  const last = pieces.at(-1);
  if (style === 'none' || last === undefined) return none;
  const isSeen = isInside(context.window, [last.at(-2)!, last.at(-1)!], -1e-6);
  if (!isSeen && !isEndless) return none;
  const parts = isSeen ? [last] : clipToBox(last, visible(context));
  const line = parts.at(-1);
  if (line === undefined) return none;
  const tip = [line.at(-2)!, line.at(-1)!] as const;
  const length = polylineLength(line);
  // Turned along the chord that it covers, a head sits on a bent curve as on a straight one.
  const headFrom = (back: number): ArrowHead | undefined => {
    const base = withoutEnd(line, back);
    return arrowHead(style, tip, Math.atan2(tip[1] - base.at(-1)!, tip[0] - base.at(-2)!), pen, length / 2);
  };
  const straight = headFrom(Math.min(1, length / 2));
  const head = straight && headFrom(Math.min(straight.setback, length / 2));
  if (!head) return none;
  return { pieces: [...pieces.slice(0, -1), ...parts.slice(0, -1), withoutEnd(line, head.setback)], heads: [head] };
}
