import { inkBox, inkRect, layOut, textNode } from '../../draw/text.js';
import { roundUp125 } from '../../draw/ticks.js';
import { type Box, boxContains, boxesOverlap, type Px, viewBox } from '../../draw/viewport.js';
import type { TextNode } from '../../scene/scene.js';
import { type AxesInput, type Axis, axisBox, headBox, isCorner, type Tick } from './axis.js';
import { tickSpec } from './axis-words.js';

/** px between a tick and its number, and between numbers at least. */
const NUMBER_GAP = 3;
const NUMBER_DISTANCE = 7;

/** px that numbers keep from axes, heads, names and the edge of the view. */
const MARGIN = 1;

/** px from a tick to a number that stands beside it, since a line passes through the tick. */
const BESIDE_TICK: readonly number[] = [4, 9];

/** The most that a number stands away from its tick, as a part of the step. */
const MOST_ASIDE = 0.45;

/** px between ticks from which fractions are written in full size. */
const LARGE_FRACTIONS = 45;

/** Height of KaTeX's digits in em: numbers share a baseline whatever else is beside them. */
const DIGIT_HEIGHT = 0.645;

/**
 * The numbers of the axes that are shown: those that touch nothing of the axes, the ones nearest to the origin first.
 * Where an object is drawn across a number, it stands beside its tick or on the other side of the axis, if that is
 * clear.
 */
export function drawNumbers(
  axes: readonly Axis[],
  names: readonly TextNode[],
  input: AxesInput,
): Map<'x' | 'y', PlacedNumber[]> {
  const lines = axes.filter(({ pinned }) => !pinned);
  const taken: Box[] = [...names.map((name) => inkBox(name)), ...lines.flatMap((axis) => headBox(axis) ?? [])];
  const crossed = lines.length === 2 && lines.every((axis) => axis.meetsOther);
  const view = viewBox(input.viewport);
  const numbers = new Map<'x' | 'y', PlacedNumber[]>();
  let atOrigin: string | undefined;
  for (const axis of axes) {
    if (!axis.style.get('label') || axis.style.get('fontSize') === 0) continue;
    const others = lines.filter((other) => other !== axis).map(axisBox);
    const isFree = (box: Box) => {
      const isHit = (other: Box) => boxesOverlap(box, other);
      return boxContains(view, box) && !taken.some(isHit) && !others.some(isHit);
    };
    const placed: PlacedNumber[] = [];
    const isClear = (text: TextNode): boolean => input.isClear(inkBox(text, MARGIN));
    for (const { tick, texts, others: elsewhere } of numberNodes(axis, crossed, input)) {
      const [first] = texts;
      const isOrigin = isCorner(axis, tick) && axis.lies === axis.crossedAt;
      if (isOrigin && first?.source === atOrigin) continue;
      const free = texts.filter((each) => isFree(inkBox(each, MARGIN)));
      const text =
        free.find(isClear) ??
        (free.length > 0 ? elsewhere().find((each) => isFree(inkBox(each, MARGIN)) && isClear(each)) : undefined) ??
        free[0];
      if (text === undefined) {
        if (first && tick.text !== undefined) input.report(noRoom(axis, tick.text));
        continue;
      }
      taken.push(inkBox(text, NUMBER_DISTANCE / 2));
      placed.push({ tick, text });
      if (isOrigin) atOrigin = text.source;
    }
    numbers.set(axis.name, placed);
  }
  return numbers;
}

function noRoom({ name }: Axis, text: string): string {
  return `ticks of the ${name}-axis: "${text}" has no room and is left out: make fontSize smaller, or the view larger`;
}

/** A number where it stands. */
export interface PlacedNumber {
  readonly tick: Tick;
  readonly text: TextNode;
}

/** A number with the nodes for the places where it may stand, the best first. */
interface NumberNode {
  readonly tick: Tick;
  readonly texts: readonly TextNode[];
  /** Where it may stand if an object is drawn across those. */
  readonly others: () => readonly TextNode[];
}

function numberNodes(axis: Axis, crossed: boolean, input: AxesInput): NumberNode[] {
  const size = axis.style.get('fontSize');
  const step = axis.stepPx;
  const entries = axis.ticks
    .filter((tick) => axis.style.get('originLabel') || !isCorner(axis, tick))
    .filter(({ text }) => text === undefined || text.trim() !== '')
    .map((tick) => {
      const spec = tickSpec(axis, tick, size, step >= LARGE_FRACTIONS, input.marks);
      const layout = layOut(spec, input.fonts, input.report);
      return { tick, spec, layout, ink: inkRect(layout) };
    });
  type Entry = (typeof entries)[number];
  const horizontal = axis.name === 'x';
  const extent = Math.max(0, ...entries.map(({ ink }) => (horizontal ? ink.width : ink.height)));
  const every = extent + NUMBER_DISTANCE <= step ? 1 : roundUp125((extent + NUMBER_DISTANCE) / step);
  const ascent = Math.max(DIGIT_HEIGHT * size, ...entries.map(({ ink }) => -ink.y));
  const descent = Math.max(0, ...entries.map(({ ink }) => ink.y + ink.height));
  const widest = Math.max(0, ...entries.map(({ ink }) => ink.width));
  const aside = axis.reach + NUMBER_GAP;
  const below = axis.at + aside + ascent + descent <= input.viewport.height;
  const left = axis.at - aside - widest >= 0;

  /** In the corner below and to the left of the crossing, as far from one axis as from the other. */
  const inCorner = ({ tick: { at }, ink }: Entry): Px =>
    horizontal
      ? [at - aside - ink.x - ink.width, below ? axis.at + aside - ink.y : axis.at - aside - descent]
      : [left ? axis.at - aside - ink.x - ink.width : axis.at + aside - ink.x, at + aside - ink.y];
  const beside = ({ tick: { at }, ink, layout }: Entry): Px => {
    if (horizontal) {
      const baseline = below ? axis.at + aside + Math.max(DIGIT_HEIGHT * size, -ink.y) : axis.at - aside - descent;
      return [at - layout.width / 2, baseline];
    }
    const x = left ? axis.at - aside - ink.x - ink.width : axis.at + aside - ink.x;
    return [x, at - ink.y - ink.height / 2];
  };
  /** Past the crossing, where the number of the other axis does not stand. */
  const past = (entry: Entry): Px => {
    const [x, y] = beside(entry);
    const { tick, ink } = entry;
    return horizontal ? [tick.at + aside - ink.x, y] : [x, tick.at - aside - ink.y - ink.height];
  };
  const places = (entry: Entry): readonly Px[] => {
    const { tick } = entry;
    if (!crossed || !isCorner(axis, tick)) return [beside(entry)];
    const shared = axis.lies === axis.crossedAt && tick.text === undefined;
    if (shared && axis.style.get('unit') === undefined) return [inCorner(entry)];
    return shared ? [inCorner(entry), past(entry)] : [beside(entry), past(entry), inCorner(entry)];
  };
  const otherSide = ({ ink }: Entry, [x, y]: Px): Px => {
    if (horizontal)
      return [x, below ? axis.at - aside - descent : axis.at + aside + Math.max(DIGIT_HEIGHT * size, -ink.y)];
    return [left ? axis.at + aside - ink.x : axis.at - aside - ink.x - ink.width, y];
  };
  /** On the other side of its own axis, and of the one that crosses there. */
  const otherCorners = (entry: Entry): readonly Px[] => {
    const [x, y] = inCorner(entry);
    const { tick, ink } = entry;
    const across: Px = horizontal ? [tick.at + aside - ink.x, y] : [x, tick.at - aside - ink.y - ink.height];
    return [across, [x, y] as const, across].map((place, i) => (i === 0 ? place : otherSide(entry, place)));
  };
  const elsewhere = (entry: Entry): readonly Px[] => {
    if (crossed && isCorner(axis, entry.tick)) return otherCorners(entry);
    const [x, y] = beside(entry);
    const half = (horizontal ? entry.ink.width : entry.ink.height) / 2;
    const shifts = BESIDE_TICK.map((gap) => half + gap)
      .filter((shift) => shift < MOST_ASIDE * step * every)
      .flatMap((shift) => [shift, -shift]);
    const along = shifts.map((shift): Px => (horizontal ? [x + shift, y] : [x, y - shift]));
    return [...along, ...[[x, y] as const, ...along].map((place) => otherSide(entry, place))];
  };
  const paint = { color: axis.color, halo: input.background };
  const nodes = ({ spec, layout }: Entry, at: readonly Px[]): TextNode[] =>
    at.flatMap((place) => textNode(spec, layout, place, paint) ?? []);
  return entries
    .filter(({ tick: { k } }) => k === undefined || k % every === 0)
    .sort((a, b) => Math.abs(a.tick.k ?? 0) - Math.abs(b.tick.k ?? 0))
    .map((entry) => ({
      tick: entry.tick,
      texts: nodes(entry, places(entry)),
      others: () => nodes(entry, elsewhere(entry)),
    }));
}
