import { form } from '../form.js';
import type { Constructor } from '../table.js';
import { type SpaceValue, type Tick3Value, Undefined, type Value, type Vec3 } from '../values.js';
import { entry } from './entry.js';
import { lift } from './lift.js';
import { lineForm } from './line-form.js';
import { foot, planeAcross } from './planes.js';
import { add, along, dot, length, lerp, mul, sub, turn, vec3 } from './vec3.js';

/** A similarity of space: how points and directions move, and the factor of lengths. */
interface Motion {
  readonly point: (p: Vec3) => Vec3;
  readonly factor: number;
  /** Whether it mirrors, so that faces have to be listed the other way round. */
  readonly mirrors: boolean;
}

/** A value of space (or of the plane, lying in z = 0) moved by a similarity; a list item by item. */
function moved(value: Value, motion: Motion): Value {
  if (value.type === 'List') return { type: 'List', items: value.items.map((item) => moved(item, motion)) };
  const figure = lift(value);
  if (!figure) throw new Undefined(`a ${value.type} can't be moved in space`);
  return movedFigure(figure, motion);
}

function movedFigure(figure: SpaceValue, motion: Motion): SpaceValue {
  const { point } = motion;
  const origin = point(vec3(0, 0, 0));
  const direction = (d: Vec3): Vec3 => sub(point(d), origin);
  const turned = (d: Vec3): Vec3 => mul(direction(d), 1 / motion.factor);
  switch (figure.type) {
    case 'Point3':
      return { type: 'Point3', ...point(figure) };
    case 'Line3':
    case 'Ray3':
      return { ...figure, origin: point(figure.origin), direction: direction(figure.direction) };
    case 'Segment3':
    case 'Vector3':
    case 'Dimension3':
      return { ...figure, start: point(figure.start), end: point(figure.end) };
    case 'Tick3':
      return { ...figure, target: movedFigure(figure.target, motion) as Tick3Value['target'] };
    case 'Polyline3':
    case 'Polygon3':
      return { ...figure, vertices: figure.vertices.map(point) };
    case 'Circle3':
      return {
        ...figure,
        center: point(figure.center),
        radius: figure.radius * motion.factor,
        u: turned(figure.u),
        v: turned(figure.v),
      };
    case 'Arc3':
      return {
        ...figure,
        center: point(figure.center),
        a: figure.a * motion.factor,
        b: figure.b * motion.factor,
        u: turned(figure.u),
        v: turned(figure.v),
      };
    case 'Plane':
      return planeAcross(point(figure.center), turned(figure.normal));
    case 'Sphere':
      return { ...figure, center: point(figure.center), radius: figure.radius * motion.factor };
    case 'Cone':
    case 'Cylinder':
      return {
        ...figure,
        base: point(figure.base),
        top: point(figure.top),
        radius: figure.radius * motion.factor,
        topRadius: figure.topRadius * motion.factor,
      };
    case 'Polyhedron':
      return {
        ...figure,
        vertices: figure.vertices.map(point),
        faces: motion.mirrors ? figure.faces.map((face) => [...face].reverse()) : figure.faces,
      };
    case 'Surface':
      return { type: 'Surface', u: figure.u, v: figure.v, at: (u: number, v: number) => point(figure.at(u, v)) };
    case 'Curve3':
      return { ...figure, at: (t: number) => point(figure.at(t)) };
    case 'Angle3':
      return { ...figure, vertex: point(figure.vertex), start: turned(figure.start), end: turned(figure.end) };
  }
}

const CUBE = 'Cube(Point(0, 0, 0), Point(1, 0, 0))';
const rigid = (point: (p: Vec3) => Vec3, mirrors = false): Motion => ({ point, factor: 1, mirrors });

/** The transforms with a centre, axis, mirror or vector in space. */
export const spaceTransforms: readonly Constructor[] = [
  entry(
    'Translate',
    form({
      parameters: 'object: Any, by: Vector3',
      returns: 'Any',
      doc: 'The object moved by a vector.',
      example: `Translate(${CUBE}, Vector(0, 0, 2))`,
      evaluate: ({ object, by }) => {
        const { direction } = lineForm(by);
        return moved(
          object,
          rigid((p) => add(p, direction)),
        );
      },
    }),
    form({
      parameters: 'object: Any, by: Point3',
      returns: 'Any',
      doc: "The object moved by a point's position vector.",
      example: `Translate(${CUBE}, Point(0, 0, 2))`,
      evaluate: ({ object, by }) =>
        moved(
          object,
          rigid((p) => add(p, by)),
        ),
    }),
  ),
  entry(
    'Rotate',
    form({
      parameters: 'object: Any, angle: Number, axis: LineLike3',
      returns: 'Any',
      doc: 'The object turned about a line, counterclockwise seen against its direction.',
      example: `Rotate(${CUBE}, π/4, Line(Point(0, 0, 0), Point(0, 0, 1)))`,
      evaluate: ({ object, angle, axis }) => {
        const { origin, direction } = lineForm(axis);
        if (length(direction) === 0) throw new Undefined('the axis has length 0');
        return moved(
          object,
          rigid((p) => turn(p, origin, direction, angle)),
        );
      },
    }),
  ),
  entry(
    'Rotate',
    form({
      parameters: 'object: Any, angle: Number, P: Point3',
      returns: 'Any',
      doc: 'The object turned about the vertical line through P, counterclockwise seen from above.',
      example: `Rotate(${CUBE}, π/4, Point(1, 1, 0))`,
      evaluate: ({ object, angle, P }) =>
        moved(
          object,
          rigid((p) => turn(p, P, vec3(0, 0, 1), angle)),
        ),
    }),
  ),
  entry(
    'Reflect',
    form({
      parameters: 'object: Any, mirror: Plane',
      returns: 'Any',
      doc: 'The object reflected in a plane.',
      example: `Reflect(${CUBE}, Plane(Point(0, 0, 0), Vector(0, 0, 1)))`,
      evaluate: ({ object, mirror }) =>
        moved(
          object,
          rigid((p) => lerp(p, foot(mirror, p), 2), true),
        ),
    }),
    form({
      parameters: 'object: Any, axis: LineLike3',
      returns: 'Any',
      doc: 'The object reflected in a line.',
      example: `Reflect(${CUBE}, Line(Point(0, 0, 0), Point(0, 0, 1)))`,
      evaluate: ({ object, axis }) => {
        const { origin, direction } = lineForm(axis);
        const square = dot(direction, direction);
        if (square === 0) throw new Undefined('the axis has length 0');
        return moved(
          object,
          rigid((p) => lerp(p, along(origin, direction, dot(sub(p, origin), direction) / square), 2)),
        );
      },
    }),
    form({
      parameters: 'object: Any, center: Point3',
      returns: 'Any',
      doc: 'The object reflected in a point.',
      example: `Reflect(${CUBE}, Point(0, 0, 1))`,
      evaluate: ({ object, center }) =>
        moved(
          object,
          rigid((p) => lerp(p, center, 2), true),
        ),
    }),
  ),
  entry(
    'Scale',
    form({
      parameters: 'object: Any, k: Number, center: Point3',
      returns: 'Any',
      doc: 'The object scaled by k from a centre.',
      example: `Scale(${CUBE}, 2, Point(0, 0, 1))`,
      evaluate: ({ object, k, center }) => {
        if (k === 0) throw new Undefined('a factor of 0 leaves only a point');
        return moved(object, { point: (p) => lerp(center, p, k), factor: Math.abs(k), mirrors: k < 0 });
      },
    }),
  ),
];
