import { type HostileProject, list, many, named, one, project, texts } from './kit.js';

// Lists that compute, the olympiad kit, sets of points.

const onCircle = (count: number) => `Sequence(Point(5cos(k), 5sin(k)), k, 1, ${count})`;
const figure = (definitions: readonly object[]): ReturnType<HostileProject> => [project(definitions)];

export const lists: Readonly<Record<string, HostileProject>> = {
  'Sequence in Sequence in Sequence': () =>
    figure(many(100, (n) => `Sequence(Sequence(Sequence(Point(i, j + k / ${n + 9}), i, 1, 21), j, 1, 21), k, 1, 21)`)),
  'Sequence of sums': () => figure(many(300, () => 'Sequence(sum(sin(i k), i, 1, 9999), k, 1, 9999)')),
  'Iterate of a list that doubles': () => figure(many(1000, (i) => `Iterate(Join(L, L), L, [${i}, 2], 40)`)),
  'Iterate of a list in a list': () => figure(many(1000, (i) => `Iterate([L, L], L, ${i}, 40)`)),
  'Iterate of a text that doubles': () => figure(many(1000, () => 'Iterate(Join([a], [a]), a, "text", 60)')),
  'Iterate in Iterate': () =>
    figure(many(300, (i) => `Iterate(Iterate(Rotate(Q, ${i}), Q, P, 90).last, P, Point(1, ${i}), 90)`)),
  'Map of Map of Map': () =>
    figure([named('L', 'Sequence(2000)'), ...many(1000, (i) => `Map(x + ${i}, x, Map(x * 2, x, Map(sin(x), x, L)))`)]),
  'Zip of three lists of 9,999': () =>
    figure([named('L', 'Sequence(9999)'), ...many(300, (i) => `Zip(a b + c + ${i}, a, L, b, L, c, L)`)]),
  'Filter of points by all others': () =>
    figure([named('L', onCircle(2000)), ...many(20, (i) => `Filter(max(Map(distance(P, Q), Q, L)) > ${i}, P, L)`)]),
  'Sort by a sum': () =>
    figure([named('L', 'Sequence(9999)'), ...many(300, (i) => `Sort(sum(sin(k x + ${i}), k, 1, 300), x, L)`)]),
  '3,000 sorts of 9,999 items': () => figure([named('L', 'Sequence(9999)'), ...many(3000, () => 'Sort(Reverse(L))')]),
  'Join, Flatten and Reverse by the thousand': () =>
    figure([named('L', 'Sequence(3000)'), ...many(3000, () => 'Reverse(Flatten([Join(L, L), L]))')]),
  'arithmetic of lists': () =>
    figure([named('L', 'Sequence(9999)'), ...many(1000, (i) => `(L + ${i}) * L - L / 2 + sin(L)`)]),
  'items of lists by the thousand': () =>
    figure([named('L', 'Sequence(9999)'), ...many(5000, (i) => `(L + 1)(${(i % 99) + 1})`)]),
  'a list of 9,999 points that moves': () =>
    figure([named('L', onCircle(9999)), ...many(300, (i) => `Translate(L, Vector(${i / 100}, 1))`)]),
  'points between all points of a list': () =>
    figure(many(20, (i) => `Sequence(Map(Midpoint(P, (k, ${i})), P, ${onCircle(99)}), k, 1, 99)`)),
  'Voronoi of 10,000 points on a circle': () => figure([named('L', onCircle(9999)), named('V', 'Voronoi(L)')]),
  'Voronoi of a circle around a point': () =>
    figure([named('L', onCircle(9990)), named('M', 'Join(L, [Point(0, 0)])'), ...many(20, () => 'Voronoi(M)')]),
  'Delaunay of a grid': () =>
    figure([
      named('L', 'Flatten(Sequence(Sequence(Point(i / 9, j / 9), i, 1, 69), j, 1, 69))'),
      ...many(20, () => 'Delaunay(L)'),
    ]),
  'ConvexHull of 9,999 points, 300 times': () =>
    figure([named('L', onCircle(9999)), ...many(300, () => 'ConvexHull(L)')]),
  'TangentCircles by the thousand': () =>
    figure(
      many(
        3000,
        (i) => `TangentCircles(Circle(Point(0, ${i / 900}), 2), Circle(Point(5, 0), 1), Circle(Point(2, 4), 1.5))`,
      ),
    ),
  'TangentCircles of lists': () =>
    figure([
      named('L', 'Sequence(Circle(Point(k, 0), 2), k, 1, 900)'),
      ...many(20, (i) => `Map(TangentCircles(c, Circle(Point(5, ${i}), 1), Circle(Point(2, 4), 1.5)), c, L)`),
    ]),
  'Envelope by the hundred': () =>
    figure(many(300, (i) => `Envelope(Circle(Point(t, sin(t) + ${i}), ${1 + i / 300}), 0, 30)`)),
  'Envelope of what is made of an Envelope': () =>
    figure(
      many(12, (i) =>
        i === 0
          ? 'Envelope(Line(Point(t, 0), Point(0, 3 - t)), 0, 3)'
          : `Envelope(Circle(ClosestPoint(P_${i - 1}, Point(t, 1)), 1), 0, 3)`,
      ),
    ),
  'Locus of a point of an Envelope': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 3)'),
      named('A', 'Point(c, 1)'),
      named('l', 'Line(A, Point(1, 1))'),
      named('e', 'Envelope(l, A)'),
      ...many(30, (i) => `Locus(ClosestPoint(e, Midpoint(A, Point(${i}, 2))), A)`),
    ]),
  'Trace by the hundred': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 3)'),
      named('A', 'Point(c, 1)'),
      named('l', 'Line(A, Point(1, 1))'),
      ...many(300, () => 'Trace(l, A, 9000)'),
    ]),
  'Invert of 3,000 polygons': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 2)'),
      ...many(3000, (i) => `Invert(Polygon(Point(1, ${i / 900}), Point(4, 1), Point(3, 3)), c)`),
    ]),
  'Invert of a polygon of 3,000 corners': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 2)'),
      named('p', `Polygon(${list(3000, (i) => `Point(${i % 9}, ${i % 7})`)})`),
      ...many(30, () => 'Invert(p, c)'),
    ]),
  'Invert of Invert of curves': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 2)'),
      ...many(1000, (i) => (i % 9 === 0 ? `y = sin(${i} x)` : `Invert(P_${i - 1}, c)`)),
    ]),
  'Invert of implicit curves and loci': () =>
    figure([
      named('c', 'Circle(Point(0, 0), 2)'),
      ...many(300, (i) => (i % 2 === 0 ? `x^3 + y^3 - ${i} x y = 0.1` : `Invert(P_${i - 1}, c)`)),
    ]),
  'centres of triangles by the thousand': () =>
    figure(many(9000, (i) => `TriangleCenter(Point(0, ${i / 9000}), Point(5, 0), Point(1.5, 4), ${(i % 100) + 1})`)),
  'Taylor, Asymptotes, Inflection by the hundred': () =>
    figure([
      named('f', 'y = sin(x) exp(x) / (x^2 - 2) + tan(x)'),
      ...many(
        900,
        (i) =>
          [`Taylor(f, ${i / 900}, 9)`, 'Asymptotes(f)', 'Inflection(f)', `OsculatingCircle(f, Point(${i}, 1))`][i % 4]!,
      ),
    ]),
  'functions of several variables in each other': () =>
    figure([
      named('f_0', 'f_0(x, y) = sin(x y) + x'),
      ...Array.from({ length: 14 }, (_, i) => named(`f_${i + 1}`, `f_${i + 1}(x, y) = f_${i}(f_${i}(x, y), y + 1)`)),
      ...many(3000, (i) => `f_12(${i}, 2)`),
    ]),
  'what shows where sums of lists say so': () => [
    project([
      named('L', 'Sequence(9999)'),
      ...many(3000, (i) => `Point(${i % 9}, 1)`, { showIf: 'max(L) + sum(sin(k), k, 1, 9999) > 3' }),
    ]),
  ],
  'a list of 9,999 labelled points': () => figure([named('L', onCircle(9999), { label: '{{id}} {{value}}' })]),
  'a text at each point of a list': () => [
    project([named('L', onCircle(3000)), ...texts(3000, (i) => `T ${i} {{L(${i + 1})}}`)]),
  ],
  'a list that all objects depend on': () =>
    figure([named('L', onCircle(9999)), ...many(3000, (i) => `Segment(L(${i + 1}), L(${i + 2}))`)]),
  'polygons of lists of 9,999 points': () => figure([named('L', onCircle(9999)), ...many(30, () => 'Polygon(L)')]),
  'one list of lists of all types': () =>
    figure(
      one('Sequence([Circle((k, 0), 1), Sector((k, 0), (k + 1, 0), (k, 1)), (k, 2), "text", y = k x], k, 1, 1600)'),
    ),
};
