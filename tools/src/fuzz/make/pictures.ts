import { crc32, deflateSync } from 'node:zlib';
import { encodePng } from '@geoslide/png';
import jpeg from 'jpeg-js';
import type { Random } from './random.js';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG file whose check sums are right, whatever else is wrong. */
function pngFile(random: Random): Uint8Array {
  const side = () => (random.chance(0.97) ? 1 + random.int(20) : random.pick([0, 4096, 65_535, 2 ** 31, 2 ** 32 - 1]));
  const header = Buffer.alloc(13);
  const depth = random.chance(0.95) ? random.pick([1, 2, 4, 8, 16]) : random.int(256);
  const colorType = random.chance(0.95) ? random.pick([0, 2, 3, 4, 6]) : random.int(256);
  header.writeUInt32BE(side(), 0);
  header.writeUInt32BE(side(), 4);
  header.set([depth, colorType, 0, random.chance(0.97) ? 0 : 1, random.int(2)], 8);
  const length = random.chance(0.9) ? random.int(4000) : random.int(100_000);
  const even = random.chance(0.3);
  const rows = Uint8Array.from({ length }, () => (even ? 0 : random.int(256) % (random.chance(0.9) ? 5 : 256)));
  const packed = deflateSync(rows, { level: 1 });
  const cut = random.chance(0.1) ? packed.subarray(0, random.int(packed.length + 1)) : packed;
  const bytes = (most: number) => Uint8Array.from({ length: random.int(most) }, () => random.int(256));
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', random.chance(0.98) ? header : header.subarray(0, random.int(13))),
    ...(random.chance(0.5) ? [chunk('PLTE', bytes(800))] : []),
    ...(random.chance(0.4) ? [chunk('tRNS', bytes(300))] : []),
    ...random.several(3, () => chunk(random.pick(['tEXt', 'gAMA', 'abcd', 'IHDR', 'acTL']), bytes(50))),
    chunk('IDAT', cut),
    ...random.several(2, () => chunk('IDAT', bytes(50))),
    ...(random.chance(0.95) ? [chunk('IEND', new Uint8Array(0))] : []),
  ]);
}

const pixels = {
  width: 19,
  height: 13,
  data: Buffer.from(Array.from({ length: 988 }, (_, i) => (i % 4 === 3 ? 255 : i * i))),
};
const goodPng = encodePng(pixels);
const goodJpeg = jpeg.encode(pixels, 50).data;

/** Changes some bytes, takes some out, doubles some. */
function damaged(file: Uint8Array, random: Random): Uint8Array {
  let bytes: number[] = [...file];
  for (let rounds = 1 + random.int(6); rounds > 0 && bytes.length > 0; rounds--) {
    const at = random.int(bytes.length);
    const kind = random.int(5);
    if (kind < 2) bytes[at] = random.chance(0.5) ? random.pick([0, 1, 0x7f, 0x80, 0xff]) : random.int(256);
    else if (kind === 2) bytes[at]! ^= 1 << random.int(8);
    else if (kind === 3) bytes.splice(at, random.int(20));
    else bytes = [...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - random.int(40)))];
  }
  return Uint8Array.from(bytes);
}

const MARKERS = [0xc0, 0xc1, 0xc2, 0xc4, 0xc8, 0xcc, 0xcf, 0xd0, 0xd8, 0xd9, 0xda, 0xdb, 0xdd, 0xe0, 0xee, 0xfe];

/** Segments of a JPEG file with some in between that lie. */
function jpegFile(random: Random): Uint8Array {
  const parts: number[] = [...goodJpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 < goodJpeg.length && goodJpeg[at] === 0xff && goodJpeg[at + 1] !== 0xda) {
    const end = at + 2 + goodJpeg.readUInt16BE(at + 2);
    if (random.chance(0.95)) parts.push(...goodJpeg.subarray(at, end));
    if (random.chance(0.2)) parts.push(...segment(random));
    at = end;
  }
  return Uint8Array.from([...parts, ...goodJpeg.subarray(at)]);
}

function segment(random: Random): number[] {
  const length = random.int(40);
  const body = Array.from({ length }, () => (random.chance(0.5) ? random.int(4) : random.int(256)));
  return [0xff, random.pick(MARKERS), 0, random.chance(0.9) ? length + 2 : random.int(256), ...body];
}

/** Bytes that are, or nearly are, a PNG or JPEG file. */
export function pictureBytes(random: Random): Uint8Array {
  const kind = random.next();
  if (kind < 0.35) return pngFile(random);
  if (kind < 0.5) return damaged(pngFile(random), random);
  if (kind < 0.6) return jpegFile(random);
  if (kind < 0.95) return damaged(random.pick([goodPng, goodJpeg]), random);
  const start = random.pick([SIGNATURE, [0xff, 0xd8, 0xff], []]);
  return Uint8Array.from([...start, ...Array.from({ length: random.int(300) }, () => random.int(256))]);
}

/** What an image definition may point to; nothing that would be fetched. */
export function pictureAddress(random: Random): string {
  const kind = random.next();
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  if (kind < 0.4) return `data:image/png;base64,${base64(random.pick([goodPng, goodJpeg]))}`;
  if (kind < 0.7) return `data:image/jpeg;base64,${base64(pictureBytes(random))}`;
  return random.pick([
    'data:',
    'data:,x',
    'data:image/png;base64,====',
    'https://example.invalid/a.png',
    'file:///etc/passwd',
    '',
  ]);
}
