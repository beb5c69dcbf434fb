import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { excircle, mixtilinearCircle, ninePointCircle } from '../triangles/circles.js';
import { fromVertex, ofTriangle, SCALENE } from './triangle-forms.js';

const opposite = ofTriangle({
  name: 'Excircle',
  returns: 'Circle',
  doc: 'The circle that touches BC, opposite A, and the prolongations of the other two sides.',
  make: excircle,
});

/** Circles that belong to a triangle. */
export const triangleCircleConstructors: readonly Constructor[] = [
  {
    ...opposite,
    signatures: [
      ...opposite.signatures,
      form({
        parameters: 'A: Point, B: Point, C: Point, n: Number',
        returns: 'Circle',
        doc: 'The excircle opposite the n-th vertex: 1 is that opposite A.',
        example: `Excircle(${SCALENE}, 2)`,
        evaluate: ({ A, B, C, n }) => excircle(...fromVertex(A, B, C, n)),
      }),
    ],
  },
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
