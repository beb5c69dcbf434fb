import type { Bounds } from '@geoslide/core';
import {
  type Construction,
  type ConstructionObject,
  extentPoints,
  shownObjects,
  type Value,
  type Vec3,
} from '@geoslide/geometry';
import { type Slide, type Style, styleProperties } from '@geoslide/protocol';
import { crossingOf } from './axis-crossing.js';
import { isDotPlot, isScatterPlot } from './shows-charts.js';
import { type DrawnView, withRoom } from './with-room.js';

/** What a picture of charts shows where nobody says a view. */
export interface ChartRoom {
  /** px per unit upwards over those across. */
  readonly ratio: number;
  /** What is to be seen beside the objects: the axes that lie near, and what matters of a density. */
  readonly points: readonly Vec3[];
  /** Ids of densities, which go on beyond that. */
  readonly densities: readonly string[];
  /** Bounds in px of what is drawn, with room about it for what stands left of the y-axis and below the x-axis. */
  around(bounds: Bounds | undefined, view: DrawnView): Bounds;
}

/** The most height over width of charts, which bars have, and that of a box plot. */
const MAX_SHAPE = 0.6;
const BOX_SHAPE = 0.2;

/** An axis is seen where it lies no farther from the charts than this part of their size. */
const NEAR = 0.5;

/** px for the numbers of an axis, and between them and its title. */
const NUMBERS = 24;
const TITLE_GAP = 8;

/** px for a character of the unit behind each number, and the gap before it. */
const UNIT_CHARACTER = 9;

/**
 * The room of a slide that shows charts whose axes count different things: a histogram of heights in cm has bars that
 * are hundreds wide and a few high. Undefined for others.
 */
export function chartRoom({
  slide,
  construction,
}: {
  readonly slide: Slide;
  readonly construction: Construction;
}): ChartRoom | undefined {
  const shown = shownObjects(construction);
  const shape = shown.reduce((sum, object) => sum + shapeIn(object), 0);
  if (shape === 0) return undefined;
  const points = pointsOf(shown);
  const x = span(points.map((point) => point.x));
  const y = span(points.map((point) => point.y));
  const densities = shown.filter(isDensity);
  const ratio = (Math.min(shape, MAX_SHAPE) * x.size) / y.size;
  if (!(ratio > 0 && ratio < Infinity)) return undefined;
  const { xaxis, yaxis } = slide.styleSheet;
  // The x-axis lies at a y, and the y-axis at an x.
  const [lies, stands] = [crossingOf(xaxis), crossingOf(yaxis)];
  const seesX = xaxis?.show !== false && isNear(lies, y);
  const seesY = yaxis?.show !== false && isNear(stands, x);
  const title = typeof xaxis?.title === 'string' && xaxis.title.trim() !== '';
  const titleSize = typeof xaxis?.titleSize === 'number' ? xaxis.titleSize : styleProperties.axis.titleSize.default;
  const unit = typeof yaxis?.unit === 'string' && yaxis.unit !== '' ? UNIT_CHARACTER * (yaxis.unit.length + 1) : 0;
  const seen = [...pointsOf(densities), { x: seesY ? stands : x.min, y: seesX ? lies : y.min, z: 0 }];
  const beside = {
    left: seesY ? NUMBERS + unit : 0,
    below: seesX ? NUMBERS + (title ? titleSize + TITLE_GAP : 0) : 0,
  };
  return {
    ratio,
    points: seen,
    densities: densities.map(({ id }) => id),
    around: (bounds, view) => withRoom(bounds, seen, beside, view),
  };
}

const pointsOf = (objects: readonly ConstructionObject[]) =>
  objects.flatMap((object) => {
    const points = object.value ? extentPoints(object.value) : [];
    // Dots count from the axis on.
    return isDotPlot(object) ? [...points, ...points.slice(0, 1).map((point) => ({ ...point, y: 0 }))] : points;
  });

/** Height over width of a picture of dots above their numbers. */
const DOTS_SHAPE = 0.4;

/** Height over width that an object asks for. */
function shapeIn(object: ConstructionObject): number {
  if (isDotPlot(object)) return DOTS_SHAPE;
  return isScatterPlot(object) ? MAX_SHAPE : shapeOf(object.value);
}

/**
 * The slide with the axes that its charts need, and without those that say nothing of them.
 *
 * @param fits Whether the picture is laid around the charts.
 */
export function withChartAxes(slide: Slide, construction: Construction, fits: (slide: Slide) => boolean): Slide {
  const bare = withoutAxesOfDiagrams(slide, construction);
  return fits(bare) ? withoutAxisOfBoxes(withAxesAtCharts(bare, construction), construction) : bare;
}

/**
 * The slide without axes where all that it shows are diagrams that have none: a pie, a tree, a Venn diagram. Axes of
 * which the slide says something stay.
 */
function withoutAxesOfDiagrams(slide: Slide, construction: Construction): Slide {
  const shown = shownObjects(construction);
  const isDiagram = ({ value }: ConstructionObject) => value?.type === 'Chart' && value.shape === undefined;
  const belongs = (object: ConstructionObject) => isDiagram(object) || object.value?.type === 'Region';
  if (!shown.some(isDiagram) || !shown.every(belongs)) return slide;
  const { xaxis, yaxis } = slide.styleSheet;
  return { ...slide, styleSheet: { ...slide.styleSheet, xaxis: unlessSaid(xaxis), yaxis: unlessSaid(yaxis) } };
}

const unlessSaid = (axis: Style | undefined): Style => (axis && Object.keys(axis).length > 0 ? axis : { show: false });

/** The part of the size of charts by which an axis stands beside them. */
const ASIDE = 0.04;

/** A chart is at least so many of the steps high or wide at whose multiples an axis stands beside it. */
const STEPS = 10;

/** The greatest multiple at most `value` of the greatest of 1, 2, 5 times a power of ten that is at most `most`. */
function roundBelow(value: number, most: number): number {
  // Points that lie on top of each other have no size.
  if (!(most > 0)) return value;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((digit) => digit * power <= most)! * power;
  const multiple = Math.floor(value / step) * step;
  // 0.2 · 9 is 1.8, and no digit more.
  return Number(multiple.toPrecision(12));
}

/**
 * The slide with its y-axis at the left of bars or scattered points that stand far from 0, and with its x-axis below
 * such points and box plots that lie far above 0, unless the slide says where these cross: without numbers nobody
 * could tell what the charts say.
 */
function withAxesAtCharts(slide: Slide, construction: Construction): Slide {
  const { xaxis, yaxis } = slide.styleSheet;
  const shown = shownObjects(construction);
  const hasShape = (shape: number) => shown.some(({ value }) => value?.type === 'Chart' && value.shape === shape);
  const hasPoints = shown.some(isScatterPlot);
  const places = pointsOf(shown);
  const crossed = (axis: Style | undefined, isWanted: boolean, coordinate: 'x' | 'y'): Style | undefined => {
    if (!isWanted || places.length === 0 || typeof axis?.crossing === 'number') return axis;
    const reach = span(places.map((place) => place[coordinate]));
    return isNear(0, reach)
      ? axis
      : { ...axis, crossing: roundBelow(reach.min - ASIDE * reach.size, reach.size / STEPS) };
  };
  const left = crossed(yaxis, hasPoints || hasShape(MAX_SHAPE), 'x');
  const below = crossed(xaxis, hasPoints || hasShape(BOX_SHAPE), 'y');
  if (left === yaxis && below === xaxis) return slide;
  const axes = { ...(below && { xaxis: below }), ...(left && { yaxis: left }) };
  return { ...slide, styleSheet: { ...slide.styleSheet, ...axes } };
}

/**
 * The slide without its y-axis, which counts nothing beside box plots alone; one of which the slide says something
 * stays.
 */
function withoutAxisOfBoxes(slide: Slide, construction: Construction): Slide {
  const shown = shownObjects(construction);
  const isBox = ({ value }: ConstructionObject) => value?.type === 'Chart' && value.shape === BOX_SHAPE;
  if (shown.length === 0 || !shown.every(isBox)) return slide;
  const { yaxis } = slide.styleSheet;
  return { ...slide, styleSheet: { ...slide.styleSheet, yaxis: unlessSaid(yaxis) } };
}

/** Height over width that a value asks for where it is a chart, or of all charts in a list; 0 for others. */
function shapeOf(value: Value | undefined): number {
  if (value === undefined) return 0;
  if (value.type === 'List') return value.items.reduce((sum, item) => sum + shapeOf(item), 0);
  if (value.type === 'Chart') return value.shape ?? 0;
  return value.type === 'Distribution' ? MAX_SHAPE : 0;
}

function isDensity({ value }: ConstructionObject): boolean {
  return value?.type === 'Distribution' && value.curve !== undefined;
}

interface Span {
  readonly min: number;
  readonly max: number;
  readonly size: number;
}

function span(numbers: readonly number[]): Span {
  const min = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  const max = numbers.reduce((a, b) => Math.max(a, b), -Infinity);
  return { min, max, size: max - min };
}

/** Whether a place lies within a span, or little below it. */
const isNear = (place: number, { min, max, size }: Span): boolean => min - place <= NEAR * size && max >= place;
