import { constructors } from '@geoslide/geometry';
import { describe, expect, test } from 'vitest';
import { renderPng } from '../render.js';
import { findForms } from './forms.js';
import { exampleFigures, llmsText } from './llms.js';

describe('llms.txt', () => {
  const text = llmsText();

  test('is the file at the root of the project', async () => {
    await expect(text).toMatchFileSnapshot('../../../../llms.txt');
  });

  test('has at most 15 kB', () => {
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(15_000);
  });

  test.each([...new Set(constructors.map(({ name }) => name))])('names %s once', (name) => {
    const named = new RegExp(`^(?:\\w+, )*${name}(?:, \\w+)*\\(`, 'u');
    expect(text.split('\n').filter((line) => named.test(line))).toHaveLength(1);
  });

  test.each(exampleFigures)('$title draws without a warning', async ({ text: figure }) => {
    expect((await renderPng(figure)).warnings).toEqual([]);
  });
});

describe('forms', () => {
  test('by name, in any case', () => {
    expect(findForms('midpoint').map(({ form }) => form)).toContain('Midpoint(P: Point, Q: Point)');
  });

  test('by words', () => {
    expect(findForms('circle through three points').map(({ form }) => form)).toContain(
      'Circle(A: Point, B: Point, C: Point)',
    );
  });

  test('by words as they are written, before other numbers of them', () => {
    const forms = findForms('circle three points').map(({ form }) => form);
    expect(forms).toContain('Circle(A: Point, B: Point, C: Point)');
    expect(forms).not.toContain('RadicalCenter(c: CircleLike, d: CircleLike, e: CircleLike)');
    expect(findForms('tangents of circles').length).toBeGreaterThan(0);
  });

  test('by a name that is nearly right', () => {
    expect(findForms('Cirlce')[0]?.form).toBe('Circle(center: Point, radius: Number)');
  });

  test('functions of numbers', () => {
    expect(findForms('Mittelsenkrechte')[0]?.form).toBe(findForms('PerpBisector')[0]?.form);
    expect(findForms('arcsin')).toMatchObject([{ gives: 'Number' }]);
  });

  test('nothing for what nobody knows, nor for nothing', () => {
    expect(findForms('xqzw')).toEqual([]);
    expect(findForms('')).toEqual([]);
  });
});
