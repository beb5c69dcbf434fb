import type { LoadedPicture } from '@geoslide/core';
import type { Construction } from '@geoslide/geometry';
import { decodeImage } from '@geoslide/png';
import type { Warning } from '@geoslide/protocol';
import type { ImageLoader } from './options.js';

/** Most pictures of one slide that are loaded: each may hold some megabytes. */
const MAX_IMAGES = 50;

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

/** The pictures of a slide by address; one that can't be had is a warning and is not drawn. */
export async function loadImages(
  construction: Construction,
  load: ImageLoader,
): Promise<{ images: Map<string, LoadedPicture>; warnings: Warning[] }> {
  const images = new Map<string, LoadedPicture>();
  const warnings: Warning[] = [];
  for (const { id, value } of construction.objects.values()) {
    if (value?.type !== 'Image' || images.has(value.address)) continue;
    if (images.size >= MAX_IMAGES) {
      warnings.push({ id, message: `the picture is left out: a slide shows at most ${MAX_IMAGES}` });
      continue;
    }
    try {
      const bytes = await load(value.address);
      const { pixels, mimeType } = decodeImage(bytes);
      images.set(value.address, { pixels, file: { bytes, mimeType } });
    } catch (error) {
      warnings.push({ id, message: `the picture can't be shown: ${error instanceof Error ? error.message : error}` });
    }
  }
  return { images, warnings };
}
