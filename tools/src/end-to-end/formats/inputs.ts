import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PngOptions } from 'geoslide';
import type { Cell, Project } from '../../gallery/cell.js';
import { families } from '../../gallery/families.js';
import { root } from '../../shared/root.js';
import type { Engine } from './tex.js';

/** Of a cell in the gallery's sheets, px. */
const CELL_WIDTH = 240;

export interface Input {
  readonly name: string;
  readonly content: object;
  readonly options: PngOptions;
  /** Of the shared projects. */
  readonly real: boolean;
  /** Those beside pdflatex. */
  readonly engines: readonly Engine[];
}

/** Of a scene in space, px. */
const SCENE_SIZE = { width: 600, height: 600 };

/**
 * What the formats are compared on: every slide of the shared projects and scenes in space (where they lie beside the
 * checkout) and of the examples, and every cell of the gallery.
 */
export function inputs(): Input[] {
  const shared = join(root, '..', 'shared', 'projects');
  const scenes = join(root, '..', 'shared', 'scenes');
  return [
    ...(existsSync(shared) ? projects(shared, true) : []),
    ...(existsSync(scenes) ? inTurn(projects(scenes, false, { size: SCENE_SIZE })) : []),
    ...projects(join(root, 'examples'), false),
    ...Object.entries(families).flatMap(([family, cells]) => cells.map((cell, i) => fromCell(family, cell, i))),
  ];
}

/** Scenes are many and alike: each is compiled with one of the slow engines, by turns. */
const inTurn = (scenes: readonly Input[]): Input[] =>
  scenes.map((scene, i) => ({ ...scene, engines: [i % 2 === 0 ? 'lualatex' : 'xelatex'] }));

function projects(folder: string, real: boolean, options: PngOptions = {}): Input[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const content: Project = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return content.slides.map((_, i): Input => {
        const name = `${basename(file, '.json')}${content.slides.length > 1 ? `-${i + 1}` : ''}`;
        return { name, content, options: { ...options, slideIndex: i + 1 }, real, engines: ['lualatex', 'xelatex'] };
      });
    });
}

function fromCell(family: string, { name, content, view }: Cell, index: number): Input {
  if (view === undefined) throw new Error(`${family}: the cell ${name} has no view`);
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
