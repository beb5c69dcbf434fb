import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import {
  centralConic,
  ellipseByFoci,
  hyperbolaByFoci,
  parabolaByFocus,
  vertexByFoci,
} from '../conics/conic-by-foci.js';
import { conicThrough } from '../conics/conic-through.js';
import { makeCircle } from '../make.js';

const FOCI = 'Point(-3, 0), Point(3, 0)';

export const conicConstructors: readonly Constructor[] = [
  {
    name: 'Ellipse',
    group: 'conics',
    signatures: [
      form({
        parameters: 'F: Point, G: Point, P: Point',
        returns: 'Ellipse | Circle',
        doc: 'The ellipse with foci F and G through P; a Circle when the foci are one point.',
        example: `Ellipse(${FOCI}, Point(0, 4))`,
        evaluate: ({ F, G, P }) => ellipseByFoci(F, G, P),
      }),
      form({
        parameters: 'center: Point, a: Number, b: Number',
        returns: 'Ellipse | Circle',
        doc: 'The ellipse with half axes a along x and b along y; a Circle when they are equal.',
        example: 'Ellipse(Point(0, 0), 3, 2)',
        evaluate: ({ center, a, b }) =>
          a === b && a > 0 ? makeCircle(center, a) : centralConic('Ellipse', center, a, b),
      }),
      form({
        parameters: 'F: Point, G: Point, a: Number',
        returns: 'Ellipse | Circle',
        doc: 'The ellipse with foci F and G and the half axis a along them; a Circle when the foci are one point.',
        example: `Ellipse(${FOCI}, 5)`,
        evaluate: ({ F, G, a }) => ellipseByFoci(F, G, vertexByFoci(F, G, a)),
      }),
    ],
  },
  {
    name: 'Hyperbola',
    group: 'conics',
    signatures: [
      form({
        parameters: 'F: Point, G: Point, P: Point',
        returns: 'Hyperbola',
        doc: 'The hyperbola with foci F and G through P.',
        example: `Hyperbola(${FOCI}, Point(2, 0))`,
        evaluate: ({ F, G, P }) => hyperbolaByFoci(F, G, P),
      }),
      form({
        parameters: 'center: Point, a: Number, b: Number',
        returns: 'Hyperbola',
        doc: 'The hyperbola x²/a² - y²/b² = 1, moved to the centre.',
        example: 'Hyperbola(Point(0, 0), 3, 2)',
        evaluate: ({ center, a, b }) => centralConic('Hyperbola', center, a, b),
      }),
      form({
        parameters: 'F: Point, G: Point, a: Number',
        returns: 'Hyperbola',
        doc: 'The hyperbola with foci F and G and the half axis a along them.',
        example: `Hyperbola(${FOCI}, 2)`,
        evaluate: ({ F, G, a }) => hyperbolaByFoci(F, G, vertexByFoci(F, G, a)),
      }),
    ],
  },
  {
    name: 'Parabola',
    group: 'conics',
    signatures: [
      form({
        parameters: 'focus: Point, directrix: LineLike',
        returns: 'Parabola',
        doc: 'The parabola with this focus and directrix.',
        example: 'Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -1)))',
        evaluate: ({ focus, directrix }) => parabolaByFocus(focus, directrix),
      }),
    ],
  },
  {
    name: 'Conic',
    group: 'conics',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, D: Point, E: Point',
        returns: 'Conic',
        doc: 'The conic through five points, of its exact type: Circle, Ellipse, Hyperbola, Parabola, or a pair of lines.',
        example: 'Conic(Point(5, 0), Point(-5, 0), Point(0, 3), Point(0, -3), Point(3, 2.4))',
        evaluate: ({ A, B, C, D, E }) => conicThrough([A, B, C, D, E]),
      }),
      form({
        parameters: 'equation: Conic',
        returns: 'Conic',
        doc: 'The conic given by an equation, of its exact type.',
        example: 'Conic(9x^2 + 25y^2 = 225)',
        evaluate: ({ equation }) => equation,
      }),
    ],
  },
];
