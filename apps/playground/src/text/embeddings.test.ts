import { expect, test } from 'vitest';
import { embeddings } from './embeddings.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title lang="en">A &amp; [B] "π"</title></svg>';
const code = Buffer.from(svg).toString('base64');

test('Markdown has the picture whole, and its title', () => {
  expect(embeddings.markdown(svg)).toBe(`![A &amp; \\[B\\] "π"](data:image/svg+xml;base64,${code})\n`);
});

test('so has HTML', () => {
  expect(embeddings.html(svg)).toBe(`<img alt="A &amp; [B] &quot;π&quot;" src="data:image/svg+xml;base64,${code}">\n`);
});
