import { type CurvedSolidValue, convexPieces } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Projector } from '../camera/projection.js';
import { isClosed, runsOutward } from './closed-sheet.js';
import { nothing, type Parts } from './parts.js';
import { surfaceParts } from './surface-parts.js';
import { wiresOfValue } from './wires-of-value.js';

interface SkinContext {
  readonly camera: SpaceCamera;
  readonly projector: Projector;
}

/** The pieces of surface of a curved solid, with its edges and the lines in which they turn from the eye. */
export function skinParts({ sheets, edges }: CurvedSolidValue, { camera, projector }: SkinContext): Parts {
  const all = sheets.map((sheet): Parts => {
    if (!sheet.flat) return surfaceParts(sheet, camera, projector, 'folds');
    return { ...nothing, patches: convexPieces(sheet.flat).map((corners) => ({ corners, hides: true })) };
  });
  return {
    ...nothing,
    wires: [...edges.flatMap(wiresOfValue), ...all.flatMap(({ wires }) => wires)],
    patches: all.flatMap(({ patches }, i) => {
      const outward = isClosed(sheets[i]!) ? { outward: runsOutward(patches) } : {};
      return patches.map((patch) => ({ ...patch, sheet: i, ...outward }));
    }),
  };
}
