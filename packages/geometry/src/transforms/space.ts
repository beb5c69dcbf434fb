import { form } from '../form.js';
import { entry } from '../space/constructors/entry.js';
import { lineForm } from '../space/line-form.js';
import type { Motion } from '../space/motion.js';
import { foot } from '../space/planes.js';
import { add, along, dot, length, lerp, sub, turn, vec3 } from '../space/vec3.js';
import type { Constructor } from '../table.js';
import { moveValue } from '../types/move-value.js';
import { Undefined, type Vec3 } from '../values.js';

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
        return moveValue(
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
        moveValue(
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
        return moveValue(
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
        moveValue(
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
        moveValue(
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
        return moveValue(
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
        moveValue(
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
        return moveValue(object, { point: (p) => lerp(center, p, k), factor: Math.abs(k), mirrors: k < 0 });
      },
    }),
  ),
];
