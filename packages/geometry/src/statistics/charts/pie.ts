import { takeSteps } from '../../functions/steps.js';
import { type ChartPart, type ChartText, type ChartValue, Undefined, type Vec2 } from '../../values.js';
import { requirePairs } from './bars.js';

const PART_STEPS = 200;
const FULL = 2 * Math.PI;

/** Sectors below this share have their name outside. */
const WIDE = 0.1;

/** Where names stand, as a share of the radius. */
const INSIDE = 0.62;
const OUTSIDE = 1.06;

/** Sectors whose areas are as the numbers, clockwise from the top. */
export function pieChart(
  values: readonly number[],
  names: readonly string[],
  center: Vec2,
  radius: number,
): ChartValue {
  if (!(radius > 0)) throw new Undefined(`the radius must be positive, not ${radius}`);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.some((value) => value < 0) || !(total > 0)) {
    throw new Undefined('the parts of a pie chart are not negative, and one of them is more than 0');
  }
  if (names.length > 0) requirePairs(names, values, 'names and sectors');
  takeSteps(PART_STEPS * values.length);
  const parts: ChartPart[] = [];
  const texts: ChartText[] = [];
  let before = 0;
  values.forEach((value, series) => {
    const share = value / total;
    const startAngle = Math.PI / 2 - FULL * before;
    before += share;
    if (value === 0) return;
    const sweep = -FULL * share;
    parts.push({ figure: sector(center, radius, startAngle, sweep), series });
    const text = names[series];
    if (text !== undefined) texts.push(nameOf(text, center, radius, startAngle + sweep / 2, share));
  });
  return { type: 'Chart', parts, texts, values, isColorful: true };
}

function sector(center: Vec2, radius: number, startAngle: number, sweep: number): ChartPart['figure'] {
  return sweep <= -FULL ? { type: 'Circle', center, radius } : { type: 'Sector', center, radius, startAngle, sweep };
}

function nameOf(text: string, center: Vec2, radius: number, angle: number, share: number): ChartText {
  const wide = share >= WIDE;
  const distance = radius * (share === 1 ? 0 : wide ? INSIDE : OUTSIDE);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const beside = Math.abs(c) < 0.4 ? (s > 0 ? 'above' : 'below') : c > 0 ? 'right' : 'left';
  return {
    text,
    at: { x: center.x + distance * c, y: center.y + distance * s },
    side: wide ? 'middle' : beside,
  };
}
