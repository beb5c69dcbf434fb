import {
  nextPainted,
  type PaintedTiles,
  type PixelBuffer,
  tileEnd,
  tileStart,
  unpaintedTiles,
} from './pixel-buffer.js';

/** Larger pictures (2048 × 2048 px, 16 MB) are not kept. */
const MAX_KEPT = 1 << 22;

interface BlankPixels {
  readonly pixels: Uint32Array;
  readonly painted: PaintedTiles;
}

/**
 * The picture that was done with last. Most are as large as the one before, and new memory has to be paged in, which takes longer than the painting of most
 * figures.
 */
let kept: (BlankPixels & { readonly width: number; readonly height: number }) | undefined;

/** Keeps the memory of a picture from `rasterize` for the next one of its size: the caller must not touch it any more. */
export function recycle({ width, height, data, painted }: PixelBuffer): void {
  if (painted === undefined || width * height > MAX_KEPT) return;
  kept = { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height), painted };
}

/** Pixels that are all `background`; any that are left over where it is undefined. */
export function blankPixels(width: number, height: number, background: number | undefined): BlankPixels {
  if (kept?.width !== width || kept.height !== height) {
    const pixels = new Uint32Array(width * height);
    if (background) pixels.fill(background);
    return { pixels, painted: unpaintedTiles(width, height) };
  }
  const { pixels, painted } = kept;
  kept = undefined;
  if (background === undefined) painted.marks.fill(0);
  else clear(pixels, painted, width, background);
  return { pixels, painted };
}

function clear(pixels: Uint32Array, painted: PaintedTiles, width: number, background: number): void {
  const unpainted = painted.marks.indexOf(0);
  if (unpainted < 0 || pixels[tileStart(unpainted, painted, width)] !== background) {
    pixels.fill(background);
  } else {
    for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
      pixels.fill(background, tileStart(tile, painted, width), tileEnd(tile, painted, width));
    }
  }
  painted.marks.fill(0);
}
