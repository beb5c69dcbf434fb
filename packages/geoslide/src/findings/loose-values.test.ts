import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const project = (template: string, mode = 'normal') => ({
  metadata: { version: '11' },
  slides: [
    {
      definitions: [
        { kind: 'primitive', id: 's', source: 'Segment(Point(0, 0), Point(3, 4))' },
        { kind: 'text', id: 't', template },
      ],
      uvarMap: [],
      styleSheet: { texts: [['t', { mode }]] },
    },
  ],
});

it('tells of a value in one brace, which a plain text shows as it is typed', async () => {
  expect(await checkProject(project('AB = {s.length} cm'))).toEqual([
    expect.objectContaining({
      path: 'slides.0.definitions.1.template',
      message: 't: {s.length} is shown as it stands: write {{s.length}} for the value',
    }),
  ]);
});

it.each([
  ['AB = {{s.length}} cm', 'normal'],
  ['the set {a, b}', 'normal'],
  ['{s}^2', 'latex'],
])('says nothing of %s in the mode %s', async (template, mode) => {
  expect(await checkProject(project(template, mode))).toEqual([]);
});
