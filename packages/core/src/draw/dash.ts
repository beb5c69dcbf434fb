import type { Values } from '../style/reader.js';

/** The style's names for dash patterns. */
export type LineDash = Values['object']['lineDash'];

/** Dash and gap lengths in line widths, starting with a dash. Dots are dashes of no length with round caps. */
const PATTERNS: Readonly<Record<Exclude<LineDash, 'solid'>, readonly number[]>> = {
  dashed: [4, 3],
  dotted: [0, 2.5],
  dashdot: [5, 2.5, 0, 2.5],
};

/** Hairlines keep dashes that the eye can tell apart. */
const MIN_PATTERN_WIDTH = 1;

/** Gaps may be stretched or squeezed by this factor before dashes are too. */
const GAP_RANGE = [0.6, 1.4] as const;

/** px: the last of dots without length stays this far from the end, so that rounding and flattened arcs do not leave it out. */
const DOT_SLACK = 0.05;

export interface DashStyle {
  readonly dash?: readonly number[];
  readonly dashOffset?: number;
  readonly cap: 'butt' | 'round';
}

/** The pattern as it is, for lines without ends; `start` px is how far along the pattern the path begins. */
export function freeDash(kind: LineDash, width: number, start: number, cap: 'butt' | 'round'): DashStyle {
  if (kind === 'solid') return { cap };
  const pattern = basePattern(kind, width);
  const period = sum(pattern);
  const dashOffset = modulo(start, period);
  return { dash: pattern, ...(dashOffset > 0 && { dashOffset }), cap: dashCap(kind) };
}

/**
 * The pattern fitted to a path of `length` px so that it begins and ends with a whole dash.
 * `start` px is how far along the whole path the drawn part begins.
 */
export function fittedDash(
  kind: LineDash,
  width: number,
  length: number,
  start: number,
  cap: 'butt' | 'round',
): DashStyle {
  if (kind === 'solid') return { cap };
  const pattern = basePattern(kind, width);
  const first = pattern[0]!;
  // A short hidden line without a gap would look as if it were in sight.
  const fewest = kind === 'dashed' && length >= first ? 1 : 0;
  const periods = Math.max(fewest, Math.round((length - first) / sum(pattern)));
  if (periods < 1) return { cap };
  const end = first > 0 ? length : length - DOT_SLACK;
  const fitted = fit(pattern, periods, end - first, end);
  return { dash: fitted, ...(start > 0 && { dashOffset: start % sum(fitted) }), cap: dashCap(kind) };
}

/** The pattern fitted to a closed path of `length` px: a whole number of periods. */
export function closedDash(kind: LineDash, width: number, length: number, cap: 'butt' | 'round'): DashStyle {
  if (kind === 'solid') return { cap };
  const pattern = basePattern(kind, width);
  const periods = Math.round(length / sum(pattern));
  if (periods < 1) return { cap };
  const scale = length / (periods * sum(pattern));
  return { dash: pattern.map((part) => part * scale), cap: dashCap(kind) };
}

/**
 * Dash and gap lengths along one straight edge between two corners, in turn: those of a segment between them, so that
 * a segment on the edge has its dashes in the same places. An edge that is too short for them has half a dash at both
 * ends.
 */
export function edgeDashes(kind: Exclude<LineDash, 'solid'>, width: number, length: number): number[] {
  const { dash } = fittedDash(kind, width, length, 0, 'butt');
  if (dash) {
    const first = dash[0]!;
    const parts = [first];
    for (let i = Math.round((length - first) / sum(dash)); i > 0; i--) parts.push(...dash.slice(1), first);
    // The slack of dots.
    parts[parts.length - 2]! += length - sum(parts);
    return parts;
  }
  const pattern = basePattern(kind, width);
  const periods = Math.max(1, Math.round(length / sum(pattern)));
  const scale = length / (periods * sum(pattern));
  const parts: number[] = [(pattern[0]! * scale) / 2];
  for (let i = 0; i < periods; i++) {
    parts.push(...pattern.slice(1).map((part) => part * scale), pattern[0]! * scale);
  }
  parts[parts.length - 1]! /= 2;
  return parts;
}

export function dashCap(kind: Exclude<LineDash, 'solid'>): 'butt' | 'round' {
  return kind === 'dashed' ? 'butt' : 'round';
}

function basePattern(kind: Exclude<LineDash, 'solid'>, width: number): number[] {
  const unit = Math.max(MIN_PATTERN_WIDTH, width);
  const pattern = PATTERNS[kind].map((part) => part * unit);
  // Round caps lengthen each dash by a line width; dots are nothing but caps.
  if (kind === 'dashdot') return pattern.map((part, i) => (i === 0 ? part - unit : part));
  return pattern;
}

/** `periods` periods of the pattern in `inner` px, with one more first dash making `length`; the gaps give way first. */
function fit(pattern: readonly number[], periods: number, inner: number, length: number): number[] {
  const gaps = pattern.reduce((total, part, i) => (i % 2 === 1 ? total + part : total), 0);
  const dashes = sum(pattern) - gaps;
  const gapScale = (inner / periods - dashes) / gaps;
  if (gapScale >= GAP_RANGE[0] && gapScale <= GAP_RANGE[1]) {
    return pattern.map((part, i) => (i % 2 === 1 ? part * gapScale : part));
  }
  const scale = length / (periods * (gaps + dashes) + pattern[0]!);
  return pattern.map((part) => part * scale);
}

/** The rest of a division, in [0, n) also of negative values. */
export const modulo = (value: number, n: number): number => ((value % n) + n) % n;

export function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
