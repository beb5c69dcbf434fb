import type { Slide, Style } from '@geoslide/protocol';
import { child, flagIn, type Node, numberIn } from '../file/xml.js';
import { colourOf } from './colour.js';

/** The part of a file that says how the plane is seen. */
export interface View {
  readonly slide: Pick<Slide, 'camera' | 'viewBounds' | 'fit'>;
  readonly style: { readonly background: Style; readonly grid: Style; readonly xaxis: Style; readonly yaxis: Style };
  /** False where right angles are marked as others, or with a dot. */
  readonly hasRightAngles: boolean;
  /** Px of texts that say nothing of their size. */
  readonly fontSize: number;
  /** Decimals of numbers in texts. */
  readonly precision: number;
}

const DEFAULT_FONT_SIZE = 12;

/** GeoGebra's numbers of grids that have no squares. */
const GRIDS: Readonly<Record<number, string>> = { 1: 'isometric', 2: 'polar' };

/** The first view of the plane. */
export function readView(root: Node): View {
  const view = child(root, 'euclidianView');
  const settings = child(view, 'evSettings');
  const kernel = child(root, 'kernel');
  const axes = (child(view, 'lineStyle') && numberIn(child(view, 'lineStyle'), 'axes')) ?? 1;
  const color = colourOf(child(view, 'axesColor'));
  const all = flagIn(settings, 'axes') ?? false;
  const axis = (id: string): Style => axisStyle(view, id, all, { color, arrows: axes % 2 === 1 });
  const gridColor = colourOf(child(view, 'gridColor'));
  const distance = numberIn(child(view, 'grid'), 'distX');
  const kind = GRIDS[numberIn(settings, 'gridType') ?? 0];
  const angle = numberIn(child(view, 'grid'), 'distTheta');
  const gridDash = GRID_DASHES[numberIn(child(view, 'lineStyle'), 'grid') ?? 0];
  return {
    slide: bounds(view),
    style: {
      background: { color: colourOf(child(view, 'bgColor')) ?? '#ffffff' },
      grid: {
        show: flagIn(settings, 'grid') ?? false,
        ...(gridColor !== undefined && { color: gridColor }),
        ...(distance !== undefined && distance > 0 && { distanceMode: 'custom', distance }),
        ...(kind !== undefined && { kind }),
        ...(gridDash !== undefined && { lineDash: gridDash }),
        ...(kind === 'polar' && angle !== undefined && angle > 0 && { angleStep: (angle * 180) / Math.PI }),
      },
      xaxis: axis('0'),
      yaxis: axis('1'),
    },
    hasRightAngles: ![NO_MARK, DOT].includes(numberIn(settings, 'rightAngleStyle') ?? SQUARE),
    fontSize: numberIn(child(child(root, 'gui'), 'font'), 'size') ?? DEFAULT_FONT_SIZE,
    precision: Math.min(15, Math.max(0, numberIn(child(kernel, 'decimals'), 'val') ?? 2)),
  };
}

/** GeoGebra's numbers of marks of right angles. */
const [NO_MARK, SQUARE, DOT] = [0, 1, 2];

/** GeoGebra's numbers of a grid's lines, where they are not solid. */
const GRID_DASHES: Readonly<Record<number, string>> = { 10: 'dashed', 15: 'dashed', 20: 'dotted', 30: 'dashdot' };

/** GeoGebra's numbers of ticks: with short ones between the others, and none. */
const [MINOR_TICKS, NO_TICKS] = [0, 2];

function axisStyle(
  view: Node | undefined,
  id: string,
  all: boolean,
  { color, arrows }: { color: string | undefined; arrows: boolean },
): Style {
  const axis = view?.children.find((node) => node.name === 'axis' && node.attributes.id === id);
  const distance = numberIn(axis, 'tickDistance');
  const unit = axis?.attributes.unitLabel ?? '';
  const isPi = unit.includes('π');
  const title = axis?.attributes.label ?? '';
  // The file says of each axis where it crosses the other one.
  const crossing = numberIn(axis, 'axisCross');
  const other = view?.children.find((node) => node.name === 'axis' && node.attributes.id === (id === '0' ? '1' : '0'));
  const otherCrossing = numberIn(other, 'axisCross') ?? 0;
  const tickStyle = numberIn(axis, 'tickStyle');
  return {
    show: all && (flagIn(axis, 'show') ?? true),
    label: flagIn(axis, 'showNumbers') ?? true,
    tick: tickStyle !== NO_TICKS,
    ...(tickStyle === MINOR_TICKS && { minorTicks: true }),
    arrowStyle: arrows ? 'filled_stealth' : 'none',
    lineWidth: 1,
    ...(color !== undefined && { color }),
    ...(title !== '' && (title === (id === '0' ? 'x' : 'y') ? { axisLabelPreset: 'name' } : { title })),
    ...(crossing !== undefined && crossing !== 0 && { crossing }),
    ...(flagIn(axis, 'positiveAxis') === true && { min: otherCrossing }),
    ...(unit === '°' && { unit }),
    ...(isPi && { distanceMode: 'half_pi' }),
    ...(!isPi && distance !== undefined && distance > 0 && { distanceMode: 'custom', distance }),
  };
}

/** The window in logical units. A view without a size shows its content. */
function bounds(view: Node | undefined): View['slide'] {
  const system = child(view, 'coordSystem');
  const size = child(view, 'size');
  const [width, height] = [numberIn(size, 'width') ?? 0, numberIn(size, 'height') ?? 0];
  const fixed = ['xMin', 'xMax', 'yMin', 'yMax'].map((name) => numberIn(system, name));
  const scale = numberIn(system, 'scale');
  if (fixed.every((bound) => bound !== undefined)) {
    const [minX, maxX, minY, maxY] = fixed as [number, number, number, number];
    if (!(minX < maxX && minY < maxY)) return { fit: true };
    const across = (width > 0 ? width : 800) / (maxX - minX);
    return framed(minX, maxX, minY, maxY, across, height > 0 ? height / (maxY - minY) : across);
  }
  const xZero = numberIn(system, 'xZero');
  const yZero = numberIn(system, 'yZero');
  if (
    scale === undefined ||
    !(scale > 0) ||
    xZero === undefined ||
    yZero === undefined ||
    !(width > 0) ||
    !(height > 0)
  )
    return { fit: true };
  const yScale = numberIn(system, 'yscale') ?? scale;
  if (!(yScale > 0)) return { fit: true };
  const [minX, maxX] = [-xZero / scale, (width - xZero) / scale];
  return framed(minX, maxX, (yZero - height) / yScale, yZero / yScale, scale, yScale);
}

/** Scales this near are one: those of most files differ by rounding. */
const SAME = 0.01;

function framed(minX: number, maxX: number, minY: number, maxY: number, scale: number, upwards: number): View['slide'] {
  const scales = { scale, ...(Math.abs(upwards / scale - 1) > SAME && { scaleY: upwards }) };
  return {
    camera: { kind: '2d', offset: [(minX + maxX) / 2, (minY + maxY) / 2], ...scales },
    viewBounds: { minX, maxX, minY, maxY, ...scales },
  };
}
