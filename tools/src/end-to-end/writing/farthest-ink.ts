/** Darker than half: what a pixel has to be to count as ink. */
const INK = 128;
/** Ink farther than this counts as this far, px. */
const REACH = 50;

/** How far the farthest ink of either picture lies from the nearest ink of the other, px; RGBA, of the same size. */
export function farthestInk(a: ArrayLike<number>, b: ArrayLike<number>, width: number, height: number): number {
  return Math.max(farthestFrom(a, b, width, height), farthestFrom(b, a, width, height));
}

function farthestFrom(a: ArrayLike<number>, b: ArrayLike<number>, width: number, height: number): number {
  let farthest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isInk(a, y * width + x)) farthest = Math.max(farthest, nearest(b, x, y, width, height));
    }
  }
  return farthest;
}

const isInk = (pixels: ArrayLike<number>, pixel: number) => pixels[4 * pixel]! < INK;

/** How far the nearest ink is, looked for in squares that grow. */
function nearest(pixels: ArrayLike<number>, x: number, y: number, width: number, height: number): number {
  let least = REACH;
  for (let reach = 0; reach < least; reach++) {
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
      const step = Math.abs(v - y) === reach ? 1 : Math.max(1, 2 * reach);
      for (let u = x - reach; u <= x + reach; u += step) {
        if (u >= 0 && u < width && isInk(pixels, v * width + u)) least = Math.min(least, Math.hypot(u - x, v - y));
      }
    }
  }
  return least;
}
