import type { Property } from '../../table.js';
import { nth, numberOr, take } from '../arguments.js';
import { asymptotesOf, directricesOf, eccentricity, fociOf, halfAxes, verticesOf } from '../conic-parts.js';
import { makeNumber, makePoint } from '../make.js';
import { method, property } from './property.js';

const CONICS = 'Circle Ellipse Hyperbola Parabola Conic';

export const conicProperties: readonly Property[] = [
  method(
    'focus',
    'n?: Number',
    CONICS,
    'Point',
    'The n-th focus (the first when n is missing): in the order in which they were given, otherwise from left to right or upwards; of a circle its centre.',
    (self, args) => makePoint(nth(fociOf(self), numberOr(args, 0, 1), 'focus')),
  ),
  method(
    'vertex',
    'n?: Number',
    CONICS,
    'Point',
    'The n-th vertex (the first when n is missing): of an ellipse the ends of the long axis, then of the short one; of a hyperbola two, of a parabola one.',
    (self, args) => makePoint(nth(verticesOf(self), numberOr(args, 0, 1), 'vertex')),
  ),
  method(
    'directrix',
    'n?: Number',
    CONICS,
    'Line',
    'The directrix that belongs to the n-th focus (the first when n is missing).',
    (self, args) => nth(directricesOf(self), numberOr(args, 0, 1), 'directrix'),
  ),
  method(
    'asymptote',
    'n?: Number',
    'Hyperbola',
    'Line',
    'The n-th asymptote (the first when n is missing): counterclockwise from the axis, then clockwise.',
    (self, args) => nth(asymptotesOf(take([self], 0, 'Hyperbola')), numberOr(args, 0, 1), 'asymptote'),
  ),
  property('a', CONICS, 'Number', 'The longer half axis of an ellipse, the real half axis of a hyperbola.', (self) =>
    makeNumber(halfAxes(self)[0]),
  ),
  property(
    'b',
    CONICS,
    'Number',
    'The shorter half axis of an ellipse, the imaginary half axis of a hyperbola.',
    (self) => makeNumber(halfAxes(self)[1]),
  ),
  property('e', CONICS, 'Number', 'The eccentricity: 0 for a circle, 1 for a parabola.', (self) =>
    makeNumber(eccentricity(self)),
  ),
];
