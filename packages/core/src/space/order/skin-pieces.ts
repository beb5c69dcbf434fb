import type { Vec3 } from '@geoslide/geometry';
import { polygonImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { unit } from '../camera/vector.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import { normalOf } from '../sight/faces.js';
import type { Keys } from './mantle-pieces.js';
import { type Piece, signedArea } from './piece.js';

type Face = readonly Vec3[];

/**
 * The cells of a piece of a skin, by the side that is seen.
 *
 * @param solid The body on whose surface they lie: they are then sorted as its sides are, and cut nothing.
 */
export function skinPieces(
  faces: readonly Face[],
  solid: ConvexSolid | undefined,
  keys: Keys,
  projector: Projector,
): Piece[] {
  const outward = solid === undefined || facesOutward(faces, solid);
  return faces.flatMap((face): Piece[] => {
    const corners = polygonImage(projector, face);
    if (corners.length < 3) return [];
    const near = signedArea(corners) < 0 === outward;
    const key = near ? keys.near : keys.far;
    return [solid ? { key, corners, round: { solid, near } } : { key, corners }];
  });
}

/** Whether the corners run round so that their normals lead out of the body: told by the middle one, far from where cells shrink to a point. */
function facesOutward(faces: readonly Face[], solid: ConvexSolid): boolean {
  const face = faces[Math.floor(faces.length / 2)];
  const span = face && solid.span(middleOf(face), unit(normalOf(face)));
  return span === undefined || Math.abs(span[1]) < Math.abs(span[0]);
}

function middleOf(face: Face): Vec3 {
  const mean = (read: (p: Vec3) => number): number => face.reduce((sum, p) => sum + read(p), 0) / face.length;
  return { x: mean((p) => p.x), y: mean((p) => p.y), z: mean((p) => p.z) };
}
