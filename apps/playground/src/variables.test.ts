import { expect, test } from 'vitest';
import { setVariable, variableInText } from './variables.js';

const text = '{\n  "slides": [\n    { "uvarMap": [["a.0", 1.5], ["w.0", -2e-1]] }\n  ]\n}';

test('finds the number of a slider in the text', () => {
  const project = JSON.parse(text);
  const place = variableInText(text, project, 1, 'w')!;
  expect(text.slice(place.from, place.to)).toBe('-2e-1');
  const changed = `${text.slice(0, place.from)}7${text.slice(place.to)}`;
  setVariable(project, 1, 'w', 7);
  expect(JSON.parse(changed)).toEqual(project);
});

test('makes the entry where there is none', () => {
  const project = JSON.parse(text);
  expect(variableInText(text, project, 1, 'b')).toBeUndefined();
  setVariable(project, 1, 'b', 3);
  expect(project.slides[0].uvarMap).toEqual([
    ['a.0', 1.5],
    ['w.0', -0.2],
    ['b.0', 3],
  ]);
});

test.each([
  ['no project', 5],
  ['no slides', {}],
  ['no map', { slides: [{}] }],
  ['another shape', { slides: [{ uvarMap: 'x' }] }],
])('%s has no variable', (_, project) => {
  expect(variableInText('{}', project, 1, 'w')).toBeUndefined();
});
