import { Undefined, type Value, type Vec3 } from '../values.js';
import { isLineLike3, lineForm } from './intersect.js';
import { add, along, mul } from './vec3.js';

/** The point of a path in space at parameter t: lines as in the plane, circles and arcs by angle (arcs: the fraction of the sweep), curves by their own t. */
export function pathPoint(path: Value, t: number): Vec3 {
  if (isLineLike3(path)) {
    const { origin, direction, min, max } = lineForm(path);
    inRange(t, min, max);
    return along(origin, direction, t);
  }
  switch (path.type) {
    case 'Circle3':
      return add(path.center, add(mul(path.u, path.radius * Math.cos(t)), mul(path.v, path.radius * Math.sin(t))));
    case 'Arc3': {
      inRange(t, 0, 1);
      const angle = path.startAngle + t * path.sweep;
      return add(path.center, add(mul(path.u, path.a * Math.cos(angle)), mul(path.v, path.b * Math.sin(angle))));
    }
    case 'Curve3':
      inRange(t, path.min, path.max);
      return path.at(t);
    default:
      throw new Undefined(`a ${path.type} is no path in space`);
  }
}

function inRange(t: number, min: number, max: number): void {
  if (!(t >= min && t <= max)) throw new Undefined(`the parameter ${t} is outside ${min}..${max}`);
}
