import { ImageError } from './image-error.js';

/**
 * Undoes the filters of rows of one filter byte and `size` bytes each, in place. `back` is the distance to the same byte of the
 * pixel before. https://www.w3.org/TR/png-3/#9Filters
 */
export function unfilter(rows: Uint8Array, size: number, back: number): void {
  const stride = size + 1;
  for (let start = 0; start < rows.length; start += stride) {
    const filter = rows[start]!;
    if (filter === 0) continue;
    if (filter > 4) throw new ImageError(`The PNG file has a row with filter ${filter}, which PNG does not define`);
    for (let i = 0; i < size; i++) {
      const at = start + 1 + i;
      const left = i >= back ? rows[at - back]! : 0;
      const up = start > 0 ? rows[at - stride]! : 0;
      const upLeft = start > 0 && i >= back ? rows[at - stride - back]! : 0;
      rows[at] = rows[at]! + predicted(filter, left, up, upLeft);
    }
  }
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default:
      return paeth(left, up, upLeft);
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toUpLeft = Math.abs(estimate - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
