import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Project } from '../../gallery/cell.js';
import { solids } from '../../gallery/solids.js';
import { root } from '../../shared/root.js';
import { inputs } from '../formats/inputs.js';
import type { DrawnFigure } from './hashes.js';

const examples = join(root, 'examples');

/**
 * Slides of the plane and in space, each with the options that it is drawn with: shared projects, examples and all of
 * the gallery.
 */
export function figures(): DrawnFigure[] {
  const spaceExamples = readdirSync(examples)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): { readonly name: string; readonly content: Project } => ({
      name: basename(file, '.json'),
      content: JSON.parse(readFileSync(join(examples, file), 'utf8')),
    }))
    .filter(({ content }) => content.slides[0].camera?.kind === '3d');
  const view3D = { width: 240, height: 180, pixelRatio: 1 };
  return [
    ...inputs().map(
      ({ name, content, options }): DrawnFigure => ({ name, content, options, formats: ['png', 'svg', 'tikz'] }),
    ),
    ...[...spaceExamples, ...solids].map(
      ({ name, content }): DrawnFigure => ({
        name,
        content,
        options: { view3D },
        formats: ['png'],
      }),
    ),
  ];
}
