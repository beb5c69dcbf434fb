import {
  type Fields,
  type HostileProject,
  inSpace,
  large,
  largeInSpace,
  list,
  many,
  named,
  one,
  project,
  star,
  texts,
  thick,
} from './kit.js';

// What crosses features: lists with labels, space with halos, conditions with formulas, loci with sets, and so on.

const slider = (id: string) => ({ kind: 'slider', id, min: '0', max: '5', step: '0.01' });
const onCircle = (count: number) => `Sequence(Point(4cos(k), 4sin(k)), k, 1, ${count})`;
const at = (i: number) => `Point(${(i % 17) / 4}, ${(i % 19) / 4}, ${(i % 23) / 4})`;
const place = (i: number) => `Point(${(i % 100) / 10 - 5}, ${(i % 97) / 10 - 5})`;
const formula = '\\frac{\\sqrt{ {{value}} }}{x_{1}^{2}}';
const labelStyle = (type: string, style: Fields, more: Fields = {}) => ({
  styleSheet: { typeLabels: [[type, style]], ...more },
});
const scene = (definitions: readonly object[], styleSheet: object = {}, fields: Fields = {}) =>
  [project(definitions, { ...inSpace, styleSheet }), fields] as const;
const plain = (definitions: readonly object[], parts: object = {}, fields: Fields = {}) =>
  [project(definitions, parts), fields] as const;
const haloed = { strokeOpacity: 100, fontSize: 90 };

export const crossings: Readonly<Record<string, HostileProject>> = {
  'a list of 5,000 points with formulas': () => plain([named('L', onCircle(5000), { label: formula })]),
  'lists of 300 segments with formulas, 10 times': () =>
    plain(many(10, (i) => `Sequence(Segment((k / 30 - 5, ${i}), (k / 40, -4)), k, 1, 300)`, { label: formula })),
  'a list of circles whose labels look for a place': () =>
    plain(
      [named('L', 'Sequence(Circle((4cos(k), 4sin(k)), 1), k, 1, 2000)', { label: '{{value}}' })],
      labelStyle('Circle', { placement: 'auto' }),
    ),
  'haloed formulas of a list on 4096 px': () =>
    plain([named('L', onCircle(3000), { label: formula })], labelStyle('Point', haloed), large),
  'formulas of 1,000 points in space with halos': () =>
    scene(
      many(1000, (i) => at(i), { label: formula }),
      { typeLabels3d: [['Point', haloed]] },
      largeInSpace,
    ),
  '2,000 labels in space before 200 spheres': () =>
    scene([
      ...many(2000, (i) => at(i), { label: '{{id}}' }),
      ...Array.from({ length: 200 }, (_, i) => named(`S_${i}`, `Sphere(${at(i)}, 1)`, { label: 's_{ {{id}} }' })),
    ]),
  '300 labelled cubes with hatches': () =>
    scene(
      many(300, (i) => `Cuboid(${at(i)}, 2, 2, 2)`, { label: '{{value}}' }),
      { types3d: [['Polyhedron', { fillPattern: 'crosshatch', patternSpacing: 2, regionOpacity: 20 }]] },
    ),
  'lists of cubes': () => scene(many(20, (i) => `Sequence(Cuboid((k / 9, ${i} / 5, k / 7), 1, 1, 1), k, 1, 40)`)),
  'lists of spheres with labels': () =>
    scene(many(20, (i) => `Sequence(Sphere((k / 9, ${i} / 5, k / 7), 1), k, 1, 99)`, { label: '{{value}}' })),
  'lists of segments in space': () =>
    scene(many(40, (i) => `Sequence(Segment((k / 9, ${i} / 5, 0), (0, k / 7, ${i})), k, 1, 240)`)),
  'nets of lists': () =>
    scene([
      named('L', 'Sequence(Icosahedron((k, 0, 0), (k + 1, 0, 0)), k, 1, 60)'),
      named('N', 'Map(Net(s, 0.5), s, L)'),
    ]),
  'sections of cones by lists of planes': () =>
    scene([
      named('c', 'Cone(Point(0, 0, 0), Point(0, 0, 3), 2)'),
      named('L', 'Sequence(Section(c, Plane(Point(0, 0, k / 99), Vector(1, k, 3))), k, 1, 999)'),
    ]),
  'intersections of spheres in lists': () =>
    scene([
      named('L', 'Sequence(Sphere((k / 9, 0, 0), 2), k, 1, 60)'),
      ...many(60, (i) => `Map(Intersect(s, Sphere((0, ${i} / 30, 0), 2)), s, L)`),
    ]),
  'volumes of lists of solids': () =>
    scene([
      named('L', 'Sequence(Cuboid((k / 9, 0, 0), 1, 1, 1), k, 1, 300)'),
      ...texts(300, (i) => `{{volume(L(${i + 1}))}} {{L(${i + 1})}}`),
    ]),
  'surfaces that lists make': () => scene(one('Sequence(Surface(u, v, sin(k u) cos(v), -3, 3, -3, 3), k, 1, 90)')),
  'curves of space in lists with dashes': () =>
    scene(one('Sequence(Curve(cos(k t), sin(t), t / 9, 0, 60), k, 1, 600)'), {
      types3d: [['Curve', { lineDash: 'dotted', lineWidth: 0.1, hiddenLineDash: 'dotted' }]],
    }),
  'loci in lists': () =>
    plain([
      slider('a'),
      named('A', 'Point(a, sin(a))'),
      ...Array.from({ length: 60 }, (_, i) => named(`L_${i}`, 'Locus(A, a)')),
      named('M', 'Sequence(Translate(L_0, Vector(k / 9, 0)), k, 1, 200)'),
    ]),
  'loci of lists of circles': () =>
    plain([
      slider('a'),
      named('C', 'Sequence(Circle((a, k), a + 1), k, 1, 90)'),
      ...many(30, (i) => `Intersect(C(${i + 1}), y = sin(${i} x), 1)`),
      ...Array.from({ length: 30 }, (_, i) => named(`L_${i}`, `Locus(P_${i}, a)`)),
    ]),
  'traces of lists': () =>
    plain([
      slider('a'),
      named('L', 'Sequence(Point(k a, sin(k a)), k, 1, 900)'),
      ...many(9, () => 'Trace(L, a, 1000)'),
    ]),
  'loci of unions': () =>
    plain([
      slider('a'),
      named('u', `Union(Polygon(${star(99, 4)}), Circle((a, 0), 2))`),
      named('A', 'Point(area(u) / 9, a)'),
      ...many(20, () => 'Locus(A, a)'),
    ]),
  'loci of Voronoi cells': () =>
    plain([
      slider('a'),
      named('V', 'Voronoi(Sequence(Point(4cos(k a), 4sin(k)), k, 1, 900))'),
      named('A', 'Point(length(V), a)'),
      ...many(20, () => 'Locus(A, a)'),
    ]),
  'conditions of lists of regions': () =>
    plain([
      named('R', 'Region(sin(x y) > 0.2)'),
      ...many(3000, (i) => place(i), { showIf: 'area(R) > 1', label: '{{id}}' }),
    ]),
  'formulas of areas of wild regions': () =>
    plain([named('R', 'Region(sin(3x y) > 0.2)'), ...texts(900, () => '{{area(R)}} {{perimeter(R)}}')]),
  'labels of implicit curves that look for a place': () =>
    plain(
      many(60, (i) => `sin(x y) + cos(${i} x) = 0.3`, { label: formula }),
      labelStyle('Curve', { placement: 'auto' }),
    ),
  'implicit curves that are dotted and haloed': () =>
    plain(
      many(60, (i) => `sin(9 x y) + cos(${i} x) = 0.3`, { label: 'c' }),
      { styleSheet: { types: [['Curve', { lineDash: 'dotted', lineWidth: 0.1 }]], typeLabels: [['Curve', haloed]] } },
      large,
    ),
  'arrows on polylines of lists': () =>
    plain(
      many(60, (i) => `Polyline(Sequence((k / 90 - 5, sin(${i} k)), k, 1, 900))`),
      { styleSheet: { types: [['Polyline', { startArrow: 'open', middleArrow: 'stealth', endArrow: 'triangle' }]] } },
    ),
  'polygons of lists, hatched and labelled': () =>
    plain(
      many(90, (i) => `Polygon(Sequence((4cos(${i} k), 4sin(k)), k, 1, 99))`, { label: formula }),
      { styleSheet: { types: [['Polygon', { fillPattern: 'dots', patternSpacing: 2, regionOpacity: 20 }]] } },
      large,
    ),
  'unions of hatched lists': () =>
    plain(
      many(60, (i) => (i === 0 ? 'Circle((0, 0), 1)' : `Union(P_${i - 1}, Polygon(${star(60, 1 + i / 20)}))`)),
      { styleSheet: { types: [['Region', { fillPattern: 'crosshatch', patternSpacing: 2 }]] } },
      large,
    ),
  'transforms of unions': () =>
    plain([
      named('u', `Union(Polygon(${star(300, 4)}), Circle((0, 0), 3))`),
      ...many(300, (i) => `Rotate(u, ${i}, (0, 0))`),
    ]),
  'inverted unions': () =>
    plain([
      named('c', 'Circle((0, 0), 2)'),
      named('u', `Union(Polygon(${star(99, 4)}), Circle((0, 0), 3))`),
      ...many(60, () => 'Invert(u, c)'),
    ]),
  'envelopes in lists': () => plain(one('Sequence(Envelope(Circle(Point(t, sin(k t)), 1), 0, 9), k, 1, 90)')),
  'tangents from lists to conics': () =>
    plain([
      named('c', 'Ellipse((-1, 0), (1, 0), (0, 2))'),
      ...many(30, (i) => `Map(Tangent(c, P), P, Sequence((5cos(k), 5sin(k) + ${i}), k, 1, 300))`),
    ]),
  'tangents to wild curves in lists': () =>
    plain([
      named('f', 'y = sin(x^2) + cos(9 x)'),
      ...many(20, () => 'Sequence(Tangent(f, Point(f, k / 99)), k, 1, 400)'),
    ]),
  'tangents from points to curves': () =>
    plain([named('f', 'y = sin(x^2)'), ...many(900, (i) => `Tangent(f, Point(${i % 9}, 3))`)]),
  'osculating circles in lists': () =>
    plain([named('f', 'y = sin(x^2)'), named('L', 'Sequence(OsculatingCircle(f, Point(f, k / 99)), k, 1, 3000)')]),
  'derivatives in labels of lists': () =>
    plain([named('f', 'f(x) = sin(x^2) exp(x)'), named('L', onCircle(900), { label: "{{f'(3)}} {{f''(2)}}" })]),
  'integrals in conditions': () => plain(many(2000, (i) => place(i), { showIf: 'Integral(y = sin(x^2), 0, 99) > 0' })),
  'sums in offsets of texts': () =>
    plain(texts(3000, (i) => `T ${i}`, { at: '(sum(sin(k), k, 1, 999), 1)', showIf: 'sum(cos(k), k, 1, 999) < 9' })),
  'templates over lists of lists': () =>
    plain([
      named('M', 'Sequence(Sequence(i j, i, 1, 90), j, 1, 90)'),
      ...texts(900, (i) => `{{M}} {{M(${(i % 90) + 1})}} {{length(M)}}`),
    ]),
  'matrices of values': () =>
    plain(
      [
        named('L', 'Sequence(sqrt(k), k, 1, 400)'),
        ...texts(
          60,
          () => `\\begin{pmatrix}${list(400, (k) => `{{L(${k + 1})}}`).replaceAll(',', ' &')}\\end{pmatrix}`,
        ),
      ],
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  'Arabic, formulas and emoji with halos': () =>
    plain(
      texts(600, (i) => `سلام $\\frac{${i}}{2}$ \u{1F600} `.repeat(20)),
      { styleSheet: { textType: haloed } },
      large,
    ),
  'Arabic labels that look for a place': () =>
    plain(
      many(1500, (i) => place(i), { label: 'نص طويل هنا' }),
      labelStyle('Point', { placement: 'auto', mode: 'text' }),
    ),
  'turned labels of lists with halos': () =>
    plain(
      [named('L', 'Sequence(Segment((-5, k / 300), (5, sin(k))), k, 1, 2000)', { label: 'a long label' })],
      labelStyle('Segment', { ...haloed, followDirection: true }),
      large,
    ),
  'dimensions with formulas': () =>
    plain(many(3000, (i) => `Dimension(${place(i)}, ${place(i * 7)})`, { label: formula })),
  'angles with formulas that look for a place': () =>
    plain(
      many(2000, (i) => `Angle(${place(i)}, ${place(i * 3)}, ${place(i * 7)})`, { label: formula }),
      labelStyle('Angle', { placement: 'auto' }),
    ),
  'ticks and braces by the thousand': () =>
    plain(many(6000, (i) => (i % 2 ? `Tick(P_${i - 1}, 3)` : `Segment(${place(i)}, ${place(i * 7)})`), { label: 't' })),
  'charts with formulas': () =>
    plain(many(60, (i) => `Histogram(Sequence(sin(k ${i + 1}), k, 1, 2000), 60)`, { label: formula })),
  'pies with labels and hatches': () =>
    plain(
      many(300, (i) => `PieChart(Sequence(k, k, 1, ${20 + (i % 9)}))`, { label: '{{value}}' }),
      { styleSheet: { types: [['PieChart', { fillPattern: 'dots', patternSpacing: 2 }]] } },
    ),
  'box plots of lists of lists': () =>
    plain(many(300, (i) => `BoxPlot(Sequence(sin(k ${i + 1}), k, 1, 3000), ${i}, 1)`)),
  'fields under regions': () =>
    plain([
      ...many(20, (i) => `SlopeField(sin(${i} x y), 60)`),
      ...Array.from({ length: 20 }, (_, i) => named(`R_${i}`, `Region(sin(${i} x y) > 0.3)`)),
    ]),
  'solutions of equations in lists': () => plain(one('Sequence(SolveODE(sin(x y k), (0, k / 9), 9), k, 1, 300)')),
  'splines of lists with labels that follow': () =>
    plain(
      many(90, (i) => `Spline(Sequence((k / 9 - 5, sin(${i + 1} k)), k, 1, 90))`, { label: 'a label that follows' }),
      labelStyle('Curve', { followDirection: true }),
    ),
  'axes with many ticks and labels that avoid them': () =>
    plain(
      many(1900, (i) => place(i), { label: '{{id}}' }),
      {
        styleSheet: {
          typeLabels: [['Point', { placement: 'auto' }]],
          xaxis: { distanceMode: 'custom', distance: 0.02, minorTicks: true },
          yaxis: { distanceMode: 'custom', distance: 0.02, minorTicks: true },
        },
      },
      large,
    ),
  'logarithmic axes under 900 curves': () =>
    plain(
      many(900, (i) => `y = x^${(i % 30) / 10} + ${i}`),
      { styleSheet: { xaxis: { scale: 'log' }, yaxis: { scale: 'log' } } },
    ),
  'grids under translucent thick figures': () =>
    plain(
      many(3000, (i) => [`Circle(${place(i)}, 3)`, `Line(${place(i)}, ${place(i * 7)})`][i % 2]!),
      { styleSheet: { ...thick, grid: { show: true, distanceMode: 'custom', distance: 0.02 } } },
      large,
    ),
  'buttons and sliders with formulas': () =>
    plain([
      ...Array.from({ length: 900 }, (_, i) => ({ ...slider(`a_${i}`), label: '\\frac{a}{b}' })),
      ...texts(900, (i) => `{{a_${i}}} \\frac{ {{a_${(i * 7) % 900}}} }{2}`),
    ]),
  'heirs of lists with formulas': () =>
    plain([
      ...many(
        900,
        (i) => `Sequence(Point(k / 9, ${i % 9}), k, 1, 10)`,
        (i) => (i === 0 ? { label: formula } : { parent: `P_${i - 1}`, inheritStyle: true, label: formula }),
      ),
    ]),
  'polyhedra of lists, cut by planes': () =>
    scene(
      [
        ...many(60, (i) => `Prism(Polygon(Sequence((2cos(k 0.2), 2sin(k 0.2) + ${i}), k, 1, 31)), 3)`),
        ...Array.from({ length: 60 }, (_, i) => named(`p_${i}`, `Plane(Point(0, 0, ${i / 20}), Vector(1, ${i}, 3))`)),
      ],
      { types3d: [['Polyhedron', { regionOpacity: 30, hiddenLineDash: 'dashed' }]] },
    ),
  'lit solids on 4096 px with labels': () =>
    scene(
      many(40, (i) => `Sphere(${at(i)}, 1.5)`, { label: formula }),
      { types3d: [['Sphere', { shading: 'light', regionOpacity: 60 }]] },
      largeInSpace,
    ),
  'loci in space with halos': () =>
    scene(
      [
        slider('a'),
        named('A', 'Point(cos(9a), sin(9a), a)', { label: formula }),
        ...many(60, () => 'Locus(A, a)', { label: 'l' }),
      ],
      { typeLabels3d: [['Curve', haloed]] },
      largeInSpace,
    ),
  'fractals by Iterate in lists': () =>
    plain([
      named(
        'L',
        'Iterate(Flatten(Map([Midpoint(P, (0, 4)), Midpoint(P, (-4, -3)), Midpoint(P, (4, -3))], P, Q)), Q, [(0, 0)], 8)',
        {
          label: '{{value}}',
        },
      ),
    ]),
};
