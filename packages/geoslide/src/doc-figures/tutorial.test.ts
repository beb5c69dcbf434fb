import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectPicture, pictureOf } from './testing/golden-picture.js';

const docs = new URL('../../../../docs/', import.meta.url);
const tutorial = readFileSync(new URL('tutorial.md', docs), 'utf8');

/** Each figure text with the picture that stands below it. */
const steps = [...tutorial.matchAll(/```geoslide\n([\s\S]*?)```\n\n!\[[^\]]+\]\(([^)]+)\)/g)].map(
  ([, text, picture]) => ({
    text: text!,
    picture: picture!,
  }),
);

test.each(steps)('$picture is what the step says', async ({ text, picture }) => {
  expectPicture(await pictureOf(text), new URL(picture, docs));
});

test('every step has a text and a picture of its own', () => {
  const headings = tutorial.match(/^## \d+\./gm) ?? [];
  expect(steps.map(({ picture }) => picture)).toEqual(headings.map((_, i) => `pictures/tutorial/${i + 1}.png`));
  expect(steps.length).toBeGreaterThan(4);
});
