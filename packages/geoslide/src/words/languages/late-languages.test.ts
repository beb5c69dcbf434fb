import { expect, test } from 'vitest';
import { missingWords, wordsIn } from './late-languages.js';

test('a page says a figure in English until the words of its language are there', async () => {
  expect(wordsIn('en').language).toBe('en');
  expect(missingWords()).toBeUndefined();
  expect(wordsIn('de').language).toBe('en');
  await missingWords();
  expect(wordsIn('de').language).toBe('de');
  expect(wordsIn('zh').language).toBe('zh');
  expect(missingWords()).toBeUndefined();
});
