import type { Property } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { centerOf } from '../conic-parts.js';
import { makeNumber, makePoint } from '../make.js';
import { areaOf, perimeterOfValue } from '../measure.js';
import { property } from './property.js';

export const circleProperties: readonly Property[] = [
  property('center', 'CircleLike Ellipse EllipticArc Hyperbola Parabola Conic', 'Point', 'The centre.', (self) =>
    makePoint(centerOf(self)),
  ),
  property('radius', 'CircleLike', 'Number', 'The radius.', (self) => makeNumber(radiusOf(self))),
  property('diameter', 'CircleLike', 'Number', 'Twice the radius.', (self) => makeNumber(2 * radiusOf(self))),
  property(
    'area',
    'CircleLike Ellipse EllipticArc Polygon',
    'Number',
    'The enclosed area; of an arc that of its sector.',
    (self) => makeNumber(areaOf(self)),
  ),
  property('perimeter', 'Circle Sector CircleSegment Ellipse Polygon', 'Number', 'The length of the outline.', (self) =>
    makeNumber(perimeterOfValue(self)),
  ),
];

function radiusOf(self: Value): number {
  if (!('radius' in self)) throw new Undefined(`a ${self.type} has no radius`);
  return self.radius;
}
