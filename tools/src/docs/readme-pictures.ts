// Draws the pictures of README.md from the examples, into docs/pictures. With --check it only says whether they are current.
import '../shared/require-build.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PngOptions, renderPng } from 'geoslide';
import { root } from '../shared/root.js';
import { openOutput } from './output.js';

const read = (file: string) => JSON.parse(readFileSync(join(root, 'examples', file), 'utf8'));

const PICTURES: Readonly<Record<string, PngOptions>> = {
  thales: {
    template: read('templates/night.json'),
    view2D: { left: -5.8, right: 5, bottom: -1.5, top: 5.7, scale: 60 },
  },
  'cube-section': { contain: true, size: { width: 648, height: 432 }, view3D: { yaw: -0.9 } },
  'unit-circle': {},
};

const output = openOutput('node tools/dist/docs/readme-pictures.js');
for (const [name, options] of Object.entries(PICTURES)) {
  const { bytes, warnings } = await renderPng(read(`${name}.json`), options);
  if (warnings.length > 0) throw new Error(`${name}: ${warnings[0]!.message}`);
  output.picture(`pictures/${name}.png`, bytes);
}
output.finish();
