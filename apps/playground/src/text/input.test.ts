import { expect, test } from 'vitest';
import { withInput } from './input.js';

const isTaken = (name: string) => ['A', 'a'].includes(name);

test.each([
  ['k: Circle(A, 2)', 'k: Circle(A, 2)'],
  ['B = (1, -2.5)', 'B: Point(?:=1, ?:=-2.5) "{{id}}"'],
  ['(3, 4)', 'B: Point(?:=3, ?:=4) "{{id}}"'],
  ['Circle(A, 2)', 'b: Circle(A, 2)'],
  ['Midpoint(A, B)', 'C: Midpoint(A, B)'],
  ['2 + 3', 'b: 2 + 3'],
  ['a x + b', 'c: a x + b'],
  ['r = 2π', 'r: 2π'],
  ['f(x) = x^2 - 1', 'f: y = x^2 - 1'],
  ["f'(x)", 'b: Derivative(f)'],
  ['y = 2x + 1', 'b: y = 2x + 1'],
  ['x = 2', 'b: x = 2'],
  ['BoxPlot({1, 2, 5})', 'b: BoxPlot([1, 2, 5])'],
  ['P: Point(1, 2) {color: red}', 'P: Point(1, 2) {color: red}'],
  ['slider t: 0 .. 3 = 1', 'slider t: 0 .. 3 = 1'],
  ['q = Slider(0, 5, 0.1)', 'slider q: 0 .. 5 step 0.1'],
  ['g: Line through A and B', 'g: Line(A, B)'],
  ['text t: "Hello"', 'text t: "Hello"'],
])('%s', (typed, statement) => {
  expect(withInput(typed, isTaken)).toEqual({ ok: true, statement });
});

test('a name that is taken is told, with what would be said of it', () => {
  expect(withInput('A = (1, 2)', isTaken)).toEqual({
    ok: false,
    message: expect.stringContaining('There is "A" already'),
    again: { id: 'A', statement: 'A: Point(?:=1, ?:=2) "{{id}}"' },
  });
});

test.each([
  ['', 'Type a definition'],
  ['k: Circle(', 'expected'],
  ['Circle(A, 2', 'expected'],
  ['view -5 .. 5, -3 .. 3', 'One definition at a time'],
])('%s is refused', (typed, message) => {
  expect(withInput(typed, isTaken)).toEqual({ ok: false, message: expect.stringContaining(message) });
});
