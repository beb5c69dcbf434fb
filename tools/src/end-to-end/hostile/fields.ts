import { type Fields, type HostileProject, inSpace, large, list, many, named, one, project, star } from './kit.js';

// Fields, differential equations, sums of rectangles, sets of figures, enclosures, envelopes.

const styled = (type: string, style: Fields) => ({ styleSheet: { types: [[type, style]] } });
const polygon = (corners: number, reach: number) => `Polygon(${star(corners, reach)})`;
const nested = (depth: number, wrap: (inner: string, i: number) => string, core: string): string =>
  Array.from({ length: depth }).reduce<string>((inner, _, i) => wrap(inner, i), core);

export const fields: Readonly<Record<string, HostileProject>> = {
  'sums of 10,000 rectangles': () => [
    project([
      named('f', 'y = sin(x^2) exp(sin(40 x))'),
      ...many(900, (i) => `RiemannSum(f, -9, 9, 10000, "${['left', 'upper', 'trapezoid'][i % 3]}")`),
    ]),
  ],
  'sums of 10,000 rectangles, hatched': () => [
    project(
      [named('f', 'y = 9 sin(x^2)'), ...many(20, () => 'RiemannSum(f, -9, 9, 10000, "mid")')],
      styled('RiemannSum', { fillPattern: 'crosshatch', patternSpacing: 2, lineDash: 'dotted' }),
    ),
    large,
  ],
  'bounds of sums under a costly function': () => [
    project([named('f', 'y = sum(sin(k x), k, 1, 9999)'), ...many(30, () => 'RiemannSum(f, -9, 9, 10000, "upper")')]),
  ],
  'slope fields of 200 lines': () => [project(many(300, (i) => `SlopeField(sin(${i} x y) + x, 200)`)), large],
  'vector fields of 200 arrows': () => [project(many(300, (i) => `VectorField(sin(${i} y), cos(x), 200)`)), large],
  'slope fields in a rectangle seen from afar': () => [
    project(many(3000, (i) => `SlopeField(x - y, 200, 0.7, ${i}, 0, ${i + 1}, 1)`)),
  ],
  'a vector field of thick dashed arrows': () => [
    project(
      many(10, () => 'VectorField(sin(y), cos(x), 200)'),
      styled('VectorField', { lineWidth: 30, lineDash: 'dotted', lineOpacity: 30 }),
    ),
    large,
  ],
  'fields of costly functions': () => [
    project(many(100, (i) => `VectorField(sum(sin(k x y), k, 1, 999), ${i} x, 200)`)),
  ],
  'fields of poles': () => [project(many(100, (i) => `SlopeField(1 / sin(${i + 1} x) + tan(y), 200)`))],
  'stiff equations': () => [project(many(300, (i) => `SolveODE(-1000000 (y - sin(x)) + ${i}, Point(0, 1))`))],
  'equations that blow up': () => [project(many(900, (i) => `SolveODE(y^2 + x^2 + ${i}, Point(0, 1))`))],
  'equations that oscillate': () => [project(many(300, (i) => `SolveODE(y, -${1e6 + i} x, Point(1, 0), 0, 1000)`))],
  'equations of jumps': () => [
    project(many(300, (i) => `SolveODE(floor(1000 x) - floor(1000 y) + ${i}, Point(0, 1))`)),
  ],
  'equations of solutions': () => [
    project(many(60, (i) => (i === 0 ? 'SolveODE(x - y, Point(0, 1))' : `SolveODE(P_${i - 1}(x) - y, Point(0, 1))`))),
  ],
  'equations of sums': () => [project(many(100, (i) => `SolveODE(sum(sin(k x y), k, 1, 999), Point(0, ${i}))`))],
  'solutions from 2,000 points': () => [
    project(one('Map(SolveODE(sin(x y), P), P, Sequence(Point(0, k / 200), k, 1, 2000))')),
  ],
  'a solution for each of a locus': () => [
    project([
      { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.01' },
      named('s', 'SolveODE(sin(x y) + a, Point(0, 1))'),
      named('Q', 'Point(1, s(1))'),
      ...many(20, () => 'Locus(Q, a)'),
    ]),
  ],
  'unions of circles by the hundred': () => [
    project(
      one(`Union(${list(900, (i) => `Circle(Point(${(i % 30) / 3 - 5}, ${Math.floor(i / 30) / 3 - 5}), 0.3)`)})`),
    ),
  ],
  'unions of circles, two by two': () => [
    project(
      many(500, (i) =>
        i === 0 ? 'Circle(Point(0, 0), 1)' : `P_${i - 1} ∪ Circle(Point(${i / 100}, ${(i % 9) / 3}), 0.3)`,
      ),
    ),
  ],
  'differences of stars': () => [
    project([
      named('p', polygon(900, 5)),
      named('q', polygon(901, 4)),
      ...many(300, (i) => ['p ∖ q', 'p ∪ q', 'p ∩ q'][i % 3]!),
    ]),
  ],
  'differences of stars, each of the last': () => [
    project([
      named('p', polygon(300, 5)),
      ...many(100, (i) => (i === 0 ? 'p ∖ Circle(Point(0, 0), 1)' : `P_${i - 1} ∖ Rotate(p, ${i}, Point(0, 0))`)),
    ]),
  ],
  'complements of complements': () => [
    project(many(1000, (i) => (i === 0 ? 'Region(sin(x y) > 0.1)' : `Complement(P_${i - 1})`))),
  ],
  'unions out of sight, 9,000 deep': () => [
    project(many(9000, (i) => (i === 0 ? 'Circle(Point(1e6, 0), 1) ∪ Circle(Point(1e6, 0), 2)' : `P_${i - 1} ∪ P_0`))),
  ],
  'unions of wild regions': () => [
    project(
      one(
        nested(
          60,
          (inner, i) => `(${inner} ∪ Region(sin(${i} x y) > 0.${i}) ∖ Region(cos(${i} x + y) > 0.5))`,
          'Region(x > y)',
        ),
      ),
    ),
    large,
  ],
  'sets of stars, hatched, on 4096 px': () => [
    project(
      [named('p', polygon(700, 9)), named('q', polygon(701, 8)), ...many(10, () => 'p ∖ q')],
      styled('Region', { fillPattern: 'crosshatch', patternSpacing: 2 }),
    ),
    large,
  ],
  'areas of sets of stars': () => [
    project([named('p', polygon(900, 5)), named('q', polygon(901, 4)), ...many(300, () => 'area(p ∖ q)')]),
  ],
  'areas of wild regions': () => [project(many(900, (i) => `area(Region(sin(${i} x y) > 0.1))`))],
  'points in sets of stars': () => [
    project([
      named('p', polygon(900, 5)),
      named('r', 'p ∪ Circle(Point(0, 0), 1)'),
      named('F', 'Filter(distance(P, r) > 0, P, Sequence(Point(k / 999, sin(k)), k, 1, 9999))'),
    ]),
  ],
  'sets of sets of lists': () => [
    project([
      named('L', 'Sequence(Circle(Point(k / 99, 0), 1), k, 1, 999)'),
      ...many(30, (i) => `Map(c ∖ Circle(Point(0, ${i / 9}), 1), c, L)`),
    ]),
  ],
  'enclosures of curves': () => [
    project(many(300, (i) => `Between(Curve(cos(${i + 1} t), sin(${i + 2} t), 0, 100), Curve(t, t^2, -1, 1))`)),
  ],
  'enclosures of polylines of 3,000 points': () => [
    project([
      named('p', `Polyline([${list(3000, (i) => `Point(${i % 10}, ${i % 7}.5)`)}])`),
      named('q', `Polyline([${list(3000, (i) => `Point(${i % 7}, ${i % 9}.5)`)}])`),
      ...many(100, () => 'Between(p, q)'),
    ]),
  ],
  'integrals of curves that circle': () => [
    project(many(500, (i) => `Integral(Curve(t sin(${i} t), cos(t), 0, 1000))`)),
  ],
  'areas to the common points of wild curves': () => [
    project(many(500, (i) => `Between(y = sin(${i} x^2), y = cos(${i} x))`)),
  ],
  'envelopes of envelopes': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '3', step: '0.01' },
      named('e', 'Envelope(Line(Point(t, 0), Point(0, 3 - t + a)), 0, 3)'),
      named('l', 'Tangent(e, Point(a, 1), 1)'),
      named('m', 'Envelope(l, a)'),
      ...many(20, (i) => `Envelope(Line(ClosestPoint(m, Point(t, ${i})), Point(0, t)), 0, 3)`),
    ]),
  ],
  'traces of envelopes': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '3', step: '0.01' },
      named('e', 'Envelope(Circle(Point(t, a), 1 + t), 0, 3)'),
      ...many(10, () => 'Trace(e, a, 1000)'),
    ]),
  ],
  'loci of areas of sets': () => [
    project([
      { kind: 'slider', id: 'a', min: '0', max: '3', step: '0.01' },
      named('p', polygon(300, 5)),
      named('r', 'p ∖ Circle(Point(a, 0), 2)'),
      named('Q', 'Point(a, area(r))'),
      ...many(20, () => 'Locus(Q, a)'),
    ]),
  ],
  'parts of parts': () => [
    project(many(900, (i) => (i === 0 ? 'y = sin(x^2)' : `Part(P_${i - 1}, ${i / 999 - 5}, ${5 - i / 999})`))),
  ],
  'Taylor polynomials of each other': () => [
    project(many(900, (i) => (i === 0 ? 'y = sin(x^2) exp(x)' : `Taylor(P_${i - 1}, ${i / 999}, 20)`))),
  ],
  'tenth derivatives': () => [
    project(many(300, (i) => (i % 2 ? `Derivative(P_${i - 1}, 10)` : `y = sin(x^2 + ${i}) exp(cos(x)) / (1 + x^2)`))),
  ],
  'centres of triangles in lists': () => [
    project(
      many(
        300,
        (i) => `Sequence(TriangleCenter(Point(0, k / 999), Point(5, 0), Point(1.5, 4), ${(i % 99) + 1}), k, 1, 9999)`,
      ),
    ),
  ],
  'mixtilinear circles in lists': () => [
    project(many(300, (i) => `Sequence(Mixtilinear(Point(0, k / 999), Point(5, ${i}), Point(1.5, 4)), k, 1, 3000)`)),
  ],
  'other points of lists': () => [
    project(
      many(
        300,
        (i) => `Sequence(IsogonalConjugate(Point(1, 1), Point(0, k / 999), Point(5, ${i}), Point(1.5, 4)), k, 1, 9999)`,
      ),
    ),
  ],
  'sequences of curves': () => [project(many(20, (i) => `Sequence(Curve(sin(k x) + ${i}, -5, 5), k, 1, 900)`))],
  'sequences of implicit curves': () => [project(many(20, (i) => `Sequence(x^3 + y^3 = k + ${i}, k, 1, 300)`))],
  'sequences of regions': () => [project(many(20, (i) => `Sequence(Region(sin(k x y) > 0.${i}), k, 1, 300)`))],
  'sequences of fields': () => [project(many(20, (i) => `Sequence(SlopeField(x - k y + ${i}, 200), k, 1, 99)`))],
  'sequences of integrals': () => [
    project(many(20, (i) => `Sequence(Integral(y = sin(k x) + ${i}, -5, 5), k, 1, 900)`)),
  ],
  'sequences of charts': () => [project(many(20, () => 'Sequence(PieChart([k, 3, 4]), k, 1, 900)'))],
  'sequences of envelopes': () => [
    project(many(9, (i) => `Sequence(Envelope(Line(Point(t, 0), Point(0, k - t + ${i})), 0, 3), k, 1, 99)`)),
  ],
  'sequences of solutions of differential equations in space': () => [
    project(
      many(9, (i) => `Sequence(SolveODE(sin(x y) + ${i}, Point(0, k / 9)), k, 1, 99)`),
      inSpace,
    ),
  ],
  'fields in space': () => [
    project(
      many(30, (i) => `VectorField(sin(${i} y), cos(x), 200)`),
      inSpace,
    ),
  ],
  'sets in space': () => [
    project([named('p', polygon(700, 5)), named('q', polygon(701, 4)), ...many(60, () => 'p ∖ q')], inSpace),
  ],
};
