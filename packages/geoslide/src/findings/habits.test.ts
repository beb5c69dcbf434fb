import { expect, it } from 'vitest';
import { checkProject } from '../index.js';

const POINTS = 'A: Point(0, 0)\nB: Point(1, 0)\n';

it.each([
  ['k: Circle(center=A, radius=2)', 'write k: Circle(A, 2)'],
  ['k: Circle(radius=2, center=A)', 'write k: Circle(A, 2)'],
  ['P: Point(x=1, y=2)', 'write Point(1, 2)'],
  ['s: Segment(A, length=2, angle=40°) "2"', 'write s: Segment(A, A + (2; 40°)) "2"'],
  ['s: Segment(A, B) "{{length:2}} cm"', 'write {{length}}, and precision: 2'],
  ['P: Point(2, 2,) {color: red,} "P",', 'write P: Point(2, 2) {color: red} "P"'],
  ['P: Punkt(1;2) {Farbe: rot}', 'write P: Point(1,2) {color: red}'],
  ['camera off\nP: Point(1, 2, 3)', 'camera on in figure text'],
  ['C: Rotate(B, 90 deg, A)', 'C: Rotate(B, 90°, A): write it so'],
  ['C: Rotate(B, pi/2 rad, A)', 'write pi/2 for pi/2 rad'],
  ['f: y = sin(x + 90)', 'found the angle 90, expected radians: write 90° if degrees are meant'],
  ['C: Rotate(B, 90, A)', 'found the angle 90, expected radians: write 90° if degrees are meant'],
  ['a: sin(30)', 'write 30° if degrees are meant'],
  ['C: Rotate(B, -90, A)', 'write 90° if degrees are meant'],
  ['a: 5 cm', 'it is read as a: 5: write it so'],
  ['d: Dimension(A, B, "5 cm")', 'it is read as d: Dimension(A, B) "5 cm"'],
  ['f: x > 0 and x < 2', '&& for and'],
  ['style A {color: red}', 'write it after the definition, as in A: Point(0, 0) {color: red}'],
  ['s: Segment(A, B) {thick}', 'write s: Segment(A, B) {lineWidth: 3}'],
  ['s: Segment(A, B) {color=red}', 'write s: Segment(A, B) {color: red}'],
  ['P: Point(1, 2) {label: "P"}', 'write P: Point(1, 2) "P"'],
  ['f: sin 2(x + 1)', 'brackets around the argument: sin(…)'],
])('%s', async (line, remedy) => {
  const problems = await checkProject(POINTS + line);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});

it.each([
  // What another line is written for is not told to end otherwise.
  ["c = board.create('circle', [A, B]);", 'write c: Circle(A, B)'],
  // What such a line defines is not missing elsewhere.
  ['\\tkzDefMidPoint(A,B) \\tkzGetPoint{M}\ns: Segment(A, M)', 'write M: Midpoint(A, B)'],
  // Without the line of the camera, points of space are on no slide of space.
  ['camera yaw 30 pitch 20\nP: Point(1, 2, 3)', 'write camera {yaw: 0.52, pitch: 0.35}, in radians'],
  // One line is told for two mistakes.
  ['l: Line(A, B)\np: Perpendicular(B, l, "dashed")', 'another order, .*: write p: PerpLine(l, B) {lineDash: dashed}'],
])('%s is told once', async (line, remedy) => {
  const problems = await checkProject(POINTS + line);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`${remedy.replace(/[{}()[\]]/g, '.')}$`)),
  ]);
});

it.each([
  'P: Point(1, 2, 3)',
  'f: 2sin x',
  'f: sin^2 x',
  'f: sin² x + cos² x',
  'f: sin 2x cos x',
  'a: sqrt 2',
  'C: Rotate(B, 90º, A)',
  'C: Rotate(B, 3, A)',
  'a: sin(4)',
  'f: sin(x)',
])('%s is read', async (line) => {
  expect(await checkProject(POINTS + line)).toEqual([]);
});

it.each([
  ['', 'found an empty text'],
  ["{'slides': []}", 'JSON has double quotes only'],
  ['{ // x\n}', 'JSON has no comments'],
])('%j', async (text, message) => {
  expect((await checkProject(text))[0]?.message).toContain(message);
});

it.each([
  ['k: Kreis(A, 3)', 'write Circle(A, 3)'],
  ['k: 圆(A, 3)', 'write Circle(A, 3)'],
  ['s: Segment(A, B)\ns: Segment(B, A)', 'give the second another name, as in s_2: Segment(B, A)'],
  ['f: y = x\ntext f: "f"', 'give the second another name, as in text f_2: "f"'],
  ['x: Segment(A, B)', 'choose another name, as in a: Segment(A, B)'],
  [
    'h: Altitude(A, B, C)\nC: Point(1, 3)\nu: senkrechte Gerade (h, A)',
    'unknown name senkrechte: write PerpLine(h, A)',
  ],
  ['slider p: 0 .. 5 = 1\nf: y = x^2 + px', 'write p*x'],
  ['xaxis {distanceMode: pi}', 'distanceMode: half_pi'],
  ['camera {fov: 60}', 'write projection: perspective'],
  ['k: CIRCLE(A, 3)', 'write Circle(A, 3)'],
  ['M: mid(A, B)', 'write Midpoint(A, B)'],
  ['D: Dot(1, 2)', 'write Point(1, 2)'],
  ['n: Area(x^2, 0, 2)', 'write Integral(x^2, 0, 2)'],
  ['n: Shade(x^2, 0, 2)', 'write Integral(x^2, 0, 2)'],
  ['p: PerpLine(A, B, Point(1, 3))', 'write PerpLine(Line(A, B), Point(1, 3))'],
  ['D: Translate(A, 3, 4)', 'write Translate(A, Vector(3, 4))'],
  ['k: Circle(A, B, Point(1, 3), 2)', 'write Circle(A, B, Point(1, 3))'],
  ['k: Circle(a, 2)\na: 3', 'did you mean Circle(A, 2)?'],
  ['C: Point(1, 3)\nD: Foot(C)', 'write Foot(C, Line(A, B))'],
  ['D: Point(1, 2, evaluate=1)', 'write Point(1, 2)'],
  ['d: A.Dist(B)', 'write distance(A, B)'],
  ['n: 2 sqrt3', 'write sqrt(3)'],
  ['f: FitLine([[1, 2], [2, 4], [3, 5]])', 'write FitLine([Point(1, 2), Point(2, 4), Point(3, 5)])'],
  ['h: Hyperbola(x^2 - y^2 = 1)', 'write it alone, x^2 - y^2 = 1'],
  ['k: Zirkel(A, 3)', 'these constructors take such arguments: Segment(A, 3), Circle(A, 3)'],
  ['w: Angle(A, B, Point(2, 2)) = 60°', 'leave "=" and what follows away'],
  ['d: 2 Angle(ABB)', 'write 2 Angle(A, B, B); then the vertex coincides'],
  ['Segment: Segment(A, Segment)', 'Segment is also the name of a constructor'],
  ['p: EquilateralTriangle(A, B)', 'write Polygon(A, B, 3)'],
  ['C: Point(1, 2) {pointColor: red}', 'it is color here'],
  ['xaxis {label: "t"}', 'title: "t"'],
  ['lang: ja', 'it is read as lang ja'],
  ['language = Japanese', 'it is read as lang ja'],
  ['lang japanese', 'write lang ja'],
  ['lang ja_JP', 'write lang ja, or another tag such as zh'],
  ['C: Point(1, 2) "直" {lang: jp}', 'is not a language tag, here ja'],
  ['C: Point(1, 2) "直" {language: ja}', 'it is lang here'],
  ['f: y = x^{2} + x^{10}', 'write f: y = x^2 + x^(10)'],
  ['f: y = {x, x > 0; -x}', 'write f: y = if(x > 0, x, -x)'],
  [
    's: Segment(A, B) {very thick, dashed, color: red} "s"',
    'write s: Segment(A, B) {lineWidth: 4, lineDash: dashed, color: red} "s"',
  ],
  ['s: Segment(A, B) {->}', 'write s: Segment(A, B) {endArrow: filled_stealth}'],
  ['s: Segment(A, B) {dashed}', 'write s: Segment(A, B) {lineDash: dashed}'],
  ['C: Point(1, 2) C', 'it is read as C: Point(1, 2) "C"'],
  ['point C 1 2', 'it is read as C: Point(1, 2)'],
  ['arrow A B', 'write v: Vector(A, B)'],
  ['mark angle ABC', 'write a: Angle(A, B, C)'],
  ['1a: Point(1, 2)', 'a name begins with a letter: write a1: Point(1, 2)'],
])('%s is told with what to write', async (line, remedy) => {
  const problems = await checkProject(POINTS + line);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});
