import { objectProperties } from './object.js';
import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { ARROW_STYLES, DISTANCE_MODES, distance, fontSize, lang, lineWidth, percent } from './shared.js';

const { lineDash, hiddenLineDash, hiddenLineOpacity } = objectProperties;

/** What axes have, in the plane and in space. */
export const axisProperties = {
  show: { type: 'boolean', default: true, doc: 'Draws it.' },
  tick: { type: 'boolean', default: true, doc: 'Strokes at the numbers.', shown: [true, false] },
  label: { type: 'boolean', default: true, doc: 'Numbers.', shown: [true, false] },
  min: { type: 'number', doc: 'Where it begins; without it at the edge of the picture.', shown: [-1, 0] },
  max: { type: 'number', doc: 'Where it ends.', shown: [0, 1] },
  box: {
    type: 'boolean',
    default: false,
    doc: 'In space: the axes stand at the edges of a box around the figure, whose far walls have a grid, instead of crossing in the origin. One axis that says so is enough.',
  },
  arrowStyle: {
    type: 'choice',
    options: ARROW_STYLES,
    default: 'filled_stealth',
    doc: 'Its head.',
    shown: ARROW_STYLES,
  },
  axisLabelPreset: {
    type: 'choice',
    options: ['none', 'name'],
    default: 'none',
    doc: '`name` writes x, y or z at its end.',
    shown: ['none', 'name'],
  },
  axisLabelOffsetX: {
    type: 'number',
    doc: 'px to the right, of the name from its usual place.',
    shown: [-30, 0],
  },
  axisLabelOffsetY: { type: 'number', doc: 'px downwards, of the name.', shown: [-5, 20] },
  title: {
    type: 'text',
    named: [],
    doc: 'A text for the axis, instead of its name; formulas stand between dollars: `"Time $t$ in s"`; a quantity alone, such as `x_1` or `v(t)`, is one without them.',
    shown: ['Time', '$t$ in s'],
  },
  titlePosition: {
    type: 'choice',
    options: ['end', 'middle'],
    default: 'end',
    doc: 'In the plane: the title at the arrow, or along the middle of the axis, beyond its numbers.',
    shown: ['end', 'middle'],
  },
  lang: { ...lang, shown: [] },
  titleSize: { ...fontSize, default: 16, doc: 'px of one em of the title or name.', shown: [12, 20] },
  fontSize: { ...fontSize, default: 13, doc: 'px of one em of the numbers.', shown: [10, 16] },
  unit: {
    type: 'text',
    named: ['π', '°', 's', '%'],
    doc: 'In the plane: behind each number. `π` and `°` count in π and π/180, as in the language; `unitSize` says otherwise.',
    shown: ['s', 'π'],
  },
  unitSize: {
    type: 'number',
    min: Number.MIN_VALUE,
    doc: 'In the plane: logical units that 1 at the axis stands for; without it what the unit is worth, else 1.',
    shown: [0.5, 2],
  },
  ticks: {
    type: 'ticks',
    doc: 'In the plane: ticks at these places instead of the regular ones: `[[0, "Mon"], [1, "Tue"], ["sqrt(2)", "$\\sqrt 2$"], 3]`. A place is a number, or an expression in quotes that is one; without a text it has its number.',
  },
  minorTicks: {
    type: 'boolean',
    default: false,
    doc: 'In the plane: short ticks between the others.',
    shown: [true, false],
  },
  originLabel: {
    type: 'boolean',
    default: true,
    doc: 'In the plane: the number where the axes cross.',
    shown: [true, false],
  },
  crossing: {
    type: 'number',
    default: 0,
    doc: 'In the plane: the coordinate on the other axis where this one crosses it.',
    shown: [-0.5, 1],
  },
  pinNumbers: {
    type: 'boolean',
    default: false,
    doc: 'In the plane: keeps the numbers at the border of the picture where the axis lies outside.',
  },
  scale: {
    type: 'choice',
    options: ['linear', 'log'],
    default: 'linear',
    doc: 'In the plane: `log` gives each power of ten the same room, and `scale` of the view is then px for one of them. Only what lies above 0 is drawn.',
    shown: ['linear', 'log'],
  },
  distanceMode: {
    type: 'choice',
    options: DISTANCE_MODES,
    default: 'auto',
    doc: 'From number to number: round ones, multiples of π/2, or `distance`.',
    shown: ['auto', 'half_pi'],
  },
  distance: {
    ...distance,
    doc: 'From number to number, with `distanceMode: custom`: logical units, or those of `unit`; at parts of π, such as 0.785398, the numbers are written with π.',
    shown: [0.5, 0.75],
  },
  color: {
    type: 'color',
    default: palette.ink,
    doc: 'Of the line, the numbers and the name.',
    shown: ['#c0322b', 'teal'],
  },
  lineWidth: { ...lineWidth, default: 1.5, shown: [1, 3] },
  lineOpacity: { ...percent, open: true, doc: 'Of the line and the numbers, in percent.' },
  lineDash: { type: 'choice', options: lineDash.options, default: 'solid', open: true, doc: 'In space: of the line.' },
  hiddenLineDash: { type: 'choice', options: hiddenLineDash.options, open: true, doc: hiddenLineDash.doc },
  hiddenLineOpacity: { ...percent, open: true, doc: hiddenLineOpacity.doc },
} as const satisfies StyleProperties;
