import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../shared/root.js';
import { call, invalid, ok, paths } from './call.js';
import { type Entry, zipOf } from './zip.js';

const altitudes = readFileSync(join(root, 'examples/altitudes.ggb'));
const headers = { 'Content-Type': 'application/vnd.geogebra.file' };
const MB = 1024 * 1024;

const xml = (construction: string) =>
  Buffer.from(`<geogebra format="5.0"><construction>${construction}</construction></geogebra>`);
const plain = xml('<element type="point" label="A"><show object="true"/><coords x="1" y="2" z="1"/></element>');
const ggb = (content: Buffer, says: Partial<Entry> = {}) => zipOf([{ name: 'geogebra.xml', content, ...says }]);
const nested = (open: string, close: string, depth: number) => xml(open.repeat(depth) + close.repeat(depth));

/** GeoGebra files that lie about their sizes, or would fill memory. */
const hostile: Readonly<Record<string, Buffer>> = {
  'zeros, 1000 to 1': ggb(Buffer.alloc(100 * MB)),
  'zeros that say to be 100 bytes': ggb(Buffer.alloc(100 * MB), { saysSize: 100 }),
  'an entry that says to be longer': ggb(plain, { saysSize: plain.length + 1 }),
  'an entry that says to be shorter': ggb(plain, { saysSize: plain.length - 1 }),
  'an entry beyond the end': ggb(plain, { saysPacked: 1e9 }),
  'an entry of 4 GB': ggb(plain, { saysSize: 0xffffffff }),
  'one stream under 1,000 names': zipOf([
    { name: 'geogebra.xml', content: Buffer.alloc(15 * MB, 'x') },
    ...Array.from({ length: 1000 }, (_, i) => ({ name: `${i}.png`, content: Buffer.alloc(1000), isFirst: true })),
  ]),
  '60,000 entries that are not there': zipOf([{ name: 'geogebra.xml', content: plain }], { saysEntries: 60_000 }),
  'a directory that breaks off': zipOf([{ name: 'geogebra.xml', content: plain }], { saysEntries: 3 }),
  'only its first half': altitudes.subarray(0, altitudes.length / 2),
  'a million elements': ggb(xml('<a/>'.repeat(1_000_000))),
  'a million attributes': ggb(xml(`<a ${Array.from({ length: 1_000_000 }, (_, i) => `b${i}=""`).join(' ')}/>`)),
  'a million elements in bare XML': xml('<a/>'.repeat(1_000_000)),
  'a million elements within each other': ggb(nested('<a>', '</a>', 1_000_000)),
  'a million elements that never end': ggb(xml('<a>'.repeat(1_000_000))),
  'entities of entities': ggb(
    Buffer.from('<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><geogebra>&c;</geogebra>'),
  ),
};

export const geogebraCalls = [
  call('a GeoGebra file', paths.v2, { headers, body: altitudes }, ok({ width: 560, height: 420 })),
  call('a GeoGebra file with one point', `${paths.v2}?pixelRatio=1`, { headers, body: ggb(plain) }, ok()),
  ...Object.entries(hostile).map(([what, body]) =>
    call(`a GeoGebra file: ${what}`, paths.v2, { headers, body }, invalid()),
  ),
];
