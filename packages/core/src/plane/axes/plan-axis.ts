import { constantValue, ParseError, parse, takeSteps, Undefined } from '@geoslide/geometry';
import { arrowLength } from '../../draw/arrows.js';
import { type AxisScale, axisScale } from '../../draw/axis-scale.js';
import type { PixelGrid } from '../../draw/crisp.js';
import { readPen } from '../../draw/pen.js';
import { degreeSpacing, multiplesIn, piSpacing, readSpacing, type Spacing } from '../../draw/ticks.js';
import type { Report, StyleReader, Values } from '../../style/reader.js';
import type { AxesInput, Axis, Tick } from './axis.js';
import { unitSizeOf } from './axis-words.js';
import { logTicks } from './log-ticks.js';

/** px that a tick sticks out on each side of the axis; one between the others. */
const TICK_REACH = 3;
const MINOR_REACH = 1.5;

/** px from minor tick to minor tick at least; parts where the grid has no lines between. */
const MIN_MINOR_PX = 4;
const MINOR_PARTS = 5;

/** px; ticks of thick axes stay slender. */
const MAX_TICK_WIDTH = 1;

/** px clear of ticks before the arrow head. */
const HEAD_MARGIN = 3;

/** Steps for a tick of one's own. */
const TICK_STEPS = 50;

type AxisStyle = StyleReader<Values['axis']>;

/** Where an axis and its ticks lie; undefined where nothing of it is seen. */
export function planAxis(
  name: 'x' | 'y',
  style: AxisStyle,
  other: AxisStyle,
  { viewport, pixels, report, isNamed }: AxesInput,
): Axis | undefined {
  const pen = readPen(style);
  const { width: viewWidth, height: viewHeight } = viewport;
  if (!style.get('show') || !pen) return undefined;
  const horizontal = name === 'x';
  const width = pixels.width(pen.width);
  const along = axisScale(viewport, name);
  const aside = axisScale(viewport, horizontal ? 'y' : 'x');
  const lies = crossingOf(style, aside);
  const across = horizontal ? viewHeight : viewWidth;
  const line = aside.place(lies);
  const own = pixels.middle(line, width);
  const pinned = own < -width / 2 || own > across + width / 2;
  if (pinned && !style.get('pinNumbers')) return undefined;

  const { place, scale } = along;
  const min = Math.max(along.low, style.get('min') ?? -Infinity);
  const max = Math.min(along.high, style.get('max') ?? Infinity);
  if (!(min < max)) return undefined;
  const arrow = style.get('arrowStyle');
  const unitSize = unitSizeOf(style);
  const spacing = spacingOf(style, scale, unitSize);
  const step = spacing.unit * spacing.multiple * (spacing.mode === 'half_pi' ? 1 : unitSize);
  const extent = horizontal ? viewWidth : viewHeight;
  const clear = arrow === 'none' || pinned ? 0 : arrowLength(arrow, width) + HEAD_MARGIN;
  const tip = place(max);
  const placed = (ticks: readonly Omit<Tick, 'at' | 'place'>[]): Tick[] =>
    ticks.flatMap((tick) => {
      const at = place(tick.value);
      // A tick on the border of the view would be cut in half.
      const isWhole = Math.abs(at - tip) >= clear && at >= 1 && at <= extent - 1;
      return isWhole ? [{ ...tick, at, place: at }] : [];
    });
  const ownTicks = style.get('ticks');
  const decades = along.isLog ? logTicks(min, max, scale) : undefined;
  const regular = () => decades?.ticks ?? multiplesIn(step, min, max).map((k) => ({ k, value: k * step }));
  const hasNames = horizontal && isNamed;
  const ticks = ownTicks
    ? readTicks(ownTicks, name, report).filter(({ value }) => value >= min && value <= max)
    : hasNames
      ? []
      : regular();
  const parts = spacing.parts > 1 ? spacing.parts : MINOR_PARTS;
  const hasMinor =
    style.get('minorTicks') && ownTicks === undefined && !hasNames && (step * scale) / parts >= MIN_MINOR_PX;
  const between = () => multiplesIn(step / parts, min, max).filter((k) => k % parts !== 0);
  const minor = hasMinor ? between().map((k) => ({ k, value: (k * step) / parts })) : [];
  const crossedAt = crossingOf(other, along);
  const planned: Axis = {
    name,
    style,
    color: pen.color,
    penWidth: pen.width,
    width,
    line,
    at: Math.min(Math.max(own, pinned ? 0 : -Infinity), pinned ? across : Infinity),
    pinned,
    lies,
    start: place(min),
    tip,
    arrow,
    spacing,
    unitSize,
    decades: decades?.step,
    stepPx: (decades?.step ?? step) * scale,
    ticks: placed(ticks),
    // Short ticks are what tells a logarithmic axis.
    minorTicks: placed(decades && ownTicks === undefined ? decades.minor : minor),
    tickWidth: pen.width,
    reach: 0,
    minorReach: 0,
    crossedAt,
    meetsOther: min <= crossedAt && max >= crossedAt,
  };
  return axisOn(planned, pixels);
}

/** An axis whose lines lie on these device pixels. */
export function axisOn(axis: Axis, pixels: PixelGrid): Axis {
  const width = pixels.width(axis.penWidth);
  const tickWidth = pixels.width(Math.min(axis.penWidth, MAX_TICK_WIDTH));
  const snapped = (ticks: readonly Tick[]) =>
    ticks.map((tick): Tick => ({ ...tick, at: pixels.middle(tick.place, tickWidth) }));
  return {
    ...axis,
    width,
    at: axis.pinned ? axis.at : pixels.middle(axis.line, width),
    ticks: snapped(axis.ticks),
    minorTicks: snapped(axis.minorTicks),
    tickWidth,
    reach: width / 2 + TICK_REACH,
    minorReach: width / 2 + MINOR_REACH,
  };
}

/** Where an axis crosses the other one; a logarithmic one, which has no 0, at its lowest power of ten in view. */
function crossingOf(style: AxisStyle, { isLog, low, high }: AxisScale): number {
  const crossing = style.get('crossing');
  if (!isLog || crossing > 0) return crossing;
  const power = 10 ** Math.ceil(Math.log10(low) - 1e-9);
  return power <= high ? power : low;
}

/** The spacing of an axis' numbers in logical units, for a scale in px per unit. */
export function axisSpacing(style: AxisStyle, scale: number): Spacing {
  const unitSize = unitSizeOf(style);
  const spacing = spacingOf(style, scale, unitSize);
  return spacing.mode === 'half_pi' ? spacing : { ...spacing, unit: spacing.unit * unitSize };
}

function spacingOf(style: AxisStyle, scale: number, unitSize: number): Spacing {
  if (style.get('distanceMode') === 'half_pi') return readSpacing(style, scale);
  const spacing = readSpacing(style, scale * unitSize);
  const unit = style.get('unit');
  if (unit === 'π') return piSpacing(spacing, scale * unitSize);
  return unit === '°' ? degreeSpacing(spacing, scale * unitSize) : spacing;
}

/** The ticks of one's own whose position is a number. */
function readTicks(ticks: NonNullable<Values['axis']['ticks']>, name: 'x' | 'y', report: Report) {
  return ticks.flatMap(({ position, text }) => {
    takeSteps(TICK_STEPS);
    const value = typeof position === 'number' ? position : expressionValue(position);
    if (value !== undefined) return [text === undefined ? { value } : { value, text }];
    report(
      `ticks of the ${name}-axis: "${position}" is not a number: write one such as 2, or an expression without objects such as "π/2"`,
    );
    return [];
  });
}

function expressionValue(source: string): number | undefined {
  try {
    const value = constantValue(parse(source));
    return Number.isFinite(value) ? value : undefined;
  } catch (error) {
    if (error instanceof ParseError || error instanceof Undefined) return undefined;
    throw error;
  }
}
