import { decimal as write } from '@geoslide/core';

/** `value` with at most `digits` decimals as TeX reads it; throws RangeError where it is not finite. */
export function decimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`The scene holds ${value} where a finite number belongs`);
  return write(value, digits);
}

/** PDF points in a CSS pixel: 96 px and 72 bp are an inch. */
export const BP_PER_PX = 0.75;
/** 1/100 bp. */
const LENGTH_DIGITS = 2;

/** A length of `px` pixels on paper. */
export function bp(px: number): string {
  return `${decimal(px * BP_PER_PX, LENGTH_DIGITS)}bp`;
}

/** Radians, clockwise on screen, as TikZ's degrees, counterclockwise. */
export function degrees(radians: number): string {
  // 1/1000° is 1/100 px at the end of 600 px.
  return decimal((-radians * 180) / Math.PI, 3);
}
