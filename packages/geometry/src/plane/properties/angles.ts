import type { Property } from '../../table.js';
import { take } from '../arguments.js';
import { bisectorOf } from '../bisector.js';
import { makeNumber, makePoint } from '../make.js';
import { property } from './property.js';

export const angleProperties: readonly Property[] = [
  property('value', 'Angle', 'Number', 'The size in radians.', (self) => makeNumber(take([self], 0, 'Angle').value)),
  property('degrees', 'Angle', 'Number', 'The size in degrees.', (self) =>
    makeNumber((take([self], 0, 'Angle').value * 180) / Math.PI),
  ),
  property(
    'bisector',
    'Angle',
    'Line',
    'The line through the vertex that halves the angle, directed into it.',
    (self) => bisectorOf(take([self], 0, 'Angle')),
  ),
  property('vertex', 'Angle', 'Point', 'The vertex.', (self) => makePoint(take([self], 0, 'Angle').vertex)),
];
