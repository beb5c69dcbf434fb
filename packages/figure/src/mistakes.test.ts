import { stepsTaken } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { parseFigure } from './index.js';

describe('mistakes in a figure text', () => {
  it.each([
    ['A: Point(0, 0', '1:9 found ( without its ), expected ): write the missing ): A: Point(0, 0)'],
    ['A: Point(0, 0) {color red}', '1:23 found "red", expected ":": write A: Point(0, 0) {color: red}'],
    ['A: Point(0, 0) {pointSize: big}', '1:28 found "big", expected a number: write A: Point(0, 0) {pointSize: 8}'],
    ['l: Line(A, B) {dash: 5 5}', '1:24 found "5", expected "," or "}": write l: Line(A, B) {lineDash: dashed}'],
    [
      'f: y = 2^x {1..5}',
      '1:17 found "}", expected ":": write Curve(x^2, 1, 5) for a part of a curve, with its own function',
    ],
    [
      'A: Point(0, 0) {color: dark blue}',
      '1:29 found "blue", expected "," or "}": write A: Point(0, 0) {color: darkblue}',
    ],
    [
      'A: Point(0, 0) {font: Times New}',
      '1:29 found "New", expected "," or "}": put a comma between properties, and a text of several words in double quotes',
    ],
    [
      'A: Point(0, 0) {color: "a\\1"}',
      '1:24 found a string that is not JSON, expected a string as in JSON: in a block write \\\\ for a backslash and \\n for a line break',
    ],
    [
      'Point(0, 0)',
      '1:1 found "Point", expected a name with a colon after it, or a word such as view or style: a definition is written with a name and a colon: A: Point(0, 0)',
    ],
    [
      'slidr a: 0 .. 1',
      '1:1 found "slidr", expected a name with a colon after it, or a word such as view or style: did you mean slider?',
    ],
    ['y = x^2', '1:1 found y =, expected a name and a colon: give the curve a name, as in f: y = x^2'],
    [
      'k: circle[A, 2]',
      '1:10 found "[", expected an operator or the end: arguments stand in ( and ): write k: circle(A, 2)',
    ],
    [
      's: Segment(A, B) {lineWidth: 2 mm}',
      '1:32 found "mm", expected "," or "}": write s: Segment(A, B) {lineWidth: 7.6}',
    ],
    ['X: Uniform 4, 9', '1:1 found "X: Uniform 4, 9", expected a statement: write X: Uniform(4, 9)'],
    ['camera on\nP: Point(0 0 -3)', '2:1 found "P: Point(0 0 -3)", expected a statement: write P: Point(0, 0, -3)'],
    ['xaxsis {min: 0}', '1:1 found "xaxsis {min: 0}", expected a statement: write xaxis {min: 0}'],
    [
      'A: Point(0, 0) "A\nk: Circle(A, 2) {color: "red"}',
      '1:16 found " without its ", expected ": write the missing ": A: Point(0, 0) "A"',
    ],
    [
      'k: Circle((0, 0), 2) {color: "red, lineWidth: 2} "k"',
      '1:52 found " without its ", expected ": write k: Circle((0, 0), 2) {color: "red", lineWidth: 2} "k"',
    ],
    ['f: \\frac12', '1:1 found "f: \\\\frac12", expected a statement: write f: 1/2'],
    [
      'A: 3 "A" "B"',
      '1:10 found "\\"", expected the end of the statement: an object has one label, and here are two: write A: 3 "A, B"',
    ],
    ['A:', '1:3 found the end of the statement, expected an expression: write what A is, such as A: Point(0, 0)'],
    [
      'slider a: 0 5',
      '1:14 found the end of the statement, expected "..": write its bounds as in slider a: 0 .. 5 step 0.1 = 1',
    ],
    ['slider a: 0 .. 5 = b', '1:20 found "b", expected a number: write the number at which the slider stands'],
    ['text t: hello', '1:9 found "hello", expected a text in double quotes: write text t: "hello"'],
    [
      'text t: "a" {mode: latex} {color: red}',
      '1:27 found a second block, expected one block: put all properties of t into one: write text t: "a" {mode: latex, color: red}',
    ],
    [
      'view -5 .. 5',
      '1:13 found the end of the statement, expected ",": write view -5 .. 5, -5 .. 5, with the bounds of x and of y',
    ],
    ['axes of', '1:6 found "of", expected on, off or a block: write axes on, axes off, or axes {color: gray}'],
    ['grid polar', '1:1 found "grid polar", expected a statement: write grid {kind: polar}'],
    ['camera {yaw: a}', '1:14 found "a", expected a number: give yaw a number; angles are in radians'],
    [
      'camera {view: isometrisch}',
      '1:15 found "isometrisch", expected the name of a view: write camera {view: isometric}',
    ],
    [
      'camera {view: oblique}',
      '1:15 found "oblique", expected the name of a view: write one of auto, cabinet, cavalier, isometric, military, top, front, side, firstAngle, thirdAngle',
    ],
    ['camera {scale: -1}', '1:16 found -1, expected a number greater than 0: write camera {scale: 0.1}'],
    [
      'style Segment lineWidth',
      '1:15 found "lineWidth", expected a block: write the properties in { and }, such as {color: red}',
    ],
    ['layers A, = 3', '1:11 found "=", expected the name of an object: write layers A, B, or layers A = 2'],
    ['lang japanese', '1:6 found "japanese", expected a language tag: write lang ja'],
    ['lang', '1:5 found the end of the statement, expected a language tag: write lang ja, or another tag such as zh'],
    ['template x.json', '1:1 found "template x.json", expected a statement: write template "x.json"'],
    ['definition v {source: "x"}', '1:12 found no kind, expected kind: and a word: give the definition its kind'],
    [
      '{"slides": []}',
      '1:1 found a block without a word before it, expected a statement: give a project in JSON as a file that ends in .json, or write figure text',
    ],
  ])('%s', (text, error) => {
    const { errors } = parseFigure(text);
    expect(errors.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([error]);
  });

  it.each([
    [
      'A: Point(0, 0) {colr: red}',
      '1:17 found the unknown property "colr", expected a property of an object: did you mean color?',
    ],
    [
      'A: Point(0, 0) {offsetX: 3}',
      '1:17 found the unknown property "offsetX", expected a property of an object: it is of the label, behind it: "A" {offsetX: 3}',
    ],
    [
      'style Segmet {lineWidth: 2}',
      '1:7 found the unknown type "Segmet", expected a type of objects: did you mean Segment?',
    ],
    [
      'style Triangle {color: red}',
      '1:7 found the unknown type "Triangle", expected a type of objects: what Triangle gives is a Polygon: write style Polygon {color: red}, or style the object itself',
    ],
    [
      'style Cube {color: red}',
      '1:7 found the unknown type "Cube", expected a type of objects: what Cube gives is a Polyhedron: write style Polyhedron {color: red}, or style the object itself',
    ],
    [
      'camera {preset: isometric}',
      '1:9 found the unknown property "preset", expected a property of a camera: write view: isometric',
    ],
    [
      'camera {zScale: 0.1}',
      '1:9 found the unknown property "zScale", expected a property of a camera: it is scaleZ here',
    ],
    ['camera {yow: 1}', '1:9 found the unknown property "yow", expected a property of a camera: did you mean yaw?'],
    [
      'view -5 .. 5, 3 .. -3',
      '1:6 found 3 .. -3, expected a range from less to more: exchange the two numbers; such a view is ignored',
    ],
    [
      'view 0 .. 10, 0 .. 100',
      '1:6 found a view that one scale makes too long, expected a scale for each axis: write view 0 .. 10, 0 .. 100 scale 60, 4, px for a unit of x and of y; it is drawn so',
    ],
    ['axes', '1:5 found the end of the statement, expected on, off or a block: write axes on; it is read as that'],
    [
      'P： Point（1，2）',
      '1:2 found the signs ： （ ， ）, expected plain : ( , ): it is read as that: write : ( , ) everywhere',
    ],
    [
      'a: 3 {color: reddd}\nb: 4 {color: reddd}\nc: 5 {color: reddd}',
      '1:14 found "reddd", expected a colour: write a: 3 {color: red}; it is read as that; the same in lines 2, 3',
    ],
    ['s = 5cm', '1:1 found "s = 5cm", expected figure text: it is read as s: 5: write it so'],
    ['坐标轴', '1:1 found "坐标轴", expected figure text: it is read as axes on: write it so'],
    ['s = 15 mm + 2 cm', '1:1 found "s = 15 mm + 2 cm", expected figure text: it is read as s: 15 + 20: write it so'],
    ['s = 3 m', '1:1 found "s = 3 m", expected figure text: it is read as s: 3: write it so'],
    ['w: 30 grados', '1:1 found "w: 30 grados", expected figure text: it is read as w: 30°: write it so'],
    ['V: (a 0)', '1:1 found "V: (a 0)", expected figure text: it is read as V: (a, 0): write it so'],
    ['V: (2 ; f(2))', '1:1 found "V: (2 ; f(2))", expected figure text: it is read as V: (2 , f(2)): write it so'],
    ['A = Point(0, 0)', '1:3 found "=", expected ":": write A: Point(0, 0)'],
    ['A := 3', '1:3 found ":=", expected ":": write A: 3'],
    [
      'k: Circle(A, 2) {regionOpacity: 0.3}',
      '1:33 found the opacity 0.3, expected percent, from 0 to 100: write 30 if a part of 1 is meant',
    ],
    ['camera {yaw: 30}', '1:14 found the angle 30, expected radians: write 0.5236 if degrees are meant'],
    [
      'camera {azimuth: 1}',
      '1:9 found the unknown property "azimuth", expected a property of a camera: it is yaw here: write yaw: 1, in radians',
    ],
    [
      'A: Point(1, 2) &quot;A&quot; -- &quot;',
      '1:16 found &quot; of HTML, expected a plain ": it is read as that: write plain signs',
    ],
  ])('warns of %s', (text, warning) => {
    const { errors, warnings } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([warning]);
  });

  it.each([
    'view 0 .. 40, 0 .. 40',
    'view 0 .. 100, 0 .. 80',
    'view 0 .. 1, 0 .. 1',
    'view 0 .. 10, 0 .. 100 scale 60, 4',
    'view 0 .. 10, 0 .. 100 yscale 4',
    'view 0 .. 10, 1 .. 1e4\nyaxis {scale: log}',
    'view 0 .. 10, 0 .. 100\ncamera {scale: 5}',
  ])('nothing of %s', (text) => {
    expect(parseFigure(text).warnings).toEqual([]);
  });

  it.each(['k: Circle[A, 2]', 'P: (3, 4)', 'f: √2', 'f: x**2', 'f: |x|', 't: 3'])('%s is none', (text) => {
    expect(parseFigure(text)).toMatchObject({ errors: [], warnings: [] });
  });

  it('names every mistake, and reads all the rest', () => {
    const text = [
      'A: Point(0, 0',
      'B: Point(1, 1) "B',
      'C: Point(2, 2) "C" {colour: red, fontSize: big}',
      'D: Point(2 2)',
      'grid of',
      'E: Segment(A, C) {lineWidth: 2}',
      'k: Circle(C, 1) {lineWidth: 2',
      'F: Point(3, 3)',
    ].join('\n');
    const { project, errors, warnings } = parseFigure(text);
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [1, 9],
      [2, 16],
      [3, 44],
      [4, 1],
      [5, 6],
      [7, 17],
    ]);
    // What else is wrong with a line is told with it.
    expect(warnings).toEqual([]);
    expect(project.slides[0]?.definitions.map(({ id }) => id)).toEqual(['C', 'E', 'F']);
    expect(project.slides[0]?.styleSheet.primitives).toEqual([['E', { lineWidth: 2 }]]);
  });

  it('reads a text of open brackets in time', () => {
    const before = stepsTaken();
    const { errors } = parseFigure('A: ("\n'.repeat(20_000));
    expect(errors).toHaveLength(100);
    // What is wrong with those that are not told is not looked for.
    expect(stepsTaken() - before).toBeLessThan(1600 * 20_000);
  });

  it('refuses blocks that are nested too deeply', () => {
    const { errors } = parseFigure(`extra {a: ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(errors[0]?.expected).toBe('at most 200 levels');
  });
});

it('reads a list of colours', () => {
  const { project, warnings } = parseFigure('p: PieChart([1, 2]) {colors: [red, teal]}');
  expect(JSON.stringify(project)).toContain('"red;teal"');
  expect(warnings).toHaveLength(1);
});

it.each([
  'grid {triangular: {a: 1}}',
  'A: Point(0, 0) {label: {a: 1}, hide: {a: 1}, colour: {a: 1}, size: {a: 1}}',
  'A: Point(0, 0) {position: {a: 1} x}',
  'A: Point(0, 0) "A" {position: {a: 1}, offset: {b: 1}}',
  'xaxis {distance: {a: 1}, labels: {a: 1}, x: {b: {c: 1}}}',
  'camera {azimuth: {a: 1}, view: {b: 1}}',
])('a block in place of a value is told: %s', (text) => {
  const { errors, warnings } = parseFigure(text);
  expect([...errors, ...warnings]).not.toEqual([]);
});

it.each([
  ['{lineStyle: dashed}', 'it is lineDash of the object: write it in a block before the label'],
  ['{dashed: true}', 'it is lineDash: dashed of the object: write it in a block before the label'],
])('a style %s behind a label is told its place', (block, remedy) => {
  const { warnings } = parseFigure(`s: Segment((0, 0), (1, 1)) "s" ${block}`);
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});

it.each([
  ['pi', 'π'],
  ['deg', '°'],
])('the unit %s of an axis is read as %s', (word, unit) => {
  const { project, warnings } = parseFigure(`xaxis {unit: ${word}}`);
  expect(project.slides[0]?.styleSheet.xaxis).toEqual({ unit });
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(`write xaxis {unit: ${unit}}`)]);
});
