import { expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const FIGURE = `camera on
A: Point(0, 0, 0)
B: Point(4, 0, 0)
C: Point(4, 4, 0)
D: Point(0, 4, 0)
S: Point(2, 2, 5)
q: Cube(A, B)
`;

it.each([
  ['pyramide SABCD', 'write p: Pyramid(Polygon(A, B, C, D), S)'],
  ['四棱锥S-ABCD', 'write p: Pyramid(Polygon(A, B, C, D), S)'],
  ['t: 三棱锥S-ABC', 'write t: Tetrahedron(A, B, C, S)'],
  ['куб ABCDA1B1C1D1', 'write c: Cube(A, B)'],
  ['prism ABC-A1B1C1', 'write p: Prism(Polygon(A, B, C), A1)'],
  ['k: Quader 3x4x5', 'write k: Cuboid((0, 0, 0), 3, 4, 5)'],
  ['cone with base center A, radius 2 and height 5', 'write c: Cone(A, A + (0, 0, 5), 2)'],
  ['s: section of the cube with the plane ABS', 'write s: Section(q, Plane(A, B, S))'],
  ['Netz des Würfels', 'write n: Net(q)'],
  ['view from above', 'write camera {view: top}'],
  ['perspective on', 'write camera {projection: perspective}'],
  ['hide faces of q', 'write q: Cube(A, B) {regionOpacity: 0} in place of the definition of q'],
  ['P(1|2|3)', 'it is read as P: Point(1, 2, 3): write it so'],
  ['surface z = x^2 - y^2', 'write s: z = x^2 - y^2'],
  ['plot3d(x^2 + y^2, x=-2..2, y=-1..1)', 'write s: Surface(x^2 + y^2, -2, 2, -1, 1)'],
  ['f: z = x^2 + y^2 {x: -2..2, y: -1..1}', 'write f: Surface(x^2 + y^2, -2, 2, -1, 1)'],
  ['v: Vector(1, 2, 3) at A', 'write v: Vector(A, A + (1, 2, 3))'],
  ['E: x1 + 2*x2 - x3 = 4', 'write E: x + 2*y - z = 4'],
  ['k: Cube(A, B) wireframe', 'it is read as k: Cube(A, B) {regionOpacity: 0}: write it so'],
  ['k: Cube(A, B) {transparent}', 'write k: Cube(A, B) {regionOpacity: 50}'],
  ['k: Cube(A, B) {shading: true}', 'write k: Cube(A, B) {shading: light}'],
  ['k: Cube(A, B) {edges: blue}', 'write k: Cube(A, B) {color: blue}'],
])('%s', (line, remedy) => {
  const { errors, warnings } = parseFigure(FIGURE + line);
  expect([...errors, ...warnings].map((problem) => problem.remedy)).toEqual([remedy]);
});
