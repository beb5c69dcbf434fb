import { expect, test } from 'vitest';
import { withoutBroken } from './broken-definitions.js';

const project = { metadata: {}, slides: [{ definitions: ['a', 'b', 'c'] }, { definitions: ['d'] }] };
const issue = (path: string) => ({ path, message: 'is broken' });

test('what is broken is left out', () => {
  const issues = [issue('slides.0.definitions.1.source'), issue('content.slides.1.definitions.0.min')];
  expect(withoutBroken(project, issues)).toEqual({
    metadata: {},
    slides: [{ definitions: ['a', 'c'] }, { definitions: [] }],
  });
});

test('a project that is wrong otherwise is not drawn', () => {
  expect(withoutBroken(project, [issue('slides.0.definitions.1.source'), issue('metadata.version')])).toBeUndefined();
});
