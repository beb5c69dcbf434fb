import { expect, test } from 'vitest';
import { checkProject } from '../check-project.js';

const POINTS = 'A: (0, 0)\nB: (6, 0)\nC: (2, 4)\n';

const told = async (line: string) => (await checkProject(`${POINTS}${line}`)).map(({ message }) => message);

test('tells all mistakes of a line at once', async () => {
  expect(await told('G: Schwerpunkt(Dreieck(A, B, C))')).toEqual([
    'G: unknown constructor or function Schwerpunkt: write Centroid(Triangle(A, B, C))',
  ]);
  expect(await told('k: Kreis(Mittelpunkt(A, B), lenght(A, B) / 2)')).toEqual([
    'k: unknown constructor or function Kreis: write Circle(Midpoint(A, B), length(A, B) / 2)',
  ]);
  expect(await told('S: Segment(a, b)')).toEqual(['S: unknown name a: write Segment(A, B)']);
});

test('names all that a line lacks, as something that it takes', async () => {
  expect(await told('s: Segment(P, Q)')).toEqual(['s: unknown names P, Q: define P: Point(0, 0) and Q: Point(4, 0)']);
  expect(await told('m: Midpoint(b, k)')).toEqual([
    'm: unknown name b: write Midpoint(B, k), and define k: Point(1, 2)',
  ]);
});

test('reads a name with another index as the only one of its letter', async () => {
  const line = 'g: Line(A, B)\n';
  expect(await told(`${line}F: Foot(C, g_1)`)).toEqual(['F: unknown name g_1: write Foot(C, g)']);
  expect(await told(`${line}S: Intersect(g, g2)`)).toEqual(['S: unknown name g2: define g2: Line((0, 2), (2, 0))']);
  expect(await told('s: Segment(A1, B)')).toEqual(['s: unknown name A1: define it, such as A1: Point(4, 0)']);
});

test('reads a capital X and the letter of another function as what the figure has', async () => {
  expect(await told('f: y = (X - 1)^2')).toEqual(['f: unknown name X: write y = (x - 1)^2']);
  expect(await told('c: r = sin(3 phi) + cos(phi)')).toEqual(['c: unknown name phi: write r = sin(3 θ) + cos(θ)']);
  expect(await told('slider s: 0 .. 6\nP: (s, s)\nl: Locus(P, t)')).toEqual([
    'l: t is neither a slider nor a point on a path: write Locus(P, s)',
  ]);
  expect(await told('h: y = x^2\nP: (3, f(3))')).toEqual(['P: unknown function f: write (3, h(3))']);
  expect(await told('h: y = x^2\ng: y = x\nP: (3, f(3))')).toEqual([
    'P: unknown function f: define it, such as f: y = x^2',
  ]);
});

test('puts a point that is missing where no other one is', async () => {
  expect(await told('D: (4, 0)\nw: Angle(B, A, E)')).toEqual(['w: unknown name E: define it, such as E: Point(1, 3)']);
});

test('reads two words before arguments as one name', async () => {
  expect(await told('t: Right Triangle(3, 4)')).toEqual([
    't: unknown name Right: write Polygon((0, 0), (3, 0), (0, 4))',
  ]);
  expect(await told('t: Triangle(A, B, C)\nd: Zentrische Streckung(t, A, 0.5)')).toEqual([
    'd: unknown name Zentrische: write Scale(t, 0.5, A)',
  ]);
});

test('reads a point that nothing defines as the only one that nothing uses', async () => {
  expect(await told('s: Segment(A, B)\nt: Triangle(A, B, F)')).toEqual([
    't: unknown name F: write Triangle(A, B, C), or define F: Point(4, 0)',
  ]);
});

test('reads an O as the 0 of a name', async () => {
  expect(await told('slider x0: 0 .. 3 = 1\nP: (xO, 2)')).toEqual(['P: unknown name xO: write (x0, 2)']);
});

test('reads a letter as the Greek one that the figure has', async () => {
  expect(await told('slider ω: 1 .. 5 = 2\nf: y = sin(w*x)')).toEqual(['f: unknown name w: write y = sin(ω*x)']);
});

test('tells faces by their numbers, and brackets that are no list', async () => {
  const cube = 'P: (0, 0, 0)\nQ: (2, 0, 0)\nw: Cube(P, Q)\n';
  expect(await told(`${cube}s: w.face(top)`)).toEqual([
    's: the faces of a solid have numbers, 1 for the base and 2 for the top: write w.face(2)',
  ]);
  expect(await told('f: y = [x + 1]')).toEqual([
    'f: a list is not a number: write y = (x + 1), or y = floor(x + 1) for the whole number below',
  ]);
});

test('names no object as a part of itself', async () => {
  expect((await checkProject('A: (0, 0)\nB: (4, 0)\nc: Cercle(A, B, C)')).map(({ message }) => message)).toEqual([
    'c: unknown constructor or function Cercle: write Circle(A, B, C), and define C: Point(1, 3)',
  ]);
});

test('names what a line lacks by the types that its call takes', async () => {
  expect(await told('S: Intersect(g, h)')).toEqual([
    'S: unknown names g, h: define g: Line((0, 0), (3, 1)) and h: Line((0, 2), (2, 0))',
  ]);
  expect(await told('t: Tangent(k, P)')).toEqual([
    't: unknown names k, P: define k: Circle((0, 0), 2) and P: Point(4, 0)',
  ]);
  expect(await told('P: (2, f(2))')).toEqual(['P: unknown function f: define it, such as f: y = x^2']);
  expect(await told('t: Tangent(f, 2)')).toEqual(['t: unknown name f: define it, such as f: y = x^2']);
});

test('tells what is wrong with the line that is written so', async () => {
  expect(await told('g: Gerade(A, Spiegel(B, A))\nh: Kreis(A, -1)')).toContainEqual(
    'h: unknown constructor or function Kreis: write Circle(A, -1); then the radius must be positive, not -1',
  );
});

test('leaves what is told already, and what has no remedy', async () => {
  expect(await told('n: 2 AB + 1')).toEqual([
    'n: unknown name AB: write Segment(A, B), or length(A, B) for the number',
  ]);
  expect(await told('k: Circle(A, -1)')).toEqual(['k: the radius must be positive, not -1']);
  expect(await told('s: Segment(A, Q)')).toEqual(['s: unknown name Q: define it, such as Q: Point(4, 0)']);
});

test('follows no example', async () => {
  expect(await told('r: RightAngle(A, B, C)')).toEqual([
    'r: unknown constructor or function RightAngle: write Angle(A, B, C), which shows a right angle as a square',
  ]);
  expect(await told('k: integral(x^2, 1, 2)')).toEqual([
    'k: unknown constructor or function integral: write Integral(x^2, 1, 2)',
  ]);
});

test('keeps what is behind the brackets of a remedy', async () => {
  expect(await told('f: y = 2*normalpdf(x, 1, 3)')).toEqual([
    'f: unknown constructor or function normalpdf: write Normal(1, 3).density(x)',
  ]);
  expect(await told('d: normalcdf(0, 2, 1, 3) + lenght(A, B)')).toEqual([
    'd: unknown constructor or function normalcdf: write Normal(1, 3).probability(0, 2) + length(A, B)',
  ]);
});

test('tells the point of a tangent by its place', async () => {
  expect(await told('k: Circle(A, 2)\nt: Tangent(k, 45°)')).toEqual([
    't: Tangent takes a point of k: write Tangent(k, Point(k, 45°))',
  ]);
});

test('asks for no name that the mended line does not use', async () => {
  expect(await told('t: Triangle(A, B, C)\nh: Altitude(t, Q)')).toEqual(['h: unknown name Q: write Altitude(t)']);
});

test('takes no longer for many such lines', async () => {
  const lines = Array.from(
    { length: 400 },
    (_, i) => `k${i}: Kreis(Mittelpunkt(A, B), ${'sin('.repeat(20)}1${')'.repeat(20)})`,
  );
  const before = process.cpuUsage().user;
  expect(await told(lines.join('\n'))).toHaveLength(400);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(5);
});

test('is silent of what follows from a line that is left out, and of nothing else', async () => {
  const problems = await checkProject(
    'list: (1, 2), (3, 4)\npts: [(0, 0), (1, 2)]\nL: Line(pts)\nm: Midpoint(list, 2)',
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('write list: [(1, 2), (3, 4)]'),
    'L: Line takes two points: write Polyline(pts) for all of a list',
    expect.stringContaining('Midpoint does not take (Point, Number)'),
  ]);
});

test('of a text without an object the warnings are told too', async () => {
  const problems = await checkProject('numbers: comma\ncamera {angle: 45}');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('write numbers {decimal: comma}'),
    expect.stringContaining('it is yaw here'),
  ]);
});

test('tells how formulas and colours are written', async () => {
  expect(await told('P: Point(1, 1) "B_{1" {color: purpel}')).toEqual([
    expect.stringContaining('A { is not closed: write its }.'),
    expect.stringContaining('write P: Point(1, 1) "B_{1" {color: purple}'),
  ]);
  expect(await told('P: Point(1, 1) {color: "#12345"}')).toEqual([
    expect.stringContaining('behind # are 3, 4, 6 or 8'),
  ]);
});

test('takes two points that stand together for two arguments where a segment is none', async () => {
  const read = 'it is read as s: Segment(A, B): write it so';
  expect(await told('s: Segment(AB)')).toEqual([`found "s: Segment(AB)", expected figure text: ${read}`]);
  expect(await told('k: Circle(Circumcenter(A, B, C), R)')).toEqual(['k: unknown name R: define it, such as R: 2']);
});

test('names the command of LaTeX that is meant', async () => {
  expect(await told('P: (1, 1) "\\alhpa"')).toEqual([expect.stringContaining('Did you mean \\alpha?')]);
});

test.each([
  ['i: Incenter(t)', 'unknown name t: define t: Polygon('],
  ['f: 2x + 3y - 4', 'write 2x + 3y - 4 = 0 for the curve'],
  ['k: y = x\nr: k.r', 'no object has a property r: write r: k.radius; then a Line has no property radius'],
  ['c: Segment(C, (0, 0))', 'unknown name C: define it, such as C: Point(0, 0)'],
  ['a: 2\nk: Circle((0, 0), 2) {showIf: a = 2}', 'write showIf: a == 2'],
  ['A: Point(0, 0) {color: "navy blue"}', '{color: navy}'],
  ['C: Point(1, 2)\nc: Circle(c, 2)', 'it depends on itself: c → c: write Circle(C, 2)'],
  ['A: (0, 0)\nB: (4, 0)\nC: (1, 3)\nk: Circumcircle(A, B)', 'write Circumcircle(A, B, C) or DiameterCircle(A, B)'],
  ['O: Point(0, 0)\nk: Circle(o, 2)', 'unknown name o: did you mean O?'],
  ['view -5 .. 5, -5 .. 5\nB: Point(2, 2, 2)', 'or take the third coordinate of the point away'],
  ['p: Point(0, 0).zz\ntext t: "{{p}}"', '(t depends on it)'],
])('%s says what helps', async (text, remedy) => {
  expect((await checkProject(text)).map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});

test('tells a number without its unit, or with the sign of degrees', async () => {
  const remedy = expect.stringContaining('it is read as D: Rotate(B, 60°, A): write it so');
  expect(await told('D: Rotate(B, 60deg, A)')).toEqual([remedy]);
  expect(await told('D: Rotate(B, 60 degrees, A)')).toEqual([remedy]);
});

test('takes the count and the size of a polygon in the order that holds', async () => {
  for (const sizes of ['n, 2', '2, n']) {
    expect(await told(`n: 5\np: RegularPolygon(${sizes})`)).toEqual([
      'p: RegularPolygon takes a place: write Polygon((0, 0), 2, n)',
    ]);
  }
});

test('names the second of two objects by its label, and tells nothing of what that mends', async () => {
  const problems = await checkProject('A: (0, 0) "A"\nA: (1, 3) "C"\ns: Segment(A, C)');
  expect(problems.map(({ message }) => message)).toEqual([
    'A: defined more than once: the first definition counts; give the second another name, as in C: (1, 3) "C" (s depends on it)',
  ]);
});

test('tells nothing of names that a wrong line was to define', async () => {
  for (const text of [
    'f(x): y = x^2\ng: y = f(x) + 1\nA: (0, 0)',
    'side-a: Segment((0, 0), (3, 0))\nM: Midpoint(side-a)\nA: (0, 0)',
    'circle of radius 2 about A\nP: Point(k, 1)\nA: (0, 0)',
  ]) {
    const problems = await checkProject(text);
    expect(problems.map(({ line }) => line)).toEqual([1]);
  }
});

test.each([
  ['t: Triangle(A, B, C)\nh: Height(B, t)', 'h: Height takes the corners of a triangle: write Altitude(B, C, A)'],
  [
    't: Triangle(A, B, C)\nw: AngleBisector(t, A)',
    'w: AngleBisector takes the corners of a triangle: write AngleBisector(C, A, B)',
  ],
  ['q: Square(A, B)\nd: Segment(A, q.C)', 'd: a Polygon has no property C: write Segment(A, q.vertex(3))'],
  ['t: Triangle(A, B, C)\nM: Midpoint(t.a)', 'M: a Polygon has no property a: write Midpoint(t.edge(2))'],
  ['q: Polygon(C, A, B)\nd: Segment(A, q.C)', 'd: a Polygon has no property C: write Segment(A, q.vertex(1))'],
  [
    'x: Point(1, 2)\ns: Segment(A, x)',
    's: a variable of curves is no object: write Segment(A, P), with the other name',
  ],
  ['d: Dashed(Segment(A, C))', 'd: unknown constructor or function Dashed: write Segment(A, C) {lineDash: dashed}'],
  ['v: Vector(A, B)\nw: Vector(v + v)', 'w: this is a Vector by itself: write v + v alone'],
  ['w: Fünfeck(A, B)', 'w: unknown constructor or function Fünfeck: write Polygon(A, B, 5)'],
  ['w: CentreDeGravité(A, B, C)', 'w: unknown constructor or function CentreDeGravité: write Centroid(A, B, C)'],
])('tells the call for %s', async (lines, message) => {
  expect(await told(lines)).toContainEqual(message);
});

test('writes an id that is a name where a source has another one', async () => {
  const definitions = [
    { kind: 'primitive', id: 'my point', source: 'Point(0, 0)' },
    { kind: 'primitive', id: 's', source: 'Segment(my point, (2, 2))' },
  ];
  const view = { xmin: -1, xmax: 8, y: [-2, 6] };
  const project = { metadata: { version: '11' }, slides: [{ definitions, uvarMap: [], styleSheet: {}, view }] };
  const messages = (await checkProject(project)).map(({ message }) => message);
  expect(messages).toContainEqual('s: unknown name my: write Segment(my_point, (2, 2)), with an id that is a name');
  expect(messages).toContainEqual(expect.stringContaining('{"minX": -1, "maxX": 8, "minY": -2, "maxY": 6}'));
});

test('defines no name that another line will define when it is mended', async () => {
  const messages = (await checkProject('D: (1, 1)\nPunkte: A(0|0), B(5|0), C(2|4)\nu: Umkreis(A, B, C)')).map(
    ({ message }) => message,
  );
  expect(messages).toContainEqual('u: unknown constructor or function Umkreis: write Circumcircle(A, B, C)');
});

test.each([
  ['e: Ellipse(a=5, b=3)\nF: Focus(e, 1)', ['write e: Ellipse((0, 0), 5, 3)']],
  ['data: 4, 8, 15\nb: Boxplot(data)', ['write data: [4, 8, 15]', 'write BoxPlot(data)']],
  ['c: Circle(center: (0, 0), radius: 4)\nP: PointOnCircle(c, 60)', ['Circle((0, 0), 4)', 'write Point(c, 60°)']],
  ['a = 3; b = 4\nk: Circle((0, 0), b', ['line of its own: a: 3, then b: 4', 'Circle((0, 0), b)']],
])('what is said of a line is said of the figure as its other lines are to be: %s', async (text, remedies) => {
  const problems = await checkProject(text);
  const messages = problems.map(({ message }) => message);
  expect(messages).toHaveLength(remedies.length);
  for (const remedy of remedies) expect(messages).toContainEqual(expect.stringContaining(remedy));
});

test.each([
  ['v: Vector(1, 2)\nw: Vector(3, 1)\nn: v x w', 'write cross(v, w)'],
  ['g: (1, 2) + t*(1, 1)', 'write Line((1, 2), (1, 2) + (1, 1))'],
  ['m: Normal(100, 15)\nn: mean(m)', 'write m.mean'],
  [
    'h: Histogram([1, 2, 2, 3], bins=3, color="blue")',
    'write Histogram([1, 2, 2, 3], 3), and {color: "blue"} behind it',
  ],
  ['t: Triangle((0, 0), (4, 0), (1, 3))\na: t.a', 'write t.edge(2)'],
  ['A: Точка(0, 0)', 'write Point(0, 0)'],
  ['A: Point(0, 0)\nB: Point(1, 1)\nd: len(A, B)', 'write length(A, B)'],
])('tells the call of the figure: %s', async (text, remedy) => {
  expect((await checkProject(text)).map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});
