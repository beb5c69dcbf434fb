import { expect, test } from 'vitest';
import { checkProject } from './check-project.js';
import type { Project, Slide } from './project.js';

const slide = (source: string): Slide => ({ definitions: [{ kind: 'primitive', id: 'a', source }] });
const project: Project = { slides: [slide('Point(0, 0)'), slide('Segment(b, c)')], metadata: { version: '11' } };

test('problems have their places from the root of the project', async () => {
  const warning = { severity: 'warning', path: 'slides.1.definitions.0', message: expect.stringMatching(/^a: /) };
  expect(await checkProject(project)).toEqual([warning]);
  expect(await checkProject(project, { slideIndex: 2 })).toEqual([warning]);
  expect(await checkProject({})).toContainEqual({
    severity: 'error',
    path: 'slides',
    message: expect.stringContaining('missing'),
  });
});

test('a slide that is not there is no problem of the project', async () => {
  await expect(checkProject(project, { slideIndex: 3 })).rejects.toMatchObject({ code: 'NO_SUCH_SLIDE' });
});

test('what the time does not suffice for is told', async () => {
  expect(await checkProject(project, { limitMs: -1 })).toEqual([
    { severity: 'warning', path: 'slides.0', message: expect.stringContaining('slides 1 to 2 were not checked') },
  ]);
});
