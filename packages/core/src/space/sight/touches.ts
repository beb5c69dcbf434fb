import type { Span } from './span.js';

/** A part of a line that only touches something is no longer than this, px. */
const LONGEST = 80;
/** Where a part of a line is looked at, as fractions of it: where it is deepest, mostly, first. */
const LOOKS = [0.5, 0.25, 0.75, 0.1, 0.9] as const;
/** Directions in which is looked beside a line. */
const AROUND: readonly (readonly [x: number, y: number])[] = Array.from({ length: 8 }, (_, i) => [
  Math.cos((i * Math.PI) / 4),
  Math.sin((i * Math.PI) / 4),
]);

/**
 * The spans of a line, those that only touch what hides it, or are only touched by that, with the sight of what is before
 * and after them: everywhere on them a place `margin` px beside is hidden, or in sight, in contrast to them.
 *
 * @param length Of the line's image by its parameter, about, px.
 * @param closed Whether the line ends where it starts.
 * @param margin How far beside a line is what it only touches, px; 0 where no line touches anything.
 * @param isHidden Whether a place is hidden, from where it is seen moved by some px.
 */
export function withoutTouches(
  spans: readonly Span[],
  length: number,
  closed: boolean,
  margin: number,
  isHidden: (at: number, x: number, y: number) => boolean,
): readonly Span[] {
  if (margin === 0 || spans.length < 2) return spans;
  const isShort = (span: number): boolean => span * length < LONGEST;
  const isTouch = spans.map(
    ({ from, to, hidden }) =>
      isShort(to - from) &&
      LOOKS.every((share) =>
        AROUND.some(([x, y]) => isHidden(from + share * (to - from), margin * x, margin * y) !== hidden),
      ),
  );
  const end = spans.length - 1;
  const [start, last] = [spans[0]!, spans[end]!];
  if (closed && start.hidden === last.hidden) {
    // The start of a closed line is within a span.
    isTouch[0] = isTouch[0]! && isTouch[end]! && isShort(start.to - start.from + last.to - last.from);
    isTouch[end] = isTouch[0];
  }
  const anchor = closed ? isTouch.lastIndexOf(false) : isTouch.indexOf(false);
  if (anchor < 0) return spans;
  let { hidden } = spans[anchor]!;
  return spans.map((span, i) => {
    if (!isTouch[i]) hidden = span.hidden;
    return { ...span, hidden };
  });
}
