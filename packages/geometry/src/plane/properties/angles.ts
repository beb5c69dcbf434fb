import { property } from '../../property.js';
import type { Property } from '../../table.js';
import { bisectorOf } from '../bisector.js';
import { makeNumber, makePoint } from '../make.js';

export const angleProperties: readonly Property[] = [
  property({
    name: 'value',
    of: ['Angle'],
    returns: 'Number',
    doc: 'The size in radians.',
    evaluate: (self) => makeNumber(self.value),
  }),
  property({
    name: 'radians',
    of: ['Angle'],
    returns: 'Number',
    doc: 'The size in radians.',
    evaluate: (self) => makeNumber(self.value),
  }),
  property({
    name: 'degrees',
    of: ['Angle'],
    returns: 'Number',
    doc: 'The size in degrees.',
    evaluate: (self) => makeNumber((self.value * 180) / Math.PI),
  }),
  property({
    name: 'bisector',
    of: ['Angle'],
    returns: 'Line',
    doc: 'The line through the vertex that halves the angle, directed into it.',
    evaluate: (self) => bisectorOf(self),
  }),
  property({
    name: 'vertex',
    of: ['Angle'],
    returns: 'Point',
    doc: 'The vertex.',
    evaluate: (self) => makePoint(self.vertex),
  }),
];
