import { objectProperties } from './object.js';
import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { ARROW_STYLES, DISTANCE_MODES, distance, lineWidth, percent } from './shared.js';

const { lineDash, hiddenLineDash, hiddenLineOpacity } = objectProperties;

/** What axes have, in the plane and in space. */
export const axisProperties = {
  show: { type: 'boolean', default: true, doc: 'Draws it.' },
  tick: { type: 'boolean', default: true, doc: 'Strokes at the numbers.', shown: [true, false] },
  label: { type: 'boolean', default: true, doc: 'Numbers.', shown: [true, false] },
  min: { type: 'number', doc: 'Where it begins; without it at the edge of the picture.', shown: [-1, 0] },
  max: { type: 'number', doc: 'Where it ends.', shown: [0, 1] },
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
  distanceMode: {
    type: 'choice',
    options: DISTANCE_MODES,
    default: 'auto',
    doc: 'From number to number: round ones, multiples of π/2, or `distance`.',
    shown: ['auto', 'half_pi'],
  },
  distance: {
    ...distance,
    doc: 'Logical units from number to number, with `distanceMode: custom`.',
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
