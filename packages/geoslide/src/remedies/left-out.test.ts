import { expect, it } from 'vitest';
import { leftOut } from './left-out.js';

const names = new Set(['A', 'B', 'C', 'S', 'g', 'B1']);

it.each([
  ['points of a row', 'section of the cube by ABS', 'q: Cube(B, S)', ['ABS']],
  ['a point', 'w: angle between AS and ABC', 'w: Angle(Polygon(A, B, C))', ['AS']],
  ['a number', 'cone with radius 2, height 7', 'c: Cone(A, B, 2)', ['7']],
  ['a number with its key', 'markangle(B, A, C, radius=15)', 'a: Angle(B, A, C)', ['radius=15']],
  ['values of letters', 'l: y = kx + b, k = 2, b = 7', 'l: y = kx + b', ['k = 2', 'b = 7']],
  ['a color', 'mark(A, B, C, blue)', 'a: Angle(A, B, C)', ['blue']],
])('tells %s', (_, line, statement, left) => expect(leftOut(line, [statement], names)).toEqual(left));

it.each([
  ['what is written in another order', 'Kreis um A durch B', 'k: Circle(A, B)'],
  ['the points of an object that is named', 'intersection of AB and the circle', 'P: Intersect(g, k)'],
  ['a decimal comma', 'Kreis(A; 2,5)', 'k: Circle(A, 2.5)'],
  ['a diameter', 'circle with diameter 6', 'k: Circle(A, 3)'],
  ['degrees', 'rotated by 30', 'B: Rotate(A, 0.5236)'],
  ['settings', 'zoom 2', 'view -5 .. 5, -5 .. 5'],
  ['a name that is taken', 'p: A(3|4)', 'A_2: Point(3, 4)'],
  ['how smooth a curve is', 'plot x^2 samples=100', 'f: y = x^2'],
  ['a length in another unit', 's: Segment(A, B) {lineWidth: 0.5mm}', 's: Segment(A, B) {lineWidth: 1.9}'],
  ['a property', 'A: Point(1, 1) {label off}', 'label: off'],
  ['a share in per cent', 'fill opacity 0.5', 'style A {regionOpacity: 50}'],
  ['the name in front', 'A(1|2)', 'A: Point(1, 2)'],
  ['words in quotes', 'text task: "Find AB in 7 s, red"', 'text task: "Find AB in 7 s, red" {at: (0, 0)}'],
  ['a function that has the name of a color', 'h: y = x tan(x) and y = 0', 'h: y = x*tan(x), y = 0'],
  ['a color in other letters', 'color=RED', 'p: Point(0, 0) {color: red}'],
])('says nothing of %s', (_, line, statement) => expect(leftOut(line, [statement], names)).toEqual([]));
