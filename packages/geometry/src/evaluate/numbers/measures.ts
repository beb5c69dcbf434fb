import { form } from '../../form.js';
import { closestPoint } from '../../plane/index.js';
import type { Expr } from '../../syntax/ast.js';
import { call } from '../../syntax/build.js';
import type { Constructor, EvaluateContext, Signature } from '../../table.js';
import { type NumberValue, Undefined, type Value, type Vec2 } from '../../values.js';

function number(value: number): NumberValue {
  return { type: 'Number', value };
}

/** `property(object)` for `object.property`. */
const measureOf = (property: string, doc: string, example: string): Signature =>
  form({
    parameters: 'object: Object',
    returns: 'Number',
    doc,
    example,
    evaluate: (_, context) => numberOf(member(property, context)),
  });

/** The figure is evaluated first: in `area(x^2 < y)` the variables belong to the region, not to the number. */
function member(property: string, context: EvaluateContext): Value {
  const inner = context.withArguments([context.evaluate(context.trees[0]!)]);
  const tree: Expr = { kind: 'member', object: inner.trees[0]!, property, start: 0, end: 0 };
  return inner.evaluate(tree);
}

function numberOf(value: Value): NumberValue {
  if (value.type !== 'Number') throw new TypeError(`a measure gave a ${value.type}`);
  return value;
}

function angleBetween(context: EvaluateContext): NumberValue {
  const angle = context.evaluate(call('Angle', ...context.trees));
  if (angle.type !== 'Angle' && angle.type !== 'Angle3') throw new Undefined('these give no angle');
  return number(angle.value);
}

function toNearest(point: Vec2, path: Value): NumberValue {
  const nearest = closestPoint(path, point);
  return number(Math.hypot(nearest.x - point.x, nearest.y - point.y));
}

const SEGMENT = 'Segment(Point(0, 0), Point(3, 4))';
const SQUARE = 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))';

/** The functions of figures that give numbers. */
export const valueConstructors: readonly Constructor[] = [
  {
    name: 'distance',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Number',
        doc: 'The distance of two points.',
        example: 'distance(Point(0, 0), Point(3, 4))',
        evaluate: ({ A, B }) => number(Math.hypot(B.x - A.x, B.y - A.y)),
      }),
      form({
        parameters: 'P: Point, path: Path',
        returns: 'Number',
        doc: 'The distance of a point from the nearest point of a path.',
        example: 'distance(Point(0, 2), xAxis)',
        evaluate: ({ P, path }) => toNearest(P, path),
      }),
      form({
        parameters: 'path: Path, P: Point',
        returns: 'Number',
        doc: 'The distance of a point from the nearest point of a path.',
        example: 'distance(xAxis, Point(0, 2))',
        evaluate: ({ path, P }) => toNearest(P, path),
      }),
      form({
        parameters: 'A: Point3, B: Point3',
        returns: 'Number',
        doc: 'The distance of two points in space.',
        example: 'distance(Point(0, 0, 0), Point(1, 2, 2))',
        evaluate: ({ A, B }) => number(Math.hypot(B.x - A.x, B.y - A.y, B.z - A.z)),
      }),
    ],
  },
  {
    name: 'angle',
    group: 'values',
    signatures: [
      form({
        parameters: 'A: Object, B: Object, C: Object',
        returns: 'Number',
        doc: 'The angle at B between the rays to A and C, in radians, at most π.',
        example: 'angle(Point(1, 0), Point(0, 0), Point(0, 1))',
        evaluate: (_, context) => angleBetween(context),
      }),
      form({
        parameters: 'A: Object, B: Object, C: Object, kind: String',
        returns: 'Number',
        doc: 'The same with "reflex", "oriented" or "clockwise", as Angle takes them: up to 2π.',
        example: 'angle(Point(1, 0), Point(0, 0), Point(0, 1), "reflex")',
        evaluate: (_, context) => angleBetween(context),
      }),
      form({
        parameters: 'a: Object, b: Object',
        returns: 'Number',
        doc: 'The angle between two lines or planes, in radians.',
        example: 'angle(xAxis, Line(Point(0, 0), Point(1, 1)))',
        evaluate: (_, context) => angleBetween(context),
      }),
    ],
  },
  {
    name: 'length',
    group: 'values',
    signatures: [
      measureOf('length', 'The length of a segment, vector, polyline, circle, arc or curve.', `length(${SEGMENT})`),
      form({
        parameters: 'list: List',
        returns: 'Number',
        doc: 'How many items a list has.',
        example: 'length([1, 2, 3])',
        evaluate: ({ list }) => number(list.items.length),
      }),
    ],
  },
  {
    name: 'area',
    group: 'values',
    signatures: [
      measureOf(
        'area',
        'The area of a polygon, circle or other region, or of the surface of a solid.',
        `area(${SQUARE})`,
      ),
    ],
  },
  {
    name: 'volume',
    group: 'values',
    signatures: [measureOf('volume', 'The volume of a solid.', 'volume(Sphere(Point(0, 0, 0), 2))')],
  },
  {
    name: 'perimeter',
    group: 'values',
    signatures: [measureOf('perimeter', 'The length of the boundary of a figure.', `perimeter(${SQUARE})`)],
  },
  {
    name: 'slope',
    group: 'values',
    signatures: [measureOf('slope', 'The slope of a line, segment or ray that is not vertical.', `slope(${SEGMENT})`)],
  },
];
