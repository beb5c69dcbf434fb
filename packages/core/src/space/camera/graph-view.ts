import {
  type Construction,
  extentPoints,
  type SurfaceValue,
  shownValues,
  takeSteps,
  type Value,
  type Vec3,
} from '@geoslide/geometry';
import { type SpaceCamera, scaleZOf } from '@geoslide/protocol';
import type { Px } from '../../draw/viewport.js';
import { boundsOf } from '../parts/surface-net.js';
import { isInFront, projected } from './images.js';
import { projector as createProjector } from './projection.js';

/** How far from the camera's centre a graph is looked at along x and y, in heights of the view. */
const REACH = 0.36;
/** A view of graphs shows so much less closely than the given one: the axes are longer than the graphs. */
const BESIDE_AXES = 0.9;
/** Places along each of them, and steps for one. */
const SAMPLES = 40;
const PLACE_STEPS = 20;
/** All of a graph is shown as high as it is where it is at most so many times as high as the view. */
const MOST_ZOOM = 2.5;
/** Around a graph so much of the view's height is left free: its summit may lie between places that are looked at. */
const MARGIN = 0.06;
/**
 * A summit is higher than all places at the border by this part of the view's height, or level to the next places.
 */
const CLEARLY = 0.01;
const LEVEL = 0.04;
/** A view at a summit shows at least this part of what the given camera does. */
const AS_MUCH = 0.5;

/** An end of the heights of a graph. */
interface Summit {
  readonly at: Vec3;
  /** Whether the graph turns there: others only go on beyond the border, or have a pole. */
  readonly turns: boolean;
}

/**
 * The camera of a slide of graphs z = f(x, y) without bounds, or of planes: it shows the graphs a little less
 * closely than the given one, so that the axes are longer. A slide of planes is seen from so far away that the
 * view holds their nearest places.
 */
export function endlessCamera(construction: Construction, camera: SpaceCamera, size: Size): SpaceCamera {
  if (graphsOf(construction).length === 0) return planeCamera(construction, camera);
  return graphCamera(construction, { ...camera, scale: camera.scale * BESIDE_AXES }, size);
}

/** Of a picture, px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The height that a camera looks at, and its scales, for a slide of graphs z = f(x, y) without bounds: the given ones
 * where they show the graphs well. Elsewhere the view goes to where the graphs are, or to their summits.
 */
export function graphCamera(construction: Construction, camera: SpaceCamera, { width, height }: Size): SpaceCamera {
  const graphs = graphsOf(construction);
  const projector = createProjector(camera, width, height);
  const shown = graphs.map((graph) => boundsOf(graph, camera, projector).z!);
  const [from, to] = [Math.min(...shown.map(([z]) => z)), Math.max(...shown.map(([, z]) => z))];
  const tall = to - from;
  const nets = graphs.map((graph) => netOf(graph, camera));
  const all = nets.flatMap((net) => net.flat()).filter(Number.isFinite);
  if (all.length === 0) return camera;
  all.sort((p, q) => p - q);
  const farthest = (sign: 1 | -1): Summit =>
    nets
      .map((net, i) => summitOf(net, sign, graphs[i]!, camera, tall))
      .reduce((p, q) => (sign * q.at.z > sign * p.at.z ? q : p));
  const [top, bottom] = [farthest(1), farthest(-1)];
  const [low, high] = [bottom.at.z, top.at.z];
  const between = (least: number, most: number): number => all.filter((z) => z >= least && z <= most).length;
  const seen = between(from, to);
  const hasTop = top.turns && high > to;
  const hasBottom = bottom.turns && low < from;
  if (!hasTop && !hasBottom && seen > 0) return camera;
  const whole = (high - low) * (1 + 2 * MARGIN);
  const middle = (low + high) / 2;
  if (whole <= tall) return lookingAt(camera, middle, tall);
  if ((hasTop || hasBottom) && whole <= MOST_ZOOM * tall) {
    return lookingAt({ ...camera, scale: rounded((camera.scale * tall) / whole) }, middle, whole);
  }
  const half = (0.5 - MARGIN) * tall;
  const ends = [...(hasTop ? [high - half] : []), ...(hasBottom ? [low + half] : [])];
  const end = ends.find((z) => between(z - tall / 2, z + tall / 2) >= AS_MUCH * seen);
  if (end !== undefined && ends.length === 1) return lookingAt(camera, end, tall);
  if (ends.length > 0) {
    return lookingAt({ ...camera, scaleZ: rounded((scaleZOf(camera) * tall) / whole) }, middle, whole);
  }
  return lookingAt(camera, all[Math.floor(all.length / 2)]!, tall);
}

/** So many times as high as wide, a graph is a line in the picture. */
const TOO_HIGH = 5;

/**
 * The scale of heights with which a slide of graphs over areas of their own is as high as wide; undefined where
 * they can be seen as they are, and where something is on the slide whose form the scale would change, such as a
 * ball or an angle.
 */
export function scaleOfHeights(construction: Construction): number | undefined {
  const values = shownValues(construction);
  const isGraph = (value: Value): boolean => value.type === 'Surface' && value.graph === true && !value.endless;
  if (!values.some(isGraph) || values.some((value) => HAS_FORM.has(value.type))) return undefined;
  const [[left, right], [front, back], [bottom, top]] = boxOf(values.flatMap(extentPoints));
  const width = Math.max(right - left, back - front);
  return top - bottom > TOO_HIGH * width ? rounded(width / (top - bottom)) : undefined;
}

/** Figures that are drawn with their true proportions. */
const HAS_FORM: ReadonlySet<Value['type']> = new Set([
  'Angle3',
  'Arc3',
  'Circle3',
  'Cone',
  'CurvedSolid',
  'Cylinder',
  'ImplicitSurface',
  'Polyhedron',
  'Sphere',
]);

/** A plane whose nearest place is no farther from what the camera looks at, in heights of the view, is seen. */
const SEEN = 0.2;

/**
 * The camera that sees all planes with their place among the axes: a view that goes to a far one would lose these.
 */
function planeCamera(construction: Construction, camera: SpaceCamera): SpaceCamera {
  const [x, y, z] = camera.offset;
  const far = shownValues(construction).reduce((most, value) => {
    if (value.type !== 'Plane' && value.type !== 'HalfSpace') return most;
    const { normal, offset } = value;
    return Math.max(most, Math.abs(normal.x * x + normal.y * y + normal.z * z - offset));
  }, 0);
  return far * camera.scale <= SEEN ? camera : { ...camera, scale: rounded(SEEN / far) };
}

/** Logical units: a graph is seen so far to each side of the z-axis at least. */
const LEAST_SIDE = 2;
/** Figures that lie farther from the z-axis than this many times their size are seen without it. */
const FAR_SIZES = 4;

/**
 * The points that span figures, and beside graphs without bounds those that show the graph around the z-axis, too:
 * of a point on a dome one would else see a piece of its side, without its summit and the axes.
 */
export function aroundGraphs(
  construction: Construction,
  points: readonly Vec3[],
  camera: SpaceCamera,
): readonly Vec3[] {
  const graphs = graphsOf(construction);
  if (points.length === 0 || graphs.length === 0) return points;
  const [[left, right], [front, back], [bottom, top]] = boxOf(points);
  const size = Math.max(LEAST_SIDE, right - left, back - front, top - bottom);
  const side = Math.max(LEAST_SIDE, ...[left, right, front, back].map(Math.abs));
  if (side > FAR_SIZES * size) return points;
  const z = bottom > size ? bottom : top < -size ? top : 0;
  const corners = [
    { x: -side, y: -side, z },
    { x: side, y: side, z },
  ];
  const around = { ...camera, offset: [0, 0, z] as const, scale: REACH / side };
  const ends = graphs.flatMap((graph) => {
    const net = netOf(graph, around);
    return ([1, -1] as const).map((sign) => summitOf(net, sign, graph, around, 2 * side));
  });
  const summits = ends.filter(
    ({ turns, at }) => turns && at.z >= bottom - FAR_SIZES * size && at.z <= top + FAR_SIZES * size,
  );
  return [...points, ...corners, ...summits.map(({ at }) => at)];
}

/** The ends of points along x, y and z. */
function boxOf(points: readonly Vec3[]) {
  const ends = (axis: keyof Vec3): readonly [number, number] =>
    points.reduce(([low, high], p) => [Math.min(low, p[axis]), Math.max(high, p[axis])], [Infinity, -Infinity]);
  return [ends('x'), ends('y'), ends('z')] as const;
}

/** Places of a graph along x and y that a view of other figures has to show. */
const SHOWN = 6;

/**
 * Where a graph without bounds is seen over and under the other figures of its slide, px: of a surface and a ball
 * on it a view that holds the ball alone shows a strip of the surface. None where the graph leaves the figures,
 * and where these are one point.
 *
 * @param points That span the other figures.
 */
export function graphImages(
  construction: Construction,
  points: readonly Vec3[],
  camera: SpaceCamera,
  { width, height }: Size,
): Px[] {
  const [[left, right], [front, back], [bottom, top]] = boxOf(points);
  const size = Math.max(right - left, back - front, top - bottom);
  if (!(size > 0)) return [];
  const projector = createProjector(camera, width, height);
  const line = Array.from({ length: SHOWN + 1 }, (_, i) => i / SHOWN);
  takeSteps(PLACE_STEPS * line.length ** 2 * construction.objects.size);
  return graphsOf(construction)
    .flatMap(({ at }) =>
      line.flatMap((s) => line.map((t) => at(left + (right - left) * s, front + (back - front) * t))),
    )
    .filter((p) => p.z >= bottom - size && p.z <= top + size && isInFront(projector, p))
    .map((p) => projected(projector, p));
}

/** The graphs without bounds that are shown. */
function graphsOf(construction: Construction): SurfaceValue[] {
  return shownValues(construction).flatMap((value) => (value.type === 'Surface' && value.endless ? [value] : []));
}

/** Heights of a graph on a net over what the camera sees. */
function netOf(graph: SurfaceValue, camera: SpaceCamera): number[][] {
  takeSteps(PLACE_STEPS * (SAMPLES + 1) ** 2);
  const line = Array.from({ length: SAMPLES + 1 }, (_, i) => i);
  return line.map((i) => line.map((j) => placeOf(graph, camera, i, j).z));
}

/** The point at a place of the net, which may lie between its lines. */
function placeOf({ at }: SurfaceValue, { offset, scale }: SpaceCamera, i: number, j: number): Vec3 {
  const reach = REACH / scale;
  const [x, y] = offset;
  return at(x + reach * ((2 * i) / SAMPLES - 1), y + reach * ((2 * j) / SAMPLES - 1));
}

/** The highest place of a net, by the sign 1, or the lowest one by -1. */
function summitOf(
  net: readonly (readonly number[])[],
  sign: 1 | -1,
  graph: SurfaceValue,
  camera: SpaceCamera,
  tall: number,
): Summit {
  let best = { i: 0, j: 0, up: -Infinity };
  let border = -Infinity;
  net.forEach((row, i) => {
    row.forEach((z, j) => {
      const up = sign * z;
      if (!Number.isFinite(z)) return;
      if (up > best.up) best = { i, j, up };
      if (i === 0 || i === SAMPLES || j === 0 || j === SAMPLES) border = Math.max(border, up);
    });
  });
  const { i, j, up } = best;
  const around = (step: number): number[] =>
    [-step, 0, step].flatMap((di) =>
      [-step, 0, step].map((dj) => sign * placeOf(graph, camera, i + di, j + dj).z).filter(Number.isFinite),
    );
  const isLevel = around(1).every((other) => Math.abs(other - up) <= LEVEL * tall);
  // Towards a pole the graph goes on rising between the lines of the net.
  const isPole = around(0.25).some((other) => other - up > LEVEL * tall);
  return { at: placeOf(graph, camera, i, j), turns: !isPole && (isLevel || up > border + CLEARLY * tall) };
}

/** Parts of a view's height that its middle is a multiple of. */
const PLACES = 16;
/** What lies in the middle of two numbers is not decided by last digits. */
const TIE = 1e-3;

/** The camera at another height, on a round number: engines differ in the last digits of functions. */
function lookingAt(camera: SpaceCamera, z: number, tall: number): SpaceCamera {
  const unit = 2 ** Math.floor(Math.log2(tall) + TIE) / PLACES;
  const [x, y] = camera.offset;
  return { ...camera, offset: [x, y, unit * Math.round(z / unit + TIE)] };
}

/** A number to two digits, downwards. */
function rounded(value: number): number {
  const digit = 10 ** (Math.floor(Math.log10(value) + TIE) - 1);
  return Number((Math.floor(value / digit + TIE) * digit).toPrecision(2));
}
