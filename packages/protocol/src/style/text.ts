import { writingProperties } from './label.js';
import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { screenFixed } from './shared.js';

/** What texts have: what labels have, with some defaults and places of their own. */
export const textProperties = {
  ...writingProperties,
  mode: { ...writingProperties.mode, default: 'normal', shown: ['normal', 'latex'] },
  font: { ...writingProperties.font, default: 'sans-serif' },
  color: { type: 'color', default: palette.ink, doc: 'Of the letters.', shown: ['#c0322b', 'teal'] },
  offsetX: {
    type: 'number',
    default: 0,
    doc: 'Logical coordinates of the left end of the first baseline, or px with `screenFixed`.',
    shown: [-1.6, 0],
  },
  offsetY: { type: 'number', default: 0, doc: 'The other coordinate; px count downwards.', shown: [-1, 1] },
  screenFixed,
} as const satisfies StyleProperties;
