import type { CurvedSolidValue, SurfaceValue } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Projector } from '../camera/projection.js';
import { type ConvexSolid, coneSolid, sphereSolid } from './convex-solid.js';
import { nothing, type Parts } from './parts.js';
import { boundsOf, cellsOf } from './surface-net.js';
import { surfaceParts } from './surface-parts.js';
import { wiresOfValue } from './wires-of-value.js';

interface SkinContext {
  readonly camera: SpaceCamera;
  readonly projector: Projector;
}

/** The pieces of surface of a curved solid, with its edges and the lines in which they turn from the eye. */
export function skinParts({ sheets, edges }: CurvedSolidValue, { camera, projector }: SkinContext): Parts {
  const all = sheets.map((sheet) => sheetParts(sheet, { camera, projector }));
  return {
    ...nothing,
    wires: [...edges.flatMap(wiresOfValue), ...all.flatMap(({ wires }) => wires)],
    patches: all.flatMap(({ patches }, i) => {
      const on = bodyOf(sheets[i]!);
      return patches.map((patch) => ({ ...patch, sheet: i, ...(on && { on }) }));
    }),
  };
}

/** A flat sheet is one face. */
function sheetParts(sheet: SurfaceValue, { camera, projector }: SkinContext): Parts {
  if (!sheet.isFlat) return surfaceParts(sheet, camera, projector, 'folds');
  const { at, u, v } = sheet;
  const [count] = cellsOf(sheet, boundsOf(sheet, camera, projector), projector, 'folds');
  const corners = Array.from({ length: count }, (_, i) => at(u[0] + ((u[1] - u[0]) * i) / count, v[1]));
  return { ...nothing, patches: [{ corners, hides: true }] };
}

/** The body on whose surface a sheet lies. */
function bodyOf({ pieceOf }: SurfaceValue): ConvexSolid | undefined {
  if (!pieceOf) return undefined;
  return pieceOf.type === 'Sphere' ? sphereSolid(pieceOf) : coneSolid(pieceOf);
}
