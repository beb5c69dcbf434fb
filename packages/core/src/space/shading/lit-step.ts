import type { Vec3 } from '@geoslide/geometry';
import { type Box, uniteBoxes } from '../../draw/viewport.js';
import { polygonImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { boxOf } from '../sight/faces.js';

/**
 * What is lit has no net that hides its steps of shade: they are finer. In an image that is smaller than so many px,
 * fewer of them are as smooth.
 */
const LIT_STEP = 0.5;
const SMALL = 200;
const MOST_STEP = 1.5;

interface Lit {
  readonly owner: number;
  readonly faces: readonly (readonly Vec3[])[];
}

/** The step of shade of lit figures by their owners: all pieces of one have the same. */
export function litSteps(pieces: readonly Lit[], projector: Projector): ReadonlyMap<number, number> {
  const boxes = new Map<number, Box>();
  for (const { owner, faces } of pieces) {
    for (const image of faces.map((face) => polygonImage(projector, face))) {
      if (image.length === 0) continue;
      const known = boxes.get(owner);
      boxes.set(owner, known ? uniteBoxes(known, boxOf(image)) : boxOf(image));
    }
  }
  return new Map(
    [...boxes].map(([owner, { minX, minY, maxX, maxY }]) => {
      const size = Math.max(maxX - minX, maxY - minY);
      return [owner, Math.min(MOST_STEP, LIT_STEP * Math.max(1, SMALL / size))];
    }),
  );
}
