/** A picture of one gray. */
export function blank(width, height, gray) {
  const data = new Uint8ClampedArray(4 * width * height).fill(gray);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, data };
}

/** Lays a picture into a larger one. */
export function copy(picture, sheet, left, top) {
  for (let y = 0; y < picture.height; y++) {
    const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
    sheet.data.set(row, 4 * ((top + y) * sheet.width + left));
  }
}

/** The places, as offsets into `data`, where a channel of two pictures of one size differs by more than the tolerance. */
export function differences(a, b, tolerance) {
  const places = [];
  for (let i = 0; i < a.data.length; i += 4) {
    for (let c = i; c < i + 4; c++) {
      if (Math.abs(a.data[c] - b.data[c]) <= tolerance) continue;
      places.push(i);
      break;
    }
  }
  return places;
}
