import { readFileSync } from 'node:fs';
import { parseFigure } from 'geoslide';
import { expect, test } from 'vitest';
import { figureTextOf } from './geogebra-file.js';

const file = readFileSync(new URL('../../../../examples/altitudes.ggb', import.meta.url));

test('a GeoGebra file becomes figure text that can be edited', async () => {
  const text = await figureTextOf(file);
  expect(text).toContain('A: Point(?:=-3, ?:=-1)');
  expect(parseFigure(text).errors).toEqual([]);
});

test('what was left out is said in comments', async () => {
  const xml =
    '<geogebra><construction><command name="Strange"><input/><output a0="s"/></command><element type="segment" label="s"/></construction></geogebra>';
  const text = await figureTextOf(new TextEncoder().encode(xml));
  expect(text.split('\n')[0]).toBe('-- s: Strange, line 1: the command is not known: it is left out');
  expect(parseFigure(text).errors).toEqual([]);
});
