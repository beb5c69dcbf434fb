// Draws every mark and every property value into a labelled cell, one contact sheet per family, into out/gallery.
//   npm run gallery                     all families at pixelRatio 1 and 3, compared with docs/gallery
//   npm run gallery -- --golden         the comparison alone, at pixelRatio 1
//   npm run gallery -- lines --update   takes the sheet `lines` as the new golden picture, and fails: look at it, then run again
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPng } from '../packages/geoslide/dist/index.js';
import { decodePng, encodePng } from '../packages/png/dist/index.js';
import { families } from './gallery/families.mjs';
import { blank, copy, differences } from './reference/pixels.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const goldens = join(root, 'docs', 'gallery');
const out = join(root, 'out', 'gallery');

/** Sheets have this many cells across, this many px apart, each with a caption of this height below. */
const COLUMNS = 5;
const GAP = 2;
const CELL = { width: 240, height: 180 };
const CAPTION = 20;
const RATIOS = process.argv.includes('--golden') ? [1] : [1, 3];

/** Golden pictures may differ in this many pixels of a sheet. */
const MAX_DIFFERENT = 20;

const args = process.argv.slice(2);
const update = args.includes('--update');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !(name in families));
if (unknown.length > 0) {
  console.error(`There is no family ${unknown.join(', ')}; there are ${Object.keys(families).join(', ')}.`);
  process.exit(2);
}

await mkdir(out, { recursive: true });
if (update) await mkdir(goldens, { recursive: true });
let failed = false;
for (const [family, cells] of Object.entries(families)) {
  if (names.length > 0 && !names.includes(family)) continue;
  for (const ratio of RATIOS) {
    const sheet = await contactSheet(cells, ratio);
    const file = join(out, `${family}${ratio === 1 ? '' : `@${ratio}x`}.png`);
    await writeFile(file, encodePng(sheet));
    console.log(relative(root, file));
    if (ratio !== 1) continue;
    const golden = join(goldens, `${family}.png`);
    if (update) await writeFile(golden, encodePng(sheet));
    else failed = !(await matches(sheet, golden, join(out, `${family}.difference.png`))) || failed;
  }
}
if (update) console.error('The golden pictures are new: look at them and run the gallery again.');
process.exitCode = failed || update ? 1 : 0;

async function contactSheet(cells, ratio) {
  const rows = Math.ceil(cells.length / COLUMNS);
  const step = { x: (CELL.width + GAP) * ratio, y: (CELL.height + CAPTION + GAP) * ratio };
  const sheet = blank(COLUMNS * step.x + GAP * ratio, rows * step.y + GAP * ratio, 214);
  for (const [i, cell] of cells.entries()) {
    const left = GAP * ratio + (i % COLUMNS) * step.x;
    const top = GAP * ratio + Math.floor(i / COLUMNS) * step.y;
    copy(await cellPicture(cell, ratio), sheet, left, top);
    copy(await captionPicture(cell.name, ratio), sheet, left, top + CELL.height * ratio);
  }
  return sheet;
}

async function cellPicture({ name, content, view }, pixelRatio) {
  const scale = CELL.width / (view.right - view.left);
  const { bytes, warnings } = await renderPng(content, { view2D: { ...view, scale, pixelRatio } });
  for (const warning of warnings) throw new Error(`${name}: ${warning.id ?? ''} ${warning.message}`);
  const picture = decodePng(bytes);
  if (picture.width !== CELL.width * pixelRatio || picture.height !== CELL.height * pixelRatio) {
    throw new Error(`${name}: the cell is ${picture.width} × ${picture.height}: its view has to be 4 : 3`);
  }
  return picture;
}

async function captionPicture(name, pixelRatio) {
  const style = { screenFixed: true, offsetX: 6, offsetY: CAPTION - 6, fontSize: 11, color: '#4b5563' };
  const hidden = { show: false };
  const styleSheet = { background: { color: '#f3f4f6' }, xaxis: hidden, yaxis: hidden, texts: [['caption', style]] };
  const slide = { definitions: [{ kind: 'text', id: 'caption', template: name }], uvarMap: [], styleSheet, doc: [] };
  const content = { metadata: { version: '11' }, messages: [], slides: [slide] };
  const view2D = { left: 0, right: CELL.width, bottom: 0, top: CAPTION, scale: 1, pixelRatio };
  return decodePng((await renderPng(content, { view2D })).bytes);
}

/** Compares with the golden picture; writes what differs, in red on the faded sheet. */
async function matches(sheet, goldenFile, differenceFile) {
  let golden;
  try {
    golden = decodePng(await readFile(goldenFile));
  } catch (error) {
    console.error(`${relative(root, goldenFile)} can't be read (${error.message}); --update makes it`);
    return false;
  }
  if (golden.width !== sheet.width || golden.height !== sheet.height) {
    console.error(
      `${relative(root, goldenFile)} is ${golden.width} × ${golden.height}, now ${sheet.width} × ${sheet.height}`,
    );
    return false;
  }
  const places = differences(sheet, golden);
  if (places.length <= MAX_DIFFERENT) return true;
  const difference = blank(sheet.width, sheet.height, 255);
  for (let i = 0; i < sheet.data.length; i += 4) {
    for (let c = 0; c < 3; c++) difference.data[i + c] = 200 + sheet.data[i + c] * 0.2;
  }
  for (const place of places) difference.data.set([220, 0, 0, 255], place);
  await writeFile(differenceFile, encodePng(difference));
  console.error(`${relative(root, goldenFile)}: ${places.length} pixels differ, see ${relative(root, differenceFile)}`);
  return false;
}
