/** Pixels as a canvas has them: RGBA, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture of one gray, 0 to 255. */
export function blank(width: number, height: number, gray: number): Picture & { readonly data: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(4 * width * height).fill(gray);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, data };
}

/** Lays a picture into a larger one. */
export function copy(picture: Picture, sheet: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
    sheet.data.set(row, 4 * ((top + y) * sheet.width + left));
  }
}

/** The places, as offsets into `data`, where a channel of two pictures of one size differs by more than the tolerance. */
export function differences(a: Picture, b: Picture, tolerance: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < a.data.length; i += 4) {
    for (let c = i; c < i + 4; c++) {
      if (Math.abs(a.data[c]! - b.data[c]!) <= tolerance) continue;
      places.push(i);
      break;
    }
  }
  return places;
}

/** Three parts: what was, what is, and the `places` where they differ, red on the faded second. */
export function comparison(before: Picture, after: Picture, places: readonly number[]): Picture {
  const { width, height } = after;
  const marked = blank(width, height, 255);
  for (let i = 0; i < after.data.length; i += 4) {
    for (let c = i; c < i + 3; c++) marked.data[c] = 200 + after.data[c]! * 0.2;
  }
  for (const place of places) marked.data.set([220, 0, 0, 255], place);
  const all = blank(3 * width, height, 255);
  for (const [i, part] of [before, after, marked].entries()) copy(part, all, i * width, 0);
  return all;
}
