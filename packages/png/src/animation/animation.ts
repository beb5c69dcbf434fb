/** What all pictures of an animation share. */
export interface AnimationOptions {
  /** Of each picture, px. */
  readonly width: number;
  readonly height: number;
  /** How long each picture is shown, ms. */
  readonly delay: number;
}

/** Writes the pictures of an animation, one after the other: only the last one is kept as pixels. */
export interface AnimationWriter {
  /** RGBA, 8 bits each, rows from the top, colours not multiplied by alpha; `width` × `height` px. */
  add(pixels: Uint8ClampedArray): void;
  /** The file, which is played again and again. Throws a RangeError where no picture was added. */
  finish(): Uint8Array;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels as one number each. Throws a RangeError for a picture of another size. */
export function wordsOf(pixels: Uint8ClampedArray, { width, height }: AnimationOptions): Int32Array {
  if (pixels.length !== 4 * width * height) {
    throw new RangeError(`The picture has ${pixels.length} bytes: ${width} × ${height} px need ${4 * width * height}`);
  }
  const copy = pixels.slice();
  return new Int32Array(copy.buffer);
}

/** The smallest box that holds all pixels that differ; one pixel where none does. */
export function changedBox(before: Int32Array, after: Int32Array, width: number): Box {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const x = i % width;
    bottom = (i - x) / width;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (top < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The pixels of a box. */
export function cut(pixels: Int32Array, width: number, box: Box): Int32Array {
  const part = new Int32Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.y + y) * width + box.x;
    part.set(pixels.subarray(from, from + box.width), y * box.width);
  }
  return part;
}

/** What `finish` throws of an animation without pictures. */
export function noPictures(): RangeError {
  return new RangeError('An animation needs a picture');
}
