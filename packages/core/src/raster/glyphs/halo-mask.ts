import type { Glyph } from '../../scene/scene.js';

/** Coverage of a glyph's halo, in whole px from the glyph's origin. */
export interface HaloMask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

/** Origins are moved to quarters of a px, so that a glyph has 16 masks at most; a halo's edge is not seen to move by an eighth. */
export const MASK_STEPS = 4;
/** The side of the largest mask, px. */
export const MAX_MASK = 128;
/** Bytes of all masks that are kept. */
const MAX_BYTES = 1 << 23;
/** What a mask takes besides its coverage, bytes. */
const OVERHEAD = 200;

/** Looks up the mask of a glyph for a key that tells its size, place within a px and width; makes it where it is not kept. */
export type HaloMasks = (glyph: Glyph, key: string, make: () => HaloMask) => HaloMask;

export function createHaloMasks(): HaloMasks {
  let kept = new WeakMap<Glyph, Map<string, HaloMask>>();
  let bytes = 0;
  return (glyph, key, make) => {
    let own = kept.get(glyph);
    const known = own?.get(key);
    if (known !== undefined) return known;
    const mask = make();
    bytes += mask.coverage.length + OVERHEAD;
    if (bytes > MAX_BYTES) {
      kept = new WeakMap();
      own = undefined;
      bytes = mask.coverage.length + OVERHEAD;
    }
    if (own === undefined) {
      own = new Map();
      kept.set(glyph, own);
    }
    own.set(key, mask);
    return mask;
  };
}
