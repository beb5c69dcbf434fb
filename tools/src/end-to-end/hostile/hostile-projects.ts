import { crossings } from './crossings.js';
import { fields } from './fields.js';
import { type HostileProject, inSpace, large, many, one, project, star, terms, texts, thick, wild } from './kit.js';
import { lists } from './lists.js';
import { looks } from './looks.js';
import { more } from './more.js';
import { pictures } from './pictures.js';
import { plane } from './plane.js';
import { space } from './space.js';
import { statistics } from './statistics.js';
import { structure } from './structure.js';
import { style } from './style.js';
import { text } from './text.js';
import { writing } from './writing.js';

// Projects that are valid and ask for as much as they can.

/** By title. */
export const hostileProjects: Readonly<Record<string, HostileProject>> = {
  ...structure,
  ...style,
  ...plane,
  ...text,
  ...space,
  ...pictures,
  ...more,
  ...lists,
  ...writing,
  ...statistics,
  ...fields,
  ...looks,
  ...crossings,
  '9,000 labelled circles': () => [
    project(
      many(9000, (i) => `Circle(Point(${(i % 95) / 10 - 5}, ${Math.floor(i / 95) / 10 - 5}), 0.3)`, {
        label: '{{id}}',
      }),
    ),
  ],
  '10,000 labelled points in one place': () => [
    project(many(10_000, () => 'Point(0, 0)', { label: '\\frac{{{id}}}{\\sqrt{2}}' })),
  ],
  '10,000 labelled segments': () => [
    project(
      many(10_000, (i) => `Segment(Point(-9, ${i / 1000 - 5}), Point(9, ${((i * 7) % 1000) / 100 - 5}))`, {
        label: 'a',
      }),
    ),
  ],
  'lines and their intersections': () => [
    project(
      many(10_000, (i) =>
        i < 100
          ? `Line(Point(0, ${i}), Point(1, ${i + 1 + (i % 7)}))`
          : `Intersect(P_${i % 100}, P_${(i * 7) % 100}, 1)`,
      ),
    ),
  ],
  '10,000 thick dashed circles on 4096 px': () => [
    project(
      many(10_000, (i) => `Circle(Point(${(i % 100) / 10 - 5}, 0), ${i / 1000})`),
      { styleSheet: thick },
    ),
    large,
  ],
  '3,000 thick dashed lines on 4096 px': () => [
    project(
      many(3000, (i) => `Line(Point(0, ${i / 500 - 3}), Point(1, ${(i * 13) % 17}))`),
      { styleSheet: thick },
    ),
    large,
  ],
  '300 stars of 250 points on 4096 px': () => [
    project(
      many(300, (i) => `Polygon(${star(250, 5 + i / 100)})`),
      { styleSheet: thick },
    ),
    large,
  ],
  'one star of 4,000 points': () => [project(one(`Polygon(${star(4000, 9)})`), { styleSheet: thick }), large],
  'sums in sums': () => [project(one('y = sum(sum(sum(sin(i j k x), i, 1, 10000), j, 1, 10000), k, 1, 10000)'))],
  'a curve of 500 terms': () => [project(one(`y = ${terms(500, (i) => `sin(${i} x)/${i}`)}`))],
  'a thousand curves': () => [project(many(1000, (i) => `y = sin(${i} x) + cos(${i + 1} x^2)`))],
  'an implicit curve without end': () => [project(one(`${wild} = 0.1`))],
  '300 implicit curves': () => [project(many(300, (i) => `${wild} = ${i / 300}`))],
  '300 regions': () => [project(many(300, (i) => `Region(${wild} > ${i / 300})`)), {}],
  'a tree of points of depth 5,000': () => [
    project(many(5000, (i) => (i === 0 ? 'Point(0, 0)' : `Point(P_${i - 1}.x + 0.001, sin(P_${i - 1}.x))`))),
  ],
  '300 loci': () => [
    project([
      ...many(2, (i) => (i === 0 ? 'Circle(Point(0, 0), 3)' : 'Point(P_0, 1)')),
      ...Array.from({ length: 300 }, (_, i) => [
        { kind: 'primitive', id: `Q_${i}`, source: `Midpoint(P_1, Point(${i}, 1))` },
        { kind: 'primitive', id: `L_${i}`, source: `Locus(Q_${i}, P_1)` },
      ]).flat(),
    ]),
  ],
  'five million letters': () => [project(texts(250, () => 'Lorem ipsum dolor sit amet '.repeat(740), {}))],
  'five million letters of math': () => [
    project(
      texts(250, () => '\\frac{a_{b_c}}{\\sqrt{x}}'.repeat(820), {}),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  'braces 5,000 deep': () => [
    project(
      texts(1, () => `${'{'.repeat(5000)}x${'}'.repeat(5000)}`),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  'fractions 500 deep': () => [
    project(
      texts(1, () => `${'\\frac{1}{'.repeat(500)}x${'}'.repeat(500)}`),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  'macros that double': () => [
    project(
      texts(
        1,
        () =>
          '\\def\\a{xx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d\\d\\d\\d\\d}\\e\\e\\e\\e\\e\\e\\e\\e',
      ),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  'letters of 1,000 px': () => [
    project(
      texts(200, () => 'Wg角度'.repeat(20)),
      { styleSheet: { textType: { fontSize: 1000 } } },
    ),
    large,
  ],
  'a grid of 0.0001': () => [
    project([], {
      styleSheet: {
        grid: { show: true, distanceMode: 'custom', distance: 0.0001 },
        xaxis: { distanceMode: 'custom', distance: 0.0001 },
        yaxis: { distanceMode: 'custom', distance: 0.0001 },
      },
    }),
    large,
  ],
  '5,000 spheres': () => [
    project(
      many(5000, (i) => `Sphere(Point(${i % 17}, ${i % 19}, ${i % 23}), 1)`),
      inSpace,
    ),
  ],
  '2,000 cubes': () => [
    project(
      many(2000, (i) => `Cuboid(Point(${i % 17}, ${i % 19}, ${i % 23}), 3, 3, 3)`),
      inSpace,
    ),
  ],
  '200 surfaces': () => [
    project(
      many(200, (i) => `z = sin(x + ${i}) cos(y)`),
      inSpace,
    ),
  ],
  '300 icosahedra and their nets': () => [
    project(
      many(600, (i) => (i % 2 ? `Net(P_${i - 1}, 0.5)` : `Icosahedron(Point(${i % 7}, 0, 0), Point(${i % 7}, 1, 0))`)),
      inSpace,
    ),
  ],
  '10,000 labelled points in space': () => [
    project(
      many(10_000, (i) => `Point(${(i % 100) / 10}, ${Math.floor(i / 100) / 10}, 1)`, { label: '{{id}}' }),
      inSpace,
    ),
  ],
  '3,000 segments and 300 planes in space': () => [
    project(
      many(3300, (i) =>
        i < 300
          ? `Plane(Point(0, 0, ${i / 100}), Vector(1, ${i / 100}, 1))`
          : `Segment(Point(${i % 13}, ${i % 11}, -5), Point(${i % 7}, ${i % 5}, 5))`,
      ),
      inSpace,
    ),
  ],
};

/** Most bytes of a call; GEOSLIDE_MAX_BODY_BYTES is as many by default. */
export const MAX_BODY = 6 * 1024 * 1024;

/** The body of the call that asks for a picture of a project. */
export function bodyOf(title: string): string {
  const [content, further = {}] = hostileProject(title);
  return JSON.stringify({ content, ...further });
}

/** The content of a call and further fields of its body, by a title that there has to be. */
export function hostileProject(title: string): ReturnType<HostileProject> {
  const make = hostileProjects[title];
  if (make === undefined) throw new Error(`There is no hostile project "${title}".`);
  return make();
}
