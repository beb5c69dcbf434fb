import type { Typed } from '../translate/kinds.js';
import { mapped } from '../translate/place.js';
import { type Command, type Form, form, template } from './command.js';
import { withParts } from './polygons.js';

/** The image of an object; of a polygon with its edges and corners. */
function image(takes: string, source: string): Form {
  return {
    takes: ['figure', ...takes.split(', ')],
    becomes: `\`${source}\``,
    write: (args, outputs) => {
      const [object] = args as [Typed];
      const made = {
        kind: object.kind,
        inSpace: args.some((argument) => argument.inSpace),
        tree: template(source, args),
        ...(object.items && {
          items: object.items.map((item) => ({ ...item, tree: template(source, [item, ...args.slice(1)]) })),
        }),
      };
      if (object.kind !== 'polygon') return [made];
      return withParts(made, outputs, Math.floor((outputs.count - 1) / 2), 1);
    },
  };
}

/** The image under a matrix of two rows. */
const byMatrix: Form = {
  takes: ['list', 'direction'],
  becomes: '`Point(a(1)(1) * b.x + a(1)(2) * b.y, a(2)(1) * b.x + a(2)(2) * b.y)`',
  write: ([matrix, place]) => [mapped(matrix!.tree, place!)],
};

export const transformCommands: readonly Command[] = [
  { name: 'ApplyMatrix', forms: [byMatrix] },
  {
    name: 'Translate',
    forms: [
      form('vector, point', 'vector', 'Vector(b, b + Point(a.x, a.y))'),
      image('vector', 'Translate(a, b)'),
      image('point', 'Translate(a, Vector(b))'),
    ],
  },
  {
    name: 'Rotate',
    forms: [
      image('number', 'Rotate(a, b)'),
      image('number, point', 'Rotate(a, b, c)'),
      image('number, line', 'Rotate(a, b, c)'),
      image('number, point, linear', 'Rotate(a, b, ParallelLine(d, c))'),
    ],
  },
  {
    name: 'Mirror',
    also: ['Reflect'],
    forms: [
      image('linear', 'Reflect(a, b)'),
      image('point', 'Reflect(a, b)'),
      image('plane', 'Reflect(a, b)'),
      form('point, conic', 'point', 'b.center + (b.radius^2 / distance(a, b.center)^2) * (a - b.center)'),
      form('linear, conic', 'conic', 'Invert(a, b)'),
      form('conic, conic', 'conic', 'Invert(a, b)'),
    ],
  },
  {
    name: 'Dilate',
    also: ['Enlarge'],
    forms: [image('number', 'Scale(a, b)'), image('number, point', 'Scale(a, b, c)')],
  },
  {
    name: 'Stretch',
    forms: [form('point, linear, number', 'point', 'Closest(b, a) + c * (a - Closest(b, a))')],
  },
  {
    name: 'Shear',
    forms: [
      form(
        'point, linear, number',
        'point',
        'a + (c * cross(unit(b), a - Closest(b, a))) * Point(unit(b).x, unit(b).y)',
      ),
    ],
  },
];
