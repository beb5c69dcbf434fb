import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProject, formatFigure, renderPng, renderSvg } from './index.js';

const folder = new URL('../../../examples/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));

test.each(names)('%s is the same figure as text and as JSON', async (name) => {
  const text = read(`${name}.geoslide`);
  const json = JSON.parse(read(`${name}.json`));
  expect(await checkProject(text)).toEqual([]);
  expect(formatFigure(text)).toEqual({ text, warnings: [] });
  const wanted = await renderPng(json);
  expect((await renderPng(text)).bytes).toEqual(wanted.bytes);
  if (wanted.camera === undefined) expect(await renderSvg(text)).toEqual(await renderSvg(json));
});

test('there is a text for each example', () => {
  const texts = readdirSync(folder).filter((name) => name.endsWith('.geoslide'));
  expect(texts.sort()).toEqual(names.map((name) => `${name}.geoslide`).sort());
});
