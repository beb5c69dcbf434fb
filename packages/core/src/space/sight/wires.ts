import { simplifyPolyline, snap, type Vec3 } from '@geoslide/geometry';
import { arcLength } from '../../draw/arc-length.js';
import type { EllipseArc } from '../../draw/clip-ellipse.js';
import { closedDash, type DashStyle, fittedDash } from '../../draw/dash.js';
import { type Pen, pathNode, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { PathNode } from '../../scene/scene.js';
import { withOpacity } from '../../style/color.js';
import type { StyleReader, Values } from '../../style/reader.js';
import { isInFront, projected, segmentImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { isFinite3 } from '../camera/vector.js';
import { ellipseImage } from '../parts/ellipse.js';
import type { Wire } from '../parts/parts.js';
import type { Obstacles } from './obstacle.js';
import { seenThrough } from './tinted.js';
import { curveSpans, SHORTEST, segmentSpans } from './visibility.js';

/** A piece of a line in the picture, all in sight or all hidden. */
export interface Stretch {
  readonly points: readonly Px[];
  readonly closed: boolean;
  readonly hidden: boolean;
  /** How deep it is, px, at a share of it, where that is known. */
  readonly depthAt?: (share: number) => number;
  /** What is drawn; the points then are its ends. */
  readonly arc?: EllipseArc;
  /** Whether a curved surface turns away from the eye there. */
  readonly isFold?: boolean;
}

/** What may hide a wire. */
export interface Sight extends Obstacles {
  /**
   * What is opaque of it, or that all is, for wires of which only that is hidden which lies behind such: others are seen
   * through tints.
   */
  readonly opaque?: Obstacles | 'all';
}

/** Chords of a drawn curve are about this long, px, but no fewer than the steps around a full turn. */
const CHORD = 2.5;
const MIN_STEPS = 96;
const MAX_STEPS = 2000;

/** The pieces of a wire, in its order. */
export function stretches(obstacles: Sight, wire: Wire): Stretch[] {
  const { projector } = obstacles;
  if (wire.kind === 'curve') return curveStretches(obstacles, wire);
  if (wire.kind === 'polyline') return polylineStretches(obstacles, wire);
  const segment = segmentImage(projector, wire.a, wire.b);
  if (!segment) return [];
  const { imageA: a, imageB: b } = segment;
  const at = (s: number): Px => [a.x + s * (b.x - a.x), a.y + s * (b.y - a.y)];
  const all = segmentSpans(obstacles, segment, wire.outlineOf);
  const { opaque } = obstacles;
  const spans = opaque ? seenThrough(all, opaque === 'all' ? all : segmentSpans(opaque, segment, wire.outlineOf)) : all;
  return spans.map(({ from, to, hidden }) => ({
    points: [at(from), at(to)],
    closed: false,
    hidden,
    depthAt: (share) => a.z + (from + share * (to - from)) * (b.z - a.z),
  }));
}

/** The pieces of a polyline; those of one state run on over its corners, and over its start where it is closed. */
function polylineStretches(obstacles: Sight, { points, ...rest }: Extract<Wire, { kind: 'polyline' }>): Stretch[] {
  const pieces = points
    .slice(1)
    .flatMap((b, i) => stretches(obstacles, { ...rest, kind: 'segment', a: points[i]!, b }));
  let runs = runsOf(pieces);
  for (;;) {
    const crumb = runs.findIndex((run, i) => {
      const [before, after] = neighbours(runs, i);
      return (before || after) && lengthOf(run.points) < SHORTEST;
    });
    if (crumb < 0) break;
    runs = runsOf(runs.map((run, i) => (i === crumb ? { ...run, hidden: !run.hidden } : run)));
  }
  const [only] = runs;
  const isClosed = runs.length === 1 && only && only.points.length > 3 && meets(only, only);
  const isFold = rest.outlineOf !== undefined;
  return isClosed ? [{ ...only, closed: true, isFold }] : runs.map((run) => ({ ...run, isFold }));
}

/** Pieces of one state that meet, as one. */
function runsOf(pieces: readonly Stretch[]): Stretch[] {
  const runs: { points: Px[]; closed: boolean; hidden: boolean }[] = [];
  for (const piece of pieces) {
    const last = runs[runs.length - 1];
    if (last && last.hidden === piece.hidden && meets(last, piece))
      for (const point of piece.points.slice(1)) last.points.push(point);
    else runs.push({ points: [...piece.points], closed: false, hidden: piece.hidden });
  }
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (!first || !last || first === last || first.hidden !== last.hidden || !meets(last, first)) return runs;
  return [...runs.slice(1, -1), { ...last, points: [...last.points, ...first.points.slice(1)] }];
}

/** The pieces that meet one of them at its start and at its end; the last piece of a closed line meets the first. */
function neighbours(runs: readonly Stretch[], i: number): [before: Stretch | undefined, after: Stretch | undefined] {
  const { length } = runs;
  const [before, run, after] = [runs[(i + length - 1) % length]!, runs[i]!, runs[(i + 1) % length]!];
  if (length === 1) return [undefined, undefined];
  return [meets(before, run) ? before : undefined, meets(run, after) ? after : undefined];
}

/** Whether a piece ends where another begins. */
function meets(one: Stretch, next: Stretch): boolean {
  const [from, to] = [one.points[one.points.length - 1]!, next.points[0]!];
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) < JOIN;
}

/** Beside the end of a span of a curve, as a part of the curve. */
const BESIDE = 1e-9;

/** Ends this near, px, are one corner. */
const JOIN = 1e-6;

function curveStretches(obstacles: Sight, wire: Extract<Wire, { kind: 'curve' }>): Stretch[] {
  const { projector } = obstacles;
  const { at, min, max, closed, outlineOf } = wire;
  const image = curveImage(at, projector);
  const share = wire.ellipse ? Math.min(1, (max - min) / (2 * Math.PI)) : 1;
  const steps = stepsFor(image, min, max, Math.ceil(MIN_STEPS * share - 1e-9));
  const length = steps * CHORD;
  const { opaque } = obstacles;
  const spansOf = (each: Obstacles) => curveSpans(each, at, min, max, steps, length, closed, outlineOf);
  const all = spansOf(obstacles);
  const spans = opaque ? seenThrough(all, opaque === 'all' ? all : spansOf(opaque)) : all;
  const arcs = wire.ellipse && max > min ? ellipseImage(wire.ellipse, projector) : undefined;
  const beside = BESIDE * (max - min);
  const result = spans.flatMap(({ from, to, hidden }): Stretch[] => {
    if (arcs) {
      const points = [image(from)!, image(to)!];
      const depthAt = (share: number): number => projector.project(at(from + share * (to - from))).z;
      return [{ points, closed: wire.closed && spans.length === 1, hidden, arc: arcs(from, to), depthAt }];
    }
    const count = Math.max(1, Math.ceil((steps * (to - from)) / (max - min) - 1e-9));
    const runs: Px[][] = [[]];
    for (let i = 0; i <= count; i++) {
      const t = from + ((to - from) * i) / count;
      // A span may end where the curve leaves what is in front of the eye: last digits would say whether its end is seen.
      const isEnd = i === 0 || i === count;
      const isSure = !isEnd || (image(Math.max(min, t - beside)) && image(Math.min(max, t + beside)));
      const point = isSure ? image(t) : undefined;
      if (point) runs[runs.length - 1]!.push(point);
      else if (runs[runs.length - 1]!.length > 0) runs.push([]);
    }
    return runs
      .filter((points) => points.length > 1)
      .map((points): Stretch => ({ points, closed: wire.closed && spans.length === 1, hidden }));
  });
  const [first] = result;
  const last = result[result.length - 1];
  if (!wire.closed || !first || !last || first === last || first.hidden !== last.hidden) return result;
  // The curve's start is no end of the span that runs through it.
  if (spans[0]!.from > min || spans[spans.length - 1]!.to < max) return result;
  const between = result.slice(1, -1);
  if (!first.arc || !last.arc) return [...between, { ...first, points: [...last.points, ...first.points.slice(1)] }];
  const arc = { ...last.arc, sweep: last.arc.sweep + first.arc.sweep };
  const start = last.arc.sweep / arc.sweep;
  const depthAt = (part: number): number =>
    part < start ? last.depthAt!(part / start) : first.depthAt!((part - start) / (1 - start));
  return [...between, { ...first, points: [last.points[0]!, first.points[1]!], arc, depthAt }];
}

/** Where a curve's points are seen, px; undefined for those that are not in front of the eye. */
export function curveImage(at: (t: number) => Vec3, projector: Projector): (t: number) => Px | undefined {
  return (t) => {
    const p = at(t);
    if (!isFinite3(p) || !isInFront(projector, p)) return undefined;
    return projected(projector, p);
  };
}

/** How many chords a curve is drawn with, `fewest` at least. */
export function stepsFor(image: (t: number) => Px | undefined, min: number, max: number, fewest = MIN_STEPS): number {
  let length = 0;
  let previous: Px | undefined;
  for (let i = 0; i <= fewest; i++) {
    const point = image(min + ((max - min) * i) / fewest);
    if (point && previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
    previous = point;
  }
  return Math.min(MAX_STEPS, Math.max(fewest, Math.ceil(length / CHORD - 1e-9)));
}

type HiddenLineStyle = StyleReader<Pick<Values['axis'], 'hiddenLineDash' | 'hiddenLineOpacity'>>;

/** How an object's hidden lines are drawn; undefined where they are not. */
export function readHiddenPen(
  pen: Pen,
  style: HiddenLineStyle,
  fallback: 'dashed' | 'thin' | 'behind tints' = 'dashed',
): Pen | undefined {
  // A line with a pattern of its own keeps it.
  const usual = pen.dash === 'solid' ? (fallback === 'dashed' ? fallback : 'thin') : pen.dash;
  const look = style.get('hiddenLineDash') ?? usual;
  if (look === 'none') return undefined;
  const color = withOpacity(pen.color, style.get('hiddenLineOpacity'));
  if (look === 'solid') return { ...pen, color };
  const width = Math.max(Math.min(1, pen.width), pen.width * (look === 'thin' ? THIN : HIDDEN_WIDTH));
  return { color, width, dash: look === 'thin' ? 'solid' : look };
}

/** Hidden lines step back behind those in sight: this part of their width. */
const HIDDEN_WIDTH = 0.75;
const THIN = 0.5;

/**
 * The stretches of one object as strokes, in one path as far as their dashes are the same: where they meet, a pen that lets through what is below it paints once.
 * Dashes are fitted to each one's length, counted from its upper left end so that lines drawn twice stay dashed.
 */
export function strokeStretches(pieces: readonly Stretch[], pen: Pen): PathNode[] {
  const strokes = new Map<string, { path: PathBuilder; dash: DashStyle }>();
  for (const piece of pieces) {
    const { points, closed, arc } = piece;
    const length = arc ? arcLength(arc) : lengthOf(points);
    const dash = closed
      ? closedDash(pen.dash, pen.width, length, 'round')
      : fittedDash(pen.dash, pen.width, length, 0, 'round');
    // What has no finite place is not drawn, and takes nothing with it.
    const key = `${dash.cap} ${dash.dash?.map((part) => part.toFixed(3))} ${Number.isFinite(length)}`;
    const stroke = strokes.get(key) ?? { path: new PathBuilder(), dash };
    strokes.set(key, stroke);
    trace(piece, stroke.path);
  }
  return [...strokes.values()].map(({ path, dash }) => pathNode(path, { stroke: strokeOf(pen, dash) }));
}

function trace({ points, closed, arc }: Stretch, path: PathBuilder): void {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const turned = !closed && (last[0] < first[0] || (last[0] === first[0] && last[1] < first[1]));
  if (arc) {
    const { cx, cy, rx, ry, rotation, start, sweep } = arc;
    if (turned) path.arc(cx, cy, rx, ry, rotation, start + sweep, -sweep);
    else path.arc(cx, cy, rx, ry, rotation, start, sweep);
    if (closed) path.close();
  } else {
    const slim = withoutStraight(turned ? [...points].reverse() : points);
    path.polyline(closed ? slim.slice(0, -1) : slim, closed);
  }
}

/** px: points that are nearer to the line through others are left out. */
const STRAIGHT = 0.1;

/** Curves are looked at more closely than they have to be drawn. All engines leave out the same points. */
function withoutStraight(points: readonly Px[]): readonly Px[] {
  if (points.length < 3) return points;
  const kept = simplifyPolyline(Float64Array.from(points.flat(), snap), STRAIGHT);
  return Array.from({ length: kept.length / 2 }, (_, i) => [kept[2 * i]!, kept[2 * i + 1]!] as const);
}

export function lengthOf(points: readonly Px[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    length += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]);
  }
  return length;
}
