import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { solids } from '../../tools/dist/gallery/solids.js';
import { inputs } from '../formats/inputs.mjs';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

/** Slides of the plane and in space, each with the options that it is drawn with: shared projects, examples and all of the gallery. */
export function figures() {
  const spaceExamples = readdirSync(examples)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: basename(file, '.json'), content: JSON.parse(readFileSync(join(examples, file), 'utf8')) }))
    .filter(({ content }) => content.slides[0].camera?.kind === '3d');
  const view3D = { width: 240, height: 180, pixelRatio: 1 };
  return [
    ...inputs().map(({ name, content, options }) => ({ name, content, options, formats: ['png', 'svg', 'tikz'] })),
    ...[...spaceExamples, ...solids].map(({ name, content }) => ({
      name,
      content,
      options: { view3D },
      formats: ['png'],
    })),
  ];
}
