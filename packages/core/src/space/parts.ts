import type {
  Arc3Value,
  ConeValue,
  PolyhedronValue,
  SpaceValue,
  SphereValue,
  SurfaceValue,
  Vec3,
} from '@geoslide/geometry';
import { type ConvexSolid, coneSolid, sphereSolid } from './convex-solid.js';
import type { Projector } from './projection.js';
import { mantleSilhouette, type Ring, rims, ringPoint, sphereSilhouette } from './silhouette.js';
import { add, along, distance, dot, frame, lerp, mul, sub, unit } from './vector.js';

/** What is drawn as a line. */
export type Wire =
  | { readonly kind: 'segment'; readonly a: Vec3; readonly b: Vec3 }
  | {
      readonly kind: 'curve';
      readonly at: (t: number) => Vec3;
      readonly min: number;
      readonly max: number;
      readonly closed: boolean;
    };

/** A flat face; `hides` is false for marks that lines may be seen through. */
export interface Patch {
  readonly corners: readonly Vec3[];
  readonly hides: boolean;
}

/** What an object comes to in space, before it is projected. */
export interface Parts {
  readonly wires: readonly Wire[];
  readonly patches: readonly Patch[];
  /** Facets of curved surfaces: fills only, for what hides exactly is in `bodies`. */
  readonly facets: readonly (readonly Vec3[])[];
  /** Convex bodies, with points whose images bound theirs. */
  readonly bodies: readonly { readonly solid: ConvexSolid; readonly around: readonly Vec3[] }[];
}

/** What is not flat is filled in this many steps around; between two of 96 the outline is off by 0.05 % of the radius. */
const AROUND = 96;
/** Facets along an axis or from pole to rim: enough to sort by depth. */
const ALONG = 8;
/** Cells of a surface's net along each of its parameters. */
const SURFACE_CELLS = 40;
/** Every how manieth line of the net is drawn. */
const MESH_STEP = 2;

const nothing: Parts = { wires: [], patches: [], facets: [], bodies: [] };

export interface Ball {
  readonly center: Vec3;
  readonly radius: number;
}

/** Lengths that depend on the picture rather than on the object. */
export interface PartsContext {
  readonly projector: Projector;
  /** Endless lines are drawn within this ball: what the camera sees. */
  readonly view: Ball;
  /** Planes are drawn around this ball: the bounded figures. */
  readonly figure: Ball;
  /** Whether circles and arcs are filled, by the object's style. */
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
    case 'Polygon3':
      return {
        ...nothing,
        wires: loop(value.vertices),
        patches: [{ corners: value.vertices, hides: context.filled }],
      };
    case 'Circle3': {
      const wire = ringWire(value);
      return { ...nothing, wires: [wire], patches: context.filled ? [{ corners: around(value), hides: true }] : [] };
    }
    case 'Arc3':
      return arcParts(value, context.filled);
    case 'Curve3':
      return { ...nothing, wires: [{ kind: 'curve', at: value.at, min: value.min, max: value.max, closed: false }] };
    case 'Plane':
      return planeParts(value.normal, value.center, context);
    case 'Polyhedron':
      return polyhedronParts(value);
    case 'Sphere':
      return sphereParts(value, context.projector);
    case 'Cone':
    case 'Cylinder':
      return coneParts(value, context.projector);
    case 'Surface':
      return surfaceParts(value);
    case 'Point3':
    case 'Angle3':
      return nothing;
  }
}

function loop(vertices: readonly Vec3[]): Wire[] {
  return vertices.map((a, i) => ({ kind: 'segment', a, b: vertices[(i + 1) % vertices.length]! }));
}

function ringWire(ring: Ring): Wire {
  return { kind: 'curve', at: (t) => ringPoint(ring, t), min: 0, max: 2 * Math.PI, closed: true };
}

function around(ring: Ring): Vec3[] {
  return Array.from({ length: AROUND }, (_, i) => ringPoint(ring, (2 * Math.PI * i) / AROUND));
}

function arcParts(arc: Arc3Value, filled: boolean): Parts {
  const { center, a, b, u, v, startAngle, sweep } = arc;
  const at = (t: number): Vec3 => add(center, add(mul(u, a * Math.cos(t)), mul(v, b * Math.sin(t))));
  const closed = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  const [min, max] = [Math.min(startAngle, startAngle + sweep), Math.max(startAngle, startAngle + sweep)];
  const corners = Array.from({ length: AROUND + 1 }, (_, i) => at(min + ((max - min) * i) / AROUND));
  const outline = closed ? corners.slice(1) : [center, ...corners];
  return {
    ...nothing,
    wires: [{ kind: 'curve', at, min, max, closed }],
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

/** How far a plane's patch spans to each side, in radii of the figure. */
const PLANE_REACH = 0.95;

/** A plane is drawn as a rectangle around what stands near it. */
function planeParts(normal: Vec3, center: Vec3, { figure }: PartsContext): Parts {
  const { u, v } = frame(normal);
  const middle = along(figure.center, normal, dot(sub(center, figure.center), normal));
  const half = figure.radius * PLANE_REACH;
  const corner = (s: number, t: number): Vec3 => add(middle, add(mul(u, s * half), mul(v, t * half)));
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return { ...nothing, wires: loop(corners), patches: [{ corners, hides: true }] };
}

function polyhedronParts({ vertices, faces, edges }: PolyhedronValue): Parts {
  return {
    ...nothing,
    wires: edges.map(([i, j]) => ({ kind: 'segment', a: vertices[i]!, b: vertices[j]! })),
    patches: faces.map((face) => ({ corners: face.map((i) => vertices[i]!), hides: true })),
  };
}

function sphereParts(sphere: SphereValue, projector: Projector): Parts {
  const silhouette = sphereSilhouette(sphere, projector);
  if (!silhouette) return nothing;
  const { center, radius } = sphere;
  const { u, v, n } = frame(projector.toEye(center));
  // Rings around the line of sight, one of them the silhouette, so that the fill ends exactly there.
  const rim = Math.acos(dot(sub(silhouette.center, center), n) / radius);
  const polar = [
    ...Array.from({ length: ALONG }, (_, i) => (rim * i) / ALONG),
    ...Array.from({ length: ALONG + 1 }, (_, i) => rim + ((Math.PI - rim) * i) / ALONG),
  ];
  const point = (i: number, j: number): Vec3 => {
    const theta = polar[i]!;
    const phi = (2 * Math.PI * j) / AROUND;
    const side = add(mul(u, Math.cos(phi)), mul(v, Math.sin(phi)));
    return along(along(center, n, radius * Math.cos(theta)), side, radius * Math.sin(theta));
  };
  const facets: Vec3[][] = [];
  for (let i = 0; i + 1 < polar.length; i++) {
    for (let j = 0; j < AROUND; j++) facets.push([point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)]);
  }
  return {
    wires: [ringWire(silhouette)],
    patches: [],
    facets,
    bodies: [{ solid: sphereSolid(sphere), around: around({ ...silhouette, radius: silhouette.radius * 1.01 }) }],
  };
}

function coneParts(solid: ConeValue, projector: Projector): Parts {
  const rings = rims(solid);
  const [base, top] = rings;
  const edges = mantleSilhouette(solid, projector);
  const start = edges[0] ?? 0;
  // Facets begin at the silhouette, so that none of them reaches across it.
  const middle = edges[1] ?? start + Math.PI;
  const angles = [
    ...Array.from({ length: AROUND / 2 }, (_, i) => start + ((middle - start) * i) / (AROUND / 2)),
    ...Array.from({ length: AROUND / 2 + 1 }, (_, i) => middle + ((start + 2 * Math.PI - middle) * i) / (AROUND / 2)),
  ];
  const facets: Vec3[][] = [];
  for (let i = 0; i + 1 < angles.length; i++) {
    const [p, q] = [angles[i]!, angles[i + 1]!];
    for (let j = 0; j < ALONG; j++) {
      const at = (angle: number, step: number): Vec3 =>
        lerp(ringPoint(base, angle), ringPoint(top, angle), step / ALONG);
      facets.push([at(p, j), at(q, j), at(q, j + 1), at(p, j + 1)]);
    }
  }
  const caps = rings.filter(({ radius }) => radius > 0);
  return {
    wires: [
      ...caps.map(ringWire),
      ...edges.map((angle): Wire => ({ kind: 'segment', a: ringPoint(base, angle), b: ringPoint(top, angle) })),
    ],
    patches: caps.map((ring) => ({ corners: around(ring), hides: false })),
    facets,
    bodies: [
      { solid: coneSolid(solid), around: rings.flatMap((ring) => around({ ...ring, radius: ring.radius * 1.01 })) },
    ],
  };
}

function surfaceParts({ at, u, v }: SurfaceValue): Parts {
  const grid = Array.from({ length: SURFACE_CELLS + 1 }, (_, i) =>
    Array.from({ length: SURFACE_CELLS + 1 }, (_, j) =>
      at(u[0] + ((u[1] - u[0]) * i) / SURFACE_CELLS, v[0] + ((v[1] - v[0]) * j) / SURFACE_CELLS),
    ),
  );
  const finite = (p: Vec3): boolean => Number.isFinite(p.x) && Number.isFinite(p.y) && Number.isFinite(p.z);
  const wires: Wire[] = [];
  const patches: Patch[] = [];
  const wire = (a: Vec3, b: Vec3): void => {
    if (finite(a) && finite(b) && distance(a, b) > 0) wires.push({ kind: 'segment', a, b });
  };
  for (let i = 0; i <= SURFACE_CELLS; i++) {
    for (let j = 0; j <= SURFACE_CELLS; j++) {
      const p = grid[i]![j]!;
      const q = grid[i + 1]?.[j];
      const r = grid[i + 1]?.[j + 1];
      const s = grid[i]![j + 1];
      if (q && j % MESH_STEP === 0) wire(p, q);
      if (s && i % MESH_STEP === 0) wire(p, s);
      if (q && r && s && [p, q, r, s].every(finite)) {
        patches.push({ corners: [p, q, r], hides: true }, { corners: [p, r, s], hides: true });
      }
    }
  }
  return { ...nothing, wires, patches };
}
