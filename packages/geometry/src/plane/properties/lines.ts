import { property } from '../../property.js';
import type { Property } from '../../table.js';
import { Undefined } from '../../values.js';
import { equationOf } from '../equation.js';
import { directionOf, originOf, throughOf } from '../line-like.js';
import { makeLine, makeNumber, makePoint, makeString, makeVector } from '../make.js';
import { interceptOf, lengthOf, slopeOf } from '../measure.js';
import { midpointOf } from '../midpoint.js';
import { pointAt } from '../path.js';
import { perpendicularBisector } from '../perpendicular-bisector.js';
import { splitAt } from '../split.js';
import { ORIGIN } from '../vec.js';

const ARCS = ['Arc', 'Sector', 'CircleSegment', 'EllipticArc'] as const;

export const lineProperties: readonly Property[] = [
  property({
    name: 'x',
    of: ['Point'],
    returns: 'Number',
    doc: 'The x coordinate.',
    evaluate: (self) => makeNumber(self.x),
  }),
  property({
    name: 'y',
    of: ['Point'],
    returns: 'Number',
    doc: 'The y coordinate.',
    evaluate: (self) => makeNumber(self.y),
  }),
  property({
    name: 'x',
    of: ['Vector'],
    returns: 'Number',
    doc: 'The x component.',
    evaluate: (self) => makeNumber(directionOf(self).x),
  }),
  property({
    name: 'y',
    of: ['Vector'],
    returns: 'Number',
    doc: 'The y component.',
    evaluate: (self) => makeNumber(directionOf(self).y),
  }),
  property({
    name: 'midpoint',
    of: ['LineLike', ...ARCS, 'Circle', 'Ellipse', 'Hyperbola', 'Dimension'],
    returns: 'Point',
    doc: 'The middle of a segment, vector or arc; the centre of a circle, ellipse or hyperbola.',
    evaluate: (self) => makePoint(midpointOf(self)),
  }),
  property({
    name: 'perpBisector',
    of: ['LineLike'],
    returns: 'Line',
    doc: 'The perpendicular bisector of a segment: its middle + t times its direction turned by 90° counterclockwise.',
    evaluate: (self) => {
      if (self.type !== 'Segment' && self.type !== 'Vector') {
        throw new Undefined(`a ${self.type} has no middle, so it has no perpendicular bisector`);
      }
      return perpendicularBisector(self.start, self.end);
    },
  }),
  property({
    name: 'toLine',
    of: ['LineLike'],
    returns: 'Line',
    doc: 'The whole line, with the same parameter.',
    evaluate: (self) => {
      const line = self;
      return makeLine(originOf(line), directionOf(line));
    },
  }),
  property({
    name: 'length',
    of: ['LineLike', 'Polyline', 'Polygon', 'Circle', ...ARCS, 'Ellipse', 'Dimension'],
    returns: 'Number',
    doc: 'The length; of a closed path the whole way round.',
    evaluate: (self) => makeNumber(lengthOf(self)),
  }),
  property({
    name: 'slope',
    of: ['LineLike'],
    returns: 'Number',
    doc: 'dy / dx; undefined for a vertical line.',
    evaluate: (self) => makeNumber(slopeOf(self)),
  }),
  property({
    name: 'intercept',
    of: ['LineLike'],
    returns: 'Number',
    doc: 'Where the line meets the y-axis: b of y = m x + b; undefined for a vertical line.',
    evaluate: (self) => makeNumber(interceptOf(self)),
  }),
  property({
    name: 'direction',
    of: ['LineLike'],
    returns: 'Vector',
    doc: 'The direction as a vector from the origin, not normalised: B - A of Segment(A, B).',
    evaluate: (self) => makeVector(ORIGIN, directionOf(self)),
  }),
  property({
    name: 'start',
    of: ['LineLike', 'Dimension'],
    returns: 'Point',
    doc: 'The point at t = 0: A of Segment(A, B).',
    evaluate: (self) => makePoint(self.type === 'Dimension' ? self.start : originOf(self)),
  }),
  property({
    name: 'end',
    of: ['LineLike', 'Dimension'],
    returns: 'Point',
    doc: 'The point at t = 1: B of Segment(A, B).',
    evaluate: (self) => makePoint(self.type === 'Dimension' ? self.end : throughOf(self)),
  }),
  property({
    name: 'start',
    of: [...ARCS, 'Polyline'],
    returns: 'Point',
    doc: 'The first point.',
    evaluate: (self) => makePoint(pointAt(self, 0)),
  }),
  property({
    name: 'end',
    of: ['Arc', 'Sector', 'CircleSegment', 'EllipticArc'],
    returns: 'Point',
    doc: 'The last point of the arc.',
    evaluate: (self) => makePoint(pointAt(self, 1)),
  }),
  property({
    name: 'end',
    of: ['Polyline'],
    returns: 'Point',
    doc: 'The last vertex.',
    evaluate: (self) => makePoint(pointAt(self, self.vertices.length - 1)),
  }),
  property({
    name: 'equation',
    of: ['LineLike', 'Circle', 'Ellipse', 'Hyperbola', 'Parabola', 'Conic'],
    returns: 'String',
    doc: 'The equation in x and y, such as y = 2x + 1 or (x - 1)^2 + y^2 = 9, with numbers to 6 digits.',
    evaluate: (self) => makeString(equationOf(self)),
  }),
  property({
    name: 'splitBefore',
    of: ['Segment', 'Vector', 'Arc', 'EllipticArc'],
    parameters: 'P: Point',
    returns: 'Segment | Vector | Arc | EllipticArc',
    doc: 'The part before the point P on it, of the same type.',
    evaluate: (self, { P }) => splitAt(self, P, 'before'),
  }),
  property({
    name: 'splitAfter',
    of: ['Segment', 'Vector', 'Arc', 'EllipticArc'],
    parameters: 'P: Point',
    returns: 'Segment | Vector | Arc | EllipticArc',
    doc: 'The part after the point P on it, of the same type.',
    evaluate: (self, { P }) => splitAt(self, P, 'after'),
  }),
];
