/** An image file that can't be used; the message tells why. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

/** 4096 × 4096, 67 MB decoded: more than any slide shows. */
export const MAX_IMAGE_PIXELS = 1 << 24;

/** About ns: a picture that takes longer to decode is not shown. */
export const MAX_IMAGE_WORK = 1.75e9;

export function checkWork(work: number, maxWork = MAX_IMAGE_WORK): void {
  if (work > maxWork)
    throw new ImageError('The image takes too much work to decode: make it smaller, or save it with fewer scans');
}

export function checkSize(width: number, height: number, maxPixels = MAX_IMAGE_PIXELS): void {
  if (width < 1 || height < 1) throw new ImageError(`The image has ${width} × ${height} px: it needs at least 1 × 1`);
  if (width * height > maxPixels) {
    throw new ImageError(
      `The image has ${width} × ${height} px: at most ${maxPixels} px in all are allowed, make it smaller`,
    );
  }
}
