import { writingProperties } from './label.js';
import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { hidden, percent, screenFixed } from './shared.js';

/** px: no slider is larger. */
const MAX_SIZE = 1000;

const size = { type: 'number', min: 0, max: MAX_SIZE } as const;

/** What the label of a slider has: what labels have. Its colour is the slider's `labelColor`. */
export const sliderLabelProperties = {
  ...writingProperties,
  color: { type: 'color', default: palette.ink, doc: 'Of the letters.' },
} as const satisfies StyleProperties;

/** What a slider's style says of its label; the rest of it is about the track and the thumb. */
const ofLabel = {
  mode: { ...writingProperties.mode, open: true, doc: 'How the label’s template is read.', shown: [] },
  font: { ...writingProperties.font, open: true, doc: 'The font of the label.', shown: [] },
  lang: { ...writingProperties.lang, shown: [] },
  fontSize: { ...writingProperties.fontSize, open: true, doc: 'Of the label: px of one em.', shown: [] },
  precision: { ...writingProperties.precision, open: true, doc: 'Decimals of the numbers in the label.', shown: [] },
} as const satisfies StyleProperties;

/** The properties of a slider's style that are about its label. */
export const sliderLabelNames: ReadonlySet<string> = new Set(Object.keys(ofLabel));

export const sliderProperties = {
  hidden,
  shape: {
    type: 'choice',
    options: ['dot', 'square', 'triangle', 'roundRect'],
    default: 'dot',
    doc: 'Of the thumb.',
    shown: ['dot', 'square', 'triangle', 'roundRect'],
  },
  size: { ...size, default: 14, doc: 'Its diameter, px.', shown: [8, 14, 24] },
  color: { type: 'color', default: palette.blue, doc: 'Its colour.', shown: ['#c0322b', 'teal'] },
  opacity: { ...percent, doc: 'Of thumb and track, in percent.', shown: [100, 40] },
  trackColor: { type: 'color', default: '#b4bcc8', doc: 'Of the track.', shown: ['#b4bcc8', '#f3c1bd'] },
  trackOpacity: { ...percent, doc: 'Of the track, in percent.', shown: [100, 30] },
  trackHeight: { ...size, default: 4, doc: 'px.', shown: [4, 10] },
  trackLength: {
    type: 'number',
    min: 0,
    default: 5,
    doc: 'Logical units, or 50 px each with `screenFixed`.',
    shown: [1.5, 2.8],
  },
  labelColor: { type: 'color', default: palette.ink, doc: 'Of the label.', shown: ['#17375e', '#c0322b'] },
  labelPosition: {
    type: 'choice',
    options: ['slider', 'track'],
    default: 'slider',
    doc: 'Above the thumb, or above the start of the track.',
    shown: ['slider', 'track'],
  },
  offsetX: {
    type: 'number',
    default: 0,
    doc: 'Logical coordinates of the left end of the track, or px with `screenFixed`.',
  },
  offsetY: { type: 'number', default: 0, doc: 'The other coordinate.' },
  screenFixed,
  ...ofLabel,
} as const satisfies StyleProperties;
