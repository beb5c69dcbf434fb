import { build, type Expr } from '@geoslide/geometry';
import type { Typed } from '../translate/kinds.js';
import { type Command, type Form, form, type Made, template } from './command.js';

const { call, literal } = build;

/** Where the parts of a solid begin that the file names, and the place of each face, all from 0. */
interface Numbering {
  readonly vertex: number;
  readonly edge: (n: number) => number;
  readonly face: (n: number) => number;
}

interface Named {
  readonly points: number;
  readonly faces: number;
  /** True for old files, which name the corners behind the edges. */
  readonly endsWithPoints: boolean;
}

type NumberingOf = (args: number, outputs: Named) => Numbering;

const straight = (vertex: number): Numbering => ({ vertex, edge: (n) => n, face: (n) => n });

/** GeoGebra makes edges as the faces bring them: of those to the top that of the second corner comes first. */
const upwards = (n: number) => (n < 2 ? 1 - n : n);

const pyramidEdges = (sides: number) => (n: number) => (n < sides ? n : sides + upwards(n - sides));

/** Base, top, upwards; in old files the top runs the other way. */
const prismEdges = (sides: number, isOld: boolean) => (n: number) => {
  if (n >= 2 * sides) return 2 * sides + upwards(n - 2 * sides);
  return isOld && n >= sides ? 3 * sides - 1 - n : n;
};

/** GeoGebra has a prism's top as the last face, we have it behind the base. */
const prismFaces = (sides: number) => (n: number) => (n === 0 ? 0 : n > sides ? 1 : n + 1);

const prismOfPoints: NumberingOf = (args, { endsWithPoints }) => ({
  vertex: args,
  edge: prismEdges(args - 1, endsWithPoints),
  face: prismFaces(args - 1),
});

const pyramidOfPoints: NumberingOf = (args) => ({ ...straight(args), edge: pyramidEdges(args - 1) });

/** What stands on a polygon names neither its corners nor its edges nor the polygon. */
const prismOnPolygon: NumberingOf = (_, { points }) => ({
  vertex: points,
  edge: (n) => points + n,
  face: (n) => prismFaces(points)(n + 1),
});

const pyramidOnPolygon: NumberingOf = (_, { faces }) => ({
  vertex: faces,
  edge: (n) => faces + upwards(n),
  face: (n) => n + 1,
});

/** A solid, then those of its corners, faces and edges that the file names, told apart by their types. */
function solid(takes: string, becomes: string, write: (args: readonly Expr[]) => Expr, numbering: NumberingOf): Form {
  return {
    takes: takes.split(', '),
    becomes: `${becomes}, its corners, faces and edges`,
    write: (args, outputs) => {
      const tree = write(args.map((argument) => argument.tree));
      const types = Array.from({ length: outputs.count }, (_, i) => outputs.element(i)?.type ?? '');
      const own = numbering(args.length, {
        points: types.filter((type) => type.startsWith('point')).length,
        faces: types.filter((type) => type.startsWith('polygon')).length,
        endsWithPoints: types.at(-1)?.startsWith('point') === true,
      });
      return [{ kind: 'polyhedron', inSpace: true, tree }, ...partsOf(types.slice(1), outputs.first ?? tree, own)];
    },
  };
}

function partsOf(types: readonly string[], object: Expr, numbering: Numbering): Made[] {
  const counts = { vertex: 0, edge: 0, face: 0 };
  return types.map((type): Made => {
    const part = type.startsWith('point') ? 'vertex' : type.startsWith('segment') ? 'edge' : 'face';
    const kind = ({ vertex: 'point', edge: 'segment', face: 'polygon' } as const)[part];
    const n = counts[part]++;
    const place = part === 'vertex' ? numbering.vertex + n : numbering[part](n);
    const callee: Expr = { kind: 'member', object, property: part, start: 0, end: 0 };
    return { kind, inSpace: true, tree: { kind: 'call', callee, args: [literal(place + 1)], start: 0, end: 0 } };
  });
}

const ofBase = (name: string) => (args: readonly Expr[]) =>
  call(name, call('Polygon', ...args.slice(0, -1)), args.at(-1)!);

/** A cone or cylinder, its circles, and its round side last: GeoGebra draws these in place of the whole. */
function limited(own: Form): Form {
  return {
    ...own,
    becomes: `${own.becomes}; its side is the same`,
    write: (args, outputs) => {
      const made = own.write(args, outputs).map((part, i) => ({ ...part, isOfSolid: i > 0 }));
      const side: Made = { kind: 'quadric', inSpace: true, isOfSolid: true, tree: outputs.first ?? made[0]!.tree };
      return outputs.count > made.length ? [...made, side] : made;
    },
  };
}

/** Units that are drawn to each side of what has no end. */
const REACH = 10;

/** The vector along an axis, as long as the reach. */
const alongAxis = (args: readonly Typed[]) =>
  template(args[1]!.kind === 'point' ? `${REACH} * unit(Vector(a, b))` : `${REACH} * unit(b)`, args);

function endless(takes: string, source: string): Form {
  return {
    takes: takes.split(', '),
    becomes: `\`${source}\`, b of length ${REACH}`,
    write: (args) => {
      const axis: Typed = { kind: 'vector', inSpace: true, tree: alongAxis(args) };
      return [{ kind: 'quadric', inSpace: true, tree: template(source, [args[0]!, axis, args[2]!]) }];
    },
  };
}

const endlessCone = (takes: string) =>
  endless(takes, `[Cone(a + b, a, ${REACH} * abs(tan(c))), Cone(a - b, a, ${REACH} * abs(tan(c)))]`);

const endlessCylinder = (takes: string) => endless(takes, 'Cylinder(a - b, a + b, c)');

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
      solid('point, point, point, point…', '`Prism(Polygon(a, b, c), d)`', ofBase('Prism'), prismOfPoints),
      solid('polygon, number', '`Prism(a, b)`', (args) => call('Prism', ...args), prismOnPolygon),
      solid('polygon, point', '`Prism(a, b)`', (args) => call('Prism', ...args), prismOnPolygon),
    ],
  },
  {
    name: 'Pyramid',
    forms: [
      solid('point, point, point, point…', '`Pyramid(Polygon(a, b, c), d)`', ofBase('Pyramid'), pyramidOfPoints),
      solid('polygon, number', '`Pyramid(a, b)`', (args) => call('Pyramid', ...args), pyramidOnPolygon),
      solid('polygon, point', '`Pyramid(a, b)`', (args) => call('Pyramid', ...args), pyramidOnPolygon),
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
          () => straight(2),
        ),
        solid(
          'point, point, point',
          `\`${name}(a, b)\``,
          ([a, b]) => call(name, a!, b!),
          () => straight(2),
        ),
      ],
    }),
  ),
  {
    name: 'Cylinder',
    forms: [
      limited(
        form(
          'point, point, number',
          'quadric',
          'Cylinder(a, b, c)',
          'Circle(a, c, Vector(a, b))',
          'Circle(b, c, Vector(a, b))',
        ),
      ),
      endlessCylinder('point, vector, number'),
    ],
  },
  {
    name: 'Cone',
    forms: [
      limited(form('point, point, number', 'quadric', 'Cone(a, b, c)', 'Circle(a, c, Vector(a, b))')),
      endlessCone('point, vector, number'),
    ],
  },
  { name: 'InfiniteCone', forms: [endlessCone('point, vector, number'), endlessCone('point, point, number')] },
  {
    name: 'InfiniteCylinder',
    forms: [endlessCylinder('point, vector, number'), endlessCylinder('point, point, number')],
  },
];
