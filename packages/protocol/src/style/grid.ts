import type { StyleProperties } from './property.js';
import { DISTANCE_MODES, distance, LINE_DASHES, lineWidth, percent } from './shared.js';

/** What the grid of the plane has, and that in z = 0. */
export const gridProperties = {
  show: { type: 'boolean', default: false, doc: 'Draws it.', shown: [true, false] },
  kind: {
    type: 'choice',
    options: ['square', 'polar', 'triangular', 'isometric'],
    default: 'square',
    doc: 'In the plane: its lines; `triangular` has horizontal ones, `isometric` vertical ones, each with two others at 60°.',
    shown: ['square', 'polar', 'triangular', 'isometric'],
  },
  angleStep: {
    type: 'number',
    min: 1,
    max: 180,
    default: 30,
    doc: 'Degrees from ray to ray of a polar grid.',
    shown: [30, 45],
  },
  angleLabels: {
    type: 'choice',
    options: ['none', 'degrees', 'radians'],
    default: 'none',
    doc: 'The angles of the rays of a polar grid, at the border of the picture.',
    shown: ['none', 'degrees', 'radians'],
  },
  distanceMode: {
    type: 'choice',
    options: [...DISTANCE_MODES, 'axes'],
    default: 'auto',
    doc: 'As that of the axes; `axes`: in the plane its lines stand at the numbers of each axis.',
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
