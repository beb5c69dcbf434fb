import type { FontLoader, LoadedPicture } from '@geoslide/core';
import type { Construction, Value, Vec3 } from '@geoslide/geometry';
import type { Size } from '../options.js';

/** What measuring content draws with. */
export interface Assets {
  readonly fonts: FontLoader;
  readonly images: ReadonlyMap<string, LoadedPicture>;
}

/** Of a view that is fitted because nobody said what is to be seen: px, and at most a share of the picture. */
const FIT_PADDING = 32;
const FIT_PADDING_SHARE = 1 / 8;

/**
 * Drawing to measure takes as long as drawing: after so many rounds labels, which keep their px, are a px or two
 * off at most.
 */
export const FIT_ROUNDS = 3;
/** In perspective what is near to the eye grows faster than the scale: rounds come to the end later. */
export const PERSPECTIVE_ROUNDS = 5;

/** Steps after which no further round begins: the content is drawn in each of them, and once more for the picture. */
export const FIT_STEPS = 10_000_000;

/** px around the content of a view that nobody chose. */
export function fitPadding({ width, height }: Size): number {
  return Math.min(FIT_PADDING, width * FIT_PADDING_SHARE, height * FIT_PADDING_SHARE);
}

/** The points of all objects that a view fits. */
export function pointsOf({ objects }: Construction, extentOf: (value: Value) => readonly Vec3[]): Vec3[] {
  return [...objects.values()].flatMap(({ kind, value }) =>
    kind === 'primitive' && value !== undefined ? extentOf(value) : [],
  );
}
