import { expect, it } from 'vitest';
import * as hints from './json-hints.js';
import * as none from './no-json-hints.js';

it('has each hint for pages, which say nothing', () => {
  expect(Object.keys(none).sort()).toEqual(Object.keys(hints).sort());
  for (const hint of Object.values(none)) expect((hint as () => string)()).toBe('');
});
