import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const project = (template: string) => ({
  metadata: { version: '11' },
  slides: [{ definitions: [{ kind: 'text', id: 't', template }], uvarMap: [], styleSheet: {} }],
});

it('tells of a command of LaTeX that JSON has read as another sign', async () => {
  expect(await checkProject(project('$\frac12$ and $\theta$'))).toEqual([
    expect.objectContaining({
      path: 'slides.0.definitions.0.template',
      message: expect.stringContaining('write "$\\\\frac12$ and $\\\\theta$", with two'),
    }),
  ]);
  expect(await checkProject(project('$\\frac12$, two\nlines'))).toEqual([]);
});
