import { type HostileProject, large, list, many, named, one, project, star, terms, thick, wild } from './kit.js';

// Figures, curves, regions, loci and intersections in the plane.

const polynomial = (degree: number) => terms(degree, (i) => `${i % 3} x^${i % 16} y^${(16 - i) & 15}`);
const corners = (count: number, at: (i: number) => readonly number[]) =>
  `Polygon(${list(
    count,
    (i) =>
      `Point(${at(i)
        .map((v) => v.toFixed(3))
        .join(', ')})`,
  )})`;
const zigzag = (count: number) => corners(count, (i) => [(i % 2) * 10 - 5, (i / count) * 10 - 5]);
const turned = (count: number) => corners(count, (i) => [(i / count) * 10 - 5, (i % 2) * 10 - 5]);
const onCircles = (count: number) =>
  many(count, (i) => `Circle(Point(${(i % 30) / 10}, ${Math.floor(i / 30) / 10}), ${1 + (i % 7)})`);
const style = (type: string, properties: object) => ({ styleSheet: { types: [[type, properties]] } });

export const plane: Readonly<Record<string, HostileProject>> = {
  'two polygons that cross 4 million times': () => [
    project([
      named('p', zigzag(2000)),
      named('q', turned(2000)),
      named('X', 'Intersect(p, q)'),
      named('Y', 'Intersect(p, q, 7)'),
    ]),
  ],
  'polygons that cross, intersected 200 times': () => [
    project([named('p', zigzag(1500)), named('q', turned(1500)), ...many(200, (i) => `Intersect(p, q, ${i + 1})`)]),
  ],
  'small polygons that cross, intersected 8,000 times': () => [
    project([named('p', zigzag(300)), named('q', turned(300)), ...many(8000, (i) => `Intersect(p, q, ${i + 1})`)]),
  ],
  'two crossing polygons drawn on 4096 px': () => [
    project([named('p', zigzag(2000)), named('q', turned(2000))], { styleSheet: thick }),
    large,
  ],
  '20 stars of 1,500 points on 4096 px': () => [project(many(20, (i) => `Polygon(${star(1500, 5 + i / 10)})`)), large],
  '100 circles with each other, 9,000 times': () => [
    project([
      ...onCircles(100),
      ...Array.from({ length: 9000 }, (_, i) =>
        named(`X_${i}`, `Intersect(P_${i % 100}, P_${Math.floor(i / 100)}, 1)`),
      ),
    ]),
  ],
  '60 curves with each other': () => [
    project([
      ...many(60, (i) => `y = sin(${i + 1} x) + cos(x^2)`),
      ...Array.from({ length: 1800 }, (_, i) => named(`X_${i}`, `Intersect(P_${i % 60}, P_${Math.floor(i / 60)})`)),
    ]),
  ],
  '40 implicit curves with each other': () => [
    project([
      ...many(40, (i) => `sin(x y) + sin(${i + 1} x) cos(y) = ${i / 40}`),
      ...Array.from({ length: 800 }, (_, i) => named(`X_${i}`, `Intersect(P_${i % 40}, P_${Math.floor(i / 40)}, 1)`)),
    ]),
  ],
  'a locus over an implicit intersection': () => [
    project([
      { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.1' },
      named('c', 'x^3 + y^3 + a x y = 3'),
      named('d', 'sin(x y) + x^2 y = a'),
      named('X', 'Intersect(c, d, 1)'),
      named('L', 'Locus(X, a)'),
    ]),
  ],
  '50 loci over implicit intersections': () => [
    project([
      { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.1' },
      named('c', 'x^3 + y^3 + a x y = 3'),
      ...Array.from({ length: 50 }, (_, i) => [
        named(`d_${i}`, `sin(x y) + x^2 y = a + ${i}`),
        named(`X_${i}`, `Intersect(c, d_${i}, 1)`),
        named(`L_${i}`, `Locus(X_${i}, a)`),
      ]).flat(),
    ]),
  ],
  'a locus over two wild functions': () => [
    project([
      { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.1' },
      named('f', 'y = sin(a x^2) + cos(40 x)'),
      named('g', 'y = cos(x^2 - a)'),
      named('X', 'Intersect(f, g, 3)'),
      named('L', 'Locus(X, a)'),
    ]),
  ],
  'loci over polygons that cross': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      named('p', zigzag(500)),
      named('q', turned(500)),
      named('r', 'Rotate(q, a, Point(0, 0))'),
      ...Array.from({ length: 40 }, (_, i) => [
        named(`X_${i}`, `Intersect(p, r, ${i + 1})`),
        named(`L_${i}`, `Locus(X_${i}, a)`),
      ]).flat(),
    ]),
  ],
  'loci over a chain of 2,000': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      ...many(2000, (i) => (i === 0 ? 'Point(a, 1)' : `Point(P_${i - 1}.x + 0.001, sin(P_${i - 1}.x))`)),
      ...Array.from({ length: 50 }, (_, i) => named(`L_${i}`, `Locus(P_${1999 - i}, a)`)),
    ]),
  ],
  'loci over lists of 5,000': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      named('p', `Polygon(${list(3000, (i) => `Point(a + ${i % 10}, ${i % 17})`)})`),
      named('C', 'Centroid(p)'),
      ...Array.from({ length: 20 }, (_, i) => named(`L_${i}`, 'Locus(C, a)')),
    ]),
  ],
  'loci of loci': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      named('A', 'Point(a, sin(a))'),
      named('L', 'Locus(A, a)'),
      named('B', 'Point(L, 0.5)'),
      named('C', 'Closest(L, Point(a, 1))'),
      ...Array.from({ length: 300 }, (_, i) => named(`M_${i}`, `Locus(Closest(L, Point(a, ${i})), a)`)),
      named('N', 'Locus(C, a)'),
    ]),
  ],
  'nearest points of a locus, 3,000 times': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '50', step: '0.1' },
      named('A', 'Point(cos(a^2), sin(a))'),
      named('L', 'Locus(A, a)'),
      ...Array.from({ length: 3000 }, (_, i) => named(`C_${i}`, `Closest(L, Point(${i % 10}, 1))`)),
    ]),
  ],
  'intersections with a locus, 3,000 times': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '50', step: '0.1' },
      named('A', 'Point(cos(a^2), sin(a))'),
      named('L', 'Locus(A, a)'),
      named('M', 'Rotate(L, 1, Point(0, 0))'),
      ...Array.from({ length: 1500 }, (_, i) =>
        named(`C_${i}`, `Intersect(L, Line(Point(0, ${i / 1500}), Point(1, 0)))`),
      ),
      ...Array.from({ length: 200 }, (_, i) => named(`D_${i}`, `Intersect(L, M, ${i + 1})`)),
    ]),
  ],
  'nearest points of a wild curve, 5,000 times': () => [
    project([named('f', `${wild} = 0.1`), ...many(5000, (i) => `Closest(f, Point(${i % 10}, 1))`)]),
  ],
  'nearest points of a polygon of 3,000 corners': () => [
    project([named('p', zigzag(2900)), ...many(5000, (i) => `Closest(p, Point(${i % 10}, 1))`)]),
  ],
  'an implicit curve of degree 16': () => [project(one(`${polynomial(200)} = 1`)), large],
  '100 implicit curves of degree 16': () => [project(many(100, (i) => `${polynomial(100)} = ${i}`)), large],
  '1,000 implicit curves': () => [project(many(1000, (i) => `sin(x y) + cos(${i} x) sin(y) = 0.3`))],
  '9,000 simple implicit curves': () => [project(many(9000, (i) => `x^3 + y^3 = ${i / 100}`))],
  '300 regions on 4096 px': () => [project(many(300, (i) => `Region(${wild} > ${i / 300})`)), large],
  '2,000 regions': () => [project(many(2000, (i) => `Region(sin(${i} x) + sin(x y) > 0.2)`))],
  'a region of 300 inequalities': () => [
    project(one(`Region(${list(300, (i) => `sin(${i + 1} x) + y > ${-i}`).replaceAll(',', ' &&')})`)),
  ],
  '9,000 curves': () => [project(many(9000, (i) => `y = sin(x) + ${i / 1000}`))],
  '9,000 wild curves': () => [project(many(9000, (i) => `y = sin(${i} x^2)`))],
  '300 curves without limits': () => [project(many(300, (i) => `y = sin(${i + 1} / x) / x`)), large],
  '1,000 parametric curves': () => [project(many(1000, (i) => `Curve(5cos(${i + 1} t), 5sin(${i + 2} t), 0, 1000)`))],
  '1,000 polar curves': () => [project(many(1000, (i) => `r = sin(${i + 1} θ)`))],
  '500 integrals': () => [project(many(500, (i) => `Integral(y = sin(${i} x^2), -10, 10)`)), large],
  '500 areas between curves': () => [project(many(500, (i) => `Between(y = sin(${i} x^2), y = tan(${i} x), -10, 10)`))],
  '3,000 tangents to curves': () => [
    project([
      named('f', 'y = sin(x^2) + exp(x) / 100'),
      ...many(3000, (i) => `Tangent(f, Point(${i % 10}, ${i % 7}))`),
    ]),
  ],
  'roots of 3,000 functions': () => [
    project(many(3000, (i) => (i % 2 ? `P_${i - 1}.root(1)` : `y = sin(${i} x) cos(x^2)`))),
  ],
  'extrema of 3,000 functions': () => [
    project(many(3000, (i) => (i % 2 ? `P_${i - 1}.extremum(3)` : `y = sin(${i} x) cos(x^2)`))),
  ],
  'lengths of 2,000 curves': () => [
    project(many(4000, (i) => (i % 2 ? `length(P_${i - 1})` : `Curve(sin(${i} x^2), -10, 10)`))),
  ],
  'splines of 3,000 points': () => [
    project(many(300, () => `Spline([${list(200, (i) => `Point(${i % 10}, ${i % 7})`)}])`)),
  ],
  '3,000 splines': () => [project(many(3000, () => `Spline([${list(60, (i) => `Point(${i % 10}, ${i % 7})`)}])`))],
  '3,000 Bézier curves': () => [
    project(many(3000, () => `Bezier([${list(20, (i) => `Point(${i % 10}, ${i % 7})`)}])`)),
  ],
  'one polyline of 5,000 points with arrows': () => [
    project(
      one(`Polyline([${list(3500, (i) => `Point(${i % 10}, ${i % 7}.5)`)}])`),
      style('Polyline', { endArrow: 'triangle', lineDash: 'dotted', lineWidth: 0.1 }),
    ),
    large,
  ],
  'a polyline of many short sides with large arrows': () => [
    project(
      one(`Polyline([${list(5000, (i) => `Point(${(i / 1e6).toFixed(6)}, 0)`)}])`),
      style('Polyline', { startArrow: 'triangle', endArrow: 'triangle', lineWidth: 900 }),
    ),
  ],
  '10,000 dashed lines of 0.01 px': () => [
    project(
      many(10_000, (i) => `Line(Point(0, ${i / 1000 - 5}), Point(1, ${i % 7}))`),
      style('Line', { lineWidth: 0.01, lineDash: 'dotted' }),
    ),
    large,
  ],
  '10,000 dashed circles of 0.01 px': () => [
    project(
      many(10_000, (i) => `Circle(Point(0, 0), ${i / 1000})`),
      style('Circle', { lineWidth: 0.01, lineDash: 'dashdot' }),
    ),
    large,
  ],
  '1,000 hatched circles on 4096 px': () => [
    project(
      many(1000, (i) => `Circle(Point(0, 0), ${i / 100})`),
      style('Circle', { fillPattern: 'crosshatch', regionOpacity: 30 }),
    ),
    large,
  ],
  '1,000 dotted circles on 4096 px': () => [
    project(
      many(1000, (i) => `Circle(Point(0, 0), ${i / 100})`),
      style('Circle', { fillPattern: 'dots', regionOpacity: 30 }),
    ),
    large,
  ],
  'a hatched star of 4,000 points': () => [
    project(one(`Polygon(${star(2800, 9)})`), style('Polygon', { fillPattern: 'crosshatch', regionOpacity: 30 })),
    large,
  ],
  '30 hatched stars': () => [
    project(
      many(30, (i) => `Polygon(${star(1000, 9 + i / 10)})`),
      style('Polygon', { fillPattern: 'crosshatch', regionOpacity: 30 }),
    ),
    large,
  ],
  'pens of 1,000 px': () => [
    project(
      many(3000, (i) => `Circle(Point(0, 0), ${i / 300})`),
      style('Circle', { lineWidth: 1000, lineOpacity: 10 }),
    ),
    large,
  ],
  'translucent circles that fill 4096 px': () => [
    project(
      many(10_000, (i) => `Circle(Point(0, 0), ${10 + i / 1000})`),
      style('Circle', { regionOpacity: 20 }),
    ),
    large,
  ],
  '10,000 polygons that fill 4096 px': () => [
    project(
      many(10_000, () => 'Polygon(Point(-10, -10), Point(10, -10), Point(10, 10), Point(-10, 10))'),
      style('Polygon', { regionOpacity: 20 }),
    ),
    large,
  ],
  '10,000 huge circles': () => [
    project(
      many(10_000, (i) => `Circle(Point(${i}e9, 1e12), 1e12)`),
      style('Circle', { lineDash: 'dotted' }),
    ),
  ],
  '10,000 huge ellipses': () => [
    project(
      many(10_000, (i) => `Ellipse(Point(0, 0), 1e${i % 300}, 1)`),
      style('Circle', { lineDash: 'dotted' }),
    ),
  ],
  '10,000 hyperbolas': () => [
    project(
      many(10_000, (i) => `Hyperbola(Point(-1, 0), Point(1, ${i / 5000}), Point(0.5, 0))`),
      style('Curve', { lineDash: 'dashed' }),
    ),
  ],
  '10,000 conics through points': () => [
    project(many(10_000, (i) => `Conic(Point(0, 0), Point(1, 0), Point(0, 1), Point(2, ${i / 1000}), Point(3, 7))`)),
  ],
  '10,000 angles': () => [
    project(
      many(10_000, (i) => `Angle(Point(1, 0), Point(0, 0), Point(0, ${i + 1}))`, { label: '{{value}}' }),
      style('Angle', { angleSize: 9000, arcCount: 10 }),
    ),
    large,
  ],
  '10,000 ticks of 10 strokes': () => [
    project(many(10_000, (i) => `Tick(Segment(Point(0, ${i / 1000}), Point(5, 1)), 10)`)),
    large,
  ],
  '5,000 dimensions': () => [project(many(5000, (i) => `Dimension(Point(0, ${i / 1000}), Point(5, 1))`)), large],
  'labels that follow wild curves': () => [
    project(
      many(1000, (i) => `y = sin(${i} x)`, { label: 'f' }),
      { styleSheet: { typeLabels: [['Curve', { followDirection: true }]] } },
    ),
  ],
  'a grid of 0.0001 in colours': () => [
    project([], {
      styleSheet: {
        grid: { show: true, distanceMode: 'custom', distance: 1e-300 },
        xaxis: { distanceMode: 'custom', distance: 1e-9 },
      },
      camera: { offset: [0, 0], scale: 1e-9 },
    }),
  ],
  'transforms of transforms': () => [
    project(many(3000, (i) => (i === 0 ? `Curve(y = sin(x^2))` : `Rotate(P_${i - 1}, 0.01, Point(0, 0))`))),
  ],
  'transforms of a polygon of 3,000 corners': () => [
    project([named('p', zigzag(2900)), ...many(3000, (i) => `Rotate(p, ${i / 100}, Point(0, 0))`)]),
  ],
  'lists of transforms': () => [
    project([
      named('L', `[${list(5000, (i) => `Point(${i % 10}, ${i % 7})`)}]`),
      ...many(300, (i) => `Rotate(L, ${i}, Point(0, 0))`),
    ]),
  ],
};
