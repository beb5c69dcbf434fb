import { expect, test } from 'vitest';
import { fragmentOf, sharedIn } from './share-link.js';

const text = `-- 圆与切线\nA: Point(1, 2) "A & B = ?"\n${'B: Point(3, 4)\n'.repeat(5000)}`;

test('a link holds the project', async () => {
  const fragment = await fragmentOf({ name: '练习 1 & more', text });
  expect(fragment).toMatch(/^name=[\w%.]+&project=[\w-]+$/);
  expect(fragment.length).toBeLessThan(500);
  expect(await sharedIn(fragment)).toEqual({ name: '练习 1 & more', text });
});

test('other fragments hold none', async () => {
  expect(await sharedIn('example=thales')).toBeUndefined();
});

test('a link that is cut off is refused', async () => {
  const fragment = await fragmentOf({ name: 'a', text });
  await expect(sharedIn(fragment.slice(0, -20))).rejects.toThrow('The link is not whole');
  await expect(sharedIn('project=%%%')).rejects.toThrow('The link is not whole');
});

test('a link does not bring more than the page can hold', async () => {
  const fragment = await fragmentOf({ name: 'a', text: ' '.repeat(20_000_001) });
  await expect(sharedIn(fragment)).rejects.toThrow('more than 20 MB');
});
