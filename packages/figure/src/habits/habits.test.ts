import { describe, expect, it } from 'vitest';
import { formatFigure, parseFigure } from '../index.js';

const canonical = (text: string) => {
  const result = formatFigure(text);
  return 'text' in result ? result.text.trim() : '';
};

describe('what can only mean one thing is read, and told', () => {
  it.each([
    ['l: Line through A and B', 'l: Line(A, B)'],
    ['m: perpendicular bisector of A and B', 'm: PerpBisector(A, B)'],
    ['h: perpendicular from C to AB', 'h: PerpLine(Line(A, B), C)'],
    ['l: parallel to g through C', 'l: ParallelLine(g, C)'],
    ['w: ∠(A, B, C)', 'w: Angle(A, B, C)'],
    ['slider a 0 5 0.1', 'slider a: 0 .. 5 step 0.1'],
    ['D: Point 1,2', 'D: Point(1, 2)'],
    ['A = Point(1,5; 2,5)', 'A: Point(1.5, 2.5)'],
    ['A = (1;2)', 'A: (1,2)'],
    ['A(1, 2)', 'A: Point(1, 2)'],
    ['Point A(1,2)', 'A: Point(1,2)'],
    ['point A = (1,2)', 'A: (1,2)'],
    ['A = Point 1 2', 'A: Point(1, 2)'],
    ['let r = 2', 'r: 2'],
    ['var r = 2;', 'r: 2'],
    ['pair A = (0,0);', 'A: (0,0)'],
    ['\\coordinate (A) at (0,0);', 'A: (0,0)'],
    ['a = Slider(0, 5, 0.1)', 'slider a: 0 .. 5 step 0.1'],
    ['slider a {min: 0, max: 5}', 'slider a: 0 .. 5'],
    ['a: 0..5', 'slider a: 0 .. 5'],
    ['f(x) = x^2', 'f: y = x^2'],
    ['f(a, b) = a^2 + b^2', 'f: f(a, b) = a^2 + b^2'],
    ['f(x, y) = x + y', 'f: f(x, y) = x + y'],
    ['m(P, Q) := (P + Q) / 2', 'm: m(P, Q) = (P + Q) / 2'],
    ['k(r) = Circle((0, 0), r)', 'k: k(r) = Circle((0, 0), r)'],
    ['f(x) = x^2, 0<=x<=2', 'f: Curve(x^2, 0, 2)'],
    ['f: y = x^2 {0 < x < 2}', 'f: Curve(x^2, 0, 2)'],
    ['f: x^2 {x>0}', 'f: if(x>0, x^2)'],
    ['f := x -> x^2', 'f: y = x^2'],
    ['f = lambda x: x**2', 'f: y = x**2'],
    ['t: Text("hello", (1,2))', 'text t: "hello" {offsetX: 1, offsetY: 2}'],
    ['A: Point(0,0) label "A"', 'A: Point(0,0) "A"'],
    ['A: Point(0,0) hidden', 'A: Point(0,0) {hidden: true}'],
    ["A: Point(0,0) 'A'", 'A: Point(0,0) "A"'],
    ['A = (1, 2), label="A", color=red', 'A: (1, 2) {color: red} "A"'],
    ['A = (1, 2) "A" red', 'A: (1, 2) {color: red} "A"'],
    ['s: Segment AB', 's: Segment(A, B)'],
    ['a: ∠ABC', 'a: Angle(A, B, C)'],
    ['M is the midpoint of AB', 'M: Midpoint(A, B)'],
    ['background white', 'background {color: white}'],
    ['- A: Point(1,2)', 'A: Point(1,2)'],
    ['$A = (1,2)$', 'A: (1,2)'],
    ['A：Point（1，2） “A”', 'A: Point(1,2) "A"'],
    ['text t: “Hello”', 'text t: "Hello"'],
    ['A: Point(1,2) // the first', '-- the first\nA: Point(1,2)'],
    ['# Thales\nA: Point(1,2)', '-- Thales\nA: Point(1,2)'],
    ['A: Point(1,2); B: 3', 'A: Point(1,2)\nB: 3'],
    ['Here it is:\n```geoslide\nA: Point(0,0)\n```\nIt draws A (a point).', 'A: Point(0,0)'],
  ])('%s', (text, meant) => {
    const { errors, warnings } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(warnings).not.toEqual([]);
    expect(canonical(text)).toBe(canonical(meant));
    expect(parseFigure(meant)).toMatchObject({ errors: [], warnings: [] });
  });
});

describe('what is typed in haste or by another keyboard is read, and told', () => {
  it.each([
    ['A: Point(1, 2)).', 'A: Point(1, 2)'],
    ['A: Point(1,,2)', 'A: Point(1, 2)'],
    ['A: Point(1, 2,)', 'A: Point(1, 2)'],
    ['A:: Point(1, 2)', 'A: Point(1, 2)'],
    ['A <- Point(1, 2)', 'A: Point(1, 2)'],
    ['A: Point<1, 2>', 'A: Point(1, 2)'],
    ['A: Point 1, 2)', 'A: Point(1, 2)'],
    ['slider: b 0 .. 5', 'slider b: 0 .. 5'],
    ['slider b: 0 .. 10, 0.5, 3', 'slider b: 0 .. 10 step 0.5 = 3'],
    ['b ∈ [0, 5]', 'slider b: 0 .. 5'],
    ['slider b = 1 to 10', 'slider b: 1 .. 10'],
    ['点A（1，2）', 'A: Point(1, 2)'],
    ['A点坐标为(1,2)', 'A: Point(1, 2)'],
    ['D(1,5|2)', 'D: Point(1.5, 2)'],
    ['Achsen aus', 'axes off'],
    ['网格 开', 'grid on'],
    ['A: Point(1, 2, label="P", color="red")', 'A: Point(1, 2) {color: red} "P"'],
    ['A: Point(1, 2) as "P"', 'A: Point(1, 2) "P"'],
    ['l: y = 2x + 1, dashed', 'l: y = 2x + 1 {lineDash: dashed}'],
    ['s: dashed Segment((0, 0), (1, 1))', 's: Segment((0, 0), (1, 1)) {lineDash: dashed}'],
  ])('%s', (text, meant) => {
    const { errors, warnings } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(warnings).not.toEqual([]);
    expect(canonical(text)).toBe(canonical(meant));
  });
});

describe('of other lines the message says what to write', () => {
  it.each([
    ['circumcircle ABC', 'write c: Circumcircle(A, B, C)'],
    ['c: Circle(A, B, radius 2)', 'write c: Circle(A, 2)'],
    ['v: Vector(A -> B)', 'write v: Vector(A, B)'],
    ['k: Kreis um A mit Radius 3', 'write k: Circle(A, 3)'],
    ['过点C作AB的垂线', 'write p: PerpLine(Line(A, B), C)'],
    ['D: B rotated by 60° around A', 'write D: Rotate(B, 60°, A)'],
    ['l: line with slope 2 through A', 'write l: y = A.y + 2 (x - A.x)'],
    ['circle k { center: A; radius: 2; color: red }', 'write k: Circle(A, 2) {color: red}'],
    ['{"type": "circle", "center": "A", "radius": 2}', 'write c: Circle(A, 2)'],
    ['<line x1="0" y1="0" x2="4" y2="3" />', 'write l: Line((0, 0), (4, 3))'],
    ['points:', 'objects stand in no sections'],
    ['legend on', 'a legend is made of texts'],
    ['input x', 'write slider a: 0 .. 5'],
    ['f(x) = x^2 if x > 0', 'write f: if(x > 0, x^2)'],
    ['\\tkzInterLL(A,B)(C,D) \\tkzGetPoint{P}', 'write P: Intersect(Line(A, B), Line(C, D))'],
    ['\\draw[domain=-2:2] plot (\\x, {\\x*\\x});', 'write f: Curve(x*x, -2, 2)'],
    ['draw(A--B--C--cycle, red+linewidth(1));', 'write p: Polygon(A, B, C) {color: red}'],
    ['y=2x+3\\left\\{0<x<5\\right\\}', 'write f: Curve(2x+3, 0, 5)'],
    ['plt.plot([0, 4], [0, 3], lw=2)', 'write s: Segment((0, 0), (4, 3)) {lineWidth: 2}'],
    ['l.perpendicular_line(C)', 'write p: PerpLine(l, C)'],
    ['x² + y² = 9', 'give it a name, as in f: x² + y² = 9'],
    ['Text("a = " + a)', 'write text t: "a = {{a}}"'],
    ['A: Point(0, 0), B: Point(1, 1), C: Point(2, 0)', 'then B: Point(1, 1), then C: Point(2, 0)'],
    ['P, Q: Intersect(k, l)', 'P: Intersect(k, l, 1), then Q: Intersect(k, l, 2)'],
    ['view [-5, 5] x [-3, 3]', 'write view -5 .. 5, -3 .. 3'],
    ['group {A, B}', 'objects stand in no groups'],
    ['D: Point(1, 2) if a > 0', 'write D: Point(1, 2) {showIf: a > 0}'],
    ['if a > 2: Point(1, 1)', 'write D: Point(1, 1) {showIf: a > 2}'],
    ['n: 3 if a > 0 else 5', 'write n: if(a > 0, 3, 5)'],
    ['Dot(1, 2)', 'A: Point(1, 2)'],
    ['point(1, 2)', 'A: Point(1, 2)'],
    ['color A red', 'write {color: red} after the definition of A'],
    ['A.label = "P"', 'write "P" after the definition of A'],
    ['style {A, B} {color: red}', 'write {color: red} after each definition of A, B'],
    ['hide: A, B', 'write {hidden: true} after each definition of A, B'],
    ['axes: true', 'write axes on, without a colon'],
    ['axes: {color: red}', 'write axes {color: red}, without a colon'],
    ['xaxis -5 .. 5', 'write xaxis {min: -5, max: 5}'],
    ['D: 1, 2', 'write D: Point(1, 2)'],
    ["text t: 'Hello'", 'write text t: "Hello"'],
    ['text t: f"a = {a}"', 'write text t: "a = {{a}}"'],
    ['text t: "a = " + a', 'write text t: "a = {{a}}"'],
    ['t: Polygon(A, B, C) filled blue', 'write t: Polygon(A, B, C) {color: blue, regionOpacity: 30}'],
    ['fill Polygon(A, B, C) with blue', 'write p: Polygon(A, B, C) {color: blue, regionOpacity: 30}'],
    ['draw Segment(A, B)', 'write s: Segment(A, B)'],
    ['A -- B', 'write s: Segment(A, B)'],
    ['A--B--C', 'write s: Polyline(A, B, C)'],
    ['label (1, 2) "P"', 'write text t: "P" {at: (1, 2)}'],
    ['animate a', 'write slider a: 0 .. 5 {autoPlay: true}'],
    ['checkbox c: "Show"', 'write slider c: 0 .. 1 step 1 = 1'],
    ['view fit', 'without a view the picture fits its content'],
    ['I: integral of x^2 from 0 to 1', 'write I: Integral(x^2, 0, 1)'],
    ['L: [i^2 for i in range(5)]', 'write L: Sequence(i^2, i, 0, 4)'],
    ['L: [i^2 | i = 1..5]', 'write L: Sequence(i^2, i, 1, 5)'],
    ['v: <1, 2>', 'write v: Vector(1, 2)'],
    ['camera on\nf(x, y) = x + y', 'write f: z = x + y'],
    ['distance(A, B) = 5', 'a name with a colon'],
    ['s: Segment(C, foot of C on AB)', 'write s: Segment(C, Foot(C, Line(A, B)))'],
    ['s: Segment(C, the midpoint of AB)', 'write s: Segment(C, Midpoint(A, B))'],
    [
      'the circle with diameter AB meets AC again at E',
      'write E: OtherIntersection(DiameterCircle(A, B), Line(A, C), A)',
    ],
    [
      'der Umkreis von ABC schneidet AM wieder in E',
      'write E: OtherIntersection(Circumcircle(A, B, C), Line(A, M), A)',
    ],
    ['the line AB meets k again at E', 'write E: Intersect(Line(A, B), k, 2), with 1 in place of 2'],
    ['Let M and N be the midpoints of AB and AC', 'M: Midpoint(A, B), then N: Midpoint(A, C)'],
    ['Zeichne die Höhe von C auf AB', 'write h: Altitude(A, B, C)'],
    ['Trace la droite passant par A et B', 'write l: Line(A, B)'],
    ['the median from A meets BC at M', 'write M: Midpoint(B, C)'],
    ['ABCD is a parallelogram', 'write p: Parallelogram(A, B, C), and D: p.vertex(4)'],
    ['AD is an altitude', 'write D: Foot(A, Line(B, C))'],
    ['BE ist eine Winkelhalbierende', 'write E: Intersect(AngleBisector(A, B, C), Line(A, C))'],
    ['let P be a point on segment BC such that BP = 1', 'write P: Intersect(Circle(B, 1), Segment(B, C))'],
    ['from P draw the two tangents to k', 't: Tangent(k, P, 1), then u: Tangent(k, P, 2)'],
    ['Zeichne die Tangenten von P an k', 't: Tangent(k, P, 1), then u: Tangent(k, P, 2)'],
    ['Soit A le point de coordonnées (1, 2)', 'write A: Point(1, 2)'],
    ['Sea M el punto medio de AB', 'write M: Midpoint(A, B)'],
    ['Länge[a]', 'write l: length(a)'],
    ['Zeichne ein gleichseitiges Dreieck über AB', 'write t: Polygon(A, B, 3)'],
    ['axes: off, grid: on', 'write axes off, then grid on on a line of its own'],
    ['\\node[draw,circle] (v) at (2,3) {P};', 'write text t: "P" {at: (2,3)}'],
    ['k: Circle(A, 2) {color: red, filled}', 'write regionOpacity: 30'],
    ['extend BC beyond C to E such that CE = BC', 'write E: Translate(C, Vector(B, C))'],
    ['verlängere BC über C hinaus bis E', 'write E: Translate(C, Vector(B, C))'],
    ['\\draw (A) -- node[above]{$v$} (B);', 'write s: Segment(A, B) "v"'],
    ['k: Circle(A, 2) {fill-opacity: 0.3}', 'write regionOpacity: and its value, 0 to 100, without a hyphen'],
    ['\\draw (0,0) -- (1,1);', 'write s: Segment((0,0), (1,1))'],
    ['\\draw (A) circle (2);', 'write k: Circle(A, 2)'],
    ['\\node at (0,1) {A};', 'write text t: "A" {offsetX: 0, offsetY: 1}'],
    ['draw((0,0)--(1,1));', 'write s: Segment((0,0), (1,1))'],
    ['draw(circle((0,0),2), red);', 'write k: Circle((0,0), 2)'],
    ["A = board.create('point', [1, 2], {name: 'A'});", 'write A: Point(1, 2)'],
    ['title "Thales"', 'write text title: "Thales"'],
    ['hide A', '{hidden: true} after the definition of A'],
    ['SetColor(A, "red")', '{color: red} after the definition of A'],
    ['A.x = 3', 'A: Point(3, …)'],
    ['Angle(A, B, C) = 30°', 'C: Rotate(A, 30°, B)'],
    ['AB ⟂ CD', 'l: PerpLine(Line(A, B), C)'],
    ['Segment AB', 'write s: Segment(A, B)'],
    ['Triangle ABC', 'write t: Triangle(A, B, C)'],
    ['c = Circle(A, B, C', 'write the missing ): c = Circle(A, B, C)'],
    ['a: 1,5', 'a: 1.5'],
    ['b: a > 0 ? 1 : 2', 'b: if(a > 0, 1, 2)'],
    ['y = x^2 {0 < x < 2}', 'f: Curve(x^2, 0, 2)'],
    ['My point: Point(1,0)', 'My_point: Point(1,0)'],
    ['xlim(-5, 5)', 'view -5 .. 5'],
    ['<svg></svg>', 'this is XML, HTML or SVG'],
    ['This figure shows a circle', 'begin a comment with --'],
    ['A, B = (0,0), (1,1)', 'a line of its own'],
  ])('%s', (text, remedy) => {
    const { errors } = parseFigure(text);
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
  });
});

describe('what has a meaning of its own keeps it', () => {
  it.each([
    'hidden: 2\na: (3) hidden',
    'size: 3',
    'plot: x^2',
    'labelA: "x"\ntext t: "{{labelA}}"',
    'A: Point(?, 2) {color: red}',
    'A: Point(?:=1, ?:=2)',
    'slider a: 0 .. 5',
    'primitive A: Point(0, 0)',
    't: "(1) label" + "b"',
    'text t: "a // b; c # d"',
    'text t: "\n```\nA: 1\n```\n"',
    'text t: "全角：，"',
    'A: Point(0, 0) {color: #f00}',
    'f: if(x > 0, x)',
    'b: Venn((1), "a")',
    'b: [(1, 2), "a"] "b"',
    'a: 2 pi sqrt sin 2',
    'speed: 2\ntime: 3\na: speed time',
    'A: Point (1, 2)',
    'l: Line(y = 2x + 1)',
    's: Segment((0, 0), (1, 1))\nm: s.midpoint',
    't: "a" + "b"',
    'slider a: 0 .. 5\ntext t: "{{a % 2}} {{a}}"',
    'B: (1, 2)\nk: Circle(B, 2)',
  ])('%s', (text) => {
    expect(parseFigure(text)).toMatchObject({ errors: [], warnings: [] });
  });
});

describe('what draws nothing, or not what is meant, is told', () => {
  it.each([
    ['text: "Hello"', 'write text t: "Hello"'],
    ['title: "Hello"', 'write text title: "Hello"'],
    ['slider a: 0 .. 1\ntext t: "a = {a}"', 'write {{a}}'],
    ['slider a: 0 .. 1\ntext t: "a = $' + '{a}"', 'write {{a}}'],
    ['text t: "a = {{a}"', 'write {{a}}'],
    ['layers: [A, B]', 'write layers A, B'],
    ['template: "exam.json"', 'write template "exam.json"'],
    ['axes {labels: ["t", "s"]}', 'write xaxis {title: "t"}, then yaxis {title: "s"}'],
    ['grid {step: 1}', 'write distanceMode: custom, distance: 1'],
    ['width: 600', 'the size of a picture is an option'],
    ['d: 3.14159 "d = {{d:.2f}}"', 'write {{d}}, and precision: 2'],
    ['A: Point(0, 0) {Farbe: rot}', 'it is color here'],
    ['A: Point(0, 0) {color: 红}', 'write color: red'],
    ['A: Point(0, 0) {draggable: true}', 'Point(?:=1, ?:=2)'],
    ['A: Point(0, 0) "A" {position: above}', 'write offsetX: 0, offsetY: -14'],
    ['A: Point(0, 0) {label: {text: 1}}', 'the label stands after the expression'],
    ['xaxis {range: [0, 10]}', 'write min: 0, max: 10'],
    ['axes {ticks: 2}', 'distance: 2'],
    ['grid {foo: 1}', 'there are show, kind'],
    ['A: Point(0, 0) {style: dashed}', 'write lineDash: dashed'],
    ['A: Point(0, 0) {fill: blue}', 'write color: blue, regionOpacity: 30'],
  ])('%s', (text, remedy) => {
    const { errors, warnings } = parseFigure(text);
    expect(errors).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
  });

  it.each([
    's: "Hello"\ntext t: "{{s}}"',
    'slider a: 0 .. 1\ntext t: "$\\\\frac{a}{2}$, \\\\sqrt{a}, x_{a}, {{a}}, {b}"',
  ])('nothing is said of %s', (text) => expect(parseFigure(text)).toMatchObject({ errors: [], warnings: [] }));
});
