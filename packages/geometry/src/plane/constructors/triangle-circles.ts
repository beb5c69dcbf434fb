import type { Constructor } from '../../table.js';
import { excircle, mixtilinearCircle, ninePointCircle } from '../triangles/circles.js';
import { ofTriangle } from './triangle-forms.js';

/** Circles that belong to a triangle. */
export const triangleCircleConstructors: readonly Constructor[] = [
  ofTriangle({
    name: 'Excircle',
    returns: 'Circle',
    doc: 'The circle that touches BC, opposite A, and the prolongations of the other two sides.',
    make: excircle,
  }),
  ofTriangle({
    name: 'NinePointCircle',
    returns: 'Circle',
    doc: 'The circle through the middles of the sides, the feet of the altitudes, and the middles between vertices and orthocentre.',
    make: ninePointCircle,
  }),
  ofTriangle({
    name: 'Mixtilinear',
    returns: 'Circle',
    doc: 'The mixtilinear incircle at A: it touches AB, AC, and the circumcircle from inside.',
    make: mixtilinearCircle,
  }),
];
