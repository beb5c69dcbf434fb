import { expect, it } from 'vitest';
import { isLanguageTag, languageMeant, wantedLanguage } from './language-tag.js';

it.each(['ja', 'JA', 'ja-JP', 'zh-Hans', 'zh-Hant-TW', 'yue', 'sl-rozaj-1994'])('%s is a tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

it.each([
  '',
  'j',
  'japanese',
  'jp',
  '日本語',
  'ja_JP',
  'ja-',
  'ja JP',
  'ja-a-b-c-d-e',
  'JP',
  'cn-Hans',
  3,
  null,
  undefined,
])('%j is no tag', (value) => {
  expect(isLanguageTag(value)).toBe(false);
});

it('says what is meant', () => {
  expect([languageMeant('Japanese'), languageMeant('constructor'), languageMeant('ja')]).toEqual([
    'ja',
    undefined,
    undefined,
  ]);
  expect(wantedLanguage('jp')).toBe('a language tag, here ja');
  expect(wantedLanguage('j')).toBe('a language tag such as ja, zh-Hans or ko');
});
