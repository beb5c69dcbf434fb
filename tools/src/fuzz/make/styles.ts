import { anyNumber } from './numbers.js';
import type { Random } from './random.js';
import { nastyName, nastyText } from './text.js';

const NUMBERS =
  'lineWidth lineOpacity regionOpacity displayMinX displayMaxX displayMinY displayMaxY pointSize angleSize arcCount hiddenLineOpacity fontSize offsetX offsetY precision fillOpacity strokeOpacity anchorParam min max axisLabelOffsetX axisLabelOffsetY distance size opacity trackOpacity trackHeight trackLength width height cornerRadius rotation'.split(
    ' ',
  );
const FLAGS = 'hidden emphasizeRightAngle followDirection screenFixed show tick label'.split(' ');
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  lineDash: ['solid', 'dashed', 'dotted', 'dashdot', 'none'],
  pointStyle: ['dot', 'circle', 'cross', 'plus', 'square', 'diamond'],
  startArrow: ['filled_stealth', 'stealth', 'triangle', 'open', 'none'],
  endArrow: ['filled_stealth', 'stealth', 'triangle', 'open', 'none'],
  arrowStyle: ['filled_stealth', 'stealth', 'triangle', 'open', 'none'],
  fillPattern: ['hatch', 'crosshatch', 'dots'],
  hiddenLineDash: ['dashed', 'none', 'solid', 'thin'],
  mode: ['latex', 'normal'],
  font: ['sans-serif', 'serif', 'monospace', 'Times New Roman', 'KaTeX_Math'],
  align: ['left', 'center', 'right'],
  axisLabelPreset: ['none', 'name'],
  distanceMode: ['auto', 'half_pi', 'half-pi', 'custom'],
  shape: ['dot', 'square', 'triangle', 'roundRect'],
  labelPosition: ['slider', 'track'],
};
const COLORS = ['color', 'trackColor', 'labelColor', 'backgroundColor'];
const COLOR_TEXTS = ['#000', '#12345678', 'red', 'rgb(1,2,3)', 'rgba(0 0 0 / 50%)', 'hsl(20,30%,40%)', 'transparent'];

const NAMES = [...NUMBERS, ...FLAGS, ...Object.keys(CHOICES), ...COLORS];

function property(random: Random): [name: string, value: unknown] {
  if (random.chance(0.02)) return [nastyName(random), nastyText(random)];
  const name = random.pick(NAMES);
  if (random.chance(0.01)) return [name, random.pick([null, '', 0, true, [], {}, nastyText(random)])];
  if (NUMBERS.includes(name)) return [name, random.chance(0.7) ? random.int(60) : anyNumber(random, 0.5)];
  if (FLAGS.includes(name)) return [name, random.chance(0.5)];
  if (COLORS.includes(name)) return [name, random.chance(0.9) ? random.pick(COLOR_TEXTS) : nastyText(random)];
  return [name, random.chance(0.95) ? random.pick(CHOICES[name]!) : nastyText(random)];
}

/** A style of mostly well-typed properties, whatever it is for. */
export function style(random: Random): Record<string, unknown> {
  return Object.fromEntries(random.several(8, () => property(random)));
}

const TYPES =
  'Point Segment Line Ray Vector Circle Arc Sector CircleSegment Ellipse Polygon Polyline Angle Curve Tick Dimension Region Area Plane Sphere Cone Cylinder Polyhedron Surface'.split(
    ' ',
  );
const SINGLE =
  'background xaxis yaxis grid textType sliderType buttonType imageType xaxis3d yaxis3d zaxis3d workingPlane'.split(
    ' ',
  );
const BY_TYPE = 'types typeLabels types3d typeLabels3d'.split(' ');
const BY_ID = 'primitives primitiveLabels texts sliders buttons images primitives3d primitiveLabels3d'.split(' ');

/** A style sheet for objects of these ids. */
export function styleSheet(random: Random, ids: readonly string[]): Record<string, unknown> {
  const sheet: Record<string, unknown> = {};
  const named = (names: readonly string[]) =>
    random.several(6, () => [
      names.length > 0 && random.chance(0.95) ? random.pick(names) : nastyName(random),
      style(random),
    ]);
  for (const key of SINGLE) if (random.chance(0.25)) sheet[key] = style(random);
  for (const key of BY_TYPE) if (random.chance(0.3)) sheet[key] = named(TYPES);
  for (const key of BY_ID) if (random.chance(0.4)) sheet[key] = named(ids);
  if (random.chance(0.2)) {
    sheet.elementLayers = random.several(6, () => {
      const id = ids.length > 0 ? random.pick(ids) : 'A';
      return random.chance(0.5) ? id : [id, anyNumber(random)];
    });
  }
  return sheet;
}

/** A render template: parts of a style sheet. */
export function template(random: Random): Record<string, unknown> {
  const { background, grid, xaxis, yaxis, types, typeLabels, textType, sliderType, buttonType } = styleSheet(
    random,
    [],
  );
  return {
    backgroundStyle: { background, grid, xaxis, yaxis },
    defaultStyle: { types, typeLabels, textType, sliderType, buttonType },
  };
}
