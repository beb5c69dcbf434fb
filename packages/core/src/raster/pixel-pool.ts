import { type PaintedTiles, type PixelBuffer, TILE_BITS, unpaintedTiles } from './pixel-buffer.js';

/** Larger pictures (2048 × 2048 px, 16 MB) are not kept. */
const MAX_KEPT = 1 << 22;

interface Canvas {
  readonly pixels: Uint32Array;
  readonly painted: PaintedTiles;
}

/**
 * The picture that was done with last. Most are as large as the one before, and new memory has to be paged in, which takes longer than the painting of most
 * figures.
 */
let kept: (Canvas & { readonly width: number; readonly height: number }) | undefined;

/** Keeps the memory of a picture from `rasterize` for the next one of its size: the caller must not touch it any more. */
export function recycle({ width, height, data, painted }: PixelBuffer): void {
  if (painted === undefined || width * height > MAX_KEPT) return;
  kept = { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height), painted };
}

/** Pixels that are all `background`. */
export function blankPixels(width: number, height: number, background: number): Canvas {
  if (kept?.width !== width || kept.height !== height) {
    const pixels = new Uint32Array(width * height);
    if (background !== 0) pixels.fill(background);
    return { pixels, painted: unpaintedTiles(width, height) };
  }
  const { pixels, painted } = kept;
  kept = undefined;
  clear(pixels, painted, width, background);
  return { pixels, painted };
}

function clear(pixels: Uint32Array, { columns, marks }: PaintedTiles, width: number, background: number): void {
  const startOf = (tile: number) => Math.floor(tile / columns) * width + ((tile % columns) << TILE_BITS);
  const unpainted = marks.indexOf(0);
  if (unpainted < 0 || pixels[startOf(unpainted)] !== background) {
    pixels.fill(background);
  } else {
    for (let tile = marks.indexOf(1); tile >= 0; tile = marks.indexOf(1, tile + 1)) {
      const start = startOf(tile);
      const rest = width - ((tile % columns) << TILE_BITS);
      pixels.fill(background, start, start + Math.min(rest, 1 << TILE_BITS));
    }
  }
  marks.fill(0);
}
