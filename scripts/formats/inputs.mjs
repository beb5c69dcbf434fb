import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '../../tools/dist/gallery/families.js';

/** Of a cell in the gallery's sheets, px. */
const CELL_WIDTH = 240;

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the formats are compared on: every plane slide of the shared projects (where they lie beside the checkout) and of the
 * examples, and every cell of the gallery.
 *
 * @returns {{ name: string, content: unknown, options: object, real: boolean, engines: string[] }[]} `real` for the shared
 *   projects; `engines` beside pdflatex.
 */
export function inputs() {
  const shared = join(root, '..', 'shared', 'projects');
  return [
    ...(existsSync(shared) ? projects(shared, true) : []),
    ...projects(join(root, 'examples'), false),
    ...Object.entries(families).flatMap(([family, cells]) => cells.map((cell, i) => fromCell(family, cell, i))),
  ];
}

function projects(folder, real) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return content.slides.flatMap((slide, i) => {
        if (slide.camera?.kind === '3d') return [];
        const name = `${basename(file, '.json')}${content.slides.length > 1 ? `-${i + 1}` : ''}`;
        return [{ name, content, options: { slideIndex: i + 1 }, real, engines: ['lualatex', 'xelatex'] }];
      });
    });
}

function fromCell(family, { name, content, view }, index) {
  const scale = CELL_WIDTH / (view.right - view.left);
  const words = name.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40);
  return {
    name: `${family}-${index + 1}-${words}`,
    content,
    options: { viewBound: view, scale },
    real: false,
    engines: [],
  };
}
