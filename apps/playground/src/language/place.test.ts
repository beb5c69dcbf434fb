import { expect, test } from 'vitest';
import { placeIn, placeInExpression } from './place.js';

/** The place where `¦` stands. */
function at(marked: string) {
  const index = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const { from, ...place } = placeIn(text, index);
  return { ...place, word: text.slice(from, index) };
}

test.each([
  ['sli¦', { kind: 'word', word: 'sli' }],
  ['A: Point(0, 0)\nvi¦', { kind: 'word', word: 'vi' }],
  ['style Poi¦', { kind: 'type', word: 'Poi' }],
  ['k: Cir¦', { kind: 'expression', word: 'Cir' }],
  ['k: Circle(A, B¦', { kind: 'expression', word: 'B', call: { name: 'Circle', argument: 1, from: 3 } }],
  ['k: Circle(Midpoint(A, B), ¦)', { kind: 'expression', word: '', call: { name: 'Circle', argument: 1, from: 3 } }],
  ['M: c.mid¦', { kind: 'expression', word: 'mid', object: 'c' }],
  ['slider a: 0 ..¦', { kind: 'expression', word: '' }],
  ['A: Point(0, 0\nB: Seg¦', { kind: 'expression', word: 'Seg' }],
  ['A: Point(0, 0) {col¦', { kind: 'key', word: 'col', style: 'object' }],
  ['A: Point(0, 0) {color: re¦', { kind: 'value', word: 're', style: 'object', key: 'color' }],
  ['A: Point(0, 0) {color: red, poi¦', { kind: 'key', word: 'poi', style: 'object' }],
  ['A: Point(0, 0) "A" {off¦', { kind: 'key', word: 'off', style: 'label' }],
  ['A: Point(0, 0) {color: red} {off¦', { kind: 'key', word: 'off', style: 'label' }],
  ['A: Point(0, 0) {\n  color: red,\n  po¦', { kind: 'key', word: 'po', style: 'object' }],
  ['text t: "a" {fon¦', { kind: 'key', word: 'fon', style: 'text' }],
  ['grid {co¦', { kind: 'key', word: 'co', style: 'grid' }],
  ['style Point label {fo¦', { kind: 'key', word: 'fo', style: 'label' }],
  ['style text {fo¦', { kind: 'key', word: 'fo', style: 'text' }],
  ['text t: "a = {{len¦', { kind: 'expression', word: 'len' }],
  ['text t: "a = {{length(A¦', { kind: 'expression', word: 'A', call: { name: 'length', argument: 0, from: 15 } }],
  ['text t: "a = {{a}} and ¦', { kind: 'none', word: '' }],
  ['-- Cir¦', { kind: 'none', word: 'Cir' }],
  ['camera {ya¦', { kind: 'none', word: 'ya' }],
])('%s', (text, expected) => {
  expect(at(text)).toEqual(expected);
});

test('an expression in JSON', () => {
  const json = '{"source": "Circle(A, B)"}';
  const start = json.indexOf('Circle');
  const call = { name: 'Circle', argument: 1, from: start };
  expect(placeInExpression(json, start, json.indexOf(')'))).toEqual({
    kind: 'expression',
    from: json.indexOf('B)'),
    call,
  });
});
