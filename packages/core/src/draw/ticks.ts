import type { StyleReader, Values } from '../style/reader.js';

type Distances = Pick<Values['grid'], 'distanceMode' | 'distance'>;

/** px: closer ticks or lines can't be told apart, closer numbers hardly read. */
const MIN_AUTO_PX = 40;
const MIN_HALF_PI_PX = 24;
const MIN_CUSTOM_PX = 5;

/** The distance of ticks or lines: `unit` times `multiple` logical units. */
export interface Spacing {
  readonly mode: Distances['distanceMode'];
  /** 1 for `auto`, π/2, or the custom distance. */
  readonly unit: number;
  readonly multiple: number;
  /** How many parts a minor grid divides it into. */
  readonly parts: number;
}

/** The spacing for a scale in px per unit; `auto` is the least of 1, 2, 5 times a power of ten that leaves room for numbers. */
export function readSpacing(style: StyleReader<Distances>, scale: number): Spacing {
  const mode = style.get('distanceMode');
  const distance = style.get('distance');
  if (mode === 'half_pi') {
    const unit = Math.PI / 2;
    const multiple = unit * scale >= MIN_HALF_PI_PX ? 1 : 2 * Math.max(1, roundUp125(MIN_AUTO_PX / (2 * unit * scale)));
    return { mode, unit, multiple, parts: multiple === 1 ? 2 : 4 };
  }
  if (mode === 'custom' && distance !== undefined) {
    const multiple =
      distance * scale >= MIN_CUSTOM_PX ? 1 : Math.max(1, roundUp125(MIN_CUSTOM_PX / (distance * scale)));
    return { mode, unit: distance, multiple, parts: 1 };
  }
  const multiple = roundUp125(MIN_AUTO_PX / scale);
  return { mode: 'auto', unit: 1, multiple, parts: leadingDigit(multiple) === 2 ? 4 : 5 };
}

/** Degrees from number to number, in the order of their size; their parts. */
const DEGREE_STEPS = [10, 15, 30, 45, 90, 180, 360] as const;
const DEGREE_PARTS = 3;

/** Spacing of an axis that counts in degrees: `auto` takes parts of a turn; `scale` is px per degree. */
export function degreeSpacing(spacing: Spacing, scale: number): Spacing {
  const multiple = DEGREE_STEPS.find((step) => step * scale >= MIN_AUTO_PX);
  if (spacing.mode !== 'auto' || multiple === undefined || spacing.multiple < DEGREE_STEPS[0]) return spacing;
  return { ...spacing, multiple, parts: DEGREE_PARTS };
}

/** Parts of π from number to number, in the order of their size; into how many a minor grid divides each. */
const PI_STEPS = [1 / 12, 1 / 4, 1 / 2, 1];
const PI_PARTS = 2;

/** Spacing of an axis that counts in π: `auto` takes parts as textbooks have them; `scale` is px per π. */
export function piSpacing(spacing: Spacing, scale: number): Spacing {
  const multiple = PI_STEPS.find((step) => step * scale >= MIN_AUTO_PX);
  if (spacing.mode !== 'auto' || multiple === undefined || spacing.multiple < PI_STEPS[0]!) return spacing;
  return { ...spacing, multiple, parts: PI_PARTS };
}

/** The least of 1, 2, 5 times a power of ten that is at least `value`. */
export function roundUp125(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  // The slack keeps 5.000000001 from becoming 10.
  const digits = [1, 2, 5, 10].find((digit) => digit * power >= value * (1 - 1e-9)) ?? 10;
  return tidy(digits * power);
}

function leadingDigit(value: number): number {
  return Number(value.toExponential(0)[0]);
}

/** The nearest number of few digits: 0.30000000000000004 → 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Ticks in view are never more than px / MIN_CUSTOM_PX; this holds for a view of any size. */
const MAX_TICKS = 2000;

/** Whole k with k · step in [from, to]. */
export function multiplesIn(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const count = Math.min(MAX_TICKS, last - first + 1);
  return count > 0 ? Array.from({ length: count }, (_, i) => first + i + 0) : [];
}

/** Numbers from here on, and below its inverse, are written with a power of ten. */
const LARGE = 1e6;

/**
 * The number at the k-th tick, as LaTeX: a decimal, or for `half_pi` and distances such as π/4 a fraction of π, a large
 * one where it is `roomy`.
 */
export function tickLabel({ mode, unit, multiple }: Spacing, k: number, roomy = false): string {
  const share = mode === 'auto' ? undefined : shareOfPi(unit);
  return share === undefined ? decimalLabel(k * multiple * unit) : piLabel(k * multiple * share, roomy);
}

/** A distance that was rounded to five digits, such as 1.5708, counts as the part of π that it is near. */
const PI_TOLERANCE = 5e-6;

/** A distance as a multiple of π: a fraction whose numbers are small; none for others. */
function shareOfPi(distance: number): number | undefined {
  for (let parts = 1; parts <= MAX_PI_PARTS; parts += 1) {
    const count = Math.round((distance * parts) / Math.PI);
    if (count < 1 || count > MAX_PI_PARTS) continue;
    if (Math.abs((distance * parts) / (count * Math.PI) - 1) < PI_TOLERANCE) return count / parts;
  }
  return undefined;
}

/** A number as LaTeX: a decimal, or with a power of ten where it is very large or small. */
export function decimalLabel(number: number): string {
  const value = tidy(number);
  const size = Math.abs(value);
  if (size !== 0 && (size >= LARGE || size < 10 / LARGE)) {
    const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
    const power = `10^{${Number(exponent)}}`;
    return mantissa === '1' ? power : mantissa === '-1' ? `-${power}` : `${mantissa}\\times ${power}`;
  }
  return String(value);
}

/** The largest denominator of a multiple of π that is written as a fraction. */
const MAX_PI_PARTS = 12;

/** A multiple of π as LaTeX: a fraction where its denominator is small, a large one where it is `roomy`. */
export function piLabel(multiple: number, roomy = false): string {
  if (multiple === 0) return '0';
  const sign = multiple < 0 ? '-' : '';
  const size = Math.abs(multiple);
  const times = (factor: string) => (factor === '1' ? '\\pi' : `${factor}\\pi`);
  for (let parts = 1; parts <= MAX_PI_PARTS; parts += 1) {
    const count = tidy(size * parts);
    if (!Number.isInteger(count) || count >= LARGE) continue;
    return sign + (parts === 1 ? times(`${count}`) : `${roomy ? '\\dfrac' : '\\frac'}{${times(`${count}`)}}{${parts}}`);
  }
  return sign + times(decimalLabel(size));
}
