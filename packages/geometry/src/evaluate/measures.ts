import { closestPoint } from '../plane/index.js';
import type { Expr } from '../syntax/ast.js';
import { call } from '../syntax/build.js';
import type { Constructor, EvaluateContext, Parameter, Signature } from '../table.js';
import { Undefined, type Value, type Vec2, type Vec3 } from '../values.js';

function number(value: number): Value {
  return { type: 'Number', value };
}

function signature(
  parameters: readonly Parameter[],
  doc: string,
  example: string,
  evaluate: Signature['evaluate'],
): Signature {
  return { parameters, returns: 'Number', doc, example, evaluate };
}

/** `property(object)` for `object.property`. */
function measureOf(property: string, of: string, doc: string, example: string): Signature {
  return signature([{ name: 'object', type: of }], doc, example, (_, context) => member(property, context));
}

function member(property: string, context: EvaluateContext): Value {
  const tree: Expr = { kind: 'member', object: context.trees[0]!, property, start: 0, end: 0 };
  return context.evaluate(tree);
}

function angleBetween(context: EvaluateContext): Value {
  const angle = context.evaluate(call('Angle', ...context.trees));
  if (angle.type !== 'Angle' && angle.type !== 'Angle3') throw new Undefined('these give no angle');
  return number(angle.value);
}

function toNearest(point: Value | undefined, path: Value | undefined): Value {
  const from = point as Vec2 & Value;
  const nearest = closestPoint(path!, from);
  return number(Math.hypot(nearest.x - from.x, nearest.y - from.y));
}

const SEGMENT = 'Segment(Point(0, 0), Point(3, 4))';
const SQUARE = 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))';

/** The functions of figures that give numbers. */
export const valueConstructors: readonly Constructor[] = [
  {
    name: 'distance',
    group: 'values',
    signatures: [
      signature(
        [
          { name: 'A', type: 'Point' },
          { name: 'B', type: 'Point' },
        ],
        'The distance of two points.',
        'distance(Point(0, 0), Point(3, 4))',
        ([a, b]) => {
          const [from, to] = [a as Vec2 & Value, b as Vec2 & Value];
          return number(Math.hypot(to.x - from.x, to.y - from.y));
        },
      ),
      signature(
        [
          { name: 'P', type: 'Point' },
          { name: 'path', type: 'Path' },
        ],
        'The distance of a point from the nearest point of a path.',
        'distance(Point(0, 2), xAxis)',
        ([point, path]) => toNearest(point, path),
      ),
      signature(
        [
          { name: 'path', type: 'Path' },
          { name: 'P', type: 'Point' },
        ],
        'The distance of a point from the nearest point of a path.',
        'distance(xAxis, Point(0, 2))',
        ([path, point]) => toNearest(point, path),
      ),
      signature(
        [
          { name: 'A', type: 'Point3' },
          { name: 'B', type: 'Point3' },
        ],
        'The distance of two points in space.',
        'distance(Point(0, 0, 0), Point(1, 2, 2))',
        ([a, b]) => {
          const [from, to] = [a as Vec3 & Value, b as Vec3 & Value];
          return number(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z));
        },
      ),
    ],
  },
  {
    name: 'angle',
    group: 'values',
    signatures: [
      signature(
        [
          { name: 'A', type: 'Object' },
          { name: 'B', type: 'Object' },
          { name: 'C', type: 'Object' },
        ],
        'The angle at B between the rays to A and C, in radians, at most π.',
        'angle(Point(1, 0), Point(0, 0), Point(0, 1))',
        (_, context) => angleBetween(context),
      ),
      signature(
        [
          { name: 'a', type: 'Object' },
          { name: 'b', type: 'Object' },
        ],
        'The angle between two lines or planes, in radians.',
        'angle(xAxis, Line(Point(0, 0), Point(1, 1)))',
        (_, context) => angleBetween(context),
      ),
    ],
  },
  {
    name: 'length',
    group: 'values',
    signatures: [
      measureOf(
        'length',
        'Object',
        'The length of a segment, vector, polyline, circle, arc or curve.',
        `length(${SEGMENT})`,
      ),
      signature([{ name: 'list', type: 'List' }], 'How many items a list has.', 'length([1, 2, 3])', ([list]) =>
        number(list?.type === 'List' ? list.items.length : 0),
      ),
    ],
  },
  {
    name: 'area',
    group: 'values',
    signatures: [measureOf('area', 'Object', 'The area of a polygon, circle or other region.', `area(${SQUARE})`)],
  },
  {
    name: 'perimeter',
    group: 'values',
    signatures: [measureOf('perimeter', 'Object', 'The length of the boundary of a figure.', `perimeter(${SQUARE})`)],
  },
  {
    name: 'slope',
    group: 'values',
    signatures: [
      measureOf('slope', 'Object', 'The slope of a line, segment or ray that is not vertical.', `slope(${SEGMENT})`),
    ],
  },
];
