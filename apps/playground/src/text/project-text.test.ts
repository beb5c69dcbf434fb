import { applyTo, operationOf } from '@geoslide/element/parts';
import type { Change } from 'geoslide';
import { describe, expect, test } from 'vitest';
import { editOf } from './project-text.js';

const A: Change = { kind: 'variable', name: 'A.0', value: 7 };
const label: Change = { kind: 'style', list: 'primitiveLabels', id: 'A', property: 'offsetX', value: -3 };

/** The text after a change; the parsed project has to come to the same. */
function written(text: string, ...changes: readonly Change[]): string {
  const project = JSON.parse(text);
  let result = text;
  for (const change of changes) {
    const operation = operationOf(project, 1, change)!;
    const edit = editOf(result, operation);
    result = result.slice(0, edit.from) + edit.text + result.slice(edit.to);
    applyTo(project, operation);
  }
  expect(JSON.parse(result)).toEqual(project);
  return result;
}

describe('a variable', () => {
  test.each([
    [
      'its number alone',
      '{"slides": [{ "uvarMap": [["A.0",  -2e-1 ]] }]}',
      '{"slides": [{ "uvarMap": [["A.0",  7 ]] }]}',
    ],
    [
      'the last of several, which counts',
      '{"slides": [{"uvarMap": [["A.0", 1], ["A.0", 2]]}]}',
      '{"slides": [{"uvarMap": [["A.0", 1], ["A.0", 7]]}]}',
    ],
    [
      'behind the others',
      '{"slides": [{"uvarMap": [["]", 1] ]}]}',
      '{"slides": [{"uvarMap": [["]", 1], ["A.0", 7] ]}]}',
    ],
    [
      'on a line of its own like the others',
      '{"slides": [{"uvarMap": [\n  ["B.0", 1]\n]}]}',
      '{"slides": [{"uvarMap": [\n  ["B.0", 1],\n  ["A.0", 7]\n]}]}',
    ],
    ['in an empty list', '{"slides": [{"uvarMap": [ ]}]}', '{"slides": [{"uvarMap": [["A.0", 7]]}]}'],
    ['in the place of null', '{"slides": [{"uvarMap": null}]}', '{"slides": [{"uvarMap": [["A.0", 7]]}]}'],
    ['with its list', '{"slides": [{"a": "\\"}"}]}', '{"slides": [{"a": "\\"}", "uvarMap": [["A.0", 7]]}]}'],
  ])('is written %s', (_, before, after) => {
    expect(written(before, A)).toBe(after);
  });
});

describe('a style', () => {
  test.each([
    [
      'its number alone',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", {"offsetX": 5, "offsetY": 6}]]}}]}',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", {"offsetX": -3, "offsetY": 6}]]}}]}',
    ],
    [
      'behind the other properties',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", { "font": "serif" }]]}}]}',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", { "font": "serif", "offsetX": -3 }]]}}]}',
    ],
    [
      'with its entry',
      '{"slides": [{"styleSheet": {"primitiveLabels": []}}]}',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", { "offsetX": -3 }]]}}]}',
    ],
    [
      'with its list',
      '{"slides": [{"styleSheet": {}}]}',
      '{"slides": [{"styleSheet": {"primitiveLabels": [["A", { "offsetX": -3 }]]}}]}',
    ],
    [
      'with the style sheet',
      '{"slides": [{}]}',
      '{"slides": [{"styleSheet": { "primitiveLabels": [["A", { "offsetX": -3 }]] }}]}',
    ],
  ])('is written %s', (_, before, after) => {
    expect(written(before, label)).toBe(after);
  });

  test('several changes follow each other', () => {
    const text = written('{"slides": [{}]}', label, { ...label, property: 'offsetY', value: 4 }, A, label);
    expect(JSON.parse(text).slides[0]).toEqual({
      styleSheet: { primitiveLabels: [['A', { offsetX: -3, offsetY: 4 }]] },
      uvarMap: [['A.0', 7]],
    });
  });
});

test.each([
  ['no project', 5],
  ['no slides', {}],
  ['no such slide', { slides: [] }],
])('%s is not changed', (_, project) => {
  expect(operationOf(project, 1, A)).toBeUndefined();
});
