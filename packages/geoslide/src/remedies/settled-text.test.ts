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

const remedies = async (text: string) =>
  (await checkProject(POINTS + text)).map(({ line, message }) => {
    const [, remedy] = /: write (.*)$/s.exec(message) ?? [];
    return `${(line ?? 0) - 5}: ${remedy ?? message}`;
  });

it.each([
  ['a value that is wrong in the line to write', 'f: Función(sen(x), -pi, pi)', ['1: f: Curve(sin(x), -pi, pi)']],
  ['a call without a name', 'Segment(A, B) { style: dotted }', ['1: s: Segment(A, B) {lineDash: dotted}']],
  [
    'an argument that is missing yet',
    'k: Kreis(A, 2)\nP = PunktAuf(k, 70°)',
    ['1: Circle(A, 2)', '2: P: Point(k, 70°)'],
  ],
  ['a text that is told as a value', 'label "Test scores"', ['1: text t: "Test scores"']],
  ['names that other lines have', 'A --> B\nB --> C', ['1: v_1: Vector(A, B)', '2: v_2: Vector(B, C)']],
  ['a label in braces', "P: (2, 2) { label: P' }", ['1: P: (2, 2) "P\'"']],
  ['a label of several words', 'q: Angle(B, A, C) { label: 45 degrees }', ['1: q: Angle(B, A, C) "45°"']],
  ['a formula in braces', 'q: Angle(B, A, C) { label: "$\\alpha$" }', ['1: q: Angle(B, A, C) "$\\\\alpha$"']],
  ['a foreign label', 'u: Vecteur(A, B) { étiquette: "v" }', ['1: u: Vector(A, B) "v"']],
  ['a chart of words', 'b: BarChart(Football 12, Tennis 7)', ['1: b: BarChart(["Football", "Tennis"], [12, 7])']],
  ['a point of Chinese', 'k: Circle(A, 2)\nP：点在 k 上', ['2: P: Point(k, ?:=0.5)']],
  ['a point of German', 'M(1/2)\nk: Kreis um M mit Radius 3', ['1: M: Point(1, 2)', '2: k: Circle(M, 3)']],
  ['a misspelt property', 's: Segmnt(A, B) {thikness: 3}', ['1: s: Segment(A, B) {lineWidth: 3}']],
  ['the origin', 'D: Rotate(A, 180°) about origin', ['1: D: Rotate(A, 180°, (0, 0))']],
  ['the title of an axis', 'xAchse: "Note"', ['1: xaxis {title: "Note"}']],
  ['a value in a label', 'P: (1, 1) "{{coords}}"', ['1: ({{x}}, {{y}})']],
  ['a row of points', 'AB: Segment(AB)', ['1: Segment(A, B)']],
  ['a point by a small letter as a factor', 'g: y = a*x^2', ['1: g: unknown name a: define a: 2']],
  ['a word of a camera', 'camera {type: parallel}', ['1: projection: orthographic']],
  ['hidden lines', 'camera on\ns: Segment(A, B) {hidden: dashed}', ['2: s: Segment(A, B) {hiddenLineDash: dashed}']],
  ['hidden edges', 'camera on\ns: Segment(A, B) {hiddenEdges: dotted}', ['2: hiddenLineDash: dotted']],
  [
    'the opacity of a body behind its definition',
    'q: Cube((0, 0, 0), (1, 0, 0))\nq {opacity: 0.3}',
    ['2: q: Cube((0, 0, 0), (1, 0, 0)) {regionOpacity: 30} in place of the definition of q'],
  ],
  ['the value of an angle', 'q: Angle(B, A, C) "{{angle}}°"', ['1: {{degrees}}']],
  [
    'strokes of a side',
    's: Segment(A, B) {arcStrokes: 2}',
    [
      '1: s: nothing reads arcStrokes of a Segment: it is for Angle; for marks of equal sides write m: Tick(s, 2) as a line of its own',
    ],
  ],
  ['two sides of a triangle', 't: Triangle(A, 3, 4)', ['1: Polygon(A, A + (3, 0), A + (0, 4)) for a right angle at A']],
  ['the vertex alone', 'b: AngleBisector(A)', ['1: AngleBisector(B, A, C)']],
  ['four numbers', 'd: (1, 2, 3, 4)', ['1: [1, 2, 3, 4], a list']],
  [
    'a sum of rows',
    's: AB + AC',
    [
      '1: s: unknown name AB: AB + AC is Vector(A, B) + Vector(A, C) as vectors, and length(A, B) + length(A, C) as a number',
    ],
  ],
  [
    'a call with the name of its object',
    'spring: Spring(A, B)',
    [
      '1: spring: unknown constructor or function Spring: there are Point, Segment, Circle and others, which "geoslide language WORDS" finds',
    ],
  ],
  ['no ticks', 'axes {ticks: off}', ['1: axes {tick: false}; it is read as that']],
  ['a slider among numbers', 'a: 2 {slider: true}', ['1: slider a: 0 .. 10 = 2']],
  ['an axis in words', 'axis x from -5 to 5', ['1: xaxis {min: -5, max: 5}']],
  [
    'a text above a point',
    'text t: "T" {at: above A}',
    [
      '1: t: at: unknown name above: a text stands at a point, and is moved by px, as in {at: A, offsetX: 0, offsetY: -14}',
    ],
  ],
  [
    'both heads of an arrow',
    's: Segment(A, B) {arrowhead: both}',
    ['1: s: Segment(A, B) {startArrow: filled_stealth, endArrow: filled_stealth}'],
  ],
  [
    'the value of an angle by a key',
    'q: Angle(B, A, C) {showValue: true}',
    ['1: the label "{{value}}" after the expression, "{{degrees}}°" for an angle'],
  ],
  [
    'labels of corners',
    'q: Polygon(A, B, C) {labels: ["A", "B", "C"]}',
    ['1: the labels behind the definitions of the points themselves, as in A: Point(0, 0) "A"'],
  ],
  ['a colour by three numbers', 's: Segment(A, B) {color: (255, 0, 0)}', ['1: rgb(255, 0, 0); the default is used']],
  ['a remedy with a mistake', 'r: Kreis(A, -1)', ['1: Circle(A, -1); then the radius must be positive, not -1']],
])('what is told holds in the text: %s', async (_, text, told) => {
  expect(await remedies(text)).toEqual(told);
});

it('says nothing of the place of a second definition with the same name', async () => {
  const problems = await checkProject('A: Point(1, 1)\nA: Point(1, 1)');
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('defined more than once')]);
});

it('keeps both of two statements in one line', async () => {
  const told = (await remedies('Segment(A, B); Segment(B, C)')).join(' ');
  expect([told.includes('Segment(A, B)'), told.includes('Segment(B, C)')]).toEqual([true, true]);
});

it('tells what depends on a line behind the line to write', async () => {
  expect(await remedies('c: CercleCirconscrit(A, B, C) { couleur : rouge ; pointillé }\nO: Center(c)')).toEqual([
    '1: c: Circumcircle(A, B, C) {color: red, lineDash: dotted} (O depends on it)',
  ]);
});

it('says nothing of the lines of a loop, once its head is written anew', async () => {
  expect(await remedies('for i in 1..5:\n  P_i: Point(i, 0)\ns: Segement(A, B)')).toEqual([
    '1: L: Sequence(Point(i, 0), i, 1, 5), with the lines below that belong to it taken away',
    '3: Segment(A, B)',
  ]);
});

it('says nothing of the lines of an object, once its first one is written anew', async () => {
  expect(await remedies('- name: D\n  type: point\n  x: 0\n  y: 2')).toEqual([
    '1: D: Point(0, 2), with the lines below that belong to it taken away',
  ]);
});

it('tells what of the line a remedy does not have', async () => {
  const points = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\n';
  const [problem] = await checkProject(`${points}markangle("$\\alpha$", B, A, C, radius=15, blue);`);
  expect(problem?.message).toMatch(/write a: Angle\(B, A, C\) "\\alpha", which says nothing of "radius=15", "blue"$/);
});

it('tells how a number is written before that nothing shows it', async () => {
  const problems = await checkProject('A: Point(0, 0)\nB: Point(3, 4)\nd = distance(A, B)');
  expect(problems.map(({ message }) => message)).toEqual([
    'found "=", expected ":": write d: distance(A, B)',
    'd: a number is not drawn, and nothing uses it: write text t: "d = {{d}}" as a line of its own',
  ]);
});
