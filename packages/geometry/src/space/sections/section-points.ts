import { type PlaneInSpaceValue, type SpaceValue, type SurfaceValue, Undefined, type Vec3 } from '../../values.js';
import { heightOver } from '../planes.js';
import { ringOf, ringPoint } from '../ring.js';
import { lerp } from '../vec3.js';
import { section } from './section.js';

/** Points of a section's circle or ellipse. */
const AROUND = 16;

/** Steps of a net over a curved sheet, each way. */
const NET = 24;

/** Points that span what a plane cuts out of a solid; none where it misses the solid, or the value is none. */
export function sectionPoints(value: SpaceValue, plane: PlaneInSpaceValue): readonly Vec3[] {
  const { type } = value;
  if (type === 'CurvedSolid') return value.sheets.flatMap((sheet) => netPoints(sheet, plane));
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

/** Where the lines of a net over a sheet pass the plane. */
function netPoints({ u, v, at }: SurfaceValue, plane: PlaneInSpaceValue): readonly Vec3[] {
  const rows = Array.from({ length: NET + 1 }, (_, i) =>
    Array.from({ length: NET + 1 }, (_, j) => at(u[0] + ((u[1] - u[0]) * i) / NET, v[0] + ((v[1] - v[0]) * j) / NET)),
  );
  return rows.flatMap((row, i) =>
    row.flatMap((point, j) => [rows[i + 1]?.[j], row[j + 1]].flatMap((next) => passing(point, next, plane))),
  );
}

function passing(a: Vec3, b: Vec3 | undefined, plane: PlaneInSpaceValue): readonly Vec3[] {
  if (b === undefined) return [];
  const [from, to] = [heightOver(plane, a), heightOver(plane, b)];
  return from * to < 0 ? [lerp(a, b, from / (from - to))] : [];
}
