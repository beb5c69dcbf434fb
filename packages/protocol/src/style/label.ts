import type { StyleProperties } from './property.js';
import { font, fontSize, hidden, lang, percent } from './shared.js';

/** Doubles have no more decimals. */
const MAX_PRECISION = 15;

/**
 * What labels have, and other texts too. `anchorPoint` is no property: it is not used for drawing, and editors save
 * what they have.
 */
export const writingProperties = {
  hidden,
  mode: {
    type: 'choice',
    options: ['latex', 'normal'],
    default: 'latex',
    doc: 'How the template is read.',
    shown: ['latex', 'normal'],
  },
  font: { ...font, default: 'KaTeX_Math', shown: ['sans-serif', 'serif', 'monospace', 'Times New Roman'] },
  lang,
  fontSize: { ...fontSize, default: 16, shown: [10, 16, 24, 32] },
  color: { type: 'color', doc: 'Without it the object’s own.', shown: ['#c0322b', 'teal'] },
  offsetX: {
    type: 'number',
    default: 5,
    doc: 'px to the right, from the object’s point to the left end of the baseline.',
    shown: [-26, 5, 20],
  },
  offsetY: {
    type: 'number',
    default: -5,
    doc: 'px downwards. A label that is fixed at (5, −5), where nobody dragged it, moves away from its own line.',
    shown: [-15, 0, 20],
  },
  align: {
    type: 'choice',
    options: ['left', 'center', 'right'],
    default: 'left',
    doc: 'Which part of the text stands there.',
    shown: ['left', 'center', 'right'],
  },
  precision: {
    type: 'number',
    min: 0,
    max: MAX_PRECISION,
    default: 2,
    doc: 'Decimals of the numbers in a template.',
    shown: [0, 1, 2, 4],
  },
  followDirection: {
    type: 'boolean',
    default: false,
    doc: 'Turns the text along its line.',
    shown: [false, true],
  },
  fillOpacity: { ...percent, doc: 'Of the letters, in percent.', shown: [100, 40] },
  strokeOpacity: {
    ...percent,
    doc: 'Of the halo in the background’s colour that keeps it legible on lines, in percent.',
    shown: [100, 0],
  },
  anchorParam: {
    type: 'number',
    doc: 'The parameter on a path where its label hangs; without it the middle.',
    shown: [0.1, 0.5, 0.9],
  },
} as const satisfies StyleProperties;

/** What labels of objects have. */
export const labelProperties = {
  ...writingProperties,
  placement: {
    type: 'choice',
    options: ['auto', 'fixed'],
    default: 'auto',
    doc: 'With `auto`, a label without `offsetX`, `offsetY` and `anchorParam` moves where it would touch something.',
    shown: ['auto', 'fixed'],
  },
} as const satisfies StyleProperties;
