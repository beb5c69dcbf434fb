import { formatNumber } from './number.js';

/** 1/100 px at the end of 600 px. */
const DEGREE_DIGITS = 3;

/** Radians as degrees within a turn. */
export function degreesText(radians: number): string {
  return formatNumber(((radians * 180) / Math.PI) % 360, DEGREE_DIGITS);
}
