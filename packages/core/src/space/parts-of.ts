import type { Arc3Value, PolyhedronValue, SpaceValue, Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { type Ball, ellipseWire, nothing, type Parts, type Wire } from './parts.js';
import { planePatch } from './plane-patch.js';
import type { Projector } from './projection.js';
import { around, coneParts, ringWire, sphereParts } from './round-parts.js';
import { surfaceParts } from './surface-parts.js';
import { along, distance, dot, mul, sub, unit } from './vector.js';

/** Corners of the region of a whole turn; parts of it have their share. */
const AROUND = 96;

/** What depends on the picture rather than on the object. */
export interface PartsContext {
  readonly projector: Projector;
  readonly camera: SpaceCamera;
  /** Endless lines are drawn within this ball: what the camera sees. */
  readonly view: Ball;
  /** The bounded figures, around which planes are drawn: their ball and the points that span them. */
  readonly figure: Ball;
  readonly points: readonly Vec3[];
  /** Whether the object's style fills it. */
  readonly filled: boolean;
}

export function partsOf(value: SpaceValue, context: PartsContext): Parts {
  switch (value.type) {
    case 'Segment3':
    case 'Vector3':
      return { ...nothing, wires: [{ kind: 'segment', a: value.start, b: value.end }] };
    case 'Line3':
    case 'Ray3':
      return { ...nothing, wires: endless(value.origin, value.direction, value.type === 'Ray3', context) };
    case 'Polyline3':
      return { ...nothing, wires: [{ kind: 'polyline', points: value.vertices }] };
    case 'Polygon3':
      return {
        ...nothing,
        wires: loop(value.vertices),
        patches: [{ corners: value.vertices, hides: context.filled }],
      };
    case 'Circle3': {
      const patches = context.filled ? [{ corners: around(value, context.projector), hides: true }] : [];
      return { ...nothing, wires: [ringWire(value)], patches };
    }
    case 'Arc3':
      return arcParts(value, context.filled);
    case 'Curve3':
      return { ...nothing, wires: [{ kind: 'curve', at: value.at, min: value.min, max: value.max, closed: false }] };
    case 'Plane': {
      const corners = planePatch(value, context.figure, context.points);
      return { ...nothing, wires: loop(corners), patches: [{ corners, hides: true }] };
    }
    case 'Polyhedron':
      return polyhedronParts(value);
    case 'Sphere':
      return sphereParts(value, context.projector);
    case 'Cone':
    case 'Cylinder':
      return coneParts(value, context.projector);
    case 'Surface':
      return surfaceParts(value, context.camera);
    case 'Point3':
    case 'Angle3':
    case 'Tick3':
    case 'Dimension3':
      return nothing;
  }
}

function loop(vertices: readonly Vec3[]): Wire[] {
  return vertices.map((a, i) => ({ kind: 'segment', a, b: vertices[(i + 1) % vertices.length]! }));
}

function arcParts(arc: Arc3Value, filled: boolean): Parts {
  const { center, a, b, u, v, startAngle, sweep, closing } = arc;
  const closed = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  const [min, max] = [Math.min(startAngle, startAngle + sweep), Math.max(startAngle, startAngle + sweep)];
  const wire = ellipseWire({ center, a: mul(u, a), b: mul(v, b) }, min, max, closed);
  const { at } = wire;
  const steps = Math.max(2, Math.ceil((AROUND * (max - min)) / (2 * Math.PI)));
  const corners = Array.from({ length: steps + 1 }, (_, i) => at(min + ((max - min) * i) / steps));
  const outline = closed ? corners.slice(1) : closing === 'chord' ? corners : [center, ...corners];
  const sides: Wire[] = closed
    ? []
    : closing === 'chord'
      ? [{ kind: 'segment', a: at(min), b: at(max) }]
      : closing === 'radii'
        ? [
            { kind: 'segment', a: center, b: at(min) },
            { kind: 'segment', a: center, b: at(max) },
          ]
        : [];
  return {
    ...nothing,
    wires: [wire, ...sides],
    patches: filled ? [{ corners: outline, hides: true }] : [],
  };
}

function endless(origin: Vec3, direction: Vec3, ray: boolean, { view }: PartsContext): Wire[] {
  const step = unit(direction);
  const middle = dot(sub(view.center, origin), step);
  const off = distance(along(origin, step, middle), view.center);
  if (off >= view.radius) return [];
  const half = Math.sqrt((view.radius - off) * (view.radius + off));
  const from = ray ? Math.max(0, middle - half) : middle - half;
  if (from >= middle + half) return [];
  return [{ kind: 'segment', a: along(origin, step, from), b: along(origin, step, middle + half) }];
}

function polyhedronParts({ vertices, faces, edges }: PolyhedronValue): Parts {
  return {
    ...nothing,
    wires: edges.map(([i, j]) => ({ kind: 'segment', a: vertices[i]!, b: vertices[j]! })),
    patches: faces.map((face) => ({ corners: face.map((i) => vertices[i]!), hides: true })),
  };
}
