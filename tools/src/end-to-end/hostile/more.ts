import { type HostileProject, list, many, named, one, type Project, project, terms, texts } from './kit.js';

// Deep functions, many slides, and what other parts of a project multiply.

const nested = (depth: number, wrap: (inner: string, i: number) => string, core: string): string =>
  Array.from({ length: depth }).reduce<string>((inner, _, i) => wrap(inner, i), core);
const slides = (count: number, make: (i: number) => Project): readonly [Project] => [
  { metadata: { version: '11' }, slides: Array.from({ length: count }, (_, i) => make(i).slides).flat() },
];

export const more: Readonly<Record<string, HostileProject>> = {
  'conditions 90 deep': () => [
    project(many(300, (i) => `y = ${nested(90, (inner, k) => `if(x > ${k / 10}, ${inner}, sin(${k} x))`, `${i}`)}`)),
  ],
  'implicit curves of trees 150 deep': () => [
    project(many(20, (i) => `${nested(150, (inner, k) => `sin(${inner} + ${k % 7})`, `x y + ${i}`)} = 0.1`)),
  ],
  'implicit curves of sums of 500 terms': () => [
    project(many(10, (i) => `${terms(500, (k) => `sin(${k} x) cos(${k + i} y)`)} = 0.1`)),
  ],
  'regions of deep conditions': () => [
    project(
      many(50, (i) => `Region(${nested(60, (inner, k) => `(x > ${k} || y > ${k} && ${inner})`, `sin(${i} x) > y`)})`),
    ),
  ],
  'derivatives of a product of 300 factors': () => [
    project([
      named('f', `y = ${list(300, (i) => `sin(x + ${i})`).replaceAll(',', ' *')}`),
      ...many(300, (i) => `y = f'(x) + ${i}`),
      ...Array.from({ length: 20 }, (_, i) => named(`g_${i}`, `y = f''(x) + ${i}`)),
    ]),
  ],
  'derivatives of powers of powers': () => [
    project(
      many(300, (i) => `y = g_${i}'''(x)`).concat(
        many(300, (i) => `y = ${nested(12, (e) => `(x^(${e}))`, `x + ${i}`)}`).map((d, i) => ({ ...d, id: `g_${i}` })),
      ),
    ),
  ],
  'the latex of trees 190 deep': () => [
    project(
      many(1000, (i) => `y = ${nested(180, (inner) => `sqrt(1 + ${inner})`, `x + ${i}`)}`, { label: '{{latex}}' }),
    ),
  ],
  'sums over sums in labels of points': () => [
    project(many(2000, (i) => `Point(${i % 9}, 0)`, { label: '{{sum(sum(j k, j, 1, 300), k, 1, 300)}}' })),
  ],
  'products of factorials': () => [project(many(3000, (i) => `product((k + ${i} / 7)!, k, 1, 10000)`))],
  'greatest common divisors of lists': () => [
    project([named('L', `[${list(9000, (i) => (i + 1) * 6)}]`), ...many(3000, () => 'gcd(L) + lcm(4, 6)')]),
  ],
  'regular polygons of 1,000 corners': () => [
    project(many(3000, (i) => `Polygon(Point(0, 0), Point(0.01, ${i / 1e5}), 1000)`)),
  ],
  'intersections of lists of curves': () => [
    project([
      named('L', `[${list(90, (i) => `Curve(y = sin(${i + 1} x))`)}]`),
      named('M', `[${list(90, (i) => `Curve(y = cos(${i + 1} x))`)}]`),
      ...many(50, (i) => `Intersect(L, M, ${i + 1})`),
    ]),
  ],
  'transforms of lists of lists': () => [
    project([
      named('L_0', `[${list(90, (i) => `Circle(Point(${i}, 0), 1)`)}]`),
      named('L_1', `[${list(90, () => 'L_0')}]`),
      ...many(2000, (i) => `Rotate(L_1, ${i}, Point(0, 0))`),
    ]),
  ],
  'arcs and sectors by the thousand, hatched': () => [
    project(
      many(10_000, (i) => `Sector(Point(0, 0), Point(${1 + (i % 7)}, 0), Point(0, ${1 + (i % 5)}))`),
      { styleSheet: { types: [['Sector', { fillPattern: 'dots', regionOpacity: 30 }]] } },
    ),
  ],
  'ten slides that each take all': () =>
    slides(10, (n) => project(many(60, (i) => `Region(sin(${i + n} x y) + sin(${i} x) > ${i / 100})`))),
  'a thousand slides with 60 wrong objects each': () =>
    slides(1000, () => project(many(60, (i) => `Segment(B_${i}, C_${i})`))),
  'two slides, the other of 5 MB': () =>
    slides(2, (n) =>
      n === 0
        ? project(many(300, (i) => `sin(x y) + sin(${i} x) = 0.${i}`))
        : project(
            many(80, () =>
              list(15_000, (i) => i % 10)
                .replaceAll(',', ' +')
                .slice(0, 60_000)
                .replace(/[ +]*$/, ''),
            ),
          ),
    ),
  '10,000 warnings of a list': () => [
    project([
      named('L', `[${list(1500, (i) => `Segment(Point(0, ${i}), Point(0, ${i}))`)}]`),
      ...texts(2000, () => '{{L}} {{Q}}'),
    ]),
  ],
  'a label of 300 templates of functions that call each other': () => [
    project([
      ...many(12, (i) => (i === 0 ? 'y = sin(x) + 1' : `y = P_${i - 1}(P_${i - 1}(x))`)),
      ...texts(100, () => '{{P_11(3)}} {{P_10.root(1)}}'.repeat(100)),
    ]),
  ],
  'one curve with 10,000 poles': () => [project(one('y = tan(10000 x) + 1 / sin(9999 x)'))],
  'a curve that jumps at each number': () => [project(many(300, (i) => `y = floor(${1000 * (i + 1)} x) % 7`))],
};
