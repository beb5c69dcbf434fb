import { expect, test } from 'vitest';
import { letteringOf, withLettering } from './label-edits.js';

const text = 'A: Point(1, 2) {color: red} "A" {fontSize: 12}\ns: Segment(A, A)\nB: Point(2, 2) "B"\ntext t: "Hello"\n';

test.each([
  ['A', 'P_{{id}}', '"A" {', '"P_{{id}}" {'],
  ['A', '', '"A" {', '"" {'],
  ['s', 'c = {{value}}', 'Segment(A, A)', 'Segment(A, A) "c = {{value}}"'],
  ['B', '', ' "B"', ''],
  ['t', 'He said "no"', '"Hello"', String.raw`"He said \"no\""`],
])('%s is called %j', (id, template, before, after) => {
  expect(withLettering(text, 1, { id, template })).toBe(text.replace(before, after));
});

test('so it is in JSON', () => {
  const json = JSON.stringify({
    slides: [
      {
        definitions: [
          { kind: 'primitive', id: 'A', source: 'Point(1, 2)' },
          { kind: 'text', id: 't', template: 'x' },
        ],
      },
    ],
  });
  const [a] = JSON.parse(withLettering(json, 1, { id: 'A', template: 'P' })!).slides[0].definitions;
  expect(a).toEqual({ kind: 'primitive', id: 'A', source: 'Point(1, 2)', label: 'P' });
  expect(letteringOf(JSON.parse(json), 1, 't')).toEqual({ id: 't', isText: true, template: 'x' });
  expect(withLettering(json, 1, { id: 'none', template: 'P' })).toBeUndefined();
});
