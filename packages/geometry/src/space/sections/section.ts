import { takeSteps } from '../../functions/steps.js';
import type { ValueOf } from '../../value-types.js';
import type {
  Circle3Value,
  ConeValue,
  PlaneInSpaceValue,
  Polygon3Value,
  PolyhedronValue,
  SphereValue,
  Vec3,
} from '../../values.js';
import { Undefined } from '../../values.js';
import { heightOver } from '../planes.js';
import { along, cross, dot, extent, frame, lerp, polygonNormal } from '../vec3.js';
import { coneSection } from './cone-section.js';
import { joinedSection } from './joined-section.js';

/** A distance this small, relative to the solid, counts as lying in the plane. */
const IN_PLANE = 1e-9;
/** Steps for a corner of a solid that is cut, and of each of its faces. */
const CORNER_STEPS = 25;

/** What a plane cuts out of a solid; a list where it cuts a polyhedron in several polygons. */
type SectionValue = ValueOf<'Polygon3' | 'Circle3' | 'Arc3' | 'List'>;

/** The figure that a plane cuts out of a solid: a polygon, a circle, an ellipse, or a list where there are several pieces. */
export function section(solid: PolyhedronValue | SphereValue | ConeValue, plane: PlaneInSpaceValue): SectionValue {
  if (solid.type === 'Sphere') return sphereSection(solid, plane);
  if (solid.type === 'Polyhedron') {
    const pieces = joinedSection(polyhedronSection(solid, plane), plane) as readonly Polygon3Value[];
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
  const direction = cross(plane.normal, polygonNormal(face.map((i) => solid.vertices[i]!)));
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
