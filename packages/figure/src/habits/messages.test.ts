import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseFigure } from '../index.js';

/** ms: every line has remedies that are tried, which takes 6 s alone and more beside other work. */
const LONG = 240_000;

// Wrong and half-wrong inputs as people and models write them; `====` parts them.
const inputs = readFileSync(new URL('testing/inputs.txt', import.meta.url), 'utf8').split('\n====\n');

// One to a line, by people who write GeoGebra, JSXGraph, TikZ, Asymptote, Desmos, Python, German, Chinese, YAML or in
// haste; ⏎ is a line break.
const lines = readFileSync(new URL('testing/lines.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** An input, and under it what its writer is told. */
function told(text: string): string {
  const { errors, warnings } = parseFigure(text);
  const line = (kind: string) => (problem: { line: number; column: number; message: string }) =>
    `${kind} ${problem.line}:${problem.column} ${problem.message}`;
  return [text, ...errors.map(line('error')), ...warnings.map(line('warning'))].join('\n');
}

it('says the same of every input as when its messages were read', async () => {
  expect(inputs.length).toBeGreaterThan(200);
  await expect(inputs.map(told).join('\n\n')).toMatchFileSnapshot('testing/messages.txt');
});

it(
  'says the same of every line as when its messages were read',
  async () => {
    const messages = lines.map((line) => told(line.replaceAll('⏎', '\n')));
    await expect(messages.join('\n\n')).toMatchFileSnapshot('testing/line-messages.txt');
  },
  LONG,
);
