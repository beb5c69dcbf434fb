import { expect, test } from 'vitest';
import { isZip, textOfFile } from './file-text.js';

test('text files are text, with plain line breaks', () => {
  expect(textOfFile(new TextEncoder().encode('\ufeffA: 1\r\n-- 圆\r'))).toBe('A: 1\n-- 圆\n');
});

test('pictures and other binary files are none', () => {
  expect(textOfFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toBeUndefined();
  expect(textOfFile(new Uint8Array([0x41, 0, 0x42, 0]))).toBeUndefined();
});

test('a zip is told by its first bytes', () => {
  expect(isZip(new Uint8Array([0x50, 0x4b, 3, 4, 9]))).toBe(true);
  expect(isZip(new TextEncoder().encode('PK'))).toBe(false);
});
