import { property } from '../../property.js';
import type { Property } from '../../table.js';
import { nth } from '../arguments.js';
import { asymptotesOf, directricesOf, eccentricity, fociOf, halfAxes, verticesOf } from '../conics/conic-parts.js';
import { makeList, makeNumber, makePoint } from '../make.js';

const eccentricityProperty = (name: string): Property =>
  property({
    name,
    of: ['Conic'],
    returns: 'Number',
    doc: 'The eccentricity: 0 for a circle, 1 for a parabola.',
    evaluate: (self) => makeNumber(eccentricity(self)),
  });

export const conicProperties: readonly Property[] = [
  property({
    name: 'focus',
    of: ['Conic'],
    parameters: 'n?: Number',
    returns: 'Point',
    doc: 'The n-th focus (the first when n is missing): in the order in which they were given, otherwise from left to right or upwards; of a circle its centre.',
    evaluate: (self, { n = 1 }) => makePoint(nth(fociOf(self), n, 'focus')),
  }),
  property({
    name: 'foci',
    of: ['Conic'],
    returns: 'List',
    doc: 'All foci, in the same order.',
    evaluate: (self) => makeList(fociOf(self).map(makePoint)),
  }),
  property({
    name: 'vertex',
    of: ['Conic'],
    parameters: 'n?: Number',
    returns: 'Point',
    doc: 'The n-th vertex (the first when n is missing): of an ellipse the ends of the long axis, then of the short one; of a hyperbola two, of a parabola one.',
    evaluate: (self, { n = 1 }) => makePoint(nth(verticesOf(self), n, 'vertex')),
  }),
  property({
    name: 'directrix',
    of: ['Conic'],
    parameters: 'n?: Number',
    returns: 'Line',
    doc: 'The directrix that belongs to the n-th focus (the first when n is missing).',
    evaluate: (self, { n = 1 }) => nth(directricesOf(self), n, 'directrix'),
  }),
  property({
    name: 'asymptote',
    of: ['Hyperbola'],
    parameters: 'n?: Number',
    returns: 'Line',
    doc: 'The n-th asymptote (the first when n is missing): counterclockwise from the axis, then clockwise.',
    evaluate: (self, { n = 1 }) => nth(asymptotesOf(self), n, 'asymptote'),
  }),
  property({
    name: 'a',
    of: ['Conic'],
    returns: 'Number',
    doc: 'The longer half axis of an ellipse, the real half axis of a hyperbola.',
    evaluate: (self) => makeNumber(halfAxes(self)[0]),
  }),
  property({
    name: 'b',
    of: ['Conic'],
    returns: 'Number',
    doc: 'The shorter half axis of an ellipse, the imaginary half axis of a hyperbola.',
    evaluate: (self) => makeNumber(halfAxes(self)[1]),
  }),
  eccentricityProperty('e'),
  eccentricityProperty('eccentricity'),
];
