import type { Constructor } from '../../table.js';
import { form, lineLike, number, point, pointsFrom } from '../arguments.js';
import { centralConic, ellipseByFoci, hyperbolaByFoci, parabolaByFocus } from '../conic-by-foci.js';
import { conicThrough } from '../conic-through.js';

const FOCI = 'Point(-3, 0), Point(3, 0)';

export const conicConstructors: readonly Constructor[] = [
  {
    name: 'Ellipse',
    group: 'conics',
    signatures: [
      form(
        'F: Point, G: Point, P: Point',
        'Ellipse',
        `Ellipse(${FOCI}, Point(0, 4))`,
        'The ellipse with foci F and G through P; a Circle when the foci are one point.',
        (args) => ellipseByFoci(point(args, 0), point(args, 1), point(args, 2)),
      ),
      form(
        'center: Point, a: Number, b: Number',
        'Ellipse',
        'Ellipse(Point(0, 0), 3, 2)',
        'The ellipse with half axes a along x and b along y; a Circle when they are equal.',
        (args) => centralConic('Ellipse', point(args, 0), number(args, 1), number(args, 2)),
      ),
    ],
  },
  {
    name: 'Hyperbola',
    group: 'conics',
    signatures: [
      form(
        'F: Point, G: Point, P: Point',
        'Hyperbola',
        `Hyperbola(${FOCI}, Point(2, 0))`,
        'The hyperbola with foci F and G through P.',
        (args) => hyperbolaByFoci(point(args, 0), point(args, 1), point(args, 2)),
      ),
      form(
        'center: Point, a: Number, b: Number',
        'Hyperbola',
        'Hyperbola(Point(0, 0), 3, 2)',
        'The hyperbola x²/a² - y²/b² = 1, moved to the centre.',
        (args) => centralConic('Hyperbola', point(args, 0), number(args, 1), number(args, 2)),
      ),
    ],
  },
  {
    name: 'Parabola',
    group: 'conics',
    signatures: [
      form(
        'focus: Point, directrix: LineLike',
        'Parabola',
        'Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -1)))',
        'The parabola with this focus and directrix.',
        (args) => parabolaByFocus(point(args, 0), lineLike(args, 1)),
      ),
    ],
  },
  {
    name: 'Conic',
    group: 'conics',
    signatures: [
      form(
        'A: Point, B: Point, C: Point, D: Point, E: Point',
        'Conic',
        'Conic(Point(5, 0), Point(-5, 0), Point(0, 3), Point(0, -3), Point(3, 2.4))',
        'The conic through five points, of its exact type: Circle, Ellipse, Hyperbola, Parabola, or a pair of lines.',
        (args) => conicThrough(pointsFrom(args, 0)),
      ),
      form(
        'equation: Conic',
        'Conic',
        'Conic(9x^2 + 25y^2 = 225)',
        'The conic given by an equation, of its exact type.',
        (args) => args[0]!,
      ),
    ],
  },
];
