import { readdirSync, readFileSync } from 'node:fs';
import { constructors } from '@geoslide/geometry';
import { expect, test } from 'vitest';
import { renderPdf, renderSvg } from '../render.js';
import { describe } from './describe.js';
import { LANGUAGES, type Language } from './language.js';
import { en } from './languages/en.js';

const TRIANGLE = 'A: Point(0, 0) "A"\nB: Point(4, 0) "B"\nC: Point(0, 3) "C"\n';

/** Figures as text, and what is said of them. */
const figures: readonly (readonly [text: string, words: string])[] = [
  [
    `${TRIANGLE}t: Triangle(A, B, C)\nk: Circle(A, B, C)`,
    'Triangle ABC with a right angle at A; the circle through A, B, C.',
  ],
  [
    `${TRIANGLE}t: Triangle(A, B, C)\nM: Midpoint(B, C) "M"`,
    'Triangle ABC with a right angle at A; the midpoint M of B and C.',
  ],
  [`${TRIANGLE}a: Segment(B, C)\nb: Segment(C, A)\nc: Segment(A, B)`, 'Triangle ABC with a right angle at A.'],
  [`${TRIANGLE}a: Segment(B, C)\nc: Segment(A, B) "c"`, 'The points A, B and C; the segments BC and c.'],
  [`${TRIANGLE}k: Circle(A, 2) "k"`, 'The circle k around A with radius 2; the points B and C.'],
  [
    `${TRIANGLE}g: Line(A, B)\nh: PerpLine(g, C) "h"`,
    'The perpendicular h to AB through C; the points A and B; the line g.',
  ],
  [`${TRIANGLE}a: Segment(B, C) "s"\nc: Segment(A, B) "s"`, 'The points A, B and C; 2 segments.'],
  [`${TRIANGLE}w: Angle(B, A, C)`, 'The points A, B and C; the right angle BAC.'],
  [`${TRIANGLE}w: Angle(A, C, B) "\\alpha"`, 'The points A, B and C; the angle ACB (α).'],
  [`${TRIANGLE}H: Orthocenter(A, B, C) "H"`, 'The orthocentre H of A, B, C.'],
  [`${TRIANGLE}s: Semicircle(A, B)`, 'The semicircle over AB; the point C.'],
  [`${TRIANGLE}v: Vector(A, B) "\\vec v"`, 'The points A, B and C; the vector v.'],
  ['f: y = x^2 "f"', 'The curve f: y = x^2.'],
  ['f: y = sin(x)', 'The curve y = sin(x).'],
  ['f: y = x^2\nA: Integral(f, 0, 2)', 'The curve y = x^2; the area under f from 0 to 2.'],
  [
    'g: Line(Point(0, 0), Point(1, 1)) "g"\nk: Circle(Point(0, 0), 2)\nP: Intersect(g, k, 1) "P"',
    'The circle around (0, 0) with radius 2; the intersection P of g and k; the line g.',
  ],
  ['a: Segment(Point(0, 0), Point(1, 1))\nb: Segment(Point(0, 0), Point(1, 2))', '2 segments.'],
  ['q: Square(Point(0, 0), Point(1, 0))', 'A square.'],
  [
    'A: Point(0, 0) "A"\nB: Point(1, 0) "B"\nC: Point(1, 1) "C"\nD: Point(0, 1) "D"\nq: Polygon(A, B, C, D)',
    'Quadrilateral ABCD.',
  ],
  ['e: Ellipse(Point(0, 0), 3, 2) "e"', 'The ellipse e around (0, 0) with the semi-axes 3 and 2.'],
  [`${TRIANGLE}p: Parabola(A, Line(B, C))`, 'The parabola with the focus A and the directrix BC.'],
  [
    `${TRIANGLE}P: Intersect(PerpLine(Line(A, B), C), Line(A, B), 1) "P"`,
    'The intersection P of the perpendicular to AB through C and AB.',
  ],
  ['M: Point(0, 0, 0) "M"\ncamera on\ns: Sphere(M, 2)', 'The sphere around M with radius 2.'],
  [`${TRIANGLE}k: Circle(A, 2) {hidden: true}`, 'The points A, B and C.'],
  ['P: Point(1, 2) "P({{x}}, {{y}})"', 'The point P(1, 2).'],
  ['text t: "nothing"', 'Figure'],
  [`${TRIANGLE}t: Triangle(A, B, C)\nn: Tick(Segment(A, B), 2)`, 'Triangle ABC with a right angle at A.'],
  [`${TRIANGLE}b: AngleBisector(A, C, B)`, 'The bisector of the angle ACB.'],
  [`${TRIANGLE}i: Incircle(A, B, C)`, 'The incircle of the triangle ABC.'],
  [
    'k: Circle(Point(0, 0), 1) "k"\nP: Point(3, 0) "P"\nt: Tangent(k, P)',
    'The circle k around (0, 0) with radius 1; the tangents to k through P.',
  ],
  ['L: [Point(0, 0), Point(1, 1), Point(2, 0)]', '3 points.'],
  [
    'g: Line(Point(0, 0), Point(1, 1)) "g"\nh: Line(Point(1, 0), Point(0, 1)) "h"\nS: Intersect(g, h) "S"',
    'The intersection S of g and h; the lines g and h.',
  ],
  [
    `${TRIANGLE}g: Line(A, B)\nh: Line(B, C)\nS: Intersect(g, h) "S"\nw: Angle(A, S, C)`,
    'The intersection S of AB and BC; the points A, B and C; the lines g and h; the angle ABC.',
  ],
  ['b: BarChart(["apples", "pears"], [3, 5]) "b"', 'The bar chart b: apples 3, pears 5.'],
  ['b: BarChart([0.06249999999999999, 1])', 'The bar chart: 0.063, 1.'],
  ['p: PieChart(["bus 40 %", "bike 60 %"], [40, 60], (0, 0), 2)', 'The pie chart: bus 40 %, bike 60 %.'],
  ['h: Histogram([0, 2, 4, 6], [1, 2, 3])', 'The histogram: 1, 2, 3.'],
  [
    `${TRIANGLE}t: Triangle(A, B, C)\nd: Dimension(A, B) "4\\,\\text{cm}"`,
    'Triangle ABC with a right angle at A; the length AB (4 cm).',
  ],
  ['a: Segment(Point(0, 0), Point(1, 1)) "\\text{road, 5 km}"', 'The segment “road, 5 km”.'],
  [`${TRIANGLE}c: Segment(A, B) "{{length}}"`, 'The points A, B and C; the segment AB (4).'],
  ['q: Rectangle(Point(0, 0), Point(3, 1)) "\\Omega"', 'The rectangle Ω.'],
  ['slider a: 0 .. 2 = 0.5\nf: y = a x "f"', 'The line f: y = a x; the slider a = 0.5.'],
  ['X: Normal(0, 2)', 'The normal distribution with mean 0 and standard deviation 2.'],
  [
    `${TRIANGLE}t: Triangle(A, B, C)\ng: Line(B, C) "g"\nu: Reflect(t, g)`,
    'Triangle ABC with a right angle at A; the mirror image of ABC in g; the line g.',
  ],
  [
    `${TRIANGLE}t: Triangle(A, B, C)\nD: Rotate(B, 90°, A) "D"\nE: Rotate(C, 90°, A) "E"\nu: Rotate(t, 90°, A)`,
    'Triangle ABC with a right angle at A; triangle ADE with a right angle at A (the image of ABC turned by 90° about A).',
  ],
  [
    'A: Point(0, 0, 0) "A"\nB: Point(1, 0, 0) "B"\nC: Point(0, 1, 0) "C"\nS: Point(0, 0, 1) "S"\ncamera on\np: Pyramid(Polygon(A, B, C), S)',
    'The pyramid with the base ABC and the apex S.',
  ],
  [
    'T: TreeDiagram([["R", "3/5", ["R", "2/4"], ["B", "2/4"]], ["B", "2/5"]])',
    'The tree diagram: R, 3/5, R, 2/4, B, 2/4, B, 2/5.',
  ],
  ['b: BoxPlot([1, 2, 3, 4, 5]) "\\text{class 8a}"', 'The box plot class 8a: 1, 1.5, 3, 4.5, 5.'],
  [`${TRIANGLE}r: Region(y > x)`, 'The points A, B and C; the region r.'],
  ['e: x^2 - z^2 = 0', '2 planes.'],
];

test.each(figures)('%s', (text, words) => {
  expect(describe(text).description).toBe(words);
});

test.each([
  [`${TRIANGLE}t: Triangle(A, B, C)\nk: Circle(A, B, C)`, '三角形ABC（∠A为直角）；过A、B、C的圆。'],
  ['a: Segment(Point(0, 0), Point(1, 1))\nb: Segment(Point(0, 0), Point(1, 2))', '2 条线段。'],
])('in Chinese: %s', (text, words) => {
  expect(describe(text, { language: 'zh' }).description).toBe(words);
});

const NESTED = `${TRIANGLE}S: Intersect(PerpLine(Line(A, B), C), PerpBisector(A, C), 1) "S"`;
const TANGENTS = 'k: Circle(Point(0, 0), 1) "k"\nP: Point(3, 0) "P"\nt: Tangent(k, P)';
const MIXED = `${TRIANGLE}w: Angle(B, A, C)\na: Segment(B, C)\nq: Square(Point(5, 5), Point(6, 5))\nf: y = x^2 "f"`;

test.each<readonly [Language, string, string]>([
  [
    'de',
    `${TRIANGLE}t: Triangle(A, B, C)\nk: Circle(A, 2) "k"`,
    'Dreieck ABC mit rechtem Winkel bei A; der Kreis k um A mit Radius 2.',
  ],
  ['de', NESTED, 'Der Schnittpunkt S von der Senkrechten zu AB durch C und der Mittelsenkrechten von AC.'],
  ['de', 'M: Center(Circle(Point(1, 1), 1)) "M"', 'Der Mittelpunkt M von dem Kreis um (1, 1) mit Radius 1.'],
  ['de', TANGENTS, 'Der Kreis k um (0, 0) mit Radius 1; die Tangenten an k durch P.'],
  ['de', MIXED, 'Die Kurve f: y = x^2; die Punkte A, B und C; der rechte Winkel BAC; die Strecke BC; ein Quadrat.'],
  [
    'fr',
    `${TRIANGLE}t: Triangle(A, B, C)\nk: Circle(A, 2) "k"`,
    'Triangle ABC rectangle en A\u202f; le cercle k de centre A et de rayon 2.',
  ],
  [
    'fr',
    `M: Center(Circle(Point(1, 1), 1)) "M"\nx1: ParallelLine(xAxis, M)`,
    "Le centre M du cercle de centre (1, 1) et de rayon 1\u202f; la parallèle à l'axe des x passant par M.",
  ],
  ['fr', TANGENTS, 'Le cercle k de centre (0, 0) et de rayon 1\u202f; les tangentes à k passant par P.'],
  [
    'fr',
    MIXED,
    "La courbe f\u00a0: y = x^2\u202f; les points A, B et C\u202f; l'angle droit BAC\u202f; le segment BC\u202f; un carré.",
  ],
  [
    'es',
    `M: Center(Circle(Point(1, 1), 1)) "M"\nx1: ParallelLine(xAxis, M)`,
    'El centro M de la circunferencia de centro (1, 1) y radio 1; la paralela al eje x por M.',
  ],
  ['es', TANGENTS, 'La circunferencia k de centro (0, 0) y radio 1; las tangentes a k por P.'],
  ['es', MIXED, 'La curva f: y = x^2; los puntos A, B y C; el ángulo recto BAC; el segmento BC; un cuadrado.'],
])('in %s: %s', (language, text, words) => {
  expect(describe(text, { language }).description).toBe(words);
});

test('a slide that says its language is described in it', () => {
  for (const lang of ['de', 'fr-CA', 'ES'] as const)
    expect(describe(`lang ${lang}\nA: Point(0, 0) "A"`).language).toBe(lang.slice(0, 2).toLowerCase());
});

test('the language is that of the words on the slide', () => {
  expect(describe('text t: "单位圆"\nA: Point(0, 0) "A"')).toMatchObject({ language: 'zh', description: '点A。' });
  expect(describe('lang ja\ntext t: "単位円"\nA: Point(0, 0) "A"').language).toBe('en');
  expect(describe('lang zh-Hans\nA: Point(0, 0) "A"').language).toBe('zh');
  expect(describe('text t: "円の接線の長さ"\nA: Point(0, 0) "A"').language).toBe('en');
});

test('long figures are summed up', () => {
  const points = Array.from(
    { length: 30 },
    (_, i) => `P${i}: Point(${i}, 0)\nQ${i}: Midpoint(P${i}, Point(0, ${i + 1}))`,
  );
  const { title, description } = describe(points.join('\n'));
  expect(description.length).toBeLessThanOrEqual(301);
  expect(description).toMatch(/; and \d+ more\.$/);
  expect(title.length).toBeLessThanOrEqual(80);
});

const folder = new URL('../../../../docs/cookbook/', import.meta.url);

test.each(readdirSync(folder).filter((name) => name.endsWith('.geoslide')))('%s has words of its own', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  for (const language of LANGUAGES) {
    const { title, description } = describe(text, { language });
    expect(description.length).toBeLessThanOrEqual(301);
    expect(title).not.toMatch(/^(Figure|图形|Figur|Figura)$/);
    expect(description).not.toMatch(/undefined|\{|\[|\\/);
  }
});

test('words of labels are quoted, and stand beside no others', () => {
  const text = 'A: Point(0, 0) "Start point"\nB: Point(4, 0) "B"\nC: Point(2, 3) "Höhe h"\n';
  const sides = 's: Segment(A, B)\nt: Segment(B, C)\nu: Segment(C, A)\na: Angle(A, B, C)\np: Polygon(A, B, C)';
  expect(describe(text + sides).description).toBe(
    'The points “Start point”, B and “Höhe h”; 3 segments; an angle; a triangle.',
  );
});

test('each phrase belongs to a constructor', () => {
  const names = new Set(constructors.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  expect(Object.keys(en.phrases).filter((key) => !names.has(key.replace(/\(.*/, '')))).toEqual([]);
});

test('SVG and PDF carry them, or what the caller says', async () => {
  const text = `${TRIANGLE}t: Triangle(A, B, C)`;
  expect((await renderSvg(text)).text).toContain(
    '<title lang="en">Triangle ABC with a right angle at A</title><desc lang="en">Triangle ABC with a right angle at A.</desc>',
  );
  const own = { title: 'Mine', description: 'My <words>' };
  expect((await renderSvg(text, own)).text).toContain('<title>Mine</title><desc>My &lt;words&gt;</desc>');
  const hex = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('hex');
  expect(Buffer.from((await renderPdf(text)).bytes).toString('latin1')).toContain(
    `/Subject <${hex('Triangle ABC with a right angle at A.')}>`,
  );
  expect(Buffer.from((await renderPdf(text, own)).bytes).toString('latin1')).toContain(`/Title <${hex('Mine')}>`);
});
