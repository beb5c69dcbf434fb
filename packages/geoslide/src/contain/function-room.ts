import {
  type Construction,
  extentPoints,
  keyPoints,
  meetingPoints,
  shownObjects,
  type Value,
  valuesAt,
} from '@geoslide/geometry';
import type { ChartRoom } from './chart-room.js';
import { isGraph } from './shows-graphs.js';
import { withRoom } from './with-room.js';

/** Half the side of the view that there is without one, logical units. */
const USUAL = 6;

/** What is seen beyond the points that matter, as a part of their extent. */
const BEYOND = 0.2;

/** Where neither scale is so many times the other, both are the same. */
const MOST_EVEN = 2;

/** At fewer of the places that the usual view shows of a graph it is as good as a vertical line. */
const LEAST_SEEN = 2;

/** A graph that is nowhere higher is stretched. */
const FLAT = 0.6;

/** A graph that changes by no more than this part in the usual view is followed farther, but no farther than this. */
const NEXT_TO_NOTHING = 0.02;
const WIDEST = 1e6;

/** Of so many graphs the points where they meet are looked for. */
const MOST_MEETING = 4;

/** The least extent that is no rounding. */
const LEAST = 1e-9;

/** Places beside the y-axis at which a graph is looked for that has no points that matter. */
const PLACES = [-6, -4, -3, -2, -1, 1, 2, 3, 4, 6];

/** Half the least view of graphs with something beside them, logical units. */
const LEAST_BESIDE = 3;

/**
 * The room of graphs of functions that the usual view does not show: y = 100 - x^2 has its roots and its vertex outside
 * of it. x and y have scales of their own then, as in a textbook. Where the usual view shows what matters of them, it
 * is that of the graphs with what stands beside them; undefined where nothing does.
 */
export function functionRoom({ construction }: { readonly construction: Construction }): ChartRoom | undefined {
  const shown = shownObjects(construction);
  const graphs = shown.filter(isGraph);
  const values = graphs.flatMap(({ value }) => itemsOf(value));
  const pairs =
    values.length > MOST_MEETING ? [] : values.flatMap((f, i) => values.slice(i + 1).map((g) => [f, g] as const));
  const keys = [...values.flatMap(keyPoints), ...pairs.flatMap(([f, g]) => meetingPoints(f, g))];
  const isSeen = keys.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= USUAL);
  const height = isSeen ? unusualHeight(values) : 0;
  const others = shown.flatMap((object) => (object.value && !isGraph(object) ? extentPoints(object.value) : []));
  const places = [{ x: 0, y: 0 }, ...keys, ...others];
  const ids = graphs.map(({ id }) => id);
  if (height === undefined && others.length === 0) return undefined;
  if (height === undefined) {
    const x = beside(places.map((place) => place.x));
    const y = beside(places.map((place) => place.y));
    if (y.max <= USUAL && y.min >= -USUAL) return roomOf(ids, x, y, 1);
    // A larger view shows nothing far above and below the graphs.
    const most = reach([...places.map((place) => place.y), ...heightsWithin(values, x)]);
    return roomOf(ids, x, { min: Math.max(y.min, most.min), max: Math.min(y.max, most.max) }, 1);
  }
  const usual = isSeen ? USUAL / (1 + 2 * BEYOND) : 0;
  const width = keys.every((key) => key.x === 0) ? Math.max(usual, widthOfChange(values)) : usual;
  const x = reach([...places.map((place) => place.x), width, -width]);
  const y = reach([...places.map((place) => place.y), height, -height]);
  const ratio = (x.max - x.min) / (y.max - y.min);
  if (!(ratio > 0 && ratio < Infinity)) return undefined;
  return roomOf(ids, x, y, Math.max(ratio, 1 / ratio) <= MOST_EVEN ? 1 : ratio);
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function roomOf(graphs: readonly string[], x: Range, y: Range, ratio: number): ChartRoom {
  const corners = [
    { x: x.max, y: y.max, z: 0 },
    { x: x.min, y: y.min, z: 0 },
  ];
  return {
    ratio,
    points: corners,
    densities: graphs,
    around: (bounds, view) => withRoom(bounds, corners, { left: 0, below: 0 }, view),
  };
}

/** Twice the extent of some numbers, for graphs go on beyond them; at most the usual view where it has them all. */
function beside(numbers: readonly number[]): Range {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const middle = (least + most) / 2;
  const half = Math.max(LEAST_BESIDE, most - least);
  const isUsual = Math.max(-least, most) <= USUAL;
  return {
    min: isUsual ? Math.max(middle - half, -USUAL) : middle - half,
    max: isUsual ? Math.min(middle + half, USUAL) : middle + half,
  };
}

/** Heights of graphs at places over a range. */
function heightsWithin(values: readonly Value[], { min, max }: Range): readonly number[] {
  const places = PLACES.map((place) => min + ((max - min) * (place + USUAL)) / (2 * USUAL));
  return values.flatMap((value) => valuesAt(value, places));
}

const itemsOf = (value: Value | undefined): readonly Value[] =>
  value?.type === 'List' ? value.items.flatMap(itemsOf) : value ? [value] : [];

/** How high graphs are of which the usual view shows nothing, or hardly that they bend; undefined for others. */
function unusualHeight(values: readonly Value[]): number | undefined {
  const heightsAt = (places: readonly number[]) => values.flatMap((value) => valuesAt(value, places)).map(Math.abs);
  const heights = heightsAt(PLACES).sort((a, b) => a - b);
  const most = Math.max(...heights, ...heightsAt([0]));
  const seen = heights.filter((height) => height <= USUAL).length;
  if (heights.length > 2 && seen < LEAST_SEEN) return heights[heights.length >> 1];
  const isFlat = most > 0 && most < FLAT && values.every(({ type }) => type === 'Curve');
  return isFlat ? most : undefined;
}

/** How far from the y-axis graphs change by half that change by next to nothing in the usual view; 0 for others. */
function widthOfChange(values: readonly Value[]): number {
  const changes = (width: number, share: number) =>
    values.some((value) => {
      const [before = 0, at = 0, after = 0] = valuesAt(value, [-width, 0, width]);
      return Math.max(Math.abs(before - at), Math.abs(after - at)) > share * Math.abs(at);
    });
  if (changes(USUAL, NEXT_TO_NOTHING)) return 0;
  let width = USUAL;
  while (width < WIDEST && !changes(width, 0.5)) width *= 2;
  return width < WIDEST ? width : 0;
}

/** From the least to the greatest of some numbers, and beyond. */
function reach(numbers: readonly number[]): Range {
  const min = numbers.reduce((a, b) => Math.min(a, b));
  const max = numbers.reduce((a, b) => Math.max(a, b));
  const room = BEYOND * (max - min);
  return max - min < LEAST ? { min: min - USUAL, max: max + USUAL } : { min: min - room, max: max + room };
}
