// Draws every mark and every property value into a labelled cell, one contact sheet per family, into out/gallery.
//   npm run gallery                     all families at pixelRatio 1 and 3
//   npm run gallery -- --update         writes the golden pictures that differ, and names them
//   npm run gallery -- lines --update   the same for one family
import '../shared/require-build.js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { encodePng } from '@geoslide/png';
import { contactSheet } from '../shared/contact-sheet.js';
import { root } from '../shared/root.js';
import { families } from './families.js';
import { updateGoldens } from './golden.js';

const out = join(root, 'out', 'gallery');

const FORMAT = { columns: 5, width: 240, height: 180, caption: 20, fontSize: 11 };

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !(name in families));
if (unknown.length > 0) {
  console.error(`There is no family ${unknown.join(', ')}; there are ${Object.keys(families).join(', ')}.`);
  process.exit(2);
}
const chosen = names.length > 0 ? names : Object.keys(families);

if (args.includes('--update')) {
  const changed = await updateGoldens(chosen);
  console.log(changed.length > 0 ? changed.join('\n') : 'nothing differs');
} else {
  await mkdir(out, { recursive: true });
  for (const family of chosen) {
    for (const ratio of [1, 3]) {
      const sheet = await contactSheet(families[family]!, { ...FORMAT, ratio });
      const file = join(out, `${family}${ratio === 1 ? '' : `@${ratio}x`}.png`);
      await writeFile(file, encodePng(sheet));
      console.log(relative(root, file));
    }
  }
}
