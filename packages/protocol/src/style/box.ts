import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { font, fontSize, hidden, lang, percent, screenFixed } from './shared.js';

/** px: nothing larger is drawn. */
const MAX_SIDE = 20_000;

const side = { type: 'number', min: 0, max: MAX_SIDE } as const;

/** What pictures have: a place, a size and a direction. */
export const imageProperties = {
  hidden,
  offsetX: {
    type: 'number',
    default: 0,
    doc: 'Logical coordinates of the upper left corner, or px with `screenFixed`.',
  },
  offsetY: { type: 'number', default: 0, doc: 'The other coordinate.' },
  screenFixed,
  width: { ...side, doc: 'px; without it what the content needs.', shown: [50, 70] },
  height: {
    ...side,
    doc: 'px, likewise; a picture with one of them given keeps its proportions.',
    shown: [24, 44],
  },
  opacity: { ...percent, doc: 'In percent.', shown: [100, 40] },
  rotation: { type: 'number', default: 0, doc: 'Radians counterclockwise, around its middle.', shown: [0, 0.3] },
} as const satisfies StyleProperties;

export const buttonProperties = {
  ...imageProperties,
  color: {
    type: 'color',
    default: palette.ink,
    doc: 'Of the title, and fainter of the border.',
    shown: ['#c0322b', 'teal'],
  },
  backgroundColor: { type: 'color', default: '#eef1f5', doc: 'Behind it.', shown: ['#eef1f5', '#cfe3f7'] },
  font: { ...font, default: 'sans-serif', open: true, shown: ['sans-serif', 'serif', 'monospace'] },
  lang: { ...lang, shown: [] },
  fontSize: { ...fontSize, default: 14, shown: [10, 14, 20] },
  cornerRadius: { type: 'number', min: 0, default: 6, doc: 'px.', shown: [0, 6, 14] },
} as const satisfies StyleProperties;
