import { expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const remedies = (text: string) => parseFigure(text).errors.map(({ remedy }) => remedy);

it.each([
  // PSTricks
  [String.raw`\psline[linecolor=red](0,0)(4,3)`, 's: Segment((0,0), (4,3)) {color: red}'],
  [String.raw`\psline{->}(0,0)(2,1)`, 's: Segment((0,0), (2,1)) {endArrow: filled_stealth}'],
  [
    String.raw`\pspolygon[fillstyle=solid,fillcolor=yellow](0,0)(3,0)(1,2)`,
    'p: Polygon((0,0), (3,0), (1,2)) {color: yellow, regionOpacity: 30}',
  ],
  [String.raw`\pscircle(1,2){3}`, 'k: Circle((1,2), 3)'],
  [String.raw`\psframe(0,0)(4,3)`, 'r: Rectangle((0,0), (4,3))'],
  [String.raw`\psarc(1,0){2}{0}{90}`, 'c: Curve(1 + 2 cos(t), 0 + 2 sin(t), 0°, 90°)'],
  [String.raw`\psellipse(0,0)(3,2)`, 'k: Ellipse((0,0), 3,2)'],
  [String.raw`\psdot(1,2)`, 'A: Point(1,2)'],
  [String.raw`\psplot[algebraic]{-2}{2}{x^2}`, 'f: Curve(x^2, -2, 2)'],
  [String.raw`\psaxes{->}(0,0)(-2,-2)(4,4)`, 'axes on'],
  [String.raw`\rput(1,2){$A$}`, 'text t: "A" {at: (1,2)}'],
  // pgfplots
  [String.raw`\addplot[blue, domain=0:4] {x^2 - 2*x}`, 'f: Curve(x^2 - 2*x, 0, 4) {color: blue}'],
  [String.raw`\addplot {sin(deg(x))}`, 'f: y = sin(x)'],
  [String.raw`\addplot coordinates {(0,0) (1,2) (2,1)}`, 'p: Polyline((0,0), (1,2), (2,1))'],
  // MetaPost
  ['draw (0,0)--(3cm,0)--(3cm,2cm)--cycle;', 'p: Polygon((0,0), (3,0), (3,2))'],
  [
    'fill fullcircle scaled 2cm shifted (1cm,1cm) withcolor red;',
    'k: Circle((1,1), 1) {color: red, regionOpacity: 30}',
  ],
  ['drawarrow (0,0)--(3,1)', 's: Segment((0,0), (3,1)) {endArrow: filled_stealth}'],
  ['label.top(btex $A$ etex, (1,2))', 'text t: "A" {at: (1,2)}'],
  // Manim
  ['dot = Dot(point=[1, 2, 0], color=RED)', 'dot: Point(1, 2) {color: red}'],
  // Desmos
  ['a = 3 [0, 10]', 'slider a: 0 .. 10 = 3'],
  // TikZ
  [String.raw`\draw[dashed] (1,1) ellipse (2 and 1);`, 'e: Ellipse((1,1), 2, 1) {lineDash: dashed}'],
  [String.raw`\draw (0,0) .. controls (1,1) and (2,1) .. (3,0);`, 'b: Bezier((0,0), (1,1), (2,1), (3,0))'],
  [String.raw`\foreach \x in {1,...,5} \draw (\x,0) circle (1pt);`, 'L: Sequence(Point(x,0), x, 1, 5)'],
  // JSXGraph
  ["const board = JXG.JSXGraph.initBoard('box', {boundingbox: [-5, 4, 6, -3], axis: true})", 'view -5 .. 6, -3 .. 4'],
  [
    "board.create('circle', [[0,0], 2], {fillColor: 'yellow', fillOpacity: 0.5})",
    'c: Circle((0,0), 2) {color: yellow, regionOpacity: 50}',
  ],
  // Others
  ['SetBackgroundColor("Yellow")', 'background {color: yellow}'],
  ['.point { fill: red; r: 5px; }', 'style Point {color: red, regionOpacity: 30}'],
])('%s is told as a line that can be read', (text, line) => {
  expect(remedies(text)).toEqual([`write ${line}`]);
  expect(parseFigure(line)).toMatchObject({ errors: [], warnings: [] });
});

it.each([
  ["var A = board.create('point',[0,0]), B = board.create('point',[3,0])", 'A: Point(0, 0), then B: Point(3, 0)'],
  [
    String.raw`\tkzInterLC(A,B)(O,C) \tkzGetPoints{X}{Y}`,
    'X: Intersect(Line(A, B), Circle(O, C), 1), then Y: Intersect(Line(A, B), Circle(O, C), 2)',
  ],
  ['digraph G { A -> B; }', 'A: Point(0, 0), then B: Point(3, 0), then v: Vector(A, B)'],
])('%s is told as several lines', (text, lines) => {
  expect(remedies(text)).toEqual([`write each definition on a line of its own: ${lines}`]);
});

it('counts the intersections of JSXGraph from 1', () => {
  expect(remedies("c: Circle((0,0), 2)\nl: y = x\nboard.create('intersection', [c, l, 0])")).toEqual([
    'write P: Intersect(c, l, 1)',
  ]);
});

it('keeps a list times a number', () => {
  expect(parseFigure('L: 3 [1, 2]')).toMatchObject({ errors: [], warnings: [] });
});
