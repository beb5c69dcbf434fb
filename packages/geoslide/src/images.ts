import type { LoadedPicture } from '@geoslide/core';
import type { Construction, Work } from '@geoslide/geometry';
import { decodeImage, MAX_IMAGE_PIXELS, MAX_IMAGE_WORK } from '@geoslide/png';
import type { Warning } from '@geoslide/protocol';
import type { ImageLoader } from './options.js';

/** Most pictures of one slide that are loaded: each may hold some megabytes. */
const MAX_IMAGES = 50;

/** Of all pictures of a slide together, px of 4 bytes: two of the largest. */
const MAX_SLIDE_PIXELS = 2 * MAX_IMAGE_PIXELS;

const DATA_URI = /^data:image\/(?:png|jpeg|jpg);base64,([A-Za-z0-9+/=\s]*)$/;

/** Loads `data:` addresses and nothing else: what a project names must not make the renderer reach out. */
export const dataImages: ImageLoader = async (address) => {
  const match = DATA_URI.exec(address);
  if (!match) {
    throw new Error('only data:image/png and data:image/jpeg addresses in base64 are loaded here');
  }
  const text = atob(match[1]!.replace(/\s+/g, ''));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/** Decoding counts in ns: a step takes as many in drawing. */
const DECODING_OF_STEP = 40;

interface LoadedImages {
  readonly images: Map<string, LoadedPicture>;
  readonly warnings: Warning[];
}

/** The pictures of a slide by address, loaded side by side and decoded one after the other; one that can't be had is a warning. */
export async function loadImages(
  construction: Construction,
  load: ImageLoader,
  work: Pick<Work, 'left'>,
  maxPixels = MAX_SLIDE_PIXELS,
): Promise<LoadedImages> {
  const users = new Map<string, string>();
  const warnings: Warning[] = [];
  const warn = (id: string, reason: string) => warnings.push({ id, message: `the picture can't be shown: ${reason}` });
  for (const { id, value } of construction.objects.values()) {
    if (value?.type !== 'Image' || users.has(value.address)) continue;
    if (users.size < MAX_IMAGES) users.set(value.address, id);
    else warn(id, `a slide shows at most ${MAX_IMAGES}`);
  }
  const loads = [...users].map(async ([address, id]) => {
    try {
      return { address, id, bytes: await load(address) };
    } catch (error) {
      return { address, id, error };
    }
  });
  const images = new Map<string, LoadedPicture>();
  let left = maxPixels;
  let workLeft = MAX_IMAGE_WORK;
  for (const { address, id, ...loaded } of await Promise.all(loads)) {
    try {
      if ('error' in loaded) throw loaded.error;
      const { bytes } = loaded;
      const most = Math.min(workLeft, DECODING_OF_STEP * work.left);
      const { pixels, mimeType, work: took } = await decodeImage(bytes, Math.min(left, MAX_IMAGE_PIXELS), most);
      left -= pixels.width * pixels.height;
      workLeft -= took;
      work.left -= took / DECODING_OF_STEP;
      images.set(address, { pixels, file: { bytes, mimeType } });
    } catch (error) {
      warn(id, error instanceof Error ? error.message : String(error));
    }
  }
  return { images, warnings };
}
