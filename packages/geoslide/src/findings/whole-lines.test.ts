import { expect, it } from 'vitest';
import { checkProject } from '../check-project.js';

const POINTS = 'A: Point(0, 0)\nB: Point(6, 1)\nC: Point(2, 5)\nv: Vector(A, B)\nw: Vector(B, C)\n';

it.each([
  ['s: Segement(A, B) {color: rot}', 's: Segment(A, B) {color: red}'],
  ['m: Midpoint(AB) {colour: red, width: 2}', 'm: Midpoint(A, B) {color: red, lineWidth: 2}'],
  ['h: Altitude(C, AB) {dash: dotted} "h"', 'h: Altitude(C, A, B) {lineDash: dotted} "h"'],
  ['e: Ellipse(A, B) {color: blau}', 'e: Ellipse(A, B, distance(A, B)) {color: blue}'],
  ['c: Circle(A, B, C, D) dashed', 'c: Circle(A, B, C) {lineDash: dashed}'],
  ['p: Polygon(A B C) {fill: blue}', 'p: Polygon(A, B, C) {color: blue, regionOpacity: 30}'],
  ['RegularPolygon(5, side=3)', 'p: Polygon((0, 0), (3, 0), 5)'],
  ['c: Circle(A, |AB|)', 'Circle(A, length(A, B))'],
  ['p: Polygon("ABC")', 'Polygon(A, B, C)'],
  ['u: Vector(v, w)', 'v + w for the sum, or w - v for the vector from the tip of v to that of w'],
  ['u: Circumcircle(ABD)', 'Circumcircle(A, B, D), and define D: Point(1, 3)'],
])('one line is told for all mistakes of %s', async (line, remedy) => {
  const problems = await checkProject(POINTS + line);
  expect(problems.map(({ message }) => message.slice(message.indexOf(': write ')))).toEqual([`: write ${remedy}`]);
});
