// The figures that are timed: real projects where they lie beside the checkout (else the examples), those that stress one thing each, and more of the examples.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PngOptions } from 'geoslide';
import { type Project, project as projectOf, type Style } from '../gallery/cell.js';
import { root } from '../shared/root.js';
import { spread } from './statistics.js';

const shared = join(root, '../shared/projects');
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

/** Projects, figures that stress one thing each, more examples, and the same figure with more and more in it. */
export type Group = 'project' | 'stress' | 'more' | 'growth';

/** A project, and what `renderPng` is asked. */
export interface Figure {
  readonly name: string;
  readonly group: Group;
  readonly content: object;
  readonly options: PngOptions;
}

function project(
  definitions: readonly object[],
  styleSheet: Style = {},
  camera: Style = { kind: '2d', offset: [0, 0], scale: 50 },
): Project {
  return projectOf({ definitions, uvarMap: [], styleSheet, doc: [], camera });
}

const primitive = (id: string, source: string, label?: string) => ({
  kind: 'primitive',
  id,
  source,
  ...(label && { label }),
});
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

function dense(): Project {
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

function translucent(): Project {
  const figures = range(200).map((i) => {
    const x = 16 * spread(i) - 8;
    const y = 16 * spread(5 * i + 1) - 8;
    const r = 1 + 2 * spread(3 * i);
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

function space(): Project {
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

const COUNTS = [1, 10, 100, 1000];

/** Points on a sunflower's spiral, so that each has as much room as the others. */
const spiral = (i: number, count: number) => {
  const r = 9 * Math.sqrt((i + 0.5) / count);
  return `Point(${(r * Math.cos(2.4 * i)).toFixed(4)}, ${(r * Math.sin(2.4 * i)).toFixed(4)})`;
};

const labels = (count: number) =>
  project(
    range(count).map((i) => primitive(`P_${i}`, spiral(i, count), '{{id}}')),
    { typeLabels: [['Point', { fontSize: 10 }]] },
  );

const objects = (count: number) =>
  project(
    range(count).map((i) =>
      primitive(`o_${i}`, i % 2 ? `Circle(${spiral(i, count)}, ${0.2 + 0.3 * spread(i)})` : spiral(i, count)),
    ),
  );

const projects = existsSync(shared)
  ? readdirSync(shared).map((name) => join(shared, name))
  : readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name));

const read = (file: string): Project => JSON.parse(readFileSync(file, 'utf8'));
const plane = projects
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: basename(file, '.json'),
    content: read(file),
  }))
  .filter(({ content }) => content.slides[0].camera?.kind !== '3d');

const example = (name: string) => read(join(root, 'examples', `${name}.json`));

/** Examples with a grid, which no shared project has; where there are no shared projects, `plane` has them. */
const gridded = ['parabola-tangent', 'unit-circle'].filter((name) => plane.every((one) => one.name !== name));

const inPlane = (name: string, group: Group, content: Project, pixelRatio = 1): Figure => ({
  name: `${name} ${1000 * pixelRatio}²`,
  group,
  content,
  options: { viewBound, scale: 50, pixelRatio },
});
const inTwoSizes = (name: string, group: Group, content: Project) =>
  [1, 2].map((ratio) => inPlane(name, group, content, ratio));

export const figures: readonly Figure[] = [
  ...plane.flatMap(({ name, content }) => inTwoSizes(name, 'project', content)),
  inPlane('dense', 'stress', dense()),
  inPlane('translucent', 'stress', translucent()),
  ...gridded.flatMap((name) => inTwoSizes(name, 'more', example(name))),
  ...['cone-sphere', 'cube-section'].map(
    (name): Figure => ({
      name: `${name} 1000²`,
      group: 'more',
      content: example(name),
      options: { view3D: { width: 1000, height: 1000 } },
    }),
  ),
  { name: 'space 1024²', group: 'stress', content: space(), options: { view3D: { width: 1024, height: 1024 } } },
  inPlane(plane[0]!.name, 'stress', plane[0]!.content, 4.096),
  inPlane('dense', 'stress', dense(), 4.096),
  ...COUNTS.map((count) => inPlane(`${count} labels`, 'growth', labels(count))),
  ...COUNTS.map((count) => inPlane(`${count} objects`, 'growth', objects(count))),
];
