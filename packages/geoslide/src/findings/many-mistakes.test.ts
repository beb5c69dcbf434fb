import { expect, test } from 'vitest';
import { checkProject } from '../check-project.js';

const ONE_MISTAKE = Array.from({ length: 3000 }, (_, i) => [`P_${i}`, `Point(1, 2 ⋦ ${i})`] as const);
const text = ONE_MISTAKE.map(([id, source]) => `${id}: ${source}`).join('\n');
const inJson = (sources: readonly (readonly [string, string])[]) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [
    {
      definitions: sources.map(([id, source]) => ({ kind: 'primitive', id, source })),
      uvarMap: [],
      styleSheet: {},
      doc: [],
      camera: { kind: '2d', offset: [0, 0], scale: 40 },
    },
  ],
});
const sentences = ONE_MISTAKE.map(([id]) => [id, 'line through A and B'] as const);

// Without a bound on what advice is looked for, each of these took 15 to 24 s.
test.each([
  ['figure text', text, 100, '⋦'],
  ['JSON', inJson(ONE_MISTAKE), 3000, '⋦'],
  ['sentences in JSON', inJson(sentences), 3000, '"source": "Line(A, B)"'],
])('the same mistake 3,000 times in %s is told in seconds', async (_, content, count, told) => {
  const before = process.cpuUsage().user;
  const problems = await checkProject(content);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(8);
  expect(problems).toHaveLength(count);
  expect(problems[0]?.message).toContain(told);
});
