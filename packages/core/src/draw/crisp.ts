/**
 * Snaps axis-parallel lines to device pixels: their width to whole ones, their middle to where both edges fall
 * between two. Without a pixel ratio (outputs that have no pixels) everything stays as it is.
 */
export interface PixelGrid {
  width(width: number): number;
  /** The middle, px, of a line of `width` px (snapped already) that belongs at `position`. */
  middle(position: number, width: number): number;
}

export function pixelGrid(pixelRatio: number | undefined): PixelGrid {
  if (pixelRatio === undefined) return { width: (width) => width, middle: (position) => position };
  return {
    width: (width) => (width === 0 ? 0 : Math.max(1, Math.round(width * pixelRatio)) / pixelRatio),
    middle: (position, width) => {
      const device = position * pixelRatio;
      const odd = Math.round(width * pixelRatio) % 2 === 1;
      // Half-way cases go the same way whatever rounding did before.
      return (odd ? Math.floor(device + 1e-6) + 0.5 : Math.round(device - 1e-6)) / pixelRatio;
    },
  };
}
