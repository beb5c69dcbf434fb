import type { ImageNode } from '@geoslide/core';
import type { PdfDocument, Reference } from './document.js';

/**
 * An image object, one unit wide and high. A JPEG is kept as it came; other pictures are written as pixels and their
 * mask.
 */
export function addImage(document: PdfDocument, { pixels, file }: ImageNode): Reference {
  const kind = '/Type /XObject /Subtype /Image /Interpolate true';
  const jpeg = file.mimeType === 'image/jpeg' ? jpegFrame(file.bytes) : undefined;
  if (jpeg !== undefined) {
    const { width, height, gray } = jpeg;
    const entries = `${kind} /Width ${width} /Height ${height} /BitsPerComponent 8`;
    const space = gray ? '/DeviceGray' : '/DeviceRGB';
    return document.addEncoded(`${entries} /ColorSpace ${space} /Filter /DCTDecode`, file.bytes);
  }
  const { width, height, data } = pixels;
  const count = width * height;
  const colors = new Uint8Array(3 * count);
  const mask = new Uint8Array(count);
  let opaque = true;
  for (let i = 0; i < count; i++) {
    colors[3 * i] = data[4 * i]!;
    colors[3 * i + 1] = data[4 * i + 1]!;
    colors[3 * i + 2] = data[4 * i + 2]!;
    mask[i] = data[4 * i + 3]!;
    if (mask[i] !== 255) opaque = false;
  }
  const size = `${kind} /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const softMask = opaque ? '' : ` /SMask ${document.addStream(`${size} /ColorSpace /DeviceGray`, mask)}`;
  return document.addStream(`${size} /ColorSpace /DeviceRGB${softMask}`, colors);
}

/** Markers of JPEG (ITU T.81, table B.1). */
const START_OF_SCAN = 0xda;
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;

interface JpegFrame {
  readonly width: number;
  readonly height: number;
  readonly gray: boolean;
}

/** What a JPEG's frame header says; undefined for one with four channels, which programs read differently. */
function jpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker >= BASELINE && marker <= PROGRESSIVE) {
      const channels = bytes[at + 9];
      if (channels !== 1 && channels !== 3) return undefined;
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), gray: channels === 1 };
    }
    if (marker === START_OF_SCAN) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
