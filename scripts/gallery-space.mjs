// Draws textbook solids into labelled cells, twelve on a contact sheet, into out/gallery/space-<n>.png.
//   node scripts/gallery-space.mjs          at pixelRatio 1
//   node scripts/gallery-space.mjs 2        at pixelRatio 2
//   node scripts/gallery-space.mjs 2 net    only cells whose name holds `net`, in one sheet `space-found`
import './bundle/require-build.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPng } from '../packages/geoslide/dist/bundle.mjs';
import { decodePng, encodePng } from '../packages/png/dist/index.js';
import { solids } from './gallery/solids.mjs';
import { blank, copy } from './reference/pixels.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'out', 'gallery');
const COLUMNS = 4;
const ROWS = 3;
const SIZE = 300;
const GAP = 2;

const ratio = Number(process.argv[2] ?? 1);
const wanted = process.argv[3];
const cells = wanted ? solids.filter(({ name }) => name.includes(wanted)) : solids;

await mkdir(out, { recursive: true });
for (let start = 0; start < cells.length; start += COLUMNS * ROWS) {
  const part = cells.slice(start, start + COLUMNS * ROWS);
  const number = wanted ? 'found' : 1 + start / (COLUMNS * ROWS);
  const file = join(out, `space-${number}${ratio === 1 ? '' : `@${ratio}x`}.png`);
  await writeFile(file, encodePng(await contactSheet(part)));
  console.log(relative(root, file));
}

async function contactSheet(part) {
  const columns = Math.min(COLUMNS, part.length);
  const step = (SIZE + GAP) * ratio;
  const sheet = blank(columns * step + GAP * ratio, Math.ceil(part.length / columns) * step + GAP * ratio, 214);
  for (const [i, { name, content }] of part.entries()) {
    const picture = await cellPicture(name, content);
    const left = GAP * ratio + (i % columns) * step;
    const top = GAP * ratio + Math.floor(i / columns) * step;
    copy(picture, sheet, left, top);
  }
  return sheet;
}

async function cellPicture(name, content) {
  const captioned = structuredClone(content);
  const [slide] = captioned.slides;
  slide.definitions.push({ kind: 'text', id: 'caption', template: name });
  const caption = { screenFixed: true, offsetX: 7, offsetY: SIZE - 8, fontSize: 12, color: '#6b7280' };
  slide.styleSheet.texts = [['caption', caption]];
  const { bytes, warnings } = await renderPng(captioned, {
    view3D: { width: SIZE, height: SIZE, pixelRatio: ratio },
  });
  for (const { id, message } of warnings) console.warn(`${name}: ${id ?? ''} ${message}`);
  return decodePng(bytes);
}
