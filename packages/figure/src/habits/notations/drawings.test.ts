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
  [String.raw`\psframe(0,0)(4,3)`, 'r: Rectangle((0,0), (4,3)) {regionOpacity: 0}'],
  [String.raw`\psarc(1,0){2}{0}{90}`, 'c: Curve(1 + 2 cos(t), 0 + 2 sin(t), 0°, 90°)'],
  [String.raw`\psellipse(0,0)(3,2)`, 'k: Ellipse((0,0), 3,2)'],
  [String.raw`\psdot(1,2)`, 'A: Point(1,2)'],
  [String.raw`\psplot[algebraic]{-2}{2}{x^2}`, 'f: Curve(x^2, -2, 2)'],
  [String.raw`\psaxes{->}(0,0)(-2,-2)(4,4)`, 'axes on'],
  [String.raw`\rput(1,2){$A$}`, 'text t: "$A$" {at: (1,2)}'],
  // pgfplots
  [String.raw`\addplot[blue, domain=0:4] {x^2 - 2*x}`, 'f: Curve(x^2 - 2*x, 0, 4) {color: blue}'],
  [String.raw`\addplot {sin(deg(x))}`, 'f: y = sin(x)'],
  [String.raw`\addplot coordinates {(0,0) (1,2) (2,1)}`, 's: Polyline((0,0), (1,2), (2,1))'],
  // MetaPost
  ['draw (0,0)--(3cm,0)--(3cm,2cm)--cycle;', 'p: Polygon((0,0), (3,0), (3,2)) {regionOpacity: 0}'],
  [
    'fill fullcircle scaled 2cm shifted (1cm,1cm) withcolor red;',
    'k: Circle((1,1), 1) {color: red, regionOpacity: 30}',
  ],
  ['drawarrow (0,0)--(3,1)', 's: Segment((0,0), (3,1)) {endArrow: filled_stealth}'],
  ['label.top(btex $A$ etex, (1,2))', 'text t: "$A$" {at: (1,2)}'],
  // Manim
  ['dot = Dot(point=[1, 2, 0], color=RED)', 'dot: Point(1, 2) {color: red}'],
  // Desmos
  ['a = 3 [0, 10]', 'slider a: 0 .. 10 = 3'],
  // TikZ
  [String.raw`\draw[dashed] (1,1) ellipse (2 and 1);`, 'e: Ellipse((1,1), 2, 1) {lineDash: dashed}'],
  [String.raw`\draw (0,0) .. controls (1,1) and (2,1) .. (3,0);`, 'b: Bezier((0,0), (1,1), (2,1), (3,0))'],
  [String.raw`\foreach \x in {1,...,5} \draw (\x,0) circle (1pt);`, 'L: Sequence(Point(k,0), k, 1, 5)'],
  // JSXGraph
  ["const board = JXG.JSXGraph.initBoard('box', {boundingbox: [-5, 4, 6, -3], axis: true})", 'view -5 .. 6, -3 .. 4'],
  [
    "board.create('circle', [[0,0], 2], {fillColor: 'yellow', fillOpacity: 0.5})",
    'c: Circle((0,0), 2) {color: yellow, regionOpacity: 50}',
  ],
  // Options of TikZ, tkz-euclide and PSTricks
  [String.raw`\draw[red, dashed] (0,0) -- (30:3);`, 's: Segment((0,0), (3; 30°)) {color: red, lineDash: dashed}'],
  [String.raw`\draw (1,1) -- ++(2,1) -- ++(0,1);`, 'p: Polyline((1,1), (3, 2), (3, 3))'],
  [
    String.raw`\filldraw[fill=yellow!20, draw=blue] (0,0) rectangle (4,3);`,
    'r: Rectangle((0,0), (4,3)) {fillColor: yellow, regionOpacity: 20, color: blue}',
  ],
  [
    String.raw`\draw[blue] (2,0) arc[start angle=0, end angle=90, radius=2];`,
    'c: Curve(2 + 2 (cos(t) - cos(0°)), 0 + 2 (sin(t) - sin(0°)), 0°, 90°) {color: blue}',
  ],
  [String.raw`\draw[domain=-2:2, blue] plot (\x, {\x*\x});`, 'f: Curve(x*x, -2, 2) {color: blue}'],
  [String.raw`\draw plot[smooth] coordinates {(0,0) (1,1) (2,0)};`, 's: Spline((0,0), (1,1), (2,0))'],
  [String.raw`\path (1,2) coordinate (D);`, 'D: (1,2)'],
  [
    String.raw`\fill[red] (2,1) circle (2pt) node[right] {$Q$};`,
    'Q: Point(2,1) {color: red} "Q" {offsetX: 14, offsetY: 0}',
  ],
  [String.raw`\coordinate (D) at (60:2);`, 'D: (2; 60°)'],
  [String.raw`\pscurve[linecolor=red](0,0)(1,2)(3,1)`, 's: Spline((0,0), (1,2), (3,1)) {color: red}'],
  [String.raw`\begin{axis}[xmin=-3, xmax=3, ymin=-1, ymax=9]`, 'view -3 .. 3, -1 .. 9'],
  [
    'draw (0,0)--(3,2) withpen pencircle scaled 2pt withcolor blue;',
    's: Segment((0,0), (3,2)) {lineWidth: 2, color: blue}',
  ],
  ['draw(Label("$c$"), (0,0)--(3,2), red);', 'c: Segment((0,0), (3,2)) {color: red} "c"'],
  [String.raw`\draw[-{Stealth[length=3mm]}] (0,0) -- (2,1);`, 's: Segment((0,0), (2,1)) {endArrow: filled_stealth}'],
  [
    String.raw`\draw[latex-latex] (0,0) -- (2,1);`,
    's: Segment((0,0), (2,1)) {startArrow: filled_stealth, endArrow: filled_stealth}',
  ],
  [
    String.raw`\draw[->] (0,0) -- (45:2) node[right] {$\vec{v}$};`,
    String.raw`s: Segment((0,0), (2; 45°)) {endArrow: filled_stealth} "\vec{v}"`,
  ],
  [String.raw`\draw[rotate=30] (0,0) ellipse (3 and 1.5);`, 'e: Rotate(Ellipse((0,0), 3, 1.5), 30°)'],
  [String.raw`\draw[shift={(2,1)}] (0,0) -- (1,1);`, 's: Translate(Segment((0,0), (1,1)), Vector(2,1))'],
  [String.raw`\draw (3,2) node {Text};`, 'text t: "Text" {at: (3,2)}'],
  [String.raw`\node[circle, fill, label=left:$B$] (B) at (3,1) {};`, 'B: Point(3,1) "B" {offsetX: -14, offsetY: 0}'],
  [String.raw`\tkzText(3,1){Base}`, 'text t: "Base" {at: (3, 1)}'],
  [String.raw`\tkzSetUpLine[line width=1pt,color=blue]`, 'style Segment {lineWidth: 1, color: blue}'],
  [
    String.raw`\psline[linecolor=blue,arrows=->](0,0)(3,2)`,
    's: Segment((0,0), (3,2)) {color: blue, endArrow: filled_stealth}',
  ],
  [
    String.raw`\pswedge[fillcolor=pink](0,0){2}{0}{60}`,
    's: Sector((0,0), (0,0) + (2; 60°), (0,0) + (2; 0°)) {color: pink, regionOpacity: 30}',
  ],
  [
    String.raw`\addplot[blue, domain=0:4] {sqrt(x)} node[right] {$\sqrt{x}$};`,
    String.raw`f: Curve(sqrt(x), 0, 4) {color: blue} "\sqrt{x}"`,
  ],
  ['draw(shift(2,1)*unitcircle);', 't: Translate(Circle((0, 0), 1), Vector(2,1))'],
  ['draw((0,0){up}..(2,1)..(4,0));', 's: Spline((0,0), (2,1), (4,0))'],
  [
    'draw((0,0)--(2,1), heavygreen, arrow=Arrow(TeXHead));',
    's: Segment((0,0), (2,1)) {color: darkgreen, endArrow: filled_stealth}',
  ],
  ['draw(graph(sin, 0, 2*pi), blue);', 'c: Curve(sin(x), 0, 2*pi) {color: blue}'],
  ['draw (0,0)..(3,2)..(4,0) dashed evenly;', 's: Spline((0,0), (3,2), (4,0)) {lineDash: dashed}'],
  // Markup
  ['<g stroke="red"><line x1="0" y1="0" x2="4" y2="0"/></g>', 's: Segment((0, 0), (4, 0)) {color: red}'],
  ['{"kind": "text", "id": "t", "template": "Hello", "at": "(1, 2)"}', 'text t: "Hello" {at: (1, 2)}'],
  [
    '<rect x="1" y="1" width="3" height="2" fill="yellow"/>',
    'r: Rectangle((1, 1), (4, 3)) {color: yellow, regionOpacity: 100}',
  ],
  [
    '<line x1="0" y1="0" x2="4" y2="3" style="stroke: red; stroke-dasharray: 4 2"/>',
    's: Segment((0, 0), (4, 3)) {color: red, lineDash: dashed}',
  ],
  ['<path d="M 0 0 Q 1 2 3 0"/>', 'b: Bezier((0, 0), (1, 2), (3, 0))'],
  ['<element type="point" label="B"><coords x="3" y="2" z="1"/></element>', 'B: Point(3, 2) "B"'],
  ['<expression label="f" exp="f(x) = x^2"/>', 'f: y = x^2'],
  ['{ "id": "B", "source": "Point(3, 2)", "label": "B" },', 'B: Point(3, 2) "B"'],
  // Mathematica
  ['ParametricPlot[{Cos[t], Sin[t]}, {t, 0, 2 Pi}]', 'c: Curve(cos(t), sin(t), 0, 2 π)'],
  [
    'Graphics[{EdgeForm[Black], LightBlue, Disk[{0, 0}, 2]}]',
    'k: Circle((0, 0), 2) {color: lightblue, regionOpacity: 50}',
  ],
  ['Graphics[{Red, Dashed, Circle[{0, 0}, 2]}]', 'k: Circle((0, 0), 2) {color: red, lineDash: dashed}'],
  ['Plot[Sin[x], {x, 0, 2 Pi}, PlotStyle -> Red]', 'f: Curve(sin(x), 0, 2 π) {color: red}'],
  // Others
  ['with(plots): implicitplot(x^2 + y^2 = 4, x = -3 .. 3, y = -3 .. 3);', 'c: x^2 + y^2 = 4'],
  [String.raw`r=2\cos\theta`, 'c: r=2 cos θ'],
  [String.raw`y=\log_{2}x`, 'f: y=log(2, x)'],
  [String.raw`\addplot[only marks, red] coordinates {(1,2)};`, 'A: Point(1,2) {color: red}'],
  [String.raw`\addplot[domain=0:2*pi] ({cos(deg(x))}, {sin(deg(x))});`, 'f: Curve(cos(t), sin(t), 0, 2*pi)'],
  ["ax.text(1, 2, r'$y = x^2$', fontsize=12)", 'text t: "$y = x^2$" {at: (1, 2), fontSize: 12}'],
  // Python
  ["plt.plot(np.cos(t), np.sin(t), 'b-')", 'c: Curve(cos(t), sin(t), 0, 2π) {color: blue}'],
  ["plt.plot(2, 3, 'ro')", 'A: Point(2, 3) {color: red}'],
  [
    'ax.add_patch(patches.Polygon([(0, 0), (4, 0), (2, 3)], closed=True, fill=False))',
    'p: Polygon((0, 0), (4, 0), (2, 3)) {regionOpacity: 0}',
  ],
  ['ax.add_patch(plt.Rectangle((1, 1), 3, 2))', 'r: Rectangle((1, 1), (1, 1) + (3, 2))'],
  ["plt.plot([0, 3], [0, 2], 'r--')", 's: Segment((0, 0), (3, 2)) {color: red, lineDash: dashed}'],
  [
    "circle = plt.Circle((0, 0), 2, fill=False, color='blue')",
    'circle: Circle((0, 0), 2) {regionOpacity: 0, color: blue}',
  ],
  ['sp.plot_implicit(sp.Eq(x**2 + y**2, 4))', 'c: x^2 + y^2 = 4'],
  ['ax.arrow(0, 0, 2, 1)', 'v: Vector((0, 0), (0, 0) + (2, 1))'],
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

/** What is told where a figure has the points A, B and C. */
const ofTriangle = (line: string) => remedies(`A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\n${line}`);

it.each([
  [String.raw`\draw[->] (A) -- ++(2,1);`, 's: Segment(A, A + (2,1)) {endArrow: filled_stealth}'],
  [String.raw`\coordinate (M) at ($(A)!0.5!(B)$);`, 'M: Midpoint(A, B)'],
  [String.raw`\coordinate (F) at ($(A)!(C)!(B)$);`, 'F: Foot(C, Line(A, B))'],
  [String.raw`\coordinate (E) at ($(A) + (1,0)$);`, 'E: A + (1,0)'],
  [String.raw`\draw (C) -- (C |- A);`, 's: Segment(C, (C.x, A.y))'],
  [String.raw`\tkzDrawSegment[color=red, dashed](A,B)`, 's: Segment(A, B) {color: red, lineDash: dashed}'],
  [String.raw`\tkzMarkAngle[size=1,mark=|](B,A,C)`, 'a: Angle(B, A, C) {arcStrokes: 1}'],
  [String.raw`\tkzMarkSegment[mark=||](A,B)`, 't: Tick(Segment(A, B), 2)'],
  [String.raw`\tkzLabelAngle(B,A,C){$\alpha$}`, String.raw`a: Angle(B, A, C) "\alpha"`],
  [String.raw`\pstLineAB[linecolor=red]{A}{B}`, 'l: Line(A, B) {color: red}'],
  [String.raw`\pstMiddleAB{A}{B}{M}`, 'M: Midpoint(A, B)'],
  [String.raw`\pstInterLL{A}{B}{C}{M}{X}`, 'X: Intersect(Line(A, B), Line(C, M))'],
  ['pair H = foot(C, A, B);', 'H: Foot(C, A, B)'],
  ["var li = board.create('line', [A, B], {straightFirst: false, straightLast: false})", 'li: Segment(A, B)'],
  ["board.create('angle', [B, A, C], {name: '&alpha;'})", String.raw`a: Angle(B, A, C) "\alpha"`],
  [
    "var g = board.create('glider', [1, -1, k], {name: 'P'})",
    'g: Closest(k, (1, -1)) "P", or g: Point(k, ?:=0.5) "P" for a point that moves on it',
  ],
  ['<command name="Segment"><input a0="A" a1="B"/><output a0="s"/></command>', 's: Segment(A, B)'],
  ['SetLayer(A, 3)', 'layers A = 3'],
  ['SetLabelMode(A, 1)', 'A: Point(0, 0) "A = {{value}}" in place of the definition of A'],
  ["board.create('grid', [])", 'grid on'],
  ["board.create('sector', [A, B, C], {fillColor: 'orange'})", 's: Sector(A, C, B) {color: orange, regionOpacity: 30}'],
  ['draw(A--midpoint(B--C), dashed);', 's: Segment(A, Midpoint(B, C)) {lineDash: dashed}'],
  ['pair P = intersectionpoint(circle(A, 3), circle(B, 3));', 'P: Intersect(Circle(A, 3), Circle(B, 3), 1)'],
  ['pair P = extension(A, B, C, D);', 'P: Intersect(Line(A, B), Line(C, D))'],
  ['s: Segment(A, B) [draw=red, thick]', 's: Segment(A, B) {color: red, lineWidth: 3}'],
  [
    String.raw`\draw (A) to[bend left=30] (B);`,
    'b: Bezier(A, A + 0.39 Rotate(B - A, 30°), B + 0.39 Rotate(A - B, -30°), B)',
  ],
  [String.raw`\draw[decorate, decoration={brace}] (A) -- (B) node[midway] {6 cm};`, 'd: Dimension(A, B) "6 cm"'],
  [String.raw`\tkzDrawBisector(B,A,C)`, 'a: AngleBisector(B, A, C)'],
  [String.raw`\tkzDefPointWith[orthogonal](A,B) \tkzGetPoint{D}`, 'D: Rotate(B, 90°, A)'],
  [String.raw`\tkzDrawArc[rotate,color=blue](A,B)(60)`, 'a: Arc(A, Rotate(B, 60°, A), B) {color: blue}'],
  [
    String.raw`\tkzDefCircle[in](A,B,C) \tkzGetPoints{I}{T}`,
    'each definition on a line of its own: I: Incenter(A, B, C), then T: Foot(I, Line(A, B))',
  ],
  [
    String.raw`\tkzDrawSegments[dashed](A,B B,C)`,
    'each definition on a line of its own: s: Segment(A, B) {lineDash: dashed}, then s_2: Segment(B, C) {lineDash: dashed}',
  ],
  [String.raw`\pstMarkAngle{B}{A}{C}{$\alpha$}`, String.raw`a: Angle(B, A, C) "\alpha"`],
  ['SetVisible(A, false)', 'A: Point(0, 0) {hidden: true} in place of the definition of A'],
  ['ggbApplet.setColor("A", 255, 0, 0)', 'A: Point(0, 0) {color: "#ff0000"} in place of the definition of A'],
  ['A.setColor("red")', 'A: Point(0, 0) {color: red} in place of the definition of A'],
  ['M = 0.5[A, B]', 'M: A + 0.5 (B - A)'],
  ['label.lrt(btex $A$ etex, A);', 'A: Point(0, 0) "A" {offsetX: 14, offsetY: 14} in place of the definition of A'],
  [String.raw`\draw pic["$\alpha$", draw] {angle = B--A--C};`, String.raw`a: Angle(B, A, C) "\alpha"`],
  [String.raw`\draw (A) -- (B) node[midway] {$c$};`, 'c: Segment(A, B) "c"'],
  [
    String.raw`\draw (A) node[left] {$A$} -- (B);`,
    's: Segment(A, B), with "A" after the definition of A where the points have no labels yet',
  ],
  ['s: {"kind": "primitive", "source": "Segment(A, B)"}', 's: Segment(A, B)'],
  ['D = board.create("point", [() => A.X() + 2, () => A.Y()], {name: "D"})', 'D: Point(A.x + 2, A.y) "D"'],
  ["board.create('integral', [[0, 1], f])", 'i: Integral(f, 0, 1)'],
  ["board.create('riemannsum', [f, 10, 'left', -2, 2])", 'r: RiemannSum(f, -2, 2, 10, "left")'],
  ['SetColor(A, 0, 0.6, 0)', 'A: Point(0, 0) {color: "#009900"} in place of the definition of A'],
  ['#A { color: red; }', 'A: Point(0, 0) {color: red} in place of the definition of A'],
  ['label("$A$", A, SW)', 'A: Point(0, 0) "A" {offsetX: -14, offsetY: 14} in place of the definition of A'],
  [
    String.raw`\node[above right, red] at (A) {$A$};`,
    'A: Point(0, 0) "A" {offsetX: 14, offsetY: -14, color: red} in place of the definition of A',
  ],
  [
    String.raw`\tkzLabelPoints[below](A,B)`,
    'A: Point(0, 0) "A" {offsetX: 0, offsetY: 14}, then B: Point(4, 0) "B" {offsetX: 0, offsetY: 14} in place of the definitions of A, B',
  ],
])('%s is told with the names that the figure has', (line, told) => {
  expect(ofTriangle(line)).toEqual([`write ${told}`]);
});

it('takes dots at points of the figure away', () => {
  expect(ofTriangle('dot(A^^B^^C);')).toEqual([
    'take the line away: points are drawn where they are defined, as in A: Point(0, 0)',
  ]);
});

it('reads the arguments that GeoGebra has in angle brackets', () => {
  expect(parseFigure('A: (0, 0)\nB: (1, 0)\nc: Circle(<A>, <B>)')).toMatchObject({
    errors: [],
    warnings: [{ remedy: 'it is read as c: Circle(A, B): write it so' }],
  });
});

it('tells of a surface on what slide it is drawn', () => {
  expect(remedies(String.raw`\addplot3[surf] {x^2 + y^2};`)).toEqual([
    'write f: z = x^2 + y^2, on a slide with a camera statement',
  ]);
});

it('reads the commands that a script has in quotes', () => {
  const { errors, warnings } = parseFigure('A: (0, 0)\nB: (1, 0)\nggbApplet.evalCommand("s = Segment(A, B)")');
  expect(errors).toEqual([]);
  expect(warnings.map(({ remedy }) => remedy)).toEqual(['it is read as s: Segment(A, B): write it so']);
});

it('knows the derivative of a function of the figure', () => {
  expect(remedies("f: y = x^2\nf'(x) = diff(f(x), x)")).toEqual(["write f': Derivative(f)"]);
});

it('gives objects of a picture names that are free', () => {
  expect(ofTriangle('Graphics[{Line[{{0, 0}, {4, 3}}], Point[{2, 1}]}]')).toEqual([
    'write each definition on a line of its own: s: Segment((0, 0), (4, 3)), then A_1: Point(2, 1)',
  ]);
});

it('counts the intersections of JSXGraph from 1', () => {
  expect(remedies("c: Circle((0,0), 2)\nl: y = x\nboard.create('intersection', [c, l, 0])")).toEqual([
    'write P: Intersect(c, l, 1)',
  ]);
});

it('keeps a list times a number', () => {
  expect(parseFigure('L: 3 [1, 2]')).toMatchObject({ errors: [], warnings: [] });
});

it.each([
  ['\\begin{scope}[shift={(2,1)}]', '\\draw (0,0) -- (1,1);', 's: Segment((2, 1), (3, 2))'],
  ['\\begin{scope}[xshift=2cm, red]', '\\draw (0,0) circle (1);', 'k: Circle((2, 0), 1) {color: red}'],
  [
    '\\begin{scope}[shift={(3,0)},rotate=45]',
    '\\draw[blue] (0,0) rectangle (1,2);',
    'r: Translate(Rotate(Rectangle((0,0), (1,2)), 45°), Vector(3,0)) {color: blue, regionOpacity: 0}',
  ],
  ['\\begin{scope}[yscale=-1]', '\\draw (0,0) -- (1,1);', 's: Reflect(Segment((0,0), (1,1)), xAxis)'],
  ['\\begin{scope}[shift={(1,1)}]\n\\end{scope}', '\\draw (0,0) -- (1,1);', 's: Segment((0,0), (1,1))'],
  ['\\begin{axis}[ybar]', '\\addplot coordinates {(1,3) (2,5)};', 'b: BarChart([1, 2], [3, 5])'],
  ['<svg viewBox="0 0 100 60">', '<line x1="0" y1="0" x2="100" y2="50"/>', 's: Segment((0, 60), (100, 10))'],
  ['<svg height="20">', '<path d="M 0 10 A 5 5 0 0 1 10 10"/>', 'a: Arc((5, 10), (0, 10), (10, 10))'],
])('%s says where what stands in it is', (around, line, told) => {
  expect(remedies(`${around}\n${line}`).at(-1)).toBe(`write ${told}`);
});

it('draws what JSXGraph shades', () => {
  const board = "var f = board.create('functiongraph', [function(x){return x*x;}]);\n";
  expect(remedies(`${board}board.create('inequality', [f], {inverse: true});`).at(-1)).toBe('write r: y ≥ f(x)');
});
