import {
  type Fields,
  type HostileProject,
  inSpace,
  large,
  largeInSpace,
  list,
  many,
  named,
  project,
  texts,
} from './kit.js';

// Dashes, hatches, arrows, axes, conditions, and what texts write of values.

const styled = (type: string, style: Fields, more: Fields = {}) => ({
  styleSheet: { types: [[type, style]], ...more },
});
const nested = (depth: number, wrap: (inner: string, i: number) => string, core: string): string =>
  Array.from({ length: depth }).reduce<string>((inner, _, i) => wrap(inner, i), core);
const latex = (templates: readonly object[]): ReturnType<HostileProject> => [
  project(templates, { styleSheet: { textType: { mode: 'latex' } } }),
];
const axes = (style: Fields, more: Fields = {}): ReturnType<HostileProject> => [
  project([], { styleSheet: { xaxis: style, yaxis: style, ...more } }),
  large,
];

export const looks: Readonly<Record<string, HostileProject>> = {
  'dotted curves of 0.001 px': () => [
    project(
      many(3000, (i) => `y = 5sin(${i} x)`),
      styled('Curve', { lineWidth: 0.001, lineDash: 'dotted' }),
    ),
    large,
  ],
  'dotted polygons of 0.001 px': () => [
    project(
      many(9000, (i) => `Polygon(Point(-9, ${i / 900}), Point(9, 8), Point(3, -9))`),
      styled('Polygon', { lineWidth: 0.001, lineDash: 'dashdot' }),
    ),
    large,
  ],
  'dotted segments far out': () => [
    project(
      many(9000, (i) => `Segment(Point(-1e9, ${i / 900}), Point(1e9, ${i % 7}))`),
      styled('Segment', { lineWidth: 0.001, lineDash: 'dotted' }),
    ),
    large,
  ],
  'hatches of 2 px on 4096 px': () => [
    project(
      many(1000, (i) => `Circle(Point(0, 0), ${i / 100})`),
      styled('Circle', { fillPattern: 'crosshatch', patternSpacing: 2, regionOpacity: 20 }),
    ),
    large,
  ],
  'dots of 2 px on 4096 px': () => [
    project(
      many(1000, (i) => `Circle(Point(0, 0), ${i / 100})`),
      styled('Circle', { fillPattern: 'dots', patternSpacing: 2, regionOpacity: 20 }),
    ),
    large,
  ],
  'hatches of wild regions': () => [
    project(
      many(60, (i) => `Region(sin(${i + 9} x y) > 0.1)`),
      styled('Region', { fillPattern: 'crosshatch', patternSpacing: 2 }),
    ),
    large,
  ],
  'dots in areas under wild curves': () => [
    project(
      many(60, (i) => `Integral(y = 9 sin(${i + 9} x^2), -9, 9)`),
      styled('Area', { fillPattern: 'dots', patternSpacing: 2 }),
    ),
    large,
  ],
  'arrows on all of 9,000 curves': () => [
    project(
      many(9000, (i) => `Curve(sin(x) + ${i / 1000}, -5, 5)`),
      styled('Curve', { startArrow: 'open', middleArrow: 'stealth', endArrow: 'triangle', endDots: true }),
    ),
  ],
  'arrows on 9,000 arcs': () => [
    project(
      many(9000, (i) => `Arc(Point(0, 0), Point(${i / 900}, 0), Point(0, 1))`),
      styled('Arc', { startArrow: 'open', middleArrow: 'stealth', endArrow: 'triangle', lineDash: 'dotted' }),
    ),
  ],
  'thick points of 1,000 px': () => [
    project(
      many(9000, (i) => `Point(${i % 9}, ${i % 7})`),
      styled('Point', { pointSize: 1000, pointStyle: 'circle' }),
    ),
    large,
  ],
  'points of each shape': () => [
    project(
      many(10_000, (i) => `Point(${(i % 100) / 10 - 5}, ${i / 1000 - 5})`),
      {
        styleSheet: {
          primitives: Array.from({ length: 10_000 }, (_, i) => [
            `P_${i}`,
            { pointStyle: ['cross', 'plus', 'square', 'diamond'][i % 4], pointSize: 60 },
          ]),
        },
      },
    ),
    large,
  ],
  'angles of ten arcs with strokes': () => [
    project(
      many(9000, (i) => `Angle(Point(9, ${i % 7}), Point(0, 0), Point(-3, ${i % 5}))`),
      styled('Angle', { arcCount: 10, arcStrokes: 10, angleSize: 1000, lineDash: 'dotted' }),
    ),
    large,
  ],
  'axes of many ticks': () => axes({ distanceMode: 'custom', distance: 0.0005, minorTicks: true }),
  'axes of a thousand own ticks': () =>
    axes({ ticks: Array.from({ length: 1000 }, (_, i) => [i / 60 - 8, `\\frac{${i}}{\\sqrt{2}}`]) }),
  'axes of a thousand long ticks': () =>
    axes({ ticks: Array.from({ length: 1000 }, (_, i) => [i / 60 - 8, `a word ${i} `.repeat(200)]) }),
  'axes with long titles': () => axes({ title: '\\frac{a}{b} '.repeat(800), titleSize: 900 }),
  'a polar grid of many rings': () =>
    axes(
      {},
      {
        grid: {
          show: true,
          kind: 'polar',
          angleStep: 1,
          angleLabels: 'radians',
          distanceMode: 'custom',
          distance: 0.001,
        },
      },
    ),
  'an isometric grid of many lines, dotted': () =>
    axes(
      {},
      {
        grid: {
          show: true,
          kind: 'isometric',
          distanceMode: 'custom',
          distance: 0.001,
          lineDash: 'dotted',
          lineWidth: 0.1,
        },
      },
    ),
  'a triangular grid of 1,000 px pens': () =>
    axes(
      {},
      {
        grid: {
          show: true,
          kind: 'triangular',
          distanceMode: 'custom',
          distance: 0.05,
          lineWidth: 1000,
          lineOpacity: 20,
        },
      },
    ),
  'axes in space of many ticks': () => [
    project([], {
      ...inSpace,
      styleSheet: {
        xaxis3d: { distanceMode: 'custom', distance: 1e-6 },
        yaxis3d: { distanceMode: 'custom', distance: 1e-6 },
      },
    }),
    largeInSpace,
  ],
  'conditions that cost': () => [
    project(many(9000, (i) => `Point(${i % 9}, ${i % 7})`, { showIf: 'sum(sin(k), k, 1, 10000) > 3' })),
  ],
  'conditions on implicit intersections': () => [
    project([
      named('c', 'x^3 + y^3 + 2 x y = 3'),
      named('d', 'sin(x y) + x^2 y = 1'),
      ...many(3000, (i) => `Point(${i % 9}, ${i % 7})`, { showIf: 'length(Intersect(c, d)) > 2' }),
    ]),
  ],
  'texts hung on points of loci': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.01' },
      named('A', 'Point(a, sin(a))'),
      named('L', 'Locus(A, a)'),
      ...texts(3000, () => 'text', { at: 'Closest(L, Point(1, 1))', offset: '(sum(sin(k), k, 1, 999), 0)' }),
    ]),
  ],
  'sliders of costly bounds': () => [
    project(
      Array.from({ length: 3000 }, (_, i) => ({
        kind: 'slider',
        id: `a_${i}`,
        min: 'sum(sin(k), k, 1, 9999)',
        max: '10',
        step: '0.1',
      })),
    ),
  ],
  'the latex of huge trees': () =>
    latex([
      named('f', `y = ${list(5000, (i) => `sin(x + ${i})`).replaceAll(',', ' +')}`),
      ...texts(300, () => '{{latex(f)}} {{f}}'),
    ]),
  'the latex of trees 190 deep in texts': () =>
    latex([
      named('f', `y = ${nested(180, (inner) => `1/(1 + ${inner})`, 'x')}`),
      ...texts(3000, () => '{{f}} {{f.equation}}'),
    ]),
  'surds of lists': () => [
    project([
      { kind: 'other', id: 'L', source: 'Sequence(sqrt(k) + 1/k, k, 1, 9999)' },
      ...texts(
        3000,
        (i) => `{{surd(L(${i + 1}))}} {{frac(L(${i + 2}))}} {{mixed(L(${i + 3}))}} {{surd(L)}} {{frac(L)}}`,
      ),
    ]),
  ],
  'surds by the hundred thousand': () => [
    project([
      { kind: 'other', id: 'a', source: '(1 + sqrt(47)) / 991 + 1e-10' },
      ...texts(1000, () => '{{surd(a)}}{{frac(a)}}{{mixed(a)}}'.repeat(60)),
    ]),
  ],
  'values of all objects in each label': () => [
    project(many(300, (i) => `Point(${i % 9}, ${i % 7})`, { label: list(300, (k) => `{{P_${k}}}`) })),
  ],
  'arrays of 10,000 cells': () =>
    latex(
      texts(20, (i) => `\\begin{array}{${'c'.repeat(100)}}${`${'1&'.repeat(45)}1\\\\`.repeat(100)}${i}\\end{array}`),
    ),
  'an array of 10,000 rules': () =>
    latex(
      texts(
        20,
        (i) => `\\begin{array}{${'|c'.repeat(100)}|}${`${'&'.repeat(80)}\\\\\\hline`.repeat(100)}${i}\\end{array}`,
      ),
    ),
  'matrices in matrices': () =>
    latex(texts(300, (i) => nested(9, (inner) => `\\begin{pmatrix}${inner}&1\\\\2&3\\end{pmatrix}`, `${i}`))),
  'matrices in matrices, doubled': () =>
    latex(texts(60, (i) => nested(7, (inner) => `\\begin{pmatrix}${inner}&${inner}\\end{pmatrix}`, `${i}`))),
  'fractions and roots in scripts, 150 deep': () =>
    latex(texts(60, (i) => nested(150, (inner) => `\\sqrt{\\frac{x^{2}}{${inner}}}_{a}`, `${i}`))),
  'accents on accents': () => latex(texts(100, (i) => nested(300, (inner) => `\\widehat{${inner}}`, `x${i}`))),
  'operators with limits': () => latex(texts(100, (i) => `${'\\sum_{i=1}^{n}\\int_{a}^{b}'.repeat(300)}${i}`)),
  'phantoms and smashes': () => latex(texts(100, (i) => `${'\\phantom{x}\\smash{y}\\hphantom{z}'.repeat(280)}${i}`)),
  'colours in one formula': () => latex(texts(100, (i) => `${'\\textcolor{red}{x}'.repeat(500)}${i}`)),
  'texts of 10,000 px letters on each other': () => [
    project(
      texts(3000, (i) => `Wg${i}`),
      { styleSheet: { textType: { fontSize: 1000, fillOpacity: 20, strokeOpacity: 20 } } },
    ),
    large,
  ],
  'labels of each curve, all followed': () => [
    project(
      many(3000, (i) => `y = sin(x) + ${i / 300 - 5}`, { label: 'a long label here' }),
      { styleSheet: { typeLabels: [['Curve', { followDirection: true, fontSize: 60 }]] } },
    ),
  ],
  '10,000 tiny images of one curve': () => [
    project([named('f', 'y = sin(x^2)'), named('L', 'Sequence(Translate(f, Vector(k / 9, 0)), k, 1, 3000)')]),
  ],
  'surfaces of costly functions': () => [
    project(
      many(6, (i) => `z = sum(sin(k x y), k, 1, ${999 + i})`),
      inSpace,
    ),
  ],
  'surfaces of poles': () => [
    project(
      many(6, (i) => `z = 1/sin(9 x y) + tan(x + ${i})`),
      inSpace,
    ),
    largeInSpace,
  ],
  'many transparent solids': () => [
    project(
      many(300, (i) => `Sphere(Point(${i % 5}, ${i % 7}, ${i % 3}), 1.5)`),
      { ...inSpace, styleSheet: { types3d: [['Sphere', { regionOpacity: 20, hiddenLineDash: 'dotted' }]] } },
    ),
    largeInSpace,
  ],
  'many transparent cones': () => [
    project(
      many(300, (i) => `Cone(Point(${i % 5}, ${i % 7}, 0), Point(1, 1, 3), 2)`),
      { ...inSpace, styleSheet: { types3d: [['Cone', { regionOpacity: 20, hiddenLineDash: 'dotted' }]] } },
    ),
  ],
  'icosahedra in each other': () => [
    project(
      many(60, (i) => `Icosahedron(Point(0, 0, ${i / 60}), Point(2, ${i / 60}, 0))`),
      { ...inSpace, styleSheet: { types3d: [['Polyhedron', { regionOpacity: 20, hiddenLineDash: 'dashed' }]] } },
    ),
  ],
  'polygons of 1,000 corners in space': () => [
    project(
      many(60, (i) => `Polygon(Point(${i}, 0, 0), Point(${i}, 0.01, 0), 1000)`),
      inSpace,
    ),
  ],
  'surfaces behind surfaces in a perspective': () => [
    project(
      many(9, (i) => `z = sin(x + ${i}) cos(y)`),
      {
        camera: { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.1, scale: 0.1, projection: 'perspective' },
        styleSheet: { types3d: [['Surface', { regionOpacity: 30, hiddenLineDash: 'dotted' }]] },
      },
    ),
  ],
  'loci in space': () => [
    project(
      [
        { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.01' },
        named('s', 'Icosahedron(Point(0, 0, a), Point(3, a, 0))'),
        named('p', 'Plane(Point(0, 0, 1), Vector(1, a, 3))'),
        named('Q', 'Section(s, p)'),
        ...many(9, () => 'Trace(Q, a, 1000)'),
      ],
      inSpace,
    ),
  ],
};
