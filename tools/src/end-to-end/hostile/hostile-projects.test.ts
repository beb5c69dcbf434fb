import { expect, it } from 'vitest';
import { bodyOf, hostileProjects, MAX_BODY } from './hostile-projects.js';

it.each(Object.keys(hostileProjects))('%s: is a call that the service reads', (title) => {
  expect(Buffer.byteLength(bodyOf(title))).toBeLessThanOrEqual(MAX_BODY);
});
