import type { StyleProperties } from './property.js';
import { DISTANCE_MODES, distance, LINE_DASHES, lineWidth, percent } from './shared.js';

/** What the grid of the plane has, and that in z = 0. */
export const gridProperties = {
  show: { type: 'boolean', default: false, doc: 'Draws it.', shown: [true, false] },
  distanceMode: {
    type: 'choice',
    options: DISTANCE_MODES,
    default: 'auto',
    doc: 'As that of the axes.',
    shown: ['auto', 'half_pi'],
  },
  distance: {
    ...distance,
    doc: 'Logical units from line to line, with `distanceMode: custom`.',
    shown: [0.5, 1],
  },
  color: { type: 'color', default: '#cdd3db', doc: 'Of its lines.', shown: ['#cdd3db', '#1d5fad'] },
  lineWidth: { ...lineWidth, default: 1, shown: [1, 2] },
  lineDash: { type: 'choice', options: LINE_DASHES, default: 'solid', doc: 'Of its lines.', shown: LINE_DASHES },
  lineOpacity: { ...percent, open: true, doc: 'Of its lines, in percent.' },
} as const satisfies StyleProperties;
