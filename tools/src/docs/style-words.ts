import { type StyleProperty, styleProperties } from '@geoslide/protocol';
import { spaceStyleTypes } from '../../../packages/core/dist/space/figure-table.js';
import { type ByName, type Cell, type CellOptions, cell, project, type Style, type View } from '../gallery/cell.js';
import type { Format } from '../shared/contact-sheet.js';

// What docs/styles.md draws of each property, beyond what the tables of style properties say.

const VIEW = { left: -2, right: 2, bottom: -1.5, top: 1.5 };

const on = (id: string, sources: ByName<string>, style: Style, more: CellOptions = {}) =>
  cell('', sources, { view: VIEW, ...more, style: { [id]: style, ...more.style } });
const HIDDEN = { A: { hidden: true }, B: { hidden: true } };
const segment = (style: Style) =>
  on('a', { A: 'Point(-1.5, -0.7)', B: 'Point(1.5, 0.7)', a: 'Segment(A, B)' }, style, { style: HIDDEN });
const triangle = (style: Style) => on('a', { a: 'Polygon(Point(-1.5, -1), Point(1.5, -1), Point(0.5, 1.1))' }, style);
const hatched = (style: Style) => triangle({ fillPattern: 'hatch', ...style });
const point = (style: Style) => on('a', { a: 'Point(0, 0)' }, style);
const wide = (style: Style) => segment({ lineWidth: 3, ...style });
const angle = (style: Style) => on('a', { a: 'Angle(Point(1, -0.8), Point(-1, -0.8), Point(0.4, 1))' }, style);
const rightAngle = (style: Style) =>
  on('a', { a: 'Angle(Point(1, -0.8), Point(-1, -0.8), Point(-1, 1))' }, { angleSize: 30, ...style });
const curve = (style: Style) => on('a', { a: 'y = x^2 - 1' }, { lineWidth: 3, ...style });
const pieces = (style: Style) => on('a', { a: 'y = if(x < 0, x + 1, x^2 / 2 - 0.6)' }, style);
const dimension = (style: Style) => on('a', { a: 'Dimension(Point(-1.5, 0), Point(1.5, 0))' }, style);
const measured = (style: Style) =>
  on('a', { b: 'Segment(Point(-1.5, 0.9), Point(1.5, 0.9))', a: 'Dimension(b)' }, style);
const chart = (style: Style) =>
  on('a', { a: 'BarChart([1, 2, 1.5])' }, style, { view: { left: 0, right: 4, bottom: -0.5, top: 2.5 } });
const scene =
  (sources: ByName<string>, scale: number) =>
  (style: Style): Cell => {
    const [slide] = cell('', sources).content.slides;
    const camera = { kind: '3d', scale, yaw: -0.9 };
    const hidden = { show: false };
    const inSpace = { xaxis3d: hidden, yaxis3d: hidden, zaxis3d: hidden, primitives3d: [['a', style]] };
    const content = project({ ...slide, camera, styleSheet: { ...slide.styleSheet, ...inSpace } });
    return { name: '', content };
  };
const solid = scene({ a: 'Cuboid(Point(-1, -1, -1), 2, 2, 2)' }, 0.3);
const hiding = scene({ a: 'Cuboid(Point(-1, -1, -1), 2, 2, 2)', b: 'Line(Point(-1, 0, 0), Point(1, 1, 0))' }, 0.3);
const ball = scene({ a: 'Sphere(Point(0, 0, 0), 1)' }, 0.35);
const hill = scene({ a: 'Surface(u, v, exp(-u^2 - v^2), -1.3, 1.3, -1.3, 1.3)' }, 0.35);
const skew = scene(
  { a: 'Segment(Point(-1, -1, 0.1), Point(1, 1, 0.1))', b: 'Segment(Point(-1, 1, -0.2), Point(1, -1, -0.2))' },
  0.3,
);
const crossing = scene({ a: 'Sphere(Point(0, 0, 0), 1)', b: 'Plane(z = 0.3)' }, 0.35);

const labelled = (sources: ByName<string>) => (style: Style) => cell('', sources, { view: VIEW, labels: { a: style } });
const pointLabel = labelled({ 'a|A_1': 'Point(0, 0)' });
const segmentLabel = labelled({ 'a|{{id}}': 'Segment(Point(-1.6, -0.8), Point(1.6, 0.8))' });
const coordinates = labelled({ 'a|{{x}}': 'Point(-1.23456, 0)' });
const word = labelled({ 'a|Ab 点': 'Point(-1, 0)' });
/** Characters with other forms in Japanese. */
const shared = labelled({ 'a|直骨令': 'Point(-1, 0)' });
const power = labelled({ 'a|x^2': 'Point(-0.5, 0)' });
const crossed = (style: Style) =>
  cell(
    '',
    { 'a|P': 'Point(-0.4, -0.3)', b: 'Segment(Point(-1.8, -0.6), Point(1.8, 0.6))' },
    {
      view: VIEW,
      labels: { a: { fontSize: 28, ...style } },
    },
  );

const text = (template: string) => (style: Style) =>
  cell(
    '',
    {},
    {
      view: VIEW,
      definitions: [{ kind: 'text', id: 'a', template }],
      sheet: { texts: [['a', { offsetX: -1.6, offsetY: 0, ...style }]] },
    },
  );
const plainText = text('Text 文');

const axesIn = (view: View) => (style: Style) => cell('', {}, { view, sheet: { xaxis: style, yaxis: style } });
const axes = axesIn({ left: -1.6, right: 1.6, bottom: -1.2, top: 1.2 });
const wideAxes = axesIn({ left: -3.2, right: 3.2, bottom: -2.4, top: 2.4 });
/** A range with as many units as decades, so that a cell has one size with either axis. */
const decades = (count: number): readonly [number, number] => {
  const low = count / (10 ** count - 1);
  return [low, low + count];
};
const [[left, right], [bottom, top]] = [decades(2), decades(1.5)];
const axesOfDecades = (style: Style) => axesIn({ left, right, bottom, top })({ crossing: 0.1, ...style });
const namedAxes = (style: Style) => axes({ axisLabelPreset: 'name', label: false, ...style });
const drawnGrid = (style: Style) => cell('', {}, { view: VIEW, sheet: { grid: { show: true, ...style } } });
const customGrid = (style: Style) => drawnGrid({ distanceMode: 'custom', distance: 0.5, ...style });
const behindCircle = (style: Style) =>
  cell('', { a: 'Circle(Point(0, 0), 1)' }, { view: VIEW, sheet: { background: style } });

const drawnNumbers = (style: Style) =>
  cell('', { 'A|{{12345.5}} = {{1}}x': 'Point(-1, 0)' }, { view: VIEW, sheet: { numbers: style } });

const drawnSlider = (style: Style) =>
  cell(
    '',
    {},
    {
      view: VIEW,
      definitions: [{ kind: 'slider', id: 'a', min: '0', max: '5', step: '0.01', label: 'a' }],
      uvar: { 'a.0': 4 },
      sheet: { sliders: [['a', { offsetX: -1.4, offsetY: -0.3, trackLength: 2.8, ...style }]] },
    },
  );
const drawnButton = (style: Style) =>
  cell(
    '',
    {},
    {
      view: VIEW,
      definitions: [{ kind: 'button', id: 'a', title: 'Start' }],
      sheet: { buttons: [['a', { offsetX: -1.4, offsetY: 0.6, ...style }]] },
    },
  );

const { object, label, axis, grid, background, numbers, slider, button, image } = styleProperties;

/** What texts have that labels have not, or otherwise. */
const ofTexts = Object.fromEntries(
  Object.entries(styleProperties.text).filter(
    ([name, property]) => property !== (label as ByName<StyleProperty>)[name],
  ),
);

/** Makes a project with this style on something that has the property. */
export type Subject = (style: Style) => Cell;

export interface Section {
  readonly title: string;
  readonly id: string;
  readonly intro: string;
  readonly properties: ByName<StyleProperty>;
  /** Styles that types have by themselves. */
  readonly looks?: ReadonlyMap<string, object>;
  readonly cell?: Partial<Format>;
  /** Without it nothing is drawn but `subjects`. */
  readonly draw?: Subject;
  /** Those of single properties. */
  readonly subjects?: ByName<Subject>;
}

export const sections: readonly Section[] = [
  {
    title: 'Objects',
    id: 'object',
    intro: 'In `types` and `types3d` by type, in `primitives` and `primitives3d` by id.',
    properties: object,
    looks: spaceStyleTypes.looks,
    draw: segment,
    subjects: {
      lineOpacity: (style) => segment({ lineWidth: 10, ...style }),
      regionOpacity: triangle,
      fillPattern: triangle,
      patternAngle: hatched,
      patternSpacing: hatched,
      startArrow: wide,
      endArrow: wide,
      middleArrow: wide,
      endDots: pieces,
      arrowStyle: dimension,
      dimensionDistance: measured,
      dimensionSide: (style) =>
        on(
          'a',
          {
            b: 'Triangle(Point(-1.3, 0.2), Point(1.3, 0.2), Point(0, -1))',
            a: 'Dimension(Point(-1.3, 0.2), Point(1.3, 0.2))',
          },
          style,
        ),
      pointSize: point,
      colors: chart,
      pointStyle: (style) => point({ pointSize: 18, ...style }),
      angleSize: angle,
      arcCount: angle,
      arcStrokes: angle,
      emphasizeRightAngle: rightAngle,
      displayMinX: curve,
      displayMaxX: curve,
      displayMinY: curve,
      displayMaxY: curve,
      fillColor: solid,
      shading: solid,
      equator: ball,
      contourDistance: hill,
      hides: hiding,
      intersectionLine: crossing,
      crossingGap: skew,
      hiddenLineDash: solid,
      hiddenLineOpacity: solid,
    },
  },
  {
    title: 'Labels',
    id: 'label',
    intro: 'In `typeLabels` and `typeLabels3d` by type, in `primitiveLabels` and `primitiveLabels3d` by id.',
    properties: label,
    draw: pointLabel,
    subjects: {
      mode: power,
      font: (style) => word({ mode: 'normal', ...style }),
      lang: (style) => shared({ mode: 'normal', fontSize: 24, ...style }),
      align: (style) => pointLabel({ offsetX: 0, offsetY: -10, ...style }),
      precision: coordinates,
      followDirection: segmentLabel,
      fillOpacity: (style) => pointLabel({ fontSize: 30, ...style }),
      strokeOpacity: crossed,
      anchorParam: segmentLabel,
    },
  },
  {
    title: 'Texts',
    id: 'text',
    intro: 'In `textType`, in `texts` by id. What labels have, and:',
    properties: ofTexts,
    draw: plainText,
    subjects: { mode: text('x^2 = 2') },
  },
  {
    title: 'Axes',
    id: 'axis',
    cell: { width: 128, height: 96 },
    intro:
      'In `xaxis` and `yaxis`; in space `xaxis3d`, `yaxis3d` and `zaxis3d`, whose names are shown without being asked for.',
    properties: axis,
    draw: axes,
    subjects: {
      arrowStyle: (style) => axes({ label: false, tick: false, ...style }),
      axisLabelOffsetX: namedAxes,
      axisLabelOffsetY: namedAxes,
      scale: axesOfDecades,
      distanceMode: wideAxes,
      distance: (style) => axes({ distanceMode: 'custom', ...style }),
      title: wideAxes,
      titlePosition: (style) => wideAxes({ title: 'Time', ...style }),
      titleSize: (style) => wideAxes({ title: 'Time', ...style }),
      unit: wideAxes,
      unitSize: (style) => wideAxes({ unit: 's', ...style }),
    },
  },
  {
    title: 'Grid',
    id: 'grid',
    cell: { width: 128, height: 96 },
    intro: 'In `grid`; `workingPlane` has the same for the grid in z = 0.',
    properties: grid,
    draw: drawnGrid,
    subjects: {
      distanceMode: (style) => drawnGrid({ color: '#9aa5b1', ...style }),
      distance: customGrid,
      kind: customGrid,
      angleStep: (style) => customGrid({ kind: 'polar', ...style }),
      angleLabels: (style) => customGrid({ kind: 'polar', ...style }),
      lineWidth: customGrid,
      lineDash: (style) => customGrid({ color: '#5b6573', ...style }),
    },
  },
  {
    title: 'Background',
    id: 'background',
    intro: 'In `background`.',
    properties: background,
    draw: behindCircle,
  },
  {
    title: 'Numbers',
    id: 'numbers',
    intro: 'In `numbers`: of labels, texts, charts and axes.',
    properties: numbers,
    draw: drawnNumbers,
  },
  {
    title: 'Sliders',
    id: 'slider',
    intro: 'In `sliderType`, in `sliders` by id.',
    properties: slider,
    draw: drawnSlider,
    subjects: { labelPosition: (style) => drawnSlider({ trackLength: 2, ...style }) },
  },
  {
    title: 'Buttons',
    id: 'button',
    intro: 'In `buttonType`, in `buttons` by id.',
    properties: button,
    draw: drawnButton,
  },
  {
    title: 'Pictures',
    id: 'image',
    intro: 'In `imageType`, in `images` by id. What buttons have of:',
    properties: image,
  },
];
