import { decodeImage, ImageError } from '@geoslide/png';
import { pictureBytes } from '../make/pictures.js';
import { declared, holds, type Target } from '../target.js';

/** What one case may decode: large pictures are slow and show nothing more. */
const MAX_PIXELS = 1 << 20;

export const pictures: Target<Uint8Array> = {
  name: 'picture',
  make: pictureBytes,
  async check(bytes) {
    const before = bytes.slice();
    const image = await decodeImage(bytes, MAX_PIXELS).catch((error: unknown) =>
      declared<never>(() => {
        throw error;
      }, ImageError),
    );
    holds(Buffer.compare(before, bytes) === 0, 'the bytes that were given have changed');
    if (image instanceof Error) return;
    const { width, height, data } = image.pixels;
    holds(width * height <= MAX_PIXELS, `${width} × ${height} px are over the bound`);
    holds(data.length === 4 * width * height, `${data.length} bytes are not ${width} × ${height} px`);
  },
};
