import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectPicture, pictureOf } from './testing/golden-picture.js';

const folder = new URL('../../../../docs/cookbook/', import.meta.url);

const GROUPS = {
  triangle: 'Triangles',
  circle: 'Circles',
  function: 'Functions',
  calculus: 'Calculus',
  conic: 'Conics',
  vector: 'Vectors',
  sets: 'Sets and regions',
  path: 'Points on paths',
  statistics: 'Statistics',
  space: 'Space',
} as const;

const figures = readdirSync(folder)
  .filter((name) => name.endsWith('.geoslide'))
  .sort()
  .map((name) => ({ name: name.slice(0, -'.geoslide'.length), text: readFileSync(new URL(name, folder), 'utf8') }));

/** The comment in the first line. */
function titleOf(text: string): string {
  return /^-- (.*)/.exec(text)?.[1] ?? '';
}

function page(): string {
  const head = [
    '# Cookbook',
    '',
    `${figures.length} figures in [figure text](../packages/figure/README.md), each with its picture. Copy one and change it; [the language](language.md) has all constructors, [the`,
    'reference of styles](styles.md) all properties. The files are in [`cookbook/`](cookbook).',
    '',
    'This page is made of the files: `UPDATE_PICTURES=1 npx vitest run packages/geoslide/src/doc-figures -u` renews it and the pictures.',
    '',
    ...Object.values(GROUPS).map((title) => `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`),
  ];
  const groups = Object.entries(GROUPS).flatMap(([group, heading]) => [
    '',
    `## ${heading}`,
    ...figures
      .filter(({ name }) => name.startsWith(`${group}-`))
      .flatMap(({ name, text }) => {
        const [, ...lines] = text.trimEnd().split('\n');
        const picture = `<img src="cookbook/${name}.png" width="360" alt="${titleOf(text)}">`;
        return ['', `### ${titleOf(text)}`, '', picture, '', '```geoslide', ...lines, '```'];
      }),
  ]);
  return `${[...head, ...groups].join('\n')}\n`;
}

test.each(figures)('$name is the picture in the cookbook', async ({ name, text }) => {
  expectPicture(await pictureOf(text), new URL(`${name}.png`, folder));
});

test('every figure has a title and a group', () => {
  const groups = Object.keys(GROUPS);
  expect(figures).toHaveLength(55);
  expect(new Set(figures.map(({ text }) => titleOf(text))).size).toBe(55);
  expect(figures.filter(({ name }) => !groups.includes(name.split('-')[0]!))).toEqual([]);
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(pictures).toEqual(figures.map(({ name }) => `${name}.png`));
});

test('the page shows all figures', async () => {
  await expect(page()).toMatchFileSnapshot(new URL('../cookbook.md', folder).pathname);
});
