import { build, type Expr } from '@geoslide/geometry';
import { type Command, type Form, form, type Made } from './command.js';
import type { Outputs } from './outputs.js';

const { call, literal } = build;

/** A solid, then those of its corners, faces and edges that the file names, told apart by their types. */
function solid(
  takes: string,
  becomes: string,
  write: (args: readonly Expr[]) => Expr,
  corners: (count: number) => number,
): Form {
  return {
    takes: takes.split(', '),
    becomes: `${becomes}, its corners, faces and edges`,
    write: (args, outputs) => {
      const tree = write(args.map((argument) => argument.tree));
      const made: Made = { kind: 'polyhedron', inSpace: true, tree };
      return [made, ...partsOf(outputs, tree, corners(args.length))];
    },
  };
}

function partsOf(outputs: Outputs, tree: Expr, firstCorner: number): Made[] {
  const counts = { vertex: firstCorner, face: 0, edge: 0 };
  return Array.from({ length: outputs.count - 1 }, (_, i): Made => {
    const type = outputs.element(i + 1)?.type ?? '';
    const part = type.startsWith('point') ? 'vertex' : type.startsWith('segment') ? 'edge' : 'face';
    const kind = ({ vertex: 'point', edge: 'segment', face: 'polygon' } as const)[part];
    counts[part]++;
    const callee: Expr = { kind: 'member', object: outputs.first ?? tree, property: part, start: 0, end: 0 };
    return { kind, inSpace: true, tree: { kind: 'call', callee, args: [literal(counts[part])], start: 0, end: 0 } };
  });
}

const ofBase = (name: string) => (args: readonly Expr[]) =>
  call(name, call('Polygon', ...args.slice(0, -1)), args.at(-1)!);

export const spaceCommands: readonly Command[] = [
  {
    name: 'Plane',
    forms: [
      form('point, point, point', 'plane', 'Plane(a, b, c)'),
      form('point, plane', 'plane', 'ParallelPlane(b, a)'),
      form('point, linear', 'plane', 'Plane(b, a)'),
      form('linear, linear', 'plane', 'Plane(a, b)'),
      form('polygon', 'plane', 'Plane(a)'),
    ],
  },
  {
    name: 'OrthogonalPlane',
    also: ['PerpendicularPlane'],
    forms: [form('point, vector', 'plane', 'Plane(a, b)'), form('point, linear', 'plane', 'PerpPlane(b, a)')],
  },
  {
    name: 'Sphere',
    forms: [form('point, number', 'quadric', 'Sphere(a, b)'), form('point, point', 'quadric', 'Sphere(a, b)')],
  },
  {
    name: 'Prism',
    forms: [
      solid('point, point, point, point…', '`Prism(Polygon(a, b, c), d)`', ofBase('Prism'), (count) => count),
      solid(
        'polygon, number',
        '`Prism(a, b)`',
        (args) => call('Prism', ...args),
        () => 0,
      ),
      solid(
        'polygon, point',
        '`Prism(a, b)`',
        (args) => call('Prism', ...args),
        () => 0,
      ),
    ],
  },
  {
    name: 'Pyramid',
    forms: [
      solid('point, point, point, point…', '`Pyramid(Polygon(a, b, c), d)`', ofBase('Pyramid'), (count) => count),
      solid(
        'polygon, number',
        '`Pyramid(a, b)`',
        (args) => call('Pyramid', ...args),
        () => 0,
      ),
      solid(
        'polygon, point',
        '`Pyramid(a, b)`',
        (args) => call('Pyramid', ...args),
        () => 0,
      ),
    ],
  },
  ...['Cube', 'Tetrahedron', 'Octahedron', 'Icosahedron', 'Dodecahedron'].map(
    (name): Command => ({
      name,
      forms: [
        solid(
          'point, point',
          `\`${name}(a, b)\``,
          (args) => call(name, ...args),
          () => 2,
        ),
        solid(
          'point, point, point',
          `\`${name}(a, b)\``,
          ([a, b]) => call(name, a!, b!),
          () => 2,
        ),
      ],
    }),
  ),
  {
    name: 'Cylinder',
    forms: [
      form(
        'point, point, number',
        'quadric',
        'Cylinder(a, b, c)',
        'Circle(a, c, Vector(a, b))',
        'Circle(b, c, Vector(a, b))',
      ),
    ],
  },
  { name: 'Cone', forms: [form('point, point, number', 'quadric', 'Cone(a, b, c)', 'Circle(a, c, Vector(a, b))')] },
];
