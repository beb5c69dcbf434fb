import type { Span } from './span.js';

/**
 * Spans of which the hidden parts are only those that are seen through tints: what something opaque hides is left out.
 *
 * @param spans Their `hidden` says whether anything lies before them.
 * @param opaque The same range, its `hidden` says whether something opaque does.
 */
export function seenThrough(spans: readonly Span[], opaque: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    if (!span.hidden) return [span];
    return opaque.flatMap(({ from, to, hidden }): Span[] => {
      const [low, high] = [Math.max(from, span.from), Math.min(to, span.to)];
      return hidden || !(low < high) ? [] : [{ from: low, to: high, hidden: true }];
    });
  });
}
