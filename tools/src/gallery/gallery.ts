// Draws every mark and every property value into a labelled cell, one contact sheet per family, into out/gallery.
//   npm run gallery                     all families at pixelRatio 1 and 3, compared with docs/gallery
//   npm run gallery -- --golden         the comparison alone, at pixelRatio 1
//   npm run gallery -- lines --update   takes the sheet `lines` as the new golden picture, and fails: look at it, then run again
import '../shared/require-build.js';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { decodePng, encodePng } from '@geoslide/png';
import { contactSheet } from '../shared/contact-sheet.js';
import { messageOf } from '../shared/message-of.js';
import { comparison, differences, type Picture } from '../shared/pixels.js';
import { root } from '../shared/root.js';
import { families } from './families.js';

const goldens = join(root, 'docs', 'gallery');
const out = join(root, 'out', 'gallery');

const FORMAT = { columns: 5, width: 240, height: 180, caption: 20, fontSize: 11 };
const RATIOS = process.argv.includes('--golden') ? [1] : [1, 3];

/** Golden pictures may differ by this much in a channel, in this many pixels of a sheet: rounding on another machine. */
const TOLERANCE = 8;
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
    const sheet = await contactSheet(cells, { ...FORMAT, ratio });
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

/** Compares with the golden picture; where they differ it writes both and their difference. */
async function matches(sheet: Picture, goldenFile: string, differenceFile: string): Promise<boolean> {
  let golden: Picture;
  try {
    golden = decodePng(await readFile(goldenFile));
  } catch (error) {
    console.error(`${relative(root, goldenFile)} can't be read (${messageOf(error)}); --update makes it`);
    return false;
  }
  if (golden.width !== sheet.width || golden.height !== sheet.height) {
    console.error(
      `${relative(root, goldenFile)} is ${golden.width} × ${golden.height}, now ${sheet.width} × ${sheet.height}`,
    );
    return false;
  }
  const places = differences(sheet, golden, TOLERANCE);
  if (places.length <= MAX_DIFFERENT) return true;
  await writeFile(differenceFile, encodePng(comparison(golden, sheet, places)));
  console.error(`${relative(root, goldenFile)}: ${places.length} pixels differ, see ${relative(root, differenceFile)}`);
  return false;
}
