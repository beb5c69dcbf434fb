import { takeSteps } from '../functions/steps.js';
import type { ValueOf } from '../value-types.js';
import type {
  Arc3Value,
  Circle3Value,
  ConeValue,
  PlaneInSpaceValue,
  Polygon3Value,
  PolyhedronValue,
  SphereValue,
  Vec3,
} from '../values.js';
import { Undefined } from '../values.js';
import { add, along, cross, distance, dot, extent, frame, length, lerp, mul, sub, unit } from './vec3.js';

/** A distance this small, relative to the solid, counts as lying in the plane. */
const IN_PLANE = 1e-9;
/** Corners of the polygon that stands for a conic cut off by a cap: 0.01 % of the size off the curve. */
const CURVE_CORNERS = 180;

/** Steps for a corner of a solid that is cut, and of each of its faces. */
const CORNER_STEPS = 25;

const heightOver = (plane: PlaneInSpaceValue, p: Vec3): number => dot(plane.normal, p) - plane.offset;

/** What a plane cuts out of a solid; a list where it cuts a polyhedron in several polygons. */
type SectionValue = ValueOf<'Polygon3' | 'Circle3' | 'Arc3' | 'List'>;

/** The figure that a plane cuts out of a solid: a polygon, a circle, an ellipse, or a list where there are several pieces. */
export function section(solid: PolyhedronValue | SphereValue | ConeValue, plane: PlaneInSpaceValue): SectionValue {
  if (solid.type === 'Sphere') return sphereSection(solid, plane);
  if (solid.type === 'Polyhedron') {
    const pieces = polyhedronSection(solid, plane);
    return pieces.length === 1 ? pieces[0]! : { type: 'List', items: pieces };
  }
  return coneSection(solid, plane);
}

export function sphereSection({ center, radius }: SphereValue, plane: PlaneInSpaceValue): Circle3Value {
  const height = heightOver(plane, center);
  if (!(Math.abs(height) < radius)) throw new Undefined('the plane misses the sphere');
  const { u, v } = frame(plane.normal);
  return {
    type: 'Circle3',
    center: along(center, plane.normal, -height),
    radius: Math.sqrt((radius - height) * (radius + height)),
    u,
    v,
  };
}

/** Cuts every face along the plane and joins the cuts to loops by the edges and corners that they share. */
function polyhedronSection(solid: PolyhedronValue, plane: PlaneInSpaceValue): Polygon3Value[] {
  takeSteps(CORNER_STEPS * (solid.vertices.length + solid.faces.reduce((sum, face) => sum + face.length, 0)));
  const limit = IN_PLANE * extent(solid.vertices);
  const side = solid.vertices.map((p) => {
    const height = heightOver(plane, p);
    return Math.abs(height) <= limit ? 0 : height;
  });
  const flat = solid.faces.find((face) => face.every((i) => side[i] === 0));
  if (flat) return [{ type: 'Polygon3', vertices: flat.map((i) => solid.vertices[i]!) }];
  const nodes = new Map<string, { point: Vec3; next: Set<string> }>();
  for (const face of solid.faces) {
    const isBeside = face.every((i) => side[i]! > 0) || face.every((i) => side[i]! < 0);
    if (!isBeside) joinCuts(faceCuts(solid, face, side, plane), nodes);
  }
  const loops: Polygon3Value[] = [];
  for (const start of nodes.keys()) {
    const loop = takeLoop(start, nodes);
    if (loop.length >= 3) loops.push({ type: 'Polygon3', vertices: loop });
  }
  if (loops.length === 0) throw new Undefined('the plane misses the solid');
  return loops;
}

interface Cut {
  readonly key: string;
  readonly point: Vec3;
}

/** Where the plane crosses the outline of a face, in order along the cut. */
function faceCuts(
  solid: PolyhedronValue,
  face: readonly number[],
  side: readonly number[],
  plane: PlaneInSpaceValue,
): Cut[] {
  const cuts: Cut[] = [];
  face.forEach((from, i) => {
    const to = face[(i + 1) % face.length]!;
    const a = side[from]!;
    const b = side[to]!;
    if (a === 0) cuts.push({ key: `${from}`, point: solid.vertices[from]! });
    if (a * b < 0) {
      const point = lerp(solid.vertices[from]!, solid.vertices[to]!, a / (a - b));
      cuts.push({ key: from < to ? `${from} ${to}` : `${to} ${from}`, point });
    }
  });
  const corner = (i: number): Vec3 => solid.vertices[face[i]!]!;
  const direction = cross(plane.normal, cross(sub(corner(1), corner(0)), sub(corner(2), corner(0))));
  return cuts.sort((p, q) => dot(direction, p.point) - dot(direction, q.point));
}

function joinCuts(cuts: readonly Cut[], nodes: Map<string, { point: Vec3; next: Set<string> }>): void {
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [p, q] = [cuts[i]!, cuts[i + 1]!];
    for (const { key, point } of [p, q]) if (!nodes.has(key)) nodes.set(key, { point, next: new Set() });
    nodes.get(p.key)!.next.add(q.key);
    nodes.get(q.key)!.next.add(p.key);
  }
}

function takeLoop(start: string, nodes: Map<string, { point: Vec3; next: Set<string> }>): Vec3[] {
  const loop: Vec3[] = [];
  let key: string | undefined = start;
  while (key !== undefined) {
    const node: { point: Vec3; next: Set<string> } = nodes.get(key)!;
    const following: string | undefined = node.next.values().next().value;
    loop.push(node.point);
    if (following === undefined) return [];
    node.next.delete(following);
    nodes.get(following)!.next.delete(key);
    key = following === start ? undefined : following;
  }
  return loop;
}

/** The radius of a cone or cylinder at the fraction `t` of its axis. */
const radiusAt = ({ radius, topRadius }: ConeValue, t: number): number => radius + (topRadius - radius) * t;

function coneSection(solid: ConeValue, plane: PlaneInSpaceValue): SectionValue {
  const axis = sub(solid.top, solid.base);
  const height = length(axis);
  const n = unit(axis);
  const tilt = dot(plane.normal, n);
  const limit = IN_PLANE * (height + solid.radius + solid.topRadius);
  const cut = -heightOver(plane, solid.base);
  if (Math.abs(Math.abs(tilt) - 1) < IN_PLANE) {
    const t = cut / (tilt * height);
    if (!(t >= -IN_PLANE && t <= 1 + IN_PLANE) || !(radiusAt(solid, t) > limit)) throw new Undefined(MISS);
    const { u, v } = frame(plane.normal);
    return { type: 'Circle3', center: lerp(solid.base, solid.top, t), radius: radiusAt(solid, t), u, v };
  }
  return wholeEllipse(solid, plane) ?? cappedSection(solid, plane, limit);
}

const MISS = 'the plane misses the solid';

/** In-plane directions: `down` the steepest, `across` perpendicular to the axis. */
function planeFrame(solid: ConeValue, plane: PlaneInSpaceValue): { down: Vec3; across: Vec3; n: Vec3 } {
  const n = unit(sub(solid.top, solid.base));
  const across = unit(cross(n, plane.normal));
  return { down: cross(plane.normal, across), across, n };
}

/** The two points where the plane's steepest line through the axis' symmetry plane meets the mantle, as parameters of the axis. */
function wholeEllipse(solid: ConeValue, plane: PlaneInSpaceValue): Arc3Value | undefined {
  const { down, across, n } = planeFrame(solid, plane);
  const side = cross(across, n);
  const ends = [-1, 1].map((sign) => {
    const from = along(solid.base, side, sign * solid.radius);
    const to = along(solid.top, side, sign * solid.topRadius);
    const a = heightOver(plane, from);
    const b = heightOver(plane, to);
    if (!(a * b < 0)) return undefined;
    return lerp(from, to, a / (a - b));
  });
  const [p, q] = ends;
  if (!p || !q) return undefined;
  const center = lerp(p, q, 0.5);
  const t = dot(sub(center, solid.base), n) / distance(solid.base, solid.top);
  const off = dot(sub(center, solid.base), side);
  const radius = radiusAt(solid, t);
  // The chord of the circle at the centre's height that lies across the symmetry plane.
  const b = Math.sqrt(radius * radius - off * off);
  return {
    type: 'Arc3',
    center,
    a: distance(p, q) / 2,
    b,
    u: unit(down),
    v: cross(plane.normal, unit(down)),
    startAngle: 0,
    sweep: 2 * Math.PI,
  };
}

/** A section that runs through a cap: the chord and the mantle's curve, as a polygon of many corners. */
function cappedSection(solid: ConeValue, plane: PlaneInSpaceValue, limit: number): Polygon3Value {
  const { across, n } = planeFrame(solid, plane);
  const height = distance(solid.base, solid.top);
  const side = cross(across, n);
  const tilt = dot(plane.normal, side);
  // On the circle at fraction t the plane is the chord side = (offset - normal · centre) / tilt.
  const chord = (t: number): number => -heightOver(plane, along(solid.base, n, t * height)) / tilt;
  const half = (t: number): number => {
    const r = radiusAt(solid, t);
    return r * r - chord(t) ** 2;
  };
  if (Math.abs(tilt) < IN_PLANE) throw new Undefined(MISS);
  const range = positiveRange(half, limit * limit);
  if (!range) throw new Undefined(MISS);
  const [low, high] = range;
  const place = (t: number, sign: number): Vec3 =>
    add(along(along(solid.base, n, t * height), side, chord(t)), mul(across, sign * Math.sqrt(Math.max(0, half(t)))));
  const steps = CURVE_CORNERS / 2;
  const parameters = Array.from({ length: steps + 1 }, (_, i) => {
    // Closer together at the ends, where the curve turns fastest.
    const s = (1 - Math.cos((Math.PI * i) / steps)) / 2;
    return low + (high - low) * s;
  });
  const points = [...parameters.map((t) => place(t, 1)), ...[...parameters].reverse().map((t) => place(t, -1))];
  const vertices = points.filter((p, i) => distance(p, points[(i + 1) % points.length]!) > limit);
  if (vertices.length < 3) throw new Undefined(MISS);
  return { type: 'Polygon3', vertices };
}

/** The part of [0, 1] in which a quadratic function is positive. */
function positiveRange(f: (t: number) => number, limit: number): [number, number] | undefined {
  const c = f(0);
  const a = 2 * (f(1) + c - 2 * f(0.5));
  const b = f(1) - c - a;
  const candidates = [0, 1];
  const discriminant = b * b - 4 * a * c;
  if (Math.abs(a) > limit && discriminant > 0) {
    const root = Math.sqrt(discriminant);
    candidates.push((-b - root) / (2 * a), (-b + root) / (2 * a));
  } else if (Math.abs(b) > limit) candidates.push(-c / b);
  const stops = candidates.filter((t) => t >= 0 && t <= 1).sort((p, q) => p - q);
  for (let i = 0; i + 1 < stops.length; i++) {
    if (stops[i + 1]! - stops[i]! > IN_PLANE && f((stops[i]! + stops[i + 1]!) / 2) > limit)
      return [stops[i]!, stops[i + 1]!];
  }
  return undefined;
}
