import type { Property } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { point } from '../arguments.js';
import { equationOf } from '../equation.js';
import { directionOf, isLineLike, type LineLike, originOf, throughOf } from '../line-like.js';
import { makeLine, makeNumber, makePoint, makeString, makeVector } from '../make.js';
import { lengthOf, slopeOf } from '../measure.js';
import { midpointOf } from '../midpoint.js';
import { pointAt } from '../path.js';
import { perpendicularBisector } from '../perpendicular-bisector.js';
import { splitAt } from '../split.js';
import { ORIGIN } from '../vec.js';
import { method, property } from './property.js';

const ARCS = 'Arc Sector CircleSegment EllipticArc';

export const lineProperties: readonly Property[] = [
  property('x', 'Point', 'Number', 'The x coordinate.', (self) => makeNumber(asPoint(self).x)),
  property('y', 'Point', 'Number', 'The y coordinate.', (self) => makeNumber(asPoint(self).y)),
  property('x', 'Vector', 'Number', 'The x component.', (self) => makeNumber(directionOf(asLine(self)).x)),
  property('y', 'Vector', 'Number', 'The y component.', (self) => makeNumber(directionOf(asLine(self)).y)),
  property(
    'midpoint',
    `LineLike ${ARCS} Circle Ellipse Hyperbola Dimension`,
    'Point',
    'The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola.',
    (self) => makePoint(midpointOf(self)),
  ),
  property(
    'perpBisector',
    'LineLike',
    'Line',
    'The perpendicular bisector of a segment: its middle + t times its direction turned by 90° counterclockwise.',
    (self) => {
      if (self.type !== 'Segment' && self.type !== 'Vector') {
        throw new Undefined(`a ${self.type} has no middle, so it has no perpendicular bisector`);
      }
      return perpendicularBisector(self.start, self.end);
    },
  ),
  property('toLine', 'LineLike', 'Line', 'The whole line, with the same parameter.', (self) => {
    const line = asLine(self);
    return makeLine(originOf(line), directionOf(line));
  }),
  property(
    'length',
    `LineLike Polyline Polygon Circle ${ARCS} Ellipse Dimension`,
    'Number',
    'The length; of a closed path the whole way round.',
    (self) => makeNumber(lengthOf(self)),
  ),
  property('slope', 'LineLike', 'Number', 'dy / dx; undefined for a vertical line.', (self) =>
    makeNumber(slopeOf(asLine(self))),
  ),
  property(
    'direction',
    'LineLike',
    'Vector',
    'The direction as a vector from the origin, not normalised: B - A of Segment(A, B).',
    (self) => makeVector(ORIGIN, directionOf(asLine(self))),
  ),
  property('start', `LineLike Dimension`, 'Point', 'The point at t = 0: A of Segment(A, B).', (self) =>
    makePoint(self.type === 'Dimension' ? self.start : originOf(asLine(self))),
  ),
  property('end', `LineLike Dimension`, 'Point', 'The point at t = 1: B of Segment(A, B).', (self) =>
    makePoint(self.type === 'Dimension' ? self.end : throughOf(asLine(self))),
  ),
  property('start', `${ARCS} Polyline`, 'Point', 'The first point.', (self) => makePoint(pointAt(self, 0))),
  property('end', 'Arc Sector CircleSegment EllipticArc', 'Point', 'The last point of the arc.', (self) =>
    makePoint(pointAt(self, 1)),
  ),
  property('end', 'Polyline', 'Point', 'The last vertex.', (self) =>
    makePoint(pointAt(self, self.type === 'Polyline' ? self.vertices.length - 1 : 1)),
  ),
  property(
    'equation',
    'LineLike Circle Ellipse Hyperbola Parabola Conic',
    'String',
    'The equation in x and y, such as y = 2x + 1 or (x - 1)^2 + y^2 = 9, with numbers to 6 digits.',
    (self) => makeString(equationOf(self)),
  ),
  method(
    'splitBefore',
    'P: Point',
    'Segment Vector Arc EllipticArc',
    'Segment',
    'The part before the point P on it, of the same type.',
    (self, args) => splitAt(self, point(args, 0), 'before'),
  ),
  method(
    'splitAfter',
    'P: Point',
    'Segment Vector Arc EllipticArc',
    'Segment',
    'The part after the point P on it, of the same type.',
    (self, args) => splitAt(self, point(args, 0), 'after'),
  ),
];

function asLine(self: Value): LineLike {
  if (!isLineLike(self)) throw new TypeError(`a ${self.type} is no line`);
  return self;
}

function asPoint(self: Value) {
  if (self.type !== 'Point') throw new TypeError(`a ${self.type} is no point`);
  return self;
}
