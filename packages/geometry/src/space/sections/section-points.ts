import { type PlaneInSpaceValue, type SpaceValue, Undefined, type Vec3 } from '../../values.js';
import { ringOf, ringPoint } from '../ring.js';
import { section } from './section.js';

/** Points of a section's circle or ellipse. */
const AROUND = 16;

/** Points that span what a plane cuts out of a solid; none where it misses the solid, or the value is none. */
export function sectionPoints(value: SpaceValue, plane: PlaneInSpaceValue): readonly Vec3[] {
  const { type } = value;
  if (type !== 'Sphere' && type !== 'Cone' && type !== 'Cylinder' && type !== 'Polyhedron') return [];
  try {
    const cut = section(value, plane);
    return (cut.type === 'List' ? cut.items : [cut]).flatMap((piece) => {
      if (piece.type === 'Polygon3') return piece.vertices;
      if (piece.type !== 'Circle3' && piece.type !== 'Arc3') return [];
      const ring = ringOf(piece);
      return Array.from({ length: AROUND }, (_, i) => ringPoint(ring, (2 * Math.PI * i) / AROUND));
    });
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}
