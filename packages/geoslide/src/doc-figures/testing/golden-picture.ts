import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { renderPng } from '../../index.js';

/** Set, it writes the pictures anew: look at each that changes. */
const UPDATE = 'UPDATE_PICTURES';

/** px of a picture in space, which has no shape of its own. */
const SPACE_SIZE = { width: 480, height: 480 };

/** Draws a figure text in which nothing may be wrong. */
export async function pictureOf(text: string): Promise<Uint8Array> {
  const isSpace = /^camera /m.test(text);
  const { bytes, warnings } = await renderPng(text, isSpace ? { size: SPACE_SIZE } : {});
  expect(warnings).toEqual([]);
  return bytes;
}

/** Compares a picture with the file in which it is kept, pixel by pixel. */
export function expectPicture(bytes: Uint8Array, file: URL): void {
  if (process.env[UPDATE]) {
    if (!existsSync(file) || !samePixels(readFileSync(file), bytes)) writeFileSync(file, bytes);
    return;
  }
  const same = existsSync(file) && samePixels(readFileSync(file), bytes);
  expect(same, `${file.pathname} is another picture: look at both; ${UPDATE}=1 writes it anew`).toBe(true);
}

function samePixels(a: Uint8Array, b: Uint8Array): boolean {
  const one = PNG.sync.read(Buffer.from(a));
  const other = PNG.sync.read(Buffer.from(b));
  return one.width === other.width && one.height === other.height && one.data.equals(other.data);
}
