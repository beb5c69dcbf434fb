import { describe, expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const told = (text: string) => {
  const { errors, warnings } = parseFigure(text);
  return [...errors, ...warnings].map(({ remedy }) => remedy);
};

describe('a line with several mistakes is told as one line to write', () => {
  it.each([
    ['text t: "Aufgabe 3" {x: 1, y: 3}', 'text t: "Aufgabe 3" {at: (1, 3)}'],
    ['P: Punkt(1;2) {Farbe: rot}', 'P: Point(1,2) {color: red}'],
    ['t: Triangle(A, B, C) {fill: green, opacity: 0.3}', 't: Triangle(A, B, C) {color: green, regionOpacity: 30}'],
    [
      'P: Punkt(1;2) "P" {Farbe: rot, fontSize: 20, pointSize: 9}',
      'P: Point(1,2) {color: red, pointSize: 9} "P" {fontSize: 20}',
    ],
    ['style Points {size: 5}', 'style Point {pointSize: 5}'],
    ['s: Segment(A, B) {label: "c", stroke: blue}', 's: Segment(A, B) {color: blue} "c"'],
    ['R: y >= x^2, y <= 4 {color: blue; opacity: 20}', 'R: y >= x^2 && y <= 4 {color: blue, regionOpacity: 20}'],
  ])('%s', (line, own) => {
    expect(told(line)).toEqual([`write ${own}`]);
    expect(told(own)).toEqual([]);
  });
});

describe('a line whose parts stand in another order, or without their signs', () => {
  it.each([
    ['P: Point(1, 2) (color: red, pointSize: 6) "P"', 'P: Point(1, 2) {color: red, pointSize: 6} "P"'],
    ['P "P": Point(1, 2) {color: red}', 'P: Point(1, 2) {color: red} "P"'],
    ['hidden g: Line(A, B)', 'g: Line(A, B) {hidden: true}'],
    ['h: Segment(A, C) {dotted, 2px, red}', 'h: Segment(A, C) {lineDash: dotted, lineWidth: 2, color: red}'],
    ['g: x = 2 {0 < y < 3}', 'g: x = 2 {displayMinY: 0, displayMaxY: 3}'],
    ['f: y = sqrt(x) for x >= 0 "f"', 'f: y = if(x >= 0, sqrt(x)) "f"'],
    ['c: (cos(t), sin(t)), t = 0..2π {color: red}', 'c: Curve(cos(t), sin(t), 0, 2π) {color: red}'],
    ['f: y = 0,5x² - 1,5x {color: blau} "f"', 'f: y = 0.5x² - 1.5x {color: blue} "f"'],
    ['P: Point(2, 2) /* harbour */ "P"', 'P: Point(2, 2) "P" -- harbour'],
    ['slider a = 2 (0 to 5, step 0.5)', 'slider a: 0 .. 5 step 0.5 = 2'],
    ['slider r {from: 1, to: 4, step: 0.5, value: 2} "r"', 'slider r: 1 .. 4 step 0.5 = 2 "r"'],
    ['text: $a^2$ at (2, 4)', 'text t: "$a^2$" {at: (2, 4)}'],
    ['text q: "Der "goldene" Schnitt"', 'text q: "Der \\"goldene\\" Schnitt"'],
    ['view scale 50: -3 .. 8, -2 .. 6', 'view -3 .. 8, -2 .. 6 scale 50'],
    ['view y: -1..6, x: -2..8', 'view -2 .. 8, -1 .. 6'],
    ['view center (2, 1) width 10 height 8', 'view -3 .. 7, -3 .. 5'],
    ['xaxis "t" {step: 2}', 'xaxis {distanceMode: custom, distance: 2, title: "t"}'],
    ['yaxis log 1 to 1000', 'yaxis {scale: log, min: 1, max: 1000}'],
    ['grid: color #ddd', 'grid {color: #ddd}'],
  ])('%s', (line, own) => {
    expect(told(line)).toEqual([`write ${own}`]);
    expect(told(own)).toEqual([]);
  });
});

it('a member that stands nowhere in a line is told behind it', () =>
  expect(told("text t: 'Thales' {fontSize: 18, bold: true}")).toEqual([
    'write text t: "Thales" {fontSize: 18}; for bold write $\\mathbf{A}$ in the text for bold letters',
  ]));

describe('what a remedy says already stays as it is', () => {
  it.each([
    ['k: Circle(A, 2 cm)', 'it is read as k: Circle(A, 2): write it so'],
    ['A: Point(0, 0) "A" B: Point(6, 0)', 'begin a new line for the next definition: B: Point(6, 0)'],
    ['angle BAC = 60 degrees', 'for such an angle write C: Rotate(B, 60°, A)'],
    ['L: [x^2 for x in range(5)]', 'write L: Sequence(x^2, x, 0, 4)'],
  ])('%s', (line, remedy) => expect(told(line)[0]).toContain(remedy));
});

it('a value of another line gets its two braces', () =>
  expect(told('a: 3\nT: Text("x = {a}", (2, 2))')).toEqual(['write text T: "x = {{a}}" {at: (2, 2)}']));

it('a block on the first line needs its commas as others do', () =>
  expect(parseFigure('P: Point(1, 1) {color: red size: 6}').errors[0]?.remedy).toBe(
    'write P: Point(1, 1) {color: red, pointSize: 6}',
  ));
