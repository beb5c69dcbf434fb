import { expect, test } from 'vitest';
import { jsonIdAt } from './json-id.js';

test('the definition around a place', () => {
  const text = '{"definitions": [{"id": "A", "source": "1"}, {"kind": "other", "id": "B"}], "n": 1}';
  expect(jsonIdAt(text, text.indexOf('source'))).toBe('A');
  expect(jsonIdAt(text, text.indexOf('kind'))).toBe('B');
  expect(jsonIdAt(text, text.indexOf('"n"'))).toBeUndefined();
});
