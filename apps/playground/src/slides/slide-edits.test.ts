import { parseFigure } from '@geoslide/figure';
import { describe, expect, test } from 'vitest';
import { type SlideEdit, withSlideEdit } from './slide-edits.js';

const EMPTY = 'view -8 .. 8, -5 .. 5 scale 50';
const text = '-- one\nA: 1\n\n---\n\nB: 2  -- free\n\n--- -- three\nC: 3\n';

describe('a figure text', () => {
  test.each<[SlideEdit, string]>([
    [{ kind: 'add', slide: 1 }, `-- one\nA: 1\n\n---\n\n${EMPTY}\n\n---\n\nB: 2  -- free\n\n---\n\n-- three\nC: 3\n`],
    [
      { kind: 'copy', slide: 2 },
      '-- one\nA: 1\n\n---\n\nB: 2  -- free\n\n---\n\nB: 2  -- free\n\n---\n\n-- three\nC: 3\n',
    ],
    [{ kind: 'delete', slide: 1 }, 'B: 2  -- free\n\n---\n\n-- three\nC: 3\n'],
    [{ kind: 'move', slide: 3, to: 1 }, '-- three\nC: 3\n\n---\n\n-- one\nA: 1\n\n---\n\nB: 2  -- free\n'],
    [{ kind: 'delete', slide: 7 }, text],
  ])('%j', (edit, expected) => {
    expect(withSlideEdit(text, edit)).toBe(expected);
    expect(parseFigure(expected).errors).toEqual([]);
  });

  test('keeps narrow separators, and its last slide', () => {
    expect(withSlideEdit('A: 1\n---\nB: 2\n', { kind: 'move', slide: 1, to: 2 })).toBe('B: 2\n---\nA: 1\n');
    expect(withSlideEdit('A: 1', { kind: 'delete', slide: 1 })).toBe('A: 1');
  });
});

describe('JSON', () => {
  const json = '{\n  "slides": [\n    { "definitions": [], "a": 1 },\n    { "definitions": [], "b": "]" }\n  ]\n}\n';
  const slides = (edited: string) => JSON.parse(edited).slides as Record<string, unknown>[];

  test('keeps slides as they are written', () => {
    const moved = withSlideEdit(json, { kind: 'move', slide: 1, to: 2 });
    expect(moved).toBe(
      '{\n  "slides": [\n    { "definitions": [], "b": "]" },\n    { "definitions": [], "a": 1 }\n  ]\n}\n',
    );
    expect(slides(withSlideEdit(json, { kind: 'delete', slide: 2 }))).toHaveLength(1);
    expect(slides(withSlideEdit(json, { kind: 'copy', slide: 2 })).map(({ b }) => b)).toEqual([undefined, ']', ']']);
    expect(slides(withSlideEdit(json, { kind: 'add', slide: 1 }))[1]).toHaveProperty('viewBounds');
    expect(slides(withSlideEdit('{"slides":[{"definitions":[]}]}', { kind: 'copy', slide: 1 }))).toHaveLength(2);
  });
});
