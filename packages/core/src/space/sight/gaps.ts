import { takeSteps, type Vec3 } from '@geoslide/geometry';
import type { Pen } from '../../draw/pen.js';
import { isInFront, segmentImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { distance, isFinite3, lerp } from '../camera/vector.js';
import type { Wire } from '../parts/parts.js';
import type { Obstacles } from './obstacle.js';
import { isHidden } from './visibility.js';
import { curveImage, stepsFor } from './wires.js';

/** The lines of a figure, and how much farther ones stay away from them. */
export interface GapLines {
  readonly wires: readonly Wire[];
  readonly pen: Pen;
  readonly hiddenPen: Pen | undefined;
  /** px that a farther line leaves free on each side of these; 0 for none. */
  readonly gap: number;
}

/** Lines whose depths differ by less, px, where their images cross, meet in space. */
const MEETING = 2;
/** Lines that cross at a small angle would have long gaps: sines below this count as it. */
const LEAST_SINE = 0.3;
/** What is left of a line between two gaps is drawn from this length, px. */
const SHORTEST = 0.5;
/** Steps for a chord of a line, and for two chords that may cross. */
const CHORD_STEPS = 4;
const PAIR_STEPS = 2;

/** A place on a line in front of the eye. */
interface Node {
  readonly image: ScreenPoint;
  readonly weight: number;
  /** Its place on the wire: a curve's parameter, or the number of sides passed. */
  readonly t: number;
}

/** The image of a wire as chords. */
interface Track {
  /** The index of its figure, and of the wire there. */
  readonly figure: number;
  readonly wire: number;
  readonly closed: boolean;
  readonly chords: Chord[];
  /** Its length in the picture, px. */
  length: number;
  /** The parts that are left out, by the length before them. */
  readonly gaps: (readonly [from: number, to: number])[];
}

interface Chord {
  readonly track: Track;
  readonly from: Node;
  readonly to: Node;
  /** The length of the track before it, and its own, px. */
  readonly before: number;
  readonly length: number;
}

/**
 * The wires of each figure with gaps where a nearer line passes over them that they don't meet in space. How wide a gap
 * is says the nearer line.
 */
export function withGaps(figures: readonly (GapLines | undefined)[], obstacles: Obstacles): (readonly Wire[])[] {
  const whole = figures.map((figure) => figure?.wires ?? []);
  if (!figures.some((figure) => figure !== undefined && figure.gap > 0)) return whole;
  const tracks = whole.map((wires, figure) => wires.map((wire, i) => trackOf(wire, figure, i, obstacles.projector)));
  const chords = tracks.flat().flatMap((track) => track.chords);
  for (const [one, other] of pairsIn(chords)) {
    const [first, second] = [figures[one.track.figure]!, figures[other.track.figure]!];
    if (first.gap > 0 || second.gap > 0) addGap(one, other, figures, obstacles);
  }
  return whole.map((wires, figure) => wires.flatMap((wire, i) => withoutGaps(wire, tracks[figure]![i]!)));
}

function trackOf(wire: Wire, figure: number, index: number, projector: Projector): Track {
  const chords: Chord[] = [];
  const track: Track = { figure, wire: index, closed: isClosed(wire), chords, length: 0, gaps: [] };
  const add = (from: Node, to: Node): void => {
    const length = Math.hypot(to.image.x - from.image.x, to.image.y - from.image.y);
    if (!(length > 0)) return;
    chords.push({ track, from, to, before: track.length, length });
    track.length += length;
  };
  if (wire.kind === 'curve') {
    let last: Node | undefined;
    for (const t of parametersOf(wire, projector)) {
      const p = wire.at(t);
      const isSeen = isFinite3(p) && isInFront(projector, p);
      const node = isSeen ? { image: projector.project(p), weight: projector.weight(p), t } : undefined;
      if (last && node) add(last, node);
      last = node;
    }
  } else {
    const points = wire.kind === 'segment' ? [wire.a, wire.b] : wire.points;
    points.slice(1).forEach((q, i) => {
      const p = points[i]!;
      const segment = segmentImage(projector, p, q);
      const size = distance(p, q);
      if (!segment || size === 0) return;
      const { a, b, imageA, imageB } = segment;
      add(
        { image: imageA, weight: projector.weight(a), t: i + distance(p, a) / size },
        { image: imageB, weight: projector.weight(b), t: i + distance(p, b) / size },
      );
    });
  }
  takeSteps(CHORD_STEPS * (1 + chords.length));
  return track;
}

function isClosed(wire: Wire): boolean {
  if (wire.kind === 'curve') return wire.closed;
  return wire.kind === 'polyline' && wire.points.length > 3 && distance(wire.points[0]!, wire.points.at(-1)!) === 0;
}

function parametersOf({ at, min, max }: Extract<Wire, { kind: 'curve' }>, projector: Projector): number[] {
  const steps = stepsFor(curveImage(at, projector), min, max);
  return Array.from({ length: steps + 1 }, (_, i) => min + ((max - min) * i) / steps);
}

/** Pairs of chords whose boxes meet: a sweep from left to right. */
function* pairsIn(chords: readonly Chord[]): Generator<readonly [Chord, Chord]> {
  const boxes = chords
    .map((chord, index) => {
      const { from, to } = chord;
      return {
        chord,
        index,
        left: Math.min(from.image.x, to.image.x),
        right: Math.max(from.image.x, to.image.x),
        top: Math.min(from.image.y, to.image.y),
        bottom: Math.max(from.image.y, to.image.y),
      };
    })
    .sort((p, q) => p.left - q.left || p.index - q.index);
  for (let i = 0; i < boxes.length; i++) {
    const one = boxes[i]!;
    for (let k = i + 1; k < boxes.length && boxes[k]!.left <= one.right; k++) {
      takeSteps(PAIR_STEPS);
      const other = boxes[k]!;
      if (one.top <= other.bottom && other.top <= one.bottom) yield [one.chord, other.chord];
    }
  }
}

/** Notes the gap of the farther of two chords, if their images cross and they don't meet in space. */
function addGap(one: Chord, other: Chord, figures: readonly (GapLines | undefined)[], obstacles: Obstacles): void {
  const [p, r] = [one.from.image, other.from.image];
  const [dx, dy] = [one.to.image.x - p.x, one.to.image.y - p.y];
  const [ex, ey] = [other.to.image.x - r.x, other.to.image.y - r.y];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return;
  const s = ((r.x - p.x) * ey - (r.y - p.y) * ex) / cross;
  const t = ((r.x - p.x) * dy - (r.y - p.y) * dx) / cross;
  if (!(s >= 0 && s <= 1 && t >= 0 && t <= 1)) return;
  const [image, otherImage] = [lerp(p, one.to.image, s), lerp(r, other.to.image, t)];
  if (Math.abs(image.z - otherImage.z) <= Math.max(MEETING, 2 * obstacles.margin)) return;
  const isNearer = image.z > otherImage.z;
  const near = figures[(isNearer ? one : other).track.figure]!;
  if (near.gap === 0) return;
  const nearImage = isNearer ? image : otherImage;
  const { projector } = obstacles;
  if (!near.hiddenPen && isHidden(obstacles, projector.unproject(nearImage), nearImage)) return;
  const [far, place] = isNearer ? [other, t] : [one, s];
  const sine = Math.max(LEAST_SINE, Math.abs(cross) / (one.length * other.length));
  // The ends of the farther line are round.
  const half = (near.gap + near.pen.width / 2) / sine + figures[far.track.figure]!.pen.width / 2;
  const middle = far.before + place * far.length;
  far.track.gaps.push([middle - half, middle + half]);
}

/** What is left of a wire. */
function withoutGaps(wire: Wire, track: Track): Wire[] {
  const { gaps, length, closed } = track;
  if (gaps.length === 0) return [wire];
  const round = closed
    ? gaps.flatMap(([from, to]) => [
        [from, to] as const,
        [from + length, to + length] as const,
        [from - length, to - length] as const,
      ])
    : gaps;
  const pieces: Wire[] = [];
  let from = 0;
  for (const [start, end] of [...round, [length, length] as const].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const to = Math.min(start, length);
    if (to - from >= SHORTEST) pieces.push(pieceOf(wire, track, from, to));
    from = Math.max(from, end);
  }
  return pieces;
}

function pieceOf(wire: Wire, track: Track, from: number, to: number): Wire {
  const [first, last] =
    wire.kind === 'curve' ? [wire.min, wire.max] : [0, wire.kind === 'segment' ? 1 : wire.points.length - 1];
  const start = from === 0 ? first : parameterAt(track, from);
  const end = to === track.length ? last : parameterAt(track, to);
  if (wire.kind === 'curve') return { ...wire, min: start, max: end, closed: false };
  if (wire.kind === 'segment') return { ...wire, a: lerp(wire.a, wire.b, start), b: lerp(wire.a, wire.b, end) };
  const { points } = wire;
  const between = points.filter((_, i) => i > start && i < end);
  return { ...wire, points: [pointAt(points, start), ...between, pointAt(points, end)] };
}

function pointAt(points: readonly Vec3[], t: number): Vec3 {
  const i = Math.min(points.length - 2, Math.floor(t));
  return lerp(points[i]!, points[i + 1]!, t - i);
}

/** The place on the wire that a length in the picture leads to. */
function parameterAt({ chords }: Track, length: number): number {
  const chord = chords.find(({ before, length: own }) => length <= before + own) ?? chords.at(-1)!;
  const s = (length - chord.before) / chord.length;
  const { from, to } = chord;
  // In perspective the middle of an image is not the image of the middle.
  const [near, far] = [(1 - s) / from.weight, s / to.weight];
  return from.t + (to.t - from.t) * (far / (near + far));
}
