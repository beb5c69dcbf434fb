import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

it.each([
  ['E: x + z = 3\nF: x = 2', 'this is a line of the plane z = 0: write Plane(x = 2) if that in space is meant'],
  [
    'E: x + y + z <= 3\nF: y >= 0',
    'this is a region of the plane z = 0: write HalfSpace(y >= 0) if that in space is meant',
  ],
  ['E: x + z = 3\nF: Plane(x = 2)\nG: HalfSpace(y >= 0)', undefined],
  ['camera on\nF: x = 2', undefined],
  [
    'A: Point(0, 0)\nB: Point(4, 0)\nM: Centroid(A, B)',
    'the centroid of two points is their midpoint: write Midpoint(A, B), or give the three corners of a triangle',
  ],
  ['A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\nG: Centroid(A, B, C)', undefined],
  [
    'f: y = x^2\nr: RiemannSum(f, 10, 0, 2)',
    'it runs from 10 down to 0 in 2 parts: write RiemannSum(f, 0, 2, 10) for 10 parts from 0 to 2',
  ],
  ['f: y = x^2\nr: RiemannSum(f, 0, 2, 10)', undefined],
  ['f: y = x^2\nr: RiemannSum(f, -1, 2, 10)', undefined],
  [
    'L: Sequence(Point(k, 0), k, 5, 1)',
    'the list is empty, for it counts up from 5 to 1: write Sequence(Point(k, 0), k, 1, 5)',
  ],
  ['L: Sequence(Point(k, 0), k, 1, 5)', undefined],
  ['f: y = root(3, x + 1)', 'its degree stands behind: write root(x + 1, 3)'],
  ['f: y = root(x, 3)', undefined],
  ['f: y = log(x, 2)', 'its base stands first: write log(2, x)'],
  ['f: y = log(2, x)', undefined],
  [
    's: Segment((0, 0), (4, 0))\nP: Point(s, 1) 0.75',
    'the number 0.75 behind it is a factor: write Point(s, 1) "0.75" for a label',
  ],
  ['v: Vector((0, 0), (4, 0))\nw: 2 v', undefined],
  [
    'c: Curve(2 cos(t), sin(t), 0, 360)',
    't runs to 360 radians here: write Curve(2 cos(t), sin(t), 0, 360°) if degrees are meant',
  ],
  ['c: Curve(2 cos(t), sin(t), 0, 2π)', undefined],
  ['c: Curve(x^2, 0, 90)', undefined],
  [
    'A: Point(0, 0)\nB: Point(4, 0)\ng: Line(A, B)\nP: Point(1, 1)\nQ: Reflect(g, P) {hidden: true}',
    'this is the image of g, not a point: write Reflect(P, g) for that of P',
  ],
  ['A: Point(0, 0)\nB: Point(4, 0)\ng: Line(A, B)\nP: Point(1, 1)\nh: Reflect(g, P)', undefined],
  [
    'Q: Point(x, 2)',
    'x is the line y = x here, and the point lies on it at 2: write numbers, as in Point(1, 2), or y = 2 alone for the line',
  ],
  ['f: y = x^2\nQ: Point(f, 2)', undefined],
  [
    'A: Point(0, 0, 0)\nB: Point(1, 2, 3)\np: Plane(A, B)',
    'the coordinates of B are its normal: write Plane(A, Vector(A, B)) for the plane at right angles to the line through both, Plane(A, Vector(B)) if the normal is meant, or a third point',
  ],
  ['A: Point(0, 0, 0)\nB: Point(1, 2, 3)\np: Plane(A, Vector(B))', undefined],
  ['A: Point(0, 0, 0)\nn: (1, 2, 3)\np: Plane(A, n)', undefined],
  [
    'A: Point(0, 0, 0)\nB: Point(1, 2, 3)\nk: Circle(A, 2, B)',
    'the coordinates of B are its axis: write Circle(A, 2, Vector(A, B)) for an axis through both, or Circle(A, 2, Vector(B)) if the coordinates are meant',
  ],
  ['D: (3/2)', 'this is the number 3 divided by 2, which is not drawn: write (3, 2) for a point'],
  [
    'slider a: 0 .. 10 step 20 = 3\nA: Point(a, 0)',
    "the slider's step 20 is longer than its way from 0 to 10: give it a smaller one, such as 1",
  ],
])('%s', async (text, told) => {
  const { warnings } = await renderSvg(text);
  expect(
    warnings.map(({ message }) => message).filter((message) => !/outside of the picture|shows none/.test(message)),
  ).toEqual(told === undefined ? [] : [told]);
});
