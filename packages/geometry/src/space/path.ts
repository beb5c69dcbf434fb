import type { ValueOf } from '../value-types.js';
import { Undefined, type Value, type Vec3 } from '../values.js';
import { isLineLike3, lineForm } from './line-form.js';
import { ringOf, ringPoint } from './ring.js';
import { along } from './vec3.js';

/** The values of the parameter of a path in space. Throws Undefined for values that are no such paths. */
export function pathRange(path: Value): readonly [min: number, max: number] {
  if (isLineLike3(path)) {
    const { min, max } = lineForm(path);
    return [min, max];
  }
  switch (path.type) {
    case 'Circle3':
      return [0, 2 * Math.PI];
    case 'Arc3':
      return [0, 1];
    case 'Curve3':
      return [path.min, path.max];
    default:
      throw noPath(path);
  }
}

/** The point of a path in space at parameter t: lines as in the plane, circles and arcs by angle (arcs: the fraction of the sweep), curves by their own t. */
export function pathPoint(path: Value, t: number): Vec3 {
  if (isLineLike3(path)) {
    const { origin, direction, min, max } = lineForm(path);
    inRange(t, min, max);
    return along(origin, direction, t);
  }
  switch (path.type) {
    case 'Circle3':
      return ringPoint(ringOf(path), t);
    case 'Arc3':
      inRange(t, 0, 1);
      return ringPoint(ringOf(path), path.startAngle + t * path.sweep);
    case 'Curve3':
      inRange(t, path.min, path.max);
      return path.at(t);
    default:
      throw noPath(path);
  }
}

/** A path that the switch forgets is none of these, so that it does not compile. */
function noPath(value: Exclude<Value, ValueOf<'Path3'>>): Undefined {
  return new Undefined(`a ${value.type} is no path in space`);
}

function inRange(t: number, min: number, max: number): void {
  if (!(t >= min && t <= max)) throw new Undefined(`the parameter ${t} is outside ${min}..${max}`);
}
