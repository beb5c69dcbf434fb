// Counts the labels of figures that touch something, each figure without the offsets that its file has;
// with --fixed at the default places:
// node tools/dist/labels/measure.js [--fixed] FILES…
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isGeoGebra, readGeoGebra, readProject } from 'geoslide';
import { figureScene } from './figure-scene.js';
import { touchingLabels } from './touching-labels.js';
import { withoutPlaces } from './without-places.js';

const [flag] = process.argv.slice(2).filter((argument) => argument === '--fixed');
const files = process.argv.slice(2).filter((argument) => argument !== flag);
let labels = 0;
let touched = 0;
for (const file of files) {
  try {
    const bytes = readFileSync(file);
    const { project } = isGeoGebra(bytes) ? await readGeoGebra(bytes) : readProject(bytes.toString('utf8'));
    const scene = await figureScene(withoutPlaces(project, flag !== undefined));
    const { count, touching } = touchingLabels(scene);
    labels += count;
    touched += touching.length;
    if (count > 0) console.log(`${basename(file)}: ${touching.length} of ${count}  ${touching.join(', ')}`);
  } catch (error) {
    console.log(`${basename(file)}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}
console.log(
  `all: ${touched} of ${labels} labels touch something (${((100 * touched) / Math.max(labels, 1)).toFixed(1)} %)`,
);
