import { spaceStyleTypes } from '../../packages/core/dist/space/figure-table.js';
import { builtIn } from '../../packages/core/dist/style/defaults.js';
import * as known from '../../packages/protocol/dist/style-properties.js';
import { cell } from '../gallery/cell.mjs';

/**
 * What docs/styles.md says and draws of each property beyond what the code tells of it.
 *
 * @typedef {object} Word
 * @property {string} doc One sentence or two.
 * @property {readonly unknown[]} [values] Drawn one beside the other.
 * @property {(style: object) => { content: object, view: object }} [draw] Makes a project with this style on something that
 *   has the property; default the section's.
 * @property {string} [wanted] The values, where the renderer takes whatever is there.
 */

const VIEW = { left: -2, right: 2, bottom: -1.5, top: 1.5 };

const on = (id, sources, style, more = {}) =>
  cell('', sources, { view: VIEW, ...more, style: { [id]: style, ...more.style } });
const HIDDEN = { A: { hidden: true }, B: { hidden: true } };
const segment = (style) =>
  on('a', { A: 'Point(-1.5, -0.7)', B: 'Point(1.5, 0.7)', a: 'Segment(A, B)' }, style, { style: HIDDEN });
const triangle = (style) => on('a', { a: 'Polygon(Point(-1.5, -1), Point(1.5, -1), Point(0.5, 1.1))' }, style);
const point = (style) => on('a', { a: 'Point(0, 0)' }, style);
const wide = (style) => segment({ lineWidth: 3, ...style });
const angle = (style) => on('a', { a: 'Angle(Point(1, -0.8), Point(-1, -0.8), Point(0.4, 1))' }, style);
const rightAngle = (style) =>
  on('a', { a: 'Angle(Point(1, -0.8), Point(-1, -0.8), Point(-1, 1))' }, { angleSize: 30, ...style });
const curve = (style) => on('a', { a: 'y = x^2 - 1' }, { lineWidth: 3, ...style });
const dimension = (style) => on('a', { a: 'Dimension(Point(-1.5, 0), Point(1.5, 0))' }, style);
const solid = (style) => {
  const { content } = cell('', { a: 'Cuboid(Point(-1, -1, -1), 2, 2, 2)' });
  const [slide] = content.slides;
  slide.camera = { kind: '3d', scale: 0.3, yaw: -0.9 };
  const hidden = { show: false };
  Object.assign(slide.styleSheet, { xaxis3d: hidden, yaxis3d: hidden, zaxis3d: hidden, primitives3d: [['a', style]] });
  return { content, view: VIEW };
};

const labelled = (sources) => (style) => cell('', sources, { view: VIEW, labels: { a: style } });
const pointLabel = labelled({ 'a|A_1': 'Point(0, 0)' });
const segmentLabel = labelled({ 'a|{{id}}': 'Segment(Point(-1.6, -0.8), Point(1.6, 0.8))' });
const coordinates = labelled({ 'a|{{x}}': 'Point(-1.23456, 0)' });
const word = labelled({ 'a|Ab 点': 'Point(-1, 0)' });
const power = labelled({ 'a|x^2': 'Point(-0.5, 0)' });
const crossed = (style) =>
  cell(
    '',
    { 'a|P': 'Point(-0.4, -0.3)', b: 'Segment(Point(-1.8, -0.6), Point(1.8, 0.6))' },
    {
      view: VIEW,
      labels: { a: { fontSize: 28, ...style } },
    },
  );

const text = (template) => (style) =>
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

const axesIn = (view) => (style) => cell('', {}, { view, sheet: { xaxis: style, yaxis: style } });
const axes = axesIn({ left: -1.6, right: 1.6, bottom: -1.2, top: 1.2 });
const wideAxes = axesIn({ left: -3.2, right: 3.2, bottom: -2.4, top: 2.4 });
const namedAxes = (style) => axes({ axisLabelPreset: 'name', label: false, ...style });
const grid = (style) => cell('', {}, { view: VIEW, sheet: { grid: { show: true, ...style } } });
const customGrid = (style) => grid({ distanceMode: 'custom', distance: 0.5, ...style });
const background = (style) => cell('', { a: 'Circle(Point(0, 0), 1)' }, { view: VIEW, sheet: { background: style } });

const slider = (style) =>
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
const button = (style) =>
  cell(
    '',
    {},
    {
      view: VIEW,
      definitions: [{ kind: 'button', id: 'a', title: 'Start' }],
      sheet: { buttons: [['a', { offsetX: -1.4, offsetY: 0.6, ...style }]] },
    },
  );

const ARROWS = ['filled_stealth', 'stealth', 'triangle', 'open'];
const DASHES = ['solid', 'dashed', 'dotted', 'dashdot'];
const HIDING = { doc: 'Leaves it out.' };
const FONT = {
  doc: 'The font. Characters that it lacks, such as Chinese ones, come from the bundled Noto fonts.',
  wanted: '`sans-serif`, `serif`, `monospace`, `Times New Roman`, `KaTeX_Math`',
};

const labelWords = {
  hidden: HIDING,
  mode: { doc: 'How the template is read.', values: ['latex', 'normal'], draw: power },
  font: {
    ...FONT,
    values: ['sans-serif', 'serif', 'monospace', 'Times New Roman'],
    draw: (style) => word({ mode: 'normal', ...style }),
  },
  fontSize: { doc: 'px of one em.', values: [10, 16, 24, 32] },
  color: { doc: 'Without it the object’s own.', values: ['#c0322b', 'teal'] },
  offsetX: { doc: 'px to the right, from the object’s point to the left end of the baseline.', values: [-26, 5, 20] },
  offsetY: {
    doc: 'px downwards. A label at (5, −5), where nobody dragged it, moves away from its own line.',
    values: [-15, 0, 20],
  },
  align: {
    doc: 'Which part of the text stands there.',
    values: ['left', 'center', 'right'],
    draw: (style) => pointLabel({ offsetX: 0, offsetY: -10, ...style }),
  },
  precision: {
    doc: 'Decimals of the numbers in a template.',
    values: [0, 1, 2, 4],
    draw: coordinates,
  },
  followDirection: { doc: 'Turns the text along its line.', values: [false, true], draw: segmentLabel },
  fillOpacity: {
    doc: 'Of the letters, in percent.',
    values: [100, 40],
    draw: (style) => pointLabel({ fontSize: 30, ...style }),
  },
  strokeOpacity: {
    doc: 'Of the halo in the background’s colour that keeps it legible on lines, in percent.',
    values: [100, 0],
    draw: crossed,
  },
  anchorParam: {
    doc: 'The parameter on a path where its label hangs; without it the middle.',
    values: [0.1, 0.5, 0.9],
    draw: segmentLabel,
  },
};

const axisWords = {
  show: { doc: 'Draws it.' },
  tick: { doc: 'Strokes at the numbers.', values: [true, false] },
  label: { doc: 'Numbers.', values: [true, false] },
  min: { doc: 'Where it begins; without it at the edge of the picture.', values: [-1, 0] },
  max: { doc: 'Where it ends.', values: [0, 1] },
  arrowStyle: {
    doc: 'Its head.',
    values: [...ARROWS, 'none'],
    draw: (style) => axes({ label: false, tick: false, ...style }),
  },
  axisLabelPreset: { doc: '`name` writes x, y or z at its end.', values: ['none', 'name'] },
  axisLabelOffsetX: { doc: 'px to the right, of the name from its usual place.', values: [-30, 0], draw: namedAxes },
  axisLabelOffsetY: { doc: 'px downwards, of the name.', values: [-5, 20], draw: namedAxes },
  distanceMode: {
    doc: 'From number to number: round ones, multiples of π/2, or `distance`.',
    values: ['auto', 'half_pi'],
    draw: wideAxes,
  },
  distance: {
    doc: 'Logical units from number to number, with `distanceMode: custom`.',
    values: [0.5, 0.75],
    draw: (style) => axes({ distanceMode: 'custom', ...style }),
  },
  color: { doc: 'Of the line, the numbers and the name.', values: ['#c0322b', 'teal'] },
  lineWidth: { doc: 'px.', values: [1, 3] },
};

const boxWords = {
  hidden: HIDING,
  offsetX: { doc: 'Logical coordinates of the upper left corner, or px with `screenFixed`.' },
  offsetY: { doc: 'The other coordinate.' },
  screenFixed: { doc: 'Counts the place in px from the upper left corner of the picture.' },
  width: { doc: 'px; without it what the content needs.', values: [50, 70], draw: button },
  height: {
    doc: 'px, likewise; a picture with one of them given keeps its proportions.',
    values: [24, 44],
    draw: button,
  },
  opacity: { doc: 'In percent.', values: [100, 40], draw: button },
  rotation: { doc: 'Radians counterclockwise, around its middle.', values: [0, 0.3], draw: button },
};

/** @type {readonly { title: string, id: string, intro: string, known: ReadonlyMap<string, string>, open?: object, defaults: object, byType?: object, cell?: object, draw: Function, words: Record<string, Word> }[]} */
export const sections = [
  {
    title: 'Objects',
    id: 'object',
    intro: 'In `types` and `types3d` by type, in `primitives` and `primitives3d` by id.',
    known: known.objectProperties(),
    defaults: builtIn.anyObject,
    byType: Object.fromEntries(spaceStyleTypes.looks),
    open: { arrowStyle: 'string' },
    draw: segment,
    words: {
      hidden: HIDING,
      color: {
        doc: 'Of lines, fills and, where they have none of their own, labels.',
        values: ['#c0322b', 'rgb(0 128 0)', 'hsl(280 60% 50%)', 'teal'],
      },
      lineWidth: { doc: 'px.', values: [1, 2, 4, 8] },
      lineDash: { doc: 'Dashes begin and end whole.', values: DASHES },
      lineOpacity: { doc: 'In percent.', values: [100, 60, 30], draw: (style) => segment({ lineWidth: 10, ...style }) },
      regionOpacity: { doc: 'Of the inside, in percent.', values: [0, 12, 40, 100], draw: triangle },
      fillPattern: {
        doc: 'Fills the inside with lines or dots.',
        values: ['hatch', 'crosshatch', 'dots'],
        draw: triangle,
      },
      startArrow: { doc: 'At the start of segments, rays, vectors, arcs and polylines.', values: ARROWS, draw: wide },
      endArrow: { doc: 'At their end.', values: ARROWS, draw: wide },
      arrowStyle: {
        doc: 'Of a dimension line’s ends, where it is `filled_stealth`; of ticks, which have strokes without it.',
        values: ARROWS,
        draw: dimension,
      },
      pointSize: { doc: 'The diameter of a point, px; 0 draws none.', values: [3, 7, 12, 20], draw: point },
      pointStyle: {
        doc: 'Its shape.',
        values: ['dot', 'circle', 'cross', 'plus', 'square', 'diamond'],
        draw: (style) => point({ pointSize: 18, ...style }),
      },
      angleSize: {
        doc: 'The radius of an angle’s mark, and of a tick’s arcs in one, px.',
        values: [10, 20, 40],
        draw: angle,
      },
      arcCount: { doc: 'Arcs of an angle.', values: [1, 2, 3], draw: angle },
      emphasizeRightAngle: { doc: 'Draws a right angle as a square.', values: [true, false], draw: rightAngle },
      displayMinX: { doc: 'Draws nothing left of it, in logical units.', values: [-0.8], draw: curve },
      displayMaxX: { doc: 'Nothing right of it.', values: [0.8], draw: curve },
      displayMinY: { doc: 'Nothing below it.', values: [-0.5], draw: curve },
      displayMaxY: { doc: 'Nothing above it.', values: [0.5], draw: curve },
      hiddenLineDash: {
        doc: 'In space: lines that something hides. Without it `dashed`.',
        values: ['dashed', 'dotted', 'thin', 'none'],
        draw: solid,
      },
      hiddenLineOpacity: {
        doc: 'In space: of hidden lines, in percent of the line’s own; without it 100.',
        values: [100, 30],
        draw: solid,
      },
    },
  },
  {
    title: 'Labels',
    id: 'label',
    intro: 'In `typeLabels` and `typeLabels3d` by type, in `primitiveLabels` and `primitiveLabels3d` by id.',
    known: known.labelProperties(),
    defaults: builtIn.label,
    draw: pointLabel,
    words: labelWords,
  },
  {
    title: 'Texts',
    id: 'text',
    intro: 'In `textType`, in `texts` by id. What labels have, and:',
    known: new Map(
      [...known.textProperties()].filter(
        ([name]) => name === 'screenFixed' || builtIn.text[name] !== builtIn.label[name],
      ),
    ),
    defaults: Object.fromEntries(Object.entries(builtIn.text).filter(([name, value]) => value !== builtIn.label[name])),
    draw: plainText,
    words: {
      mode: { doc: 'How the template is read.', values: ['normal', 'latex'], draw: text('x^2 = 2') },
      font: { ...FONT, values: ['sans-serif', 'serif', 'monospace', 'Times New Roman'] },
      color: { doc: 'Of the letters.', values: ['#c0322b', 'teal'] },
      offsetX: {
        doc: 'Logical coordinates of the left end of the first baseline, or px with `screenFixed`.',
        values: [-1.6, 0],
      },
      offsetY: { doc: 'The other coordinate; px count downwards.', values: [-1, 1] },
      screenFixed: { doc: 'Counts the place in px from the upper left corner of the picture.' },
    },
  },
  {
    title: 'Axes',
    id: 'axis',
    cell: { width: 128, height: 96 },
    intro:
      'In `xaxis` and `yaxis`; in space `xaxis3d`, `yaxis3d` and `zaxis3d`, whose names are shown without being asked for.',
    known: known.axisProperties(),
    defaults: builtIn.axis,
    draw: axes,
    words: axisWords,
  },
  {
    title: 'Grid',
    id: 'grid',
    cell: { width: 128, height: 96 },
    intro: 'In `grid`; `workingPlane` has the same for the grid in z = 0.',
    known: known.gridProperties(),
    defaults: builtIn.grid,
    draw: grid,
    words: {
      show: { doc: 'Draws it.', values: [true, false] },
      distanceMode: {
        doc: 'As that of the axes.',
        values: ['auto', 'half_pi'],
        draw: (style) => grid({ color: '#9aa5b1', ...style }),
      },
      distance: {
        doc: 'Logical units from line to line, with `distanceMode: custom`.',
        values: [0.5, 1],
        draw: customGrid,
      },
      color: { doc: 'Of its lines.', values: ['#cdd3db', '#1d5fad'] },
      lineWidth: { doc: 'px.', values: [1, 2], draw: customGrid },
      lineDash: { doc: 'Of its lines.', values: DASHES, draw: (style) => customGrid({ color: '#5b6573', ...style }) },
    },
  },
  {
    title: 'Background',
    id: 'background',
    intro: 'In `background`.',
    known: known.backgroundProperties(),
    defaults: builtIn.background,
    draw: background,
    words: {
      color: {
        doc: 'Behind everything; `transparent: true` of a request leaves it out.',
        values: ['#ffffff', '#fff4d6', '#dce9f7'],
      },
    },
  },
  {
    title: 'Sliders',
    id: 'slider',
    intro: 'In `sliderType`, in `sliders` by id.',
    known: known.sliderProperties(),
    defaults: builtIn.slider,
    draw: slider,
    words: {
      hidden: HIDING,
      shape: { doc: 'Of the thumb.', values: ['dot', 'square', 'triangle', 'roundRect'] },
      size: { doc: 'Its diameter, px.', values: [8, 14, 24] },
      color: { doc: 'Its colour.', values: ['#c0322b', 'teal'] },
      opacity: { doc: 'Of thumb and track, in percent.', values: [100, 40] },
      trackColor: { doc: 'Of the track.', values: ['#b4bcc8', '#f3c1bd'] },
      trackOpacity: { doc: 'Of the track, in percent.', values: [100, 30] },
      trackHeight: { doc: 'px.', values: [4, 10] },
      trackLength: { doc: 'Logical units, or 50 px each with `screenFixed`.', values: [1.5, 2.8] },
      labelPosition: {
        doc: 'Above the thumb, or above the start of the track.',
        values: ['slider', 'track'],
        draw: (style) => slider({ trackLength: 2, ...style }),
      },
      offsetX: { doc: 'Logical coordinates of the left end of the track, or px with `screenFixed`.' },
      offsetY: { doc: 'The other coordinate.' },
      screenFixed: { doc: 'Counts the place in px from the upper left corner of the picture.' },
    },
  },
  {
    title: 'Buttons',
    id: 'button',
    intro: 'In `buttonType`, in `buttons` by id.',
    known: known.boxProperties(),
    defaults: builtIn.button,
    draw: button,
    words: {
      ...boxWords,
      color: { doc: 'Of the title, and fainter of the border.', values: ['#c0322b', 'teal'] },
      backgroundColor: { doc: 'Behind it.', values: ['#eef1f5', '#cfe3f7'] },
      font: { ...FONT, values: ['sans-serif', 'serif', 'monospace'] },
      fontSize: { doc: 'px of one em.', values: [10, 14, 20] },
      cornerRadius: { doc: 'px.', values: [0, 6, 14] },
    },
  },
  {
    title: 'Pictures',
    id: 'image',
    intro: 'In `imageType`, in `images` by id. What buttons have of:',
    known: new Map([...known.boxProperties()].filter(([name]) => name in boxWords)),
    defaults: builtIn.image,
    draw: button,
    words: Object.fromEntries(Object.entries(boxWords).map(([name, { doc }]) => [name, { doc }])),
  },
];
