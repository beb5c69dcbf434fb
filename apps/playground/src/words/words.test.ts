import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { t } from './words.js';
import { zh } from './zh.js';

/** What is the same in all languages. */
const SAME = /^(?:[\d\s\W]*|Geoslide|PNG|SVG|TikZ|GIF|APNG|curl|k: Circle\(A, 2\)|English|中文|Language)$/;

test('every text of the page has its Chinese', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const body = page.slice(page.indexOf('<body'));
  const texts = [
    ...[...body.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()),
    ...[...body.matchAll(/\b(?:title|aria-label|placeholder|aria-roledescription|data-drop)="([^"]*)"/g)].map(
      ([, text = '']) => text,
    ),
  ];
  const missing = texts.filter((text) => !SAME.test(text) && !Object.hasOwn(zh, text));
  expect(missing).toEqual([]);
});

test('texts without values are told apart in both languages, so that the page can be turned back', () => {
  const plain = Object.values(zh).filter((text) => !/\{\w/.test(text));
  expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([]);
});

test('a translation has the values of the text', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [text, translated] of Object.entries(zh)) expect(namesIn(translated), text).toEqual(namesIn(text));
});

test('values stand where the text has their names', () => {
  expect(t('{n} of {total}', { n: 2, total: 5 })).toBe('2 of 5');
  expect(t('Text; {{…}} shows a value')).toBe('Text; {{…}} shows a value');
});
