// The figures that are timed: real projects where they lie beside the checkout (else the examples), those that stress one thing each, and more of the examples.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shared = join(root, '../shared/projects');
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

function project(definitions, styleSheet = {}, camera = { kind: '2d', offset: [0, 0], scale: 50 }) {
  return {
    metadata: { version: '11' },
    messages: [],
    slides: [{ definitions, uvarMap: [], styleSheet, doc: [], camera }],
  };
}

const primitive = (id, source, label) => ({ kind: 'primitive', id, source, ...(label === undefined ? {} : { label }) });
const range = (count) => Array.from({ length: count }, (_, i) => i);
/** A fixed sequence in [0, 1) that looks random. */
const spread = (i) => (i * 0.6180339887498949) % 1;

function dense() {
  const curves = range(200).map((i) => primitive(`f_${i}`, `y = ${(i - 100) / 12} + sin(${1 + (i % 7)} x + ${i})/3`));
  const points = range(500).map((i) =>
    primitive(`P_${i}`, `Point(${20 * spread(i) - 10}, ${20 * spread(7 * i + 3) - 10})`, '{{id}}'),
  );
  return project([...curves, ...points], {
    grid: { show: true },
    types: [
      ['Curve', { lineWidth: 1 }],
      ['Point', { pointSize: 4 }],
    ],
    typeLabels: [['Point', { fontSize: 11 }]],
  });
}

function translucent() {
  const figures = range(200).map((i) => {
    const [x, y, r] = [16 * spread(i) - 8, 16 * spread(5 * i + 1) - 8, 1 + 2 * spread(3 * i)];
    if (i % 2) return primitive(`k_${i}`, `Circle(Point(${x}, ${y}), ${r})`);
    return primitive(`p_${i}`, `Polygon(Point(${x}, ${y}), Point(${x + 2 * r}, ${y + r / 2}), ${3 + (i % 5)})`);
  });
  return project(figures, {
    types: [
      ['Circle', { regionOpacity: 20, color: '#c0322b' }],
      ['Polygon', { regionOpacity: 20, color: '#1d5fad' }],
    ],
  });
}

function space() {
  const solids = range(16).map((i) =>
    primitive(
      `c_${i}`,
      `Cube(Point(${(i % 4) * 2 - 4}, ${Math.floor(i / 4) * 2 - 4}, ${spread(i)}), Point(${(i % 4) * 2 - 2.8}, ${Math.floor(i / 4) * 2 - 4}, ${spread(i)}))`,
    ),
  );
  return project(
    [
      ...solids,
      primitive('s', 'Sphere(Point(0, 0, 2), 1.5)'),
      primitive('k', 'Cone(Point(2, 2, 1), Point(2, 2, 4), 1)'),
    ],
    {},
    { kind: '3d' },
  );
}

const projects = existsSync(shared)
  ? readdirSync(shared).map((name) => join(shared, name))
  : readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name));

const plane = projects
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: file.split('/').pop().replace('.json', ''),
    content: JSON.parse(readFileSync(file, 'utf8')),
  }))
  .filter(({ content }) => content.slides[0].camera?.kind !== '3d');

const example = (name) => JSON.parse(readFileSync(join(root, 'examples', `${name}.json`), 'utf8'));

/** Examples with a grid, which no shared project has; where there are no shared projects, `plane` has them. */
const gridded = ['parabola-tangent', 'unit-circle'].filter((name) => plane.every((one) => one.name !== name));

const inPlane = (name, group, content, pixelRatio = 1) => ({
  name: `${name} ${1000 * pixelRatio}²`,
  group,
  content,
  options: { viewBound, scale: 50, pixelRatio },
});
const inTwoSizes = (name, group, content) => [1, 2].map((ratio) => inPlane(name, group, content, ratio));

/** Each with what `renderPng` is asked; of a `group`: projects, those that stress one thing each, and more examples. */
export const figures = [
  ...plane.flatMap(({ name, content }) => inTwoSizes(name, 'project', content)),
  inPlane('dense', 'stress', dense()),
  inPlane('translucent', 'stress', translucent()),
  ...gridded.flatMap((name) => inTwoSizes(name, 'more', example(name))),
  ...['cone-sphere', 'cube-section'].map((name) => ({
    name: `${name} 1000²`,
    group: 'more',
    content: example(name),
    options: { view3D: { width: 1000, height: 1000 } },
  })),
  { name: 'space 1024²', group: 'stress', content: space(), options: { view3D: { width: 1024, height: 1024 } } },
  inPlane(plane[0].name, 'stress', plane[0].content, 4.096),
  { ...inPlane('dense', 'stress', dense(), 4.096), large: true },
];
