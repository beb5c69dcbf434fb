import { type Fields, type HostileProject, inSpace, list, many, named, project, texts } from './kit.js';

// Styles that are long, wide or wrong.

/** The longest text that a style may hold. */
const long = 'x'.repeat(1000);
const wide = (value = 1) => Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`p${i}`, value]));
const sliders = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'slider', id: `a_${i}`, min: '0', max: '10', step: '0.1' }));
const points = (count: number, more: Fields | ((i: number) => Fields) = {}) =>
  many(count, (i) => `Point(${i % 10}, ${i % 7})`, more);
const cascade = (count: number) => [
  ...points(count, (i) => (i === 0 ? { label: 'a' } : { label: 'a', parent: `P_${i - 1}`, inheritStyle: true })),
];

export const style: Readonly<Record<string, HostileProject>> = {
  'a wrong colour of 1,000 letters for 5,000 points': () => [
    project(points(5000), { styleSheet: { types: [['Point', { color: long }]] } }),
  ],
  'a font of 1,000 letters for 5,000 labels': () => [
    project(points(5000, { label: 'a' }), { styleSheet: { typeLabels: [['Point', { font: long }]] } }),
  ],
  'a font of 1,000 letters for 5,000 plain texts': () => [
    project(
      texts(5000, (i) => `text ${i}`),
      { styleSheet: { textType: { font: long } } },
    ),
  ],
  'a style of 100,000 properties for 5,000 sliders': () => [
    project(sliders(5000), { styleSheet: { sliderType: wide() } }),
  ],
  'a style of 100,000 properties for 5,000 labels': () => [
    project(points(5000, { label: 'a' }), { styleSheet: { typeLabels: [['Point', wide()]] } }),
  ],
  'a wide style that 5,000 heirs inherit': () => [
    project(cascade(5000), {
      styleSheet: { primitives: [['P_0', wide()]], primitiveLabels: [['P_0', wide()]] },
    }),
  ],
  '5,000 heirs with wrong values each': () => [
    project(cascade(3000), {
      styleSheet: {
        primitives: Array.from({ length: 3000 }, (_, i) => [
          `P_${i}`,
          { color: 'none', pointSize: -1, pointStyle: 'x' },
        ]),
        primitiveLabels: Array.from({ length: 3000 }, (_, i) => [`P_${i}`, { color: 'none', fontSize: -1, mode: 'x' }]),
      },
    }),
  ],
  '3,000 heirs of as many types': () => [
    project(
      many(
        3000,
        (i) =>
          [`Point(${i % 10}, 1)`, `Circle(Point(0, 0), ${i % 7})`, `Line(Point(0, 0), Point(1, ${i % 9}))`][i % 3] ??
          '',
        (i) => (i === 0 ? {} : { parent: `P_${i - 1}`, inheritStyle: true, label: 'a' }),
      ),
      { styleSheet: { types: [['Point', wide()]], typeLabels: [['Circle', wide()]] } },
    ),
  ],
  'bad styles of 3,000 solids': () => [
    project(
      many(3000, (i) => `Tetrahedron(Point(${i % 17}, ${i % 19}, 0), Point(${(i % 17) + 1}, ${i % 19}, 0))`),
      { ...inSpace, styleSheet: { types3d: [['Polyhedron', { color: 'none', regionOpacity: 900, lineWidth: -1 }]] } },
    ),
  ],
  'bad styles of the items of a list': () => [
    project([named('L', `[${list(4000, (i) => `Point(${i % 10}, ${i % 7})`)}]`)], {
      styleSheet: { types: [['Point', { color: 'none', pointSize: -1, lineWidth: -1 }]] },
    }),
  ],
  'points that are dashed, haloed and turned': () => [
    project(points(10_000, { label: '{{id}}' }), {
      styleSheet: {
        typeLabels: [['Point', { strokeOpacity: 50, fillOpacity: 50, fontSize: 100, followDirection: true }]],
      },
    }),
  ],
};
