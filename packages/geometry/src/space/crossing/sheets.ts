import type { ConeValue, PolyhedronValue, SpaceValue, SurfaceValue, Vec2, Vec3 } from '../../values.js';
import { boxAround, cornersOfBox, isInBox } from '../level/box.js';
import type { LevelMesh } from '../level/level-mesh.js';
import type { Ring } from '../ring.js';
import { along, cross, distance, dot, extent, frame, length, mul, polygonNormal, sub } from '../vec3.js';

/**
 * A piece of a surface that others cut: a flat one, a sphere, the mantle of a cone, one with parameters, or one where a
 * function is 0.
 */
export type Sheet = Flat | Ball | Mantle | Net | LevelSheet;

export type Range = readonly [low: number, high: number];

interface Bounded {
  /** Whether a point that lies on the endless surface lies within the piece, and not on its edge. */
  readonly contains: (p: Vec3) => boolean;
  /** How far the piece reaches along a unit vector, from the lowest to the highest place; it may reach less. */
  readonly reach: (direction: Vec3) => Range;
  /** About its size, for tolerances. */
  readonly size: number;
  /** How many times further rounding moves its edge than the points that it is given by, where that is more than 1. */
  readonly leverage?: number;
  /**
   * Planes in which all of its edges lie: a curve on the surface passes from the piece to what is beyond it nowhere
   * else. Undefined where some edges lie in none.
   */
  readonly ends?: () => readonly End[];
}

/** The plane where the product with `normal`, a unit vector, is `offset`. */
export interface End {
  readonly normal: Vec3;
  readonly offset: number;
}

/** A part of a plane: inside of a polygon or a circle, or all of it. */
export interface Flat extends Bounded {
  readonly kind: 'flat';
  readonly normal: Vec3;
  readonly offset: number;
  /** The parts of a line in the plane that lie within the piece, in lengths of the direction, in order. */
  readonly cut: (origin: Vec3, direction: Vec3) => readonly (readonly [number, number])[];
  /** Of a disc: its edge, in place of `ends`. */
  readonly rim?: Ring;
}

export interface Ball extends Bounded {
  readonly kind: 'ball';
  readonly center: Vec3;
  readonly radius: number;
}

/** The mantle of a cone, frustum or cylinder. */
export interface Mantle extends Bounded {
  readonly kind: 'mantle';
  readonly solid: ConeValue;
  readonly height: number;
  readonly n: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  /** How much the radius grows for each unit of length up. */
  readonly slope: number;
}

/** A surface by its parameters. */
export interface Net extends Bounded {
  readonly kind: 'net';
  readonly surface: SurfaceValue;
}

/** Where a function of space is 0. */
export interface LevelSheet extends Bounded {
  readonly kind: 'level';
  readonly mesh: LevelMesh;
}

const everywhere = (): boolean => true;
const endless = (): Range => [-Infinity, Infinity];
const none = (): readonly End[] => [];

/**
 * The pieces of surface of a figure; none for what has none. Points nearer than `tolerance` to the edge of a piece
 * count as on it.
 */
export function sheetsOf(value: SpaceValue, tolerance: number): Sheet[] {
  switch (value.type) {
    case 'Plane': {
      const { normal, offset } = value;
      const cut = (): [number, number][] => [[-Infinity, Infinity]];
      const size = Math.abs(offset);
      return [{ kind: 'flat', normal, offset, cut, contains: everywhere, reach: endless, size, ends: none }];
    }
    case 'Polygon3':
      return polygonSheet(value.vertices, tolerance);
    case 'Polyhedron':
      return facesOf(value).flatMap((face) => polygonSheet(face, tolerance));
    case 'Sphere': {
      const { center, radius } = value;
      const reach = (direction: Vec3): Range => {
        const middle = dot(center, direction);
        return [middle - radius, middle + radius];
      };
      return [{ kind: 'ball', center, radius, contains: everywhere, reach, size: radius, ends: none }];
    }
    case 'Cone':
    case 'Cylinder':
      return coneSheets(value, tolerance);
    case 'Surface':
      return [netSheet(value, tolerance)];
    case 'CurvedSolid':
      return value.sheets.flatMap((surface): Sheet[] => {
        if (surface.flat) return polygonSheet(surface.flat, tolerance);
        return [knownSheet(surface, tolerance) ?? netSheet(surface, tolerance)];
      });
    case 'ImplicitSurface':
      return [levelSheet(value.mesh())];
    default:
      return [];
  }
}

/** A piece of a surface with an equation as what it is a piece of; undefined where that is no ball, mantle or disc. */
function knownSheet({ level }: SurfaceValue, tolerance: number): Sheet | undefined {
  if (!level?.of || level.tube !== undefined) return undefined;
  const { of, has } = level;
  if (of.type === 'Circle3') {
    return disc(of.center, of.radius, cross(of.u, of.v), tolerance + EDGE * of.radius);
  }
  // Its axis is no line between its own ends, so that rounding turns a flat one no further than others.
  const { ends, leverage, ...whole } = sheetsOf(of, tolerance)[0]!;
  const edge = tolerance + EDGE * whole.size;
  return { ...whole, contains: (p) => has(p, edge) };
}

function netSheet(surface: SurfaceValue, tolerance: number): Net {
  const { u, v, at, level, graph } = surface;
  const edge = tolerance + EDGE * extent(u.flatMap((s) => v.map((t) => at(s, t))));
  const contains = level ? (p: Vec3) => level.has(p, edge) : graph ? isOver(surface) : everywhere;
  return { kind: 'net', surface, contains, reach: endless, size: 1 };
}

function levelSheet(mesh: LevelMesh): LevelSheet {
  const { vertices } = mesh;
  const box = boxAround(vertices, mesh.cell);
  const reach = (direction: Vec3): Range => {
    const places = cornersOfBox(box).map((p) => dot(p, direction));
    return vertices.length > 0 ? rangeOf(places) : [Infinity, -Infinity];
  };
  return { kind: 'level', mesh, contains: (p) => isInBox(box, p), reach, size: distance(box.low, box.high) || 1 };
}

/** Whether a point lies over the bounds of a graph. */
const isOver =
  ({ u, v }: SurfaceValue) =>
  ({ x, y }: Vec3): boolean =>
    x >= u[0] && x <= u[1] && y >= v[0] && y <= v[1];

const facesOf = ({ vertices, faces }: PolyhedronValue): Vec3[][] => faces.map((face) => face.map((i) => vertices[i]!));

function polygonSheet(corners: readonly Vec3[], tolerance: number): Flat[] {
  const area = polygonNormal(corners);
  const size = extent(corners);
  if (!(length(area) > FLAT * size * size)) return [];
  const normal = mul(area, 1 / length(area));
  const edge = tolerance + EDGE * size;
  let flattened: { u: Vec3; v: Vec3; places: Vec2[] } | undefined;
  const flatten = () => {
    const { u, v } = frame(normal);
    return { u, v, places: corners.map((p) => ({ x: dot(p, u), y: dot(p, v) })) };
  };
  const contains = (p: Vec3): boolean => {
    flattened ??= flatten();
    const { u, v, places } = flattened;
    return liesWithin(places, dot(p, u), dot(p, v), edge);
  };
  const cut = (origin: Vec3, direction: Vec3): [number, number][] => {
    const across = cross(normal, direction);
    const sides = corners.map((p) => dot(sub(p, origin), across));
    const square = dot(direction, direction);
    const stops = corners.flatMap((p, i) => {
      const next = (i + 1) % corners.length;
      const [a, b] = [sides[i]!, sides[next]!];
      if (a > 0 === b > 0) return [];
      const point = along(p, sub(corners[next]!, p), a / (a - b));
      return [dot(sub(point, origin), direction) / square];
    });
    stops.sort((a, b) => a - b);
    const inside = (t: number): boolean => contains(along(origin, direction, t));
    return stops.slice(1).flatMap((to, i): [number, number][] => {
      const from = stops[i]!;
      return to > from && inside((from + to) / 2) ? [[from, to]] : [];
    });
  };
  const reach = (direction: Vec3): Range => {
    let [low, high] = [Infinity, -Infinity];
    for (const corner of corners) {
      const place = dot(corner, direction);
      low = Math.min(low, place);
      high = Math.max(high, place);
    }
    return [low, high];
  };
  const offset = dot(normal, corners[0]!);
  const ends = (): End[] => sideEnds(corners, normal, edge);
  return [{ kind: 'flat', normal, offset, cut, contains, reach, size, ends }];
}

/** Planes across a polygon's sides, by the tolerance within it. */
function sideEnds(corners: readonly Vec3[], normal: Vec3, edge: number): End[] {
  // Corners run counterclockwise as seen from the tip of the normal.
  return corners.flatMap((corner, i) => {
    const inwards = cross(normal, sub(corners[(i + 1) % corners.length]!, corner));
    const size = length(inwards);
    if (!(size > 0)) return [];
    const across = mul(inwards, 1 / size);
    return [{ normal: across, offset: dot(across, corner) + edge }];
  });
}

/** Whether an outline runs around a point, and is farther from it than `edge`. */
function liesWithin(corners: readonly Vec2[], x: number, y: number, edge: number): boolean {
  let turns = 0;
  let p = corners[corners.length - 1]!;
  for (const q of corners) {
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / square)) : 0;
    const [ex, ey] = [p.x + t * dx - x, p.y + t * dy - y];
    if (ex * ex + ey * ey <= edge * edge) return false;
    if (q.y > y !== p.y > y && x < p.x + ((y - p.y) / dy) * dx) turns += dy > 0 ? 1 : -1;
    p = q;
  }
  return turns !== 0;
}

const rangeOf = (places: readonly number[]): Range => [Math.min(...places), Math.max(...places)];

/** Relative to the size: a smaller area is that of no face. */
const FLAT = 1e-12;
/** Relative to the size: what is nearer to an edge lies on it. */
const EDGE = 1e-9;

function coneSheets(solid: ConeValue, tolerance: number): Sheet[] {
  const { base, top, radius, topRadius } = solid;
  const height = distance(base, top);
  const { u, v, n } = frame(sub(top, base));
  const slope = (topRadius - radius) / height;
  const size = Math.max(height, radius, topRadius);
  // A short axis turns its wide discs.
  const leverage = Math.max(1, radius / height, topRadius / height);
  const edge = tolerance * leverage + EDGE * size;
  const up = (p: Vec3): number => dot(sub(p, base), n);
  // An apex is no edge.
  const [least, most] = [radius > 0 ? edge : 0, height - (topRadius > 0 ? edge : 0)];
  const mantle: Mantle = {
    kind: 'mantle',
    solid,
    height,
    n,
    u,
    v,
    slope,
    size,
    leverage,
    reach: (direction) =>
      rangeOf([base, top].flatMap((c, i) => discReach(c, i === 0 ? radius : topRadius, n, direction))),
    contains: (p) => {
      const h = up(p);
      return h > least && h < most;
    },
    ends: () => [least, most].map((h) => ({ normal: n, offset: dot(base, n) + h })),
  };
  const discs = [[base, radius] as const, [top, topRadius] as const].flatMap(([center, r]): Sheet[] =>
    r > 0 ? [{ ...disc(center, r, n, edge), leverage }] : [],
  );
  return [mantle, ...discs];
}

function disc(center: Vec3, radius: number, normal: Vec3, edge: number): Flat {
  const cut = (origin: Vec3, direction: Vec3): [number, number][] => {
    const square = dot(direction, direction);
    const middle = dot(sub(center, origin), direction) / square;
    const off = distance(along(origin, direction, middle), center);
    if (!(off < radius - edge)) return [];
    const half = Math.sqrt(((radius - off) * (radius + off)) / square);
    return [[middle - half, middle + half]];
  };
  const contains = (p: Vec3): boolean => distance(p, center) < radius - edge;
  const reach = (direction: Vec3): Range => discReach(center, radius, normal, direction);
  const inner = radius - edge;
  const rim: Ring = { center, a: inner, b: inner, ...frame(normal), start: 0, sweep: 2 * Math.PI };
  return { kind: 'flat', normal, offset: dot(normal, center), cut, contains, reach, size: radius, rim };
}

function discReach(center: Vec3, radius: number, normal: Vec3, direction: Vec3): Range {
  const middle = dot(center, direction);
  const half = radius * length(cross(normal, direction));
  return [middle - half, middle + half];
}
