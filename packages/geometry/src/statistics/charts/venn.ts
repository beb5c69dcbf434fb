import { complement, joined } from '../../curve/regions/region-sets.js';
import {
  type ChartPart,
  type ChartText,
  type ChartValue,
  type CircleValue,
  type RegionValue,
  Undefined,
  type Vec2,
} from '../../values.js';

const circle = (x: number, y: number, radius: number): CircleValue => ({ type: 'Circle', center: { x, y }, radius });

const HALF_ROOT = Math.sqrt(3) / 2;

/** The circles of two or three sets. */
const CIRCLES: Readonly<Record<number, readonly CircleValue[]>> = {
  2: [circle(-1.2, 0, 2), circle(1.2, 0, 2)],
  3: [circle(-1.2, 0.8 * HALF_ROOT, 2), circle(1.2, 0.8 * HALF_ROOT, 2), circle(0, -1.6 * HALF_ROOT + 0.1, 2)],
};

/** Where the names of the sets stand. */
const NAMES: Readonly<Record<number, readonly Omit<ChartText, 'text'>[]>> = {
  2: [
    { at: { x: -2.43, y: 1.8 }, side: 'left' },
    { at: { x: 2.43, y: 1.8 }, side: 'right' },
  ],
  3: [
    { at: { x: -2.43, y: 2.5 }, side: 'left' },
    { at: { x: 2.43, y: 2.5 }, side: 'right' },
    { at: { x: 1.6, y: -2.7 }, side: 'right' },
  ],
};

/** The regions by the sets that hold them, a digit for each set, and a place in each: the order of labels. */
const PLACES: Readonly<Record<number, readonly (readonly [sets: string, at: Vec2])[]>> = {
  2: [
    ['10', { x: -2, y: 0 }],
    ['11', { x: 0, y: 0 }],
    ['01', { x: 2, y: 0 }],
    ['00', { x: 3.1, y: -1.9 }],
  ],
  3: [
    ['100', { x: -2, y: 1.1 }],
    ['010', { x: 2, y: 1.1 }],
    ['001', { x: 0, y: -2.2 }],
    ['110', { x: 0, y: 1.5 }],
    ['101', { x: -1.2, y: -0.65 }],
    ['011', { x: 1.2, y: -0.65 }],
    ['111', { x: 0, y: 0.15 }],
    ['000', { x: 3.2, y: -2.6 }],
  ],
};

function setsOf(n: number): readonly CircleValue[] {
  const circles = CIRCLES[n];
  if (circles === undefined) throw new Undefined(`a Venn diagram has 2 or 3 sets, not ${n}`);
  return circles;
}

/**
 * The circles of 2 or 3 sets with their names, and with labels of the regions in the order of PLACES, as many as there
 * are.
 */
export function venn(n: number, names: readonly string[], labels: readonly string[]): ChartValue {
  const circles = setsOf(n);
  const places = PLACES[n]!;
  if (labels.length > places.length) {
    throw new Undefined(`a Venn diagram of ${n} sets has ${places.length} regions, not ${labels.length}`);
  }
  const texts: ChartText[] = [
    ...names.map((text, i) => ({ text, ...NAMES[n]![i]! })),
    ...labels.map((text, i): ChartText => ({ text, at: places[i]![1], side: 'middle' })),
  ];
  const parts = circles.map((figure, series): ChartPart => ({ figure, series }));
  return { type: 'Chart', parts, texts, values: [n], isColorful: true };
}

/** The region of a Venn diagram that some sets hold and the others do not: `10` is what only the first of two holds. */
export function vennRegion(sets: string): RegionValue {
  if (!/^[01]{2,3}$/.test(sets) || !sets.includes('1')) {
    throw new Undefined(
      `a region is written with a digit for each of 2 or 3 sets, "10" or "110", not ${JSON.stringify(sets)}`,
    );
  }
  const circles = setsOf(sets.length);
  const inside = circles.filter((_, i) => sets[i] === '1');
  const outside = circles.filter((_, i) => sets[i] === '0');
  return joined('min', [...inside, ...outside.map(complement)]);
}
