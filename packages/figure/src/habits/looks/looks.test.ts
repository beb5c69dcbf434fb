import { expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const FIGURE = 'A: Point(0, 0)\nB: Point(6, 1)\nC: Point(2, 5)\ng: Line(A, B)\nk: Circle(A, 2)\n';

it.each([
  ['dashed red line through A and B', 'l: Line(A, B) {lineDash: dashed, color: red}'],
  ['draw a light blue circle around A through B', 'k_1: Circle(A, B) {color: lightblue}'],
  ['Zeichne eine dicke rote Strecke von A nach B', 's: Segment(A, B) {lineWidth: 3, color: red}'],
  [
    'Zeichne den Umkreis von ABC hellblau und gestrichelt',
    'c: Circumcircle(A, B, C) {color: lightblue, lineDash: dashed}',
  ],
  ['红色虚线 AB', 's: Segment(A, B) {color: red, lineDash: dashed}'],
  ['画一条蓝色粗线段AB', 's: Segment(A, B) {color: blue, lineWidth: 3}'],
  ['以A为圆心,3为半径画一个浅蓝色的圆', 'k_1: Circle(A, 3) {color: lightblue}'],
  ['cercle de centre A et de rayon 3 en pointillés', 'k_1: Circle(A, 3) {lineDash: dotted}'],
  ['Trace le segment AB en bleu clair, épais', 's: Segment(A, B) {color: lightblue, lineWidth: 3}'],
  ['segmento AB rojo discontinuo', 's: Segment(A, B) {color: red, lineDash: dashed}'],
  ['Dibuja la circunferencia de centro A y radio 2 en verde oscuro', 'k_1: Circle(A, 2) {color: darkgreen}'],
  ['shaded triangle ABC half transparent', 't: Triangle(A, B, C) {regionOpacity: 50}'],
  [
    'Dreieck ABC ausgefüllt in hellgrün mit 50 % Deckkraft',
    't: Triangle(A, B, C) {color: lightgreen, regionOpacity: 50}',
  ],
  ['p: Polygon(A, B, C) light blue, half transparent', 'p: Polygon(A, B, C) {color: lightblue, regionOpacity: 50}'],
  [
    's: Segment(A, B) dark green thick dashed "c"',
    's: Segment(A, B) {color: darkgreen, lineWidth: 3, lineDash: dashed} "c"',
  ],
  ['Point P at (3, 4), red, size 8, label "P"', 'P: Point(3, 4) {color: red, pointSize: 8} "P"'],
  ['the line through A and B, dashed, width 3, labelled "g"', 'l: Line(A, B) {lineDash: dashed, lineWidth: 3} "g"'],
  ['Draw segment AC in blue with thickness 4.', 's: Segment(A, C) {color: blue, lineWidth: 4}'],
  ['f: y = x^2 in hellblau, dick', 'f: y = x^2 {color: lightblue, lineWidth: 3}'],
  ['draw the graph of y = x^2 in light blue dashed', 'f: y = x^2 {color: lightblue, lineDash: dashed}'],
  // A property of a style as an argument or behind a definition, in eight languages, misspelt too.
  ['c: Circle(A, 2) couleur=rouge', 'c: Circle(A, 2) {color: red}'],
  ['c: Circle(A, 2, estilo="discontinuo")', 'c: Circle(A, 2) {lineDash: dashed}'],
  ['c: Kreis(A, 2, stil=gestrichelt)', 'c: Circle(A, 2) {lineDash: dashed}'],
  ['c: Circle(A, 2) 颜色=红色 线宽=3', 'c: Circle(A, 2) {color: red, lineWidth: 3}'],
  ['s: Segment(A, B) colore=rosso, spessore=3', 's: Segment(A, B) {color: red, lineWidth: 3}'],
  ['s: Segment(A, B, estilo="tracejado", cor="azul")', 's: Segment(A, B) {lineDash: dashed, color: blue}'],
  ['s: Segment(A, B) stijl=gestreept dikte=3', 's: Segment(A, B) {lineDash: dashed, lineWidth: 3}'],
  ['s: Segment(A, B) kolor: czerwony, styl: przerywana', 's: Segment(A, B) {color: red, lineDash: dashed}'],
  ['p: Polygon(A, B, C) fuellung=gelb', 'p: Polygon(A, B, C) {color: yellow, regionOpacity: 30}'],
  ['P: Point(1, 2) stil=quadrat groesse=8', 'P: Point(1, 2) {pointStyle: square, pointSize: 8}'],
  ['c: Circle(A, 2) style=dashd', 'c: Circle(A, 2) {lineDash: dashed}'],
  ['c: Circle(A, 2) dashd', 'c: Circle(A, 2) {lineDash: dashed}'],
  ['c: Circle(A, 2) linewidth=thik color=blu', 'c: Circle(A, 2) {lineWidth: 3, color: blue}'],
  ['c: Circle(A, 2) {color: blau-grün}', 'c: Circle(A, 2) {color: teal}; it is read as that'],
  ['c: Circle(A, 2) {estilo: discontinuo, grosor: 2}', 'c: Circle(A, 2) {lineDash: dashed, lineWidth: 2}'],
  ['c: Circle(A, 2) em vermelho', 'c: Circle(A, 2) {color: red}'],
  ['Segment(A, B) largeur=2', 's: Segment(A, B) {lineWidth: 2}'],
  // A size in words, and a label without quotes.
  ['P = (1, 2) big', 'P: (1, 2) {pointSize: 8}'],
  ['s: Segment(A, B) Start', 's: Segment(A, B) "Start"'],
  // Looks in a line behind the definition.
  ['k: dashed', 'k: Circle(A, 2) {lineDash: dashed} in place of'],
  ['k: dicke 3', 'k: Circle(A, 2) {lineWidth: 3} in place of'],
  ['A: size 5', 'A: Point(0, 0) {pointSize: 5} in place of'],
  ['A.color = red', 'A: Point(0, 0) {color: red} in place of'],
  ['k style dashed', 'k: Circle(A, 2) {lineDash: dashed} in place of'],
  ['A: 2 filled', 'A: Point(0, 0) {pointSize: 2, pointStyle: dot} in place of'],
  ['k.setStyle(dashed)', 'k: Circle(A, 2) {lineDash: dashed} in place of'],
  ['k: {color: "red", width: 3}', 'k: Circle(A, 2) {color: red, lineWidth: 3} in place of'],
  ['the color of k is red', 'k: Circle(A, 2) {color: red} in place of'],
  ["k's width is 4", 'k: Circle(A, 2) {lineWidth: 4} in place of'],
  ['color(k) = red', 'k: Circle(A, 2) {color: red} in place of'],
  ['k: label "circle"', 'k: Circle(A, 2) "circle" in place of'],
  ['k: color orange', 'k: Circle(A, 2) {color: orange} in place of'],
  ['k: farbe = rot', 'k: Circle(A, 2) {color: red} in place of'],
  ['k couleur = vert', 'k: Circle(A, 2) {color: green} in place of'],
  ['k: fill grey', 'k: Circle(A, 2) {color: grey, regionOpacity: 30} in place of'],
  ['fill the circle k with light blue', 'k: Circle(A, 2) {color: lightblue, regionOpacity: 30} in place of'],
  ['Connect A and B with a thick red line', 's: Segment(A, B) {lineWidth: 3, color: red}'],
  ['Verbinde A mit C durch eine blaue gepunktete Linie', 's: Segment(A, C) {color: blue, lineDash: dotted}'],
  [
    'Color the circle k light blue and make it dashed',
    'k: Circle(A, 2) {color: lightblue, lineDash: dashed} in place of',
  ],
  ['Label point A as "Start" in blue', 'A: Point(0, 0) "Start" {color: blue} in place of'],
  ['The angle at B in triangle ABC, marked in orange with size 30', 'a: Angle(A, B, C) {color: orange, angleSize: 30}'],
  [
    'p: Polygon(A, B, C) {fill: light green, stroke: dark blue}',
    'p: Polygon(A, B, C) {fillColor: lightgreen, regionOpacity: 30, color: darkblue}',
  ],
  ['把三角形ABC涂成浅绿色', 't: Triangle(A, B, C) {color: lightgreen, regionOpacity: 30}'],
  ['Colorie le triangle ABC en jaune pâle', 't: Triangle(A, B, C) {color: lightyellow, regionOpacity: 30}'],
  [
    'Zeichne einen Kreis um B mit Radius 2, rot und halbtransparent gefüllt',
    'k_1: Circle(B, 2) {color: red, regionOpacity: 50}',
  ],
  ['p: Polygon(A,B,C) with dashed red border', 'p: Polygon(A,B,C) {lineDash: dashed, color: red}'],
  ['c: Incircle(ABC) dashed {color: purple}', 'c: Incircle(A, B, C) {lineDash: dashed, color: purple}'],
  ['slider r from 1 to 5, step 0.1, red', 'slider r: 1 .. 5 step 0.1 {color: red}'],
  ['t: Triangle(A, B, C) filled red 20%', 't: Triangle(A, B, C) {color: red, regionOpacity: 20}'],
  ['a: Angle(A, B, C, {color: red, label: "x"})', 'a: Angle(A, B, C) {color: red} "x"'],
  ['d: TriangleRectangle(A, B, C) red', 'd: Triangle(A, B, C) {color: red}'],
  [
    'c: Cube((0, 0, 0), (2, 0, 0)) {fill: blue, opacity: 0.2}',
    'c: Cube((0, 0, 0), (2, 0, 0)) {color: blue, regionOpacity: 20}',
  ],
  ['c: Cube((0, 0, 0), (2, 0, 0)) {opacity: 0.3}', 'c: Cube((0, 0, 0), (2, 0, 0)) {regionOpacity: 30}'],
  [
    'a: IntegralBetween(f, g, 0, 1) {opacity: 50%, fill: yellow}',
    'a: IntegralBetween(f, g, 0, 1) {regionOpacity: 50, color: yellow}',
  ],
  ['s: Segment(A, B) {opacity: 0.5}', 's: Segment(A, B) {lineOpacity: 50}'],
  ['a: Angle(A, B, C) {label: 45 degrees}', 'a: Angle(A, B, C) "45°"'],
  [
    't: Polygon(A, B, C) {fill-color: #ffee88; stroke-width: 2px}',
    't: Polygon(A, B, C) {fillColor: #ffee88, regionOpacity: 100, lineWidth: 2}',
  ],
  ['Strecke AB, Farbe rot, Breite 3', 's: Segment(A, B) {color: red, lineWidth: 3}'],
])('nothing of a sentence with looks is lost: %s', (line, meant) => {
  const { errors, warnings } = parseFigure(FIGURE + line);
  const told = [...errors, ...warnings].map(({ remedy }) =>
    remedy.replace(/^write |^it is read as |, or begin.*/g, ''),
  );
  expect(told).toEqual([expect.stringContaining(meant)]);
  expect(told[0]!.replace(/ in place of.*|: write it so$/, '')).toBe(meant.replace(/ in place of$/, ''));
});
