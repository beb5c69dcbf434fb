import { crc32, deflateSync } from 'node:zlib';
import { baseline, progressive } from './jpeg.js';
import { type Fields, type HostileProject, large, project } from './kit.js';

// Pictures of few bytes.

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

const known = new Map<string, Buffer>();

interface PngKind {
  readonly depth?: number;
  readonly colorType?: keyof typeof CHANNELS;
  readonly interlace?: 0 | 1;
}

/** Channels by the colour type. */
const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG of few bytes and many pixels; another address for each number. */
function bomb(side: number, number: number, kind: PngKind = {}): string {
  const { depth = 8, colorType = 6, interlace = 0 } = kind;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colorType, 0, 0, interlace], 8);
  const key = `${side} ${depth} ${colorType} ${interlace}`;
  const channels = CHANNELS[colorType];
  const size = side * (Math.ceil((side * channels * depth) / 8) + 1) + (interlace ? 16 * side : 0);
  if (!known.has(key)) known.set(key, deflateSync(Buffer.alloc(size), { level: 9 }));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`n\0${number}`)),
    ...(colorType === 3 ? [chunk('PLTE', Buffer.from([255, 0, 0]))] : []),
    chunk('IDAT', known.get(key)!),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

const jpegAddress = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;

const shown = (
  count: number,
  address: (i: number) => string,
  style: Fields = {},
  fields: Fields = {},
): ReturnType<HostileProject> => [
  project(
    Array.from({ length: count }, (_, i) => ({ kind: 'image', id: `I_${i}`, url: address(i) })),
    {
      styleSheet: { imageType: style },
    },
  ),
  fields,
];
const whole = { offsetX: -10, offsetY: 10, width: 4096, height: 4096 };
const turned = { ...whole, rotation: 33 };

export const pictures: Readonly<Record<string, HostileProject>> = {
  'a picture of few bytes and many pixels': () => shown(1, (i) => bomb(4000, i)),
  'fifty pictures of 1,000 px': () => shown(50, (i) => bomb(1000, i)),
  'fifty pictures of 4,000 px': () => shown(50, (i) => bomb(4000, i)),
  'a turned picture of 4096 px': () => shown(1, (i) => bomb(4096, i), turned, large),
  'two turned pictures of 4096 px': () => shown(2, (i) => bomb(4096, i), turned, large),
  '20,000 times one turned picture of 4096 px': () => shown(9000, () => bomb(64, 0), turned, large),
  '60 times a picture of 4096 px, shrunk': () => shown(60, () => bomb(4096, 0), { width: 2000, height: 2000 }, large),
  '60 times a picture of 4096 px, small': () => shown(60, () => bomb(4096, 0), { width: 20, height: 20 }, large),
  '9,000 tiny pictures': () => shown(9000, (i) => bomb(2, i), { width: 20, height: 20 }),
  '9,000 pictures in one place': () => shown(9000, (i) => bomb(2, i % 40), whole, large),
  'an interlaced picture of 16 bits': () => shown(2, (i) => bomb(4096, i, { depth: 16, interlace: 1 }), whole, large),
  'a picture with a palette of 4096 px': () => shown(2, (i) => bomb(4096, i, { depth: 1, colorType: 3 }), whole, large),
  'a JPEG of 4096 px': () => shown(2, () => jpegAddress(baseline(4096, 4096)), whole, large),
  'a progressive JPEG of 10 scans': () => shown(1, () => jpegAddress(progressive(2048, 2048, 10)), whole, large),
  'a progressive JPEG of 1,000 scans': () => shown(1, () => jpegAddress(progressive(2048, 2048, 1000)), whole, large),
  'fifty progressive JPEGs of 200 scans': () =>
    shown(50, (i) => jpegAddress(progressive(512, 512, 200 + i)), whole, large),
  'a JPEG of many tables': () => shown(1, () => jpegAddress(progressive(64, 64, 50_000)), whole, large),
};
