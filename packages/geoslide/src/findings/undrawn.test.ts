import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

it.each([
  ['camera on\nf: f(x, y) = x^2 + y^2', ['write s: z = f(x, y) as a line of its own for its surface']],
  ['f: f(x, y) = x^2 + y^2 - 4', ['write c: f(x, y) = 0 as a line of its own for the curve where it is 0']],
  ['g: g(t) = (cos(t), sin(t))', ['write c: Curve(g(t), 0, 2π) as a line of its own for the path of its points']],
  ['h: h(n) = n^2', ['write c: y = h(x) as a line of its own for its graph']],
  ['g: g(t) = (cos(t), sin(t))\nc: Curve(g(t), 0, 2π)', []],
  ['f: f(x, y) = x^2 + y^2 - 4\nc: f(x, y) = 0', []],
  ['f: f(a, b) = a b\nA: Point(1, 2) "{{f(2, 3)}}"', []],
  ['f: f(a, b) = a b\nA: Point(1, 2) {showIf: f(1, 2) > 1}', []],
  ['t: t(a, b) = a b\ntext t: "twice"', ['write c: t(x, y) = 0 as a line of its own for the curve where it is 0']],
  ['f: f(a, b) = a b\nL: Zip(f, [1, 2], [3, 4])', []],
])('%s', async (text, remedies) => {
  const { warnings } = await renderSvg(text);
  const told = warnings.map(({ message }) => message).filter((message) => message.startsWith('nothing uses'));
  expect(told.map((message) => message.split(': ').slice(1).join(': '))).toEqual(remedies);
});

it.each([
  ['d: 5 "d = {{value}}"', ['write text t: "d = {{d}}" as a line of its own']],
  ['d: distance((0, 0), (3, 4)) "d = {{d}}"', ['write text t: "d = {{d}}" as a line of its own']],
  ['L: Sequence(k, k, 1, 3)\nd: L(2) "d = {{d}}"', ['write text t: "d = {{d}}" as a line of its own']],
  ['d: 2 {regionOpacity: 30}', ['write text t: "d = {{d}}" as a line of its own']],
  [
    'B: Point(3, 1)\ng: Line(B, (0, 5))\nd: distance(A, g) {color: red}',
    ['write text t: "d = {{d}}" as a line of its own, or d: Segment(A, Foot(A, g)) for the way'],
  ],
  ['d: 2 {hidden: true}', []],
  ['s: Segment((0, 0), (3, 4)) "d = {{length}}"', []],
  ['slider d: 0 .. 5 "d = {{value}}"', []],
])('%s', async (text, remedies) => {
  const { warnings } = await renderSvg(`A: Point(1, 1)\n${text}`);
  const told = warnings.map(({ message }) => message).filter((message) => message.startsWith('a number is not drawn'));
  expect(told.map((message) => message.split(': ').slice(1).join(': '))).toEqual(remedies);
});

it.each([
  [
    'w: angle(A, B, C)',
    ['write text t: "w = {{w}}" as a line of its own, or w: Angle(A, B, C) for the mark of the angle'],
  ],
  ['d: distance(A, B)', ['write text t: "d = {{d}}" as a line of its own, or d: Segment(A, B) for the way']],
  ['m: mean([1, 2, 6])', ['write text t: "m = {{m}}" as a line of its own']],
  ['d: distance(A, B)\nk: Circle(A, d)', []],
  ['d: distance(A, B)\ntext t: "{{d}}"', []],
  ['r: sqrt(2)', []],
  ['d: distance(A, B) + 1', []],
])('%s', async (text, remedies) => {
  const { warnings } = await renderSvg(`A: Point(1, 1)\nB: Point(3, 1)\nC: Point(1, 4)\n${text}`);
  const told = warnings.map(({ message }) => message).filter((message) => message.includes('and nothing uses it'));
  expect(told.map((message) => message.split(': ').slice(1).join(': '))).toEqual(remedies);
});

it.each([
  ['L: [(1, 2), (2, 3)] "P"', ['write "P_{{k}}" for one at each']],
  ['L: [(1, 2), (2, 3)] "P_{{k}}"', []],
  ['L: [(1, 2), (2, 3)] "corners"', []],
  ['A: (1, 2) "A_12"', ['write "A_{12}"']],
  ['A: (1, 2) "A_12" {mode: normal}', []],
  ['A: (1, 2) "A_1"', []],
])('%s', async (text, remedies) => {
  const { warnings } = await renderSvg(text);
  const told = warnings
    .map(({ message }) => message)
    .filter((message) => /^a list has its label|is an index/.test(message));
  expect(told.map((message) => message.split(': ').slice(1).join(': '))).toEqual(remedies);
});
