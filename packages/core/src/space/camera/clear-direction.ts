import {
  type Construction,
  extentPoints,
  type SurfaceValue,
  shownValues,
  takeSteps,
  type Value,
  type Vec3,
} from '@geoslide/geometry';
import type { SpaceCamera, StyleSheet } from '@geoslide/protocol';
import { AXES, axisStyle } from '../axis-reach.js';
import { projector as createProjector, type Projector } from './projection.js';
import { stretched, stretchedNormal } from './stretch.js';
import { along, cross, dot, length, polygonNormal, sub } from './vector.js';

type Direction = Pick<SpaceCamera, 'yaw' | 'pitch'>;

/** The eye stays in front of the axes x and y and above the ground, as books draw figures. Degrees. */
const YAWS = range(10, 80, 5);
const PITCHES = range(10, 45, 5);
/** Where nothing is in the way of another direction. */
const USUAL = { yaw: 35, pitch: 30 };
/** Quarters of a turn that the eye may go around a figure without axes: dimension lines have to be at its outline. */
const QUARTERS = [0, -1, 1, 2];
/** What a quarter other than the usual one counts. */
const ELSEWHERE = 0.05;

/** The cosine between a line of sight and a face's normal below which the face is too thin. */
const THIN_FACE = 0.3;
/** The same of what a figure is about: sections, and angles, whose marks are small. */
const THIN_SHOWN = 0.45;
/** The sine below which a face is looked at so straight on that it seems to lie in the picture. */
const BROAD_FACE = 0.5;
/** The same of a plane that touches a solid: books show it from beside, with the solid behind it. */
const BROAD_TOUCHING = 0.7;
/** How near two corners, and a corner and an edge, may be in the picture, in parts of the figure's size. */
const NEAR_CORNERS = 0.12;
const NEAR_EDGE = 0.025;
/** The share of its length below which a segment is seen nearly from its end. */
const SHORT_LINE = 0.4;
/** The sine between two lines, and their distance in parts of their length, below which they are hard to tell apart. */
const NEAR_DIRECTIONS = 0.2;
const NEAR_LINES = 0.1;
/** How far a point is from a line that it lies on, in lengths of that. */
const SAME_LINE = 1e-6;
/** How much of a figure, in parts of its size, lies on both sides of a dimension line that crosses it. */
const CROSSED = 0.15;
/** What an angle of 45° from the usual direction counts, in faces that are seen edge-on. */
const UNUSUAL = 0.25;

/** Of a large figure only so many things are looked at. */
const MOST = 60;
/** Steps for a pair of things in the picture. */
const PAIR_STEPS = 2;

/** What of a figure must not coincide in the picture. */
interface Features {
  readonly corners: Vec3[];
  readonly edges: Edge[];
  readonly faces: Face[];
  /** What dimension lines measure. */
  readonly measured: Edge[];
  /** Lines, rays, segments, vectors and axes, each of which has to be told from the others. */
  readonly lines: Edge[];
  /** Segments and vectors, whose lengths a figure is often about. */
  readonly lengths: Edge[];
}

interface Gathered extends Features {
  /** Lines and rays, before it is known how large the figure is. */
  readonly endless: { readonly origin: Vec3; readonly direction: Vec3 }[];
}

type Edge = readonly [Vec3, Vec3];

/** What is flat, with the cosine and the sine to the line of sight that it should have at least. */
interface Face {
  readonly normal: Vec3;
  readonly thin: number;
  readonly broad: number;
}

/**
 * The direction in which least of the figure is seen edge-on or in the same place: faces, corners, corners on edges. Of
 * directions that are as good the most usual one is taken. Angles are in radians.
 */
export function clearDirection(construction: Construction, camera: SpaceCamera, styleSheet: StyleSheet): Direction {
  const features = featuresOf(construction, styleSheet);
  const isFree = features.measured.length > 0 && axesOf(1, styleSheet).length === 0;
  let best: { direction: Direction; badness: number } | undefined;
  for (const quarter of isFree ? QUARTERS : [0]) {
    for (const pitch of PITCHES) {
      for (const yaw of YAWS) {
        const direction = { yaw: radians(yaw + 90 * quarter), pitch: radians(pitch) };
        // How large the figure is shown does not matter, nor does how near the eye is.
        const projection = camera.projection === 'perspective' ? 'orthographic' : camera.projection;
        const projector = createProjector({ ...camera, ...direction, projection, scale: 1 }, 1, 1);
        const unusual =
          (UNUSUAL * Math.hypot(yaw - USUAL.yaw, pitch - USUAL.pitch)) / 45 + ELSEWHERE * Math.abs(quarter);
        // Rounded, for engines differ in the last digits of sines.
        const badness = Math.round(1e6 * (badnessOf(features, projector) + unusual));
        if (best === undefined || badness < best.badness) best = { direction, badness };
      }
    }
  }
  return best!.direction;
}

function featuresOf(construction: Construction, styleSheet: StyleSheet): Features {
  const features: Gathered = {
    corners: [],
    edges: [],
    faces: [],
    measured: [],
    lines: [],
    lengths: [],
    endless: [],
  };
  for (const value of shownValues(construction)) addFeatures(value, features);
  const { corners, edges, lines, endless } = features;
  const known = new Set<string>();
  const distinct = corners.filter(({ x, y, z }) => {
    const name = `${x} ${y} ${z}`;
    return !known.has(name) && known.add(name);
  });
  const sizeOf = (points: readonly Vec3[]): number =>
    Math.max(0, ...points.flatMap(({ x, y, z }) => [x, y, z].map(Math.abs)));
  const size = sizeOf(distinct);
  const reach = size || sizeOf(endless.map(({ origin }) => origin)) || 1;
  const axes = axesOf(size || (endless.length > 0 ? reach : 0), styleSheet);
  const drawn = endless.map(({ origin, direction }): Edge => {
    const unit = reach / length(direction);
    return [along(origin, direction, -unit), along(origin, direction, unit)];
  });
  return {
    corners: some(distinct),
    edges: [...(size > 0 ? axes : []), ...some(edges)],
    faces: some(features.faces),
    measured: some(features.measured),
    lines: drawn.length + axes.length === 0 ? [] : some([...axes, ...drawn, ...lines]),
    lengths: some(features.lengths),
  };
}

/** The axes that are shown, as far as a figure of this size: no corner should seem to lie on one. */
function axesOf(size: number, styleSheet: StyleSheet): Edge[] {
  return AXES.flatMap((name): Edge[] => {
    if (size === 0 || !axisStyle(styleSheet, name, () => undefined).get('show')) return [];
    const end = (at: number): Vec3 => ({ x: 0, y: 0, z: 0, [name[0]!]: at });
    return [[end(-size), end(size)]];
  });
}

function addFeatures(value: Value, features: Gathered): void {
  const { corners, edges } = features;
  const addFace = (normal: Vec3, thin = THIN_FACE, broad = BROAD_FACE): void => {
    features.faces.push({ normal, thin, broad });
  };
  const addLoop = (loop: readonly Vec3[]): void => {
    edges.push(...loop.map((p, i) => [p, loop[(i + 1) % loop.length]!] as const));
  };
  switch (value.type) {
    case 'List':
      for (const item of value.items) addFeatures(item, features);
      return;
    case 'Polyhedron':
      edges.push(...value.edges.map(([i, j]) => [value.vertices[i]!, value.vertices[j]!] as const));
      for (const face of value.faces) addFace(polygonNormal(face.map((i) => value.vertices[i]!)));
      break;
    case 'Polygon3':
      addLoop(value.vertices);
      addFace(polygonNormal(value.vertices), THIN_SHOWN);
      break;
    case 'Segment3':
      edges.push([value.start, value.end]);
      features.lines.push([value.start, value.end]);
      features.lengths.push([value.start, value.end]);
      break;
    case 'Vector3':
      features.lines.push([value.start, value.end]);
      features.lengths.push([value.start, value.end]);
      break;
    case 'Angle3':
      addFace(cross(value.start, value.end), THIN_SHOWN);
      break;
    case 'Dimension3':
      features.measured.push([value.start, value.end]);
      break;
    case 'Line3':
    case 'Ray3':
      features.endless.push(value);
      return;
    case 'Plane':
      addFace(value.normal, THIN_FACE, value.touches ? BROAD_TOUCHING : BROAD_FACE);
      return;
    case 'HalfSpace':
      addFace(value.normal);
      return;
    case 'Circle3':
    case 'Arc3':
      addFace(cross(value.u, value.v));
      return;
    case 'Cone':
    case 'Cylinder':
      addFace(sub(value.top, value.base));
      corners.push(value.base, value.top);
      return;
    case 'Surface': {
      const normal = value.endless ? undefined : flatNormal(value);
      if (normal) addFace(normal);
      return;
    }
    case 'CurvedSolid':
      for (const edge of value.edges) {
        // Its discs: the base of a hemisphere, both ends of an oblique cylinder.
        if (edge.type === 'Circle3' || edge.type === 'Arc3') addFeatures(edge, features);
        // Those of a drilled block.
        if (edge.type !== 'Segment3') continue;
        edges.push([edge.start, edge.end]);
        corners.push(edge.start, edge.end);
      }
      return;
    case 'Curve3':
    case 'ImplicitSurface':
    case 'Sphere':
      return;
  }
  corners.push(...extentPoints(value));
}

/** Places of a surface, as parts of its parameters' ranges, that lie in one plane where it is flat. */
const LOOKS = [0.1, 0.45, 0.9];
/** How far they are from it then, in parts of the surface's size. */
const FLAT = 1e-6;

/** The normal of a surface that is a part of a plane; undefined for others. */
function flatNormal({ at, u, v }: SurfaceValue): Vec3 | undefined {
  const points = LOOKS.flatMap((s) => LOOKS.map((t) => at(u[0] + s * (u[1] - u[0]), v[0] + t * (v[1] - v[0]))));
  const [first] = points;
  const normal = polygonNormal([first!, points[2]!, points[8]!, points[6]!]);
  const size = length(normal);
  // The area has the size of the surface squared.
  const isFlat = points.every((p) => Math.abs(dot(sub(p, first!), normal)) <= FLAT * size ** 1.5);
  return size > 0 && isFlat ? normal : undefined;
}

/** Of a long list so many that they are spread over all of it. */
function some<T>(list: readonly T[]): T[] {
  const step = Math.max(1, list.length / MOST);
  return Array.from({ length: Math.min(MOST, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

function badnessOf(features: Features, projector: Projector): number {
  const { corners, edges, faces, measured, lines, lengths } = features;
  const { scaleZ } = projector;
  const sight = stretched(projector.toEye({ x: 0, y: 0, z: 0 }), scaleZ);
  let badness = 0;
  for (const { normal: own, thin, broad } of faces) {
    const normal = stretchedNormal(own, scaleZ);
    const cosine = Math.abs(dot(normal, sight)) / (length(normal) * length(sight) || 1);
    badness += lack(cosine, thin) + lack(Math.sqrt(Math.max(0, 1 - cosine * cosine)), broad);
  }
  badness += coincidence(lines, projector);
  for (const [from, to] of lengths) {
    const [a, b] = [projector.project(from), projector.project(to)];
    const own = length(sub(stretched(to, scaleZ), stretched(from, scaleZ)));
    if (own > 0) badness += lack(Math.hypot(b.x - a.x, b.y - a.y) / own, SHORT_LINE);
  }
  const images = corners.map((p) => projector.project(p));
  const ends = [...images, ...edges.flat().map((p) => projector.project(p))];
  const xs = ends.map(({ x }) => x);
  const ys = ends.map(({ y }) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (!(size > 0)) return badness;
  takeSteps(PAIR_STEPS * images.length * (images.length + edges.length + measured.length));
  for (const [from, to] of measured) {
    const [a, b] = [projector.project(from), projector.project(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const sides = ends.map(({ x, y }) => ((x - a.x) * dy - (y - a.y) * dx) / (Math.hypot(dx, dy) || 1));
    badness += 1 - lack(Math.min(Math.max(...sides), -Math.min(...sides)), CROSSED * size);
  }
  images.forEach((p, i) => {
    for (const q of images.slice(i + 1)) badness += lack(Math.hypot(p.x - q.x, p.y - q.y), NEAR_CORNERS * size);
  });
  for (const [from, to] of edges) {
    const [a, b] = [projector.project(from), projector.project(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    images.forEach(({ x, y }) => {
      const t = ((x - a.x) * dx + (y - a.y) * dy) / square;
      // What is near an end counts as two corners that are near.
      if (t > 0.05 && t < 0.95)
        badness += lack(Math.abs((x - a.x) * dy - (y - a.y) * dx) / Math.sqrt(square), NEAR_EDGE * size);
    });
  }
  return badness;
}

/** How much lines seem to lie on each other that do not in space: one counts as much as a face that is seen edge-on. */
function coincidence(lines: readonly Edge[], projector: Projector): number {
  takeSteps(PAIR_STEPS * lines.length * lines.length);
  const images = lines.map(([a, b]) => [projector.project(a), projector.project(b)] as const);
  let badness = 0;
  images.forEach(([a, b], i) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const size = Math.hypot(dx, dy) || 1;
    images.slice(i + 1).forEach(([p, q], k) => {
      if (isSameLine(lines[i]!, lines[i + 1 + k]!)) return;
      const sine = Math.abs(dx * (q.y - p.y) - dy * (q.x - p.x)) / (size * (Math.hypot(q.x - p.x, q.y - p.y) || 1));
      const apart = Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / size;
      badness += Math.min(lack(sine, NEAR_DIRECTIONS), lack(apart, NEAR_LINES * size));
    });
  });
  return badness;
}

/** Whether two edges lie on one line in space. */
function isSameLine([a, b]: Edge, [p, q]: Edge): boolean {
  const way = sub(b, a);
  const size = length(way);
  return [p, q].every((point) => length(cross(way, sub(point, a))) <= SAME_LINE * size * size);
}

/** 1 for nothing at all, 0 for as much as is needed. */
const lack = (value: number, needed: number): number => Math.max(0, 1 - value / needed);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
}
