import { expect, test, vi } from 'vitest';
import { dedented, readSource } from './read-source.js';

test.each([
  ['', ''],
  ['A: Point(0, 0)', 'A: Point(0, 0)'],
  ['\n    A: Point(0, 0)\n      # far\n\n    B: Point(1, 1)\n  ', 'A: Point(0, 0)\n  # far\n\nB: Point(1, 1)'],
])('a text loses the indent of its page', (text, expected) => {
  expect(dedented(text)).toBe(expected);
});

test('reads figure text, JSON and what is parsed', async () => {
  const project = await readSource('\n  A: Point(?:=1, ?:=2)\n');
  expect(project.slides[0]?.definitions.map(({ id }) => id)).toEqual(['A']);
  expect((await readSource(JSON.stringify(project))).slides).toHaveLength(1);
  expect((await readSource(project)).slides).toHaveLength(1);
});

test('says what is wrong', async () => {
  await expect(readSource('A: Point(1, 2')).rejects.toThrow(/line 1, column \d+: /);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(readSource(new URL('https://example.org/a.json'))).rejects.toThrow(
    'https://example.org/a.json could not be fetched: status 404',
  );
  vi.unstubAllGlobals();
});
