import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { drilled } from '../solid-sets/drilled.js';
import { differenceOf, overlapOf, unionOf } from '../solid-sets/solid-sets.js';
import { added } from './entry.js';

const BOX = 'Cuboid(Point(0, 0, 0), 3, 3, 2)';
const ROD = 'Cuboid(Point(1, 1, -1), 1, 1, 4)';

const overlap = form({
  parameters: 'A: Polyhedron…',
  returns: 'Polyhedron',
  doc: 'The polyhedron of what belongs to all of the polyhedra. A ∩ B is the same.',
  example: 'Overlap(Cuboid(Point(0, 0, 0), 3, 3, 3), Octahedron(Point(1, 1, 1), Point(3, 3, 1)))',
  evaluate: ({ A }, { rounding }) => overlapOf(A, rounding()),
});

/** Polyhedra joined, cut and drilled; the names are those of regions in the plane. */
export const solidSets: readonly Constructor[] = [
  added(
    'Union',
    form({
      parameters: 'A: Polyhedron…',
      returns: 'Polyhedron',
      doc: 'The polyhedron of what belongs to one of the polyhedra at least. A ∪ B is the same.',
      example: `Union(${BOX}, ${ROD})`,
      evaluate: ({ A }, { rounding }) => unionOf(A, rounding()),
    }),
  ),
  added('Overlap', overlap),
  // Of other figures Intersection is Intersect, which gives the lines where surfaces meet.
  added('Intersection', overlap),
  added(
    'Difference',
    form({
      parameters: 'A: Polyhedron, B: Polyhedron…',
      returns: 'Polyhedron',
      doc: 'What is left of a polyhedron that is cut or drilled: it belongs to the first and to none of the others. A ∖ B is the same.',
      example: `Difference(${BOX}, ${ROD})`,
      evaluate: ({ A, B }, { rounding }) => differenceOf(A, B, rounding()),
    }),
    form({
      parameters: 'A: Polyhedron, B: Cylinder…',
      returns: 'CurvedSolid',
      doc: 'A polyhedron with round holes.',
      example: `Difference(${BOX}, Cylinder(Point(1, 1, 1), Point(1, 1, 2), 0.5))`,
      evaluate: ({ A, B }) => drilled(A, B),
    }),
  ),
];
