import { expect, it } from 'vitest';
import { hostileInput, hostileTitles } from './hostile-inputs.js';
import { MAX_BODY } from './hostile-projects.js';

it.each(hostileTitles)('%s: is a call that the service reads', (title) => {
  expect(hostileInput(title).size).toBeLessThanOrEqual(MAX_BODY);
});
