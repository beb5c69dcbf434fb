import { expect, test } from 'vitest';
import { createReader } from './reader.js';

test("reads a layer's own properties only", () => {
  const inherited = Object.create({ color: '#ff0000', hidden: true, pointSize: 9 });
  const reports: string[] = [];
  const reader = createReader([inherited, { pointSize: 3 }], (message) => reports.push(message));
  expect(reader.optionalColor('color')).toBeUndefined();
  expect(reader.flag('hidden', false)).toBe(false);
  expect(reader.number('pointSize', 7)).toBe(3);
  expect(reader.text('constructor', 'none')).toBe('none');
  expect(reports).toEqual([]);
});
