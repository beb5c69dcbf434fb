import { constructors } from '@geoslide/geometry';
import { expect, test } from 'vitest';
import { parseFigure } from './parse-figure.js';

// Advice for lines of other programs is found by patterns: none of them may catch what is right.

const axes = ['axes', 'xaxis', 'yaxis'].flatMap((word) =>
  ['', ' plane', ' space'].flatMap((dimension) =>
    ['on', 'off', '{color: red}', '{distanceMode: custom, distance: 2}'].map((what) => `${word}${dimension} ${what}`),
  ),
);

const styles = ['Point', 'Segment', 'Angle'].flatMap((type) =>
  ['', ' plane', ' space'].flatMap((dimension) => [
    `style${dimension} ${type} {color: red}`,
    `style${dimension} ${type} label {fontSize: 14}`,
  ]),
);

const sliders = ['', ' = 2', ' step 0.5', ' step 0.5 = 2', ' = 2 "a = {{value}}"', ' = 2 "a" {offsetX: 3}'].flatMap(
  (tail) => [`slider a: 0 .. 4${tail}`, `slider t: -π .. 2π${tail}`],
);

const views = [
  ...[
    'off',
    '-6 .. 6, -2 .. 5',
    '-6 .. 6, -2 .. 5  scale 60',
    '-1e3 .. 1e3, 0 .. 5 scale 0.3, 80',
    '-pi .. pi, -1 .. 1',
  ],
  ...['0 .. 4, 0 .. 100 scale 60, 4', '0 .. 4, 0 .. 100 scale 60 yscale 4', '0 .. 4, 0 .. 100 yscale 4'],
  ...['-2π .. 2π, -1.5 .. 1.5 scale 40', '-sqrt(2) .. sqrt(2), -1 .. 1', '-3pi/2 .. 3pi/2, -2 .. 2'],
].map((bounds) => `view ${bounds}`);

const lines = [
  ...[...axes, ...styles, ...sliders, ...views],
  ...['a: Arc((0,0), (0, 0) + (3; 0), (0,0) + (3; 90°))', 'v: Vector((0,0), (3; 2))', 'f: y = 2/3 + x', 'g: y = x^2/3'],
  ...['grid on', 'grid off', 'grid {color: #ddd}', 'zaxis on', 'zaxis space off', 'axes {box: true}'],
  ...['camera on', 'camera off', 'camera {yaw: 0.6, pitch: 0.3}', 'camera {view: front}', 'camera {scaleZ: 0.5}'],
  ...[
    'background {color: white}',
    'layers A, B',
    'lang ja',
    'lang zh-Hans',
    '-- axes: off',
    'axes off -- none',
    'xaxis {unit: °}',
  ],
  ...['text t: "abc"', 'text t: "slider a: 0 .. 1" {offsetX: 2}', 'text t: "x = {{A.x}}" {at: A}', 'button b: "Go"'],
  ...["g: f'", "g: y = f'(x)", 'g: If(x > 0, x, -x)'],
  ...['side: Segment(A, B)', 'axis: Line(A, B)', 'top: Point(1, 1)', 'loop: Polygon(A, B, C)', 'points: [A, B]'],
  ...[
    'P: Point(k, ?:=0.3)',
    'P: Point(?, ?) "P"',
    '`my point`: Point(1, 2)',
    "A': Reflect(A, B)",
    'A_1: Point(1,2) "A_1"',
  ],
  ...['h: x^2 + y^2 = 4', 'h: x = 3', 'h: z = x^2 - y^2', 'q: x^2 + y^2 < 4', 'u: B - A', 'u: (3, 4)', 'b: |A - B|'],
  ...['F: SlopeField(x y)', 'F: SlopeField(x y) {color: gray}', 'r: Region(x y)'],
  ...[
    'L: [1, 2, 3]',
    'L: Sequence(n^2, n, 1, 5)',
    'D: (A + B) / 2',
    'h: if(x < 0, -x, x^2)',
    'a: 2.5e-3',
    'range: [1, 2]',
    'domain: [0, 5]',
    'heading: 2pi',
    'text t: "a\\nB: 3" {at: A, showIf: a > 2}',
    'A: Point(1, 2) {showIf: a > 2} "x\\nB: 3"',
    'm: g.slope',
    'r: distance(A, A + 10 unit(B - A))',
    'P: Translate(A, 3 unit(u) + 2 perp(u))',
  ],
];

const told = (line: string) => {
  const { errors, warnings } = parseFigure(line);
  return [...errors, ...warnings].map(({ message }) => message);
};

test.each(lines)('%s needs no word', (line) => {
  expect(told(line)).toEqual([]);
});

test.each([
  'L: [1, 2]\nr: L.last - L.first',
  'A: Point(0, 0)\nB: Point(1, 2)\nr: |A - B| / |B|',
  'k: x^2 + y^2 = 9\nP: Intersect(k, y = 0, 1)',
  'A: Point(1, 2)\nf: y = x^2\nP: Closest(y = x + 1, A)\nQ: Intersect(f, y = 2, 1) "Q"',
  'L: [3, 4]\nmiddle: 5\nr: mean(L) * middle + L.first "r = {{value}}" {precision: 1}',
])('nor does a sum of what is defined: %s', (text) => {
  expect(told(text)).toEqual([]);
});

test('nor does any example of the language', () => {
  const examples = constructors.flatMap(({ signatures }) => signatures.map(({ example }) => example));
  expect(examples.length).toBeGreaterThan(300);
  const decorated = examples.flatMap((example) => [`X: ${example}`, `X: ${example} {color: red} "X" {fontSize: 12}`]);
  expect(decorated.filter((line) => told(line).length > 0)).toEqual([]);
});
