import type { Value, Vec2, Vec3 } from '@geoslide/geometry';

/** Places along a curve or round a circle: enough that the gaps between them bulge by 0.05 % of the radius. */
const STEPS = 96;
/** Places along each parameter of a surface. */
const SURFACE_STEPS = 12;

/** Points that span a value (z is 0 in the plane); none for what has no end, such as lines, and for what has no place. */
export function extentPoints(value: Value): readonly Vec3[] {
  return spanning(value).filter(({ x, y, z }) => Number.isFinite(x + y + z));
}

function spanning(value: Value): readonly Vec3[] {
  switch (value.type) {
    case 'Point':
      return [flat(value)];
    case 'Point3':
      return [value];
    case 'Segment':
    case 'Vector':
    case 'Dimension':
      return [flat(value.start), flat(value.end)];
    case 'Segment3':
    case 'Vector3':
      return [value.start, value.end];
    case 'Polyline':
    case 'Polygon':
      return value.vertices.map(flat);
    case 'Polygon3':
    case 'Polyhedron':
      return value.vertices;
    case 'Circle':
      return steps(0, 2 * Math.PI, (t) => around(value.center, value.radius, t));
    case 'Sector':
      return [flat(value.center), ...arcPoints(value)];
    case 'Arc':
    case 'CircleSegment':
      return arcPoints(value);
    case 'Ellipse':
      return ellipsePoints({ ...value, startAngle: 0, sweep: 2 * Math.PI });
    case 'EllipticArc':
      return ellipsePoints(value);
    case 'Angle':
      return [flat(value.vertex)];
    case 'Angle3':
      return [value.vertex];
    case 'Tick':
      return spanning(value.target);
    case 'Area':
      return steps(value.min, value.max, (x) => ({ x, y: value.upper.f.at(x), z: 0 })).concat(
        steps(value.min, value.max, (x) => ({ x, y: value.lower.f.at(x), z: 0 })),
      );
    case 'List':
      return value.items.flatMap(spanning);
    case 'Circle3':
      return turn(value.center, value.u, value.v, value.radius, value.radius, 0, 2 * Math.PI);
    case 'Arc3':
      return turn(value.center, value.u, value.v, value.a, value.b, value.startAngle, value.sweep);
    case 'Sphere':
      return box(value.center, value.radius);
    case 'Cone':
    case 'Cylinder':
      return [...box(value.base, value.radius), ...box(value.top, value.topRadius)];
    case 'Curve3':
      return steps(value.min, value.max, value.at);
    case 'Surface':
      if (value.endless) return [];
      return Array.from({ length: (SURFACE_STEPS + 1) ** 2 }, (_, i) => {
        const share = ([from, to]: readonly [number, number], step: number) =>
          from + ((to - from) * step) / SURFACE_STEPS;
        return value.at(share(value.u, i % (SURFACE_STEPS + 1)), share(value.v, Math.floor(i / (SURFACE_STEPS + 1))));
      });
    default:
      return [];
  }
}

function flat({ x, y }: Vec2): Vec3 {
  return { x, y, z: 0 };
}

function around(center: Vec2, radius: number, t: number): Vec3 {
  return { x: center.x + radius * Math.cos(t), y: center.y + radius * Math.sin(t), z: 0 };
}

function arcPoints(arc: {
  readonly center: Vec2;
  readonly radius: number;
  readonly startAngle: number;
  readonly sweep: number;
}): Vec3[] {
  return steps(arc.startAngle, arc.startAngle + arc.sweep, (t) => around(arc.center, arc.radius, t));
}

function ellipsePoints(arc: {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
  readonly startAngle: number;
  readonly sweep: number;
}): Vec3[] {
  const [c, s] = [Math.cos(arc.rotation), Math.sin(arc.rotation)];
  return turn(flat(arc.center), { x: c, y: s, z: 0 }, { x: -s, y: c, z: 0 }, arc.a, arc.b, arc.startAngle, arc.sweep);
}

/** center + a cos t u + b sin t v over a sweep. */
function turn(center: Vec3, u: Vec3, v: Vec3, a: number, b: number, start: number, sweep: number): Vec3[] {
  return steps(start, start + sweep, (t) => {
    const [p, q] = [a * Math.cos(t), b * Math.sin(t)];
    return { x: center.x + p * u.x + q * v.x, y: center.y + p * u.y + q * v.y, z: center.z + p * u.z + q * v.z };
  });
}

function box({ x, y, z }: Vec3, r: number): Vec3[] {
  return [-r, r].flatMap((dx) => [-r, r].flatMap((dy) => [-r, r].map((dz) => ({ x: x + dx, y: y + dy, z: z + dz }))));
}

function steps(from: number, to: number, at: (t: number) => Vec3): Vec3[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => at(from + ((to - from) * i) / STEPS));
}
