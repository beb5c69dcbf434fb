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

/** The pictures of a slide by address; one that can't be had is a warning and is not drawn. They are loaded side by side. */
export async function loadImages(
  construction: Construction,
  load: ImageLoader,
): Promise<{ images: Map<string, LoadedPicture>; warnings: Warning[] }> {
  const users = new Map<string, string>();
  const warnings: Warning[] = [];
  for (const { id, value } of construction.objects.values()) {
    if (value?.type !== 'Image' || users.has(value.address)) continue;
    if (users.size < MAX_IMAGES) users.set(value.address, id);
    else warnings.push({ id, message: `the picture is left out: a slide shows at most ${MAX_IMAGES}` });
  }
  const images = new Map<string, LoadedPicture>();
  const loaded = [...users].map(async ([address, id]) => {
    try {
      const bytes = await load(address);
      const { pixels, mimeType } = decodeImage(bytes);
      images.set(address, { pixels, file: { bytes, mimeType } });
    } catch (error) {
      warnings.push({ id, message: `the picture can't be shown: ${error instanceof Error ? error.message : error}` });
    }
  });
  await Promise.all(loaded);
  return { images, warnings };
}
