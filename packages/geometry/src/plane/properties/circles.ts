import { property } from '../../property.js';
import type { Property } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { centerOf } from '../conics/conic-parts.js';
import { makeNumber, makePoint } from '../make.js';
import { areaOf, perimeterOfValue } from '../measure.js';

export const circleProperties: readonly Property[] = [
  property({
    name: 'center',
    of: ['CircleLike', 'Ellipse', 'EllipticArc', 'Hyperbola', 'Parabola', 'Conic'],
    returns: 'Point',
    doc: 'The centre.',
    evaluate: (self) => makePoint(centerOf(self)),
  }),
  property({
    name: 'radius',
    of: ['CircleLike'],
    returns: 'Number',
    doc: 'The radius.',
    evaluate: (self) => makeNumber(radiusOf(self)),
  }),
  property({
    name: 'diameter',
    of: ['CircleLike'],
    returns: 'Number',
    doc: 'Twice the radius.',
    evaluate: (self) => makeNumber(2 * radiusOf(self)),
  }),
  property({
    name: 'area',
    of: ['CircleLike', 'Ellipse', 'EllipticArc', 'Polygon'],
    returns: 'Number',
    doc: 'The enclosed area; of an arc that of its sector.',
    evaluate: (self) => makeNumber(areaOf(self)),
  }),
  property({
    name: 'perimeter',
    of: ['Circle', 'Sector', 'CircleSegment', 'Ellipse', 'Polygon'],
    returns: 'Number',
    doc: 'The length of the outline.',
    evaluate: (self) => makeNumber(perimeterOfValue(self)),
  }),
];

function radiusOf(self: Value): number {
  if (!('radius' in self)) throw new Undefined(`a ${self.type} has no radius`);
  return self.radius;
}
