import { curveRange, pointOrNaN } from '../curve/at.js';
import type { Arc3Value, ArcValue, SpaceValue, Tick3Value, Value, Vec2, Vec3 } from '../values.js';
import { vec3 } from './vec3.js';

const raise = ({ x, y }: Vec2): Vec3 => vec3(x, y, 0);

/** An endless curve is a figure in space up to this parameter. */
const FAR = 100;

/** The x and y directions of the plane z = 0, turned by `rotation` radians. */
function turnedFrame(rotation: number): { u: Vec3; v: Vec3 } {
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return { u: vec3(c, s, 0), v: vec3(-s, c, 0) };
}

/** A value of the plane as the same figure in z = 0; undefined for what has no counterpart in space. Space values come back as they are. */
export function lift(value: Value): SpaceValue | undefined {
  switch (value.type) {
    case 'Point':
      return { type: 'Point3', ...raise(value) };
    case 'Line':
    case 'Ray':
      return { type: `${value.type}3`, origin: raise(value.origin), direction: raise(value.direction) };
    case 'Segment':
    case 'Vector':
      return { type: `${value.type}3`, start: raise(value.start), end: raise(value.end) };
    case 'Polygon':
      return { type: 'Polygon3', vertices: value.vertices.map(raise) };
    case 'Circle':
      return { type: 'Circle3', center: raise(value.center), radius: value.radius, ...turnedFrame(0) };
    case 'Polyline':
      return { type: 'Polyline3', vertices: value.vertices.map(raise) };
    case 'Arc':
      return liftArc(value);
    case 'Sector':
      return { ...liftArc(value), closing: 'radii' };
    case 'CircleSegment':
      return { ...liftArc(value), closing: 'chord' };
    case 'Dimension':
      return { type: 'Dimension3', start: raise(value.start), end: raise(value.end) };
    case 'Tick':
      return { type: 'Tick3', target: lift(value.target) as Tick3Value['target'], count: value.count };
    case 'Ellipse':
    case 'EllipticArc': {
      const { center, a, b, rotation } = value;
      const [startAngle, sweep] = value.type === 'EllipticArc' ? [value.startAngle, value.sweep] : [0, 2 * Math.PI];
      return { type: 'Arc3', center: raise(center), a, b, ...turnedFrame(rotation), startAngle, sweep };
    }
    case 'Angle': {
      const start = turnedFrame(value.startAngle).u;
      const end = turnedFrame(value.startAngle + value.value).u;
      return { type: 'Angle3', vertex: raise(value.vertex), start, end, value: value.value };
    }
    case 'Curve': {
      if (value.form === 'implicit') return undefined;
      const [min, max] = curveRange(value);
      return {
        type: 'Curve3',
        at: (t) => raise(pointOrNaN(value, t)),
        min: Math.max(min, -FAR),
        max: Math.min(max, FAR),
      };
    }
    case 'Point3':
    case 'Line3':
    case 'Ray3':
    case 'Segment3':
    case 'Vector3':
    case 'Polygon3':
    case 'Circle3':
    case 'Arc3':
    case 'Plane':
    case 'Sphere':
    case 'Cone':
    case 'Cylinder':
    case 'Polyhedron':
    case 'Surface':
    case 'Curve3':
    case 'Angle3':
    case 'Polyline3':
    case 'Tick3':
    case 'Dimension3':
      return value;
    default:
      return undefined;
  }
}

function liftArc({
  center,
  radius,
  startAngle,
  sweep,
}: Pick<ArcValue, 'center' | 'radius' | 'startAngle' | 'sweep'>): Arc3Value {
  return { type: 'Arc3', center: raise(center), a: radius, b: radius, ...turnedFrame(0), startAngle, sweep };
}
