import { parseFigure } from '@geoslide/figure';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFigure } from './figure-form.js';
import { ownStyle, type StyleEdit, withStyleEdit } from './style-edits.js';

// The module may be slow to load on a busy machine.
beforeAll(loadFigure, 60_000);

const edit = (property: string, value: StyleEdit['value'], part: StyleEdit['part'] = 'style'): StyleEdit => ({
  id: 'A',
  kind: 'primitive',
  isInSpace: false,
  part,
  property,
  value,
});

describe('a figure text', () => {
  test.each([
    ['A: Point(1, 2)', edit('color', '#ff0000'), 'A: Point(1, 2) {color: #ff0000}'],
    ['A: Point(1, 2) {color: red}', edit('color', 'rgb(0 128 0)'), 'A: Point(1, 2) {color: "rgb(0 128 0)"}'],
    [
      'A: Point(1, 2) {color: "rgb(0, 1, 2)", pointSize: 4}',
      edit('color', 'teal'),
      'A: Point(1, 2) {color: teal, pointSize: 4}',
    ],
    [
      'A: Point(1, 2) {pointSize: 4} "A"',
      edit('fontSize', 20, 'labelStyle'),
      'A: Point(1, 2) {pointSize: 4} "A" {fontSize: 20}',
    ],
    ['A: Point(1, 2) "A"', edit('hidden', true), 'A: Point(1, 2) {hidden: true} "A"'],
    ['A: Point(1, 2) {color: red, pointSize: 4}', edit('color', undefined), 'A: Point(1, 2) {pointSize: 4}'],
    ['A: Point(1, 2) {color: red, pointSize: 4}', edit('pointSize', undefined), 'A: Point(1, 2) {color: red}'],
    ['A: Point(1, 2) {color: red}  -- free', edit('color', undefined), 'A: Point(1, 2) {}  -- free'],
    ['A: Point(1, 2) {color: red}', edit('pointSize', undefined), 'A: Point(1, 2) {color: red}'],
  ])('%s', (text, change, expected) => {
    expect(withStyleEdit(text, 1, change)).toBe(expected);
    const { errors, project } = parseFigure(expected);
    expect(errors).toEqual([]);
    expect(ownStyle(project, 1, change, change.part)[change.property]).toBe(change.value);
  });

  test('has no place for an object that is not there', () => {
    expect(withStyleEdit('B: Point(1, 2)', 1, edit('color', 'red'))).toBeUndefined();
  });
});

test('JSON keeps its layout, and its lists of space', () => {
  const text =
    '{ "slides": [{ "definitions": [], "styleSheet": { "primitives": [["A", { "color": "red", "pointSize": 4 }]] } }] }';
  const changed = withStyleEdit(text, 1, edit('color', 'teal'));
  expect(changed).toBe(text.replace('red', 'teal'));
  expect(withStyleEdit(text, 1, edit('color', undefined))).toBe(text.replace('"color": "red", ', ''));
  expect(withStyleEdit(text, 1, edit('pointSize', undefined))).toBe(text.replace(', "pointSize": 4', ''));
  expect(withStyleEdit(text, 1, edit('lineWidth', undefined))).toBe(text);
  const inSpace = withStyleEdit(text, 1, { ...edit('color', 'teal'), isInSpace: true });
  expect(JSON.parse(inSpace!).slides[0].styleSheet.primitives3d).toEqual([['A', { color: 'teal' }]]);
  const slider = withStyleEdit(text, 1, { ...edit('trackLength', 3), kind: 'slider' });
  expect(JSON.parse(slider!).slides[0].styleSheet.sliders).toEqual([['A', { trackLength: 3 }]]);
});
