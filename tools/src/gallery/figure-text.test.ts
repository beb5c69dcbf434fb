// Projects as figure text and back: each slide has to give the same picture, byte for byte.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type PngOptions, type Project, parseFigure, printFigure, readGeoGebra, renderSvg } from 'geoslide';
import { expect, test } from 'vitest';
import { root } from '../shared/root.js';
import { families } from './families.js';

type Options = Pick<PngOptions, 'viewBound' | 'scale'>;

/** The SVG of every slide with its warnings, or why it is not drawn. */
async function picturesOf(content: Project, options: Options): Promise<unknown[]> {
  const pictures: unknown[] = [];
  for (const index of content.slides.keys()) {
    const drawn = renderSvg(content, { ...options, slideIndex: index + 1 });
    pictures.push(await drawn.catch((error: Error) => error.message));
  }
  return pictures;
}

/** Fails where the text of a project gives another picture, or another text once it is read. */
async function expectSame(content: unknown, options: Options = {}): Promise<void> {
  const text = printFigure(content);
  const { project, errors } = parseFigure(text);
  expect(errors).toEqual([]);
  expect(printFigure(project)).toBe(text);
  // A picture hangs on its project alone, so one that comes back as it was is not drawn twice.
  if (isDeepStrictEqual(project, content)) return;
  expect(await picturesOf(project, options)).toEqual(await picturesOf(content as Project, options));
}

/** The files of a folder with an ending, in their order; none where there is no such folder. */
function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => join(folder, name));
}

const textOf = (file: string) => readFileSync(file, 'utf8');

const cells = Object.entries(families).flatMap(([family, own]) => own.map((cell) => ({ family, ...cell })));
test.each(cells)('$family: $name', async ({ content, view }) => {
  await expectSame(content, view ? { viewBound: view, scale: 50 } : {});
});

const written = ['docs/cookbook', 'examples'].flatMap((folder) => filesIn(join(root, folder), '.geoslide'));
test.each(written)('%s', async (file) => {
  await expectSame(parseFigure(textOf(file)).project);
});

// The published figures lie beside a checkout for development and are no part of it.
const saved = ['examples', '../shared/projects', '../shared/figures', '../shared/scenes'].flatMap((folder) =>
  filesIn(join(root, folder), '.json'),
);
test.each(saved)('%s', async (file) => {
  await expectSame(JSON.parse(textOf(file)));
});

test.each(filesIn(join(root, 'examples'), '.ggb'))('%s', async (file) => {
  await expectSame((await readGeoGebra(readFileSync(file))).project);
});
