import type { SpaceValue, Vec3 } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { type ArrowStyle, arrowHead, arrowLength } from '../draw/arrows.js';
import { clipLine } from '../draw/clip-line.js';
import type { Pen } from '../draw/pen.js';
import type { Box, Px } from '../draw/viewport.js';
import type { PathNode } from '../scene/scene.js';
import type { ObjectStyle } from '../style/reader.js';
import { segmentImage } from './camera/images.js';
import type { Projector } from './camera/projection.js';
import { lerp } from './camera/vector.js';
import type { Wire } from './parts/parts.js';
import { curveImage } from './sight/wires.js';

/** Types of space are those of the plane with a 3. */
const typesOf = (property: 'startArrow' | 'middleArrow'): ReadonlySet<string> =>
  new Set(styleProperties.object[property].of.map((type) => `${type}3`));
const WITH_ENDS = typesOf('startArrow');
const WITH_MIDDLE = typesOf('middleArrow');

/** A line by shares of it, from 0 at its start to 1 at its end. */
interface Way {
  readonly closed: boolean;
  /** Where a share is seen, px; undefined behind the eye. */
  readonly image: (share: number) => Px | undefined;
  readonly part: (from: number, to: number) => Wire;
  /** The share halfway along what is seen of it. */
  readonly middle: () => number;
}

/** The heads that a style gives to a line of a figure, and the line shortened so that it stays inside of them. */
export function withArrows(
  wire: Wire,
  type: SpaceValue['type'],
  style: ObjectStyle,
  pen: Pen,
  projector: Projector,
): { wire: Wire; heads: PathNode[] } {
  const [startStyle, middleStyle, endStyle] = (['startArrow', 'middleArrow', 'endArrow'] as const).map((name) => {
    const types = name === 'middleArrow' ? WITH_MIDDLE : WITH_ENDS;
    // The legs of an angle are no arcs.
    return types.has(type) && !(type === 'Angle3' && wire.kind === 'segment') ? style.get(name) : 'none';
  }) as [ArrowStyle, ArrowStyle, ArrowStyle];
  const isPlain = startStyle === 'none' && middleStyle === 'none' && endStyle === 'none';
  const way = isPlain ? undefined : wayOf(wire, projector);
  if (!way) return { wire, heads: [] };
  const heads: PathNode[] = [];
  let ends: readonly [number, number] = [0, 1];
  if (!way.closed && (startStyle !== 'none' || endStyle !== 'none')) {
    const length = lengthOf(way);
    const room = startStyle !== 'none' && endStyle !== 'none' ? length / 2 : length;
    const start = endHead(way, 0, startStyle, pen, room);
    const end = endHead(way, 1, endStyle, pen, room);
    ends = [start?.share ?? 0, Math.max(start?.share ?? 0, end?.share ?? 1)];
    heads.push(...[start, end].flatMap((head) => (head ? [head.node] : [])));
  }
  if (middleStyle !== 'none') {
    const middle = way.middle();
    const half = arrowLength(middleStyle, pen.width) / 2;
    const [back, tip] = [0, 1].map((towards) => way.image(shareAt(way, middle, towards, half)));
    const head = back && tip && arrowHead(middleStyle, tip, Math.atan2(tip[1] - back[1], tip[0] - back[0]), pen);
    if (head) heads.push(head.node);
  }
  const [from, to] = ends;
  return { wire: from === 0 && to === 1 ? wire : way.part(from, to), heads };
}

/** The head at an end, with its tip there, and the share at which the line ends inside of it. */
function endHead(way: Way, end: 0 | 1, style: ArrowStyle, pen: Pen, room: number) {
  const tip = way.image(end);
  const back = way.image(shareAt(way, end, 1 - end, Math.min(room, arrowLength(style, pen.width))));
  const head = tip && back && arrowHead(style, tip, Math.atan2(tip[1] - back[1], tip[0] - back[0]), pen, room);
  return head && { node: head.node, share: shareAt(way, end, 1 - end, head.setback) };
}

/** Places of a curve that are looked at, and halvings of what lies between two of them. */
const PLACES = 200;
const HALVINGS = 40;

/** The first share from one towards an end that is so many px away, or that end. */
function shareAt({ image }: Way, from: number, towards: number, px: number): number {
  const start = image(from);
  const isFar = (share: number): boolean => {
    const p = image(share);
    return !start || !p || Math.hypot(p[0] - start[0], p[1] - start[1]) >= px;
  };
  const place = (i: number): number => from + ((towards - from) * i) / PLACES;
  const first = Array.from({ length: PLACES }, (_, i) => i + 1).find((i) => isFar(place(i)));
  if (first === undefined) return towards;
  let [near, far] = [place(first - 1), place(first)];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (isFar(middle)) far = middle;
    else near = middle;
  }
  return far;
}

const imagesOf = (image: Way['image']): (Px | undefined)[] =>
  Array.from({ length: PLACES + 1 }, (_, i) => image(i / PLACES));

/** px. */
function lengthOf({ image }: Way): number {
  const points = imagesOf(image);
  return points.reduce((sum, p, i) => {
    const before = points[i - 1];
    return p && before ? sum + Math.hypot(p[0] - before[0], p[1] - before[1]) : sum;
  }, 0);
}

/** Undefined for the outlines of bodies, which have no direction, and for what is behind the eye. */
function wayOf(wire: Wire, projector: Projector): Way | undefined {
  if (wire.outlineOf) return undefined;
  const picture = { minX: 0, minY: 0, maxX: projector.width, maxY: projector.height };
  if (wire.kind === 'segment') {
    const segment = segmentImage(projector, wire.a, wire.b);
    if (!segment) return undefined;
    const { a, b, imageA, imageB } = segment;
    const start: Px = [imageA.x, imageA.y];
    const across: Px = [imageB.x - imageA.x, imageB.y - imageA.y];
    return {
      closed: false,
      image: (share) => [start[0] + share * across[0], start[1] + share * across[1]],
      part: (from, to) => ({ kind: 'segment', a: lerp(a, b, from), b: lerp(a, b, to) }),
      middle: () => {
        const [from, to] = clipLine(start, across, picture, 0, 1) ?? [0, 1];
        return (from + to) / 2;
      },
    };
  }
  const { at, part, closed } = wire.kind === 'curve' ? curveWay(wire) : polylineWay(wire);
  const image = curveImage(at, projector);
  return { closed, image, part, middle: () => (closed ? IN_CLOSED : middleSeen(image, picture)) };
}

/** The share of a circle at which its head stands. */
const IN_CLOSED = 1 / 8;

interface SpaceWay extends Pick<Way, 'closed' | 'part'> {
  readonly at: (share: number) => Vec3;
}

function curveWay(wire: Extract<Wire, { kind: 'curve' }>): SpaceWay {
  const { at, min, max, closed } = wire;
  const place = (share: number): number => min + (max - min) * share;
  return {
    closed,
    at: (share) => at(place(share)),
    part: (from, to) => ({ ...wire, min: place(from), max: place(to) }),
  };
}

function polylineWay(wire: Extract<Wire, { kind: 'polyline' }>): SpaceWay {
  const { points } = wire;
  const last = points.length - 1;
  const at = (share: number): Vec3 => {
    const edge = Math.max(0, Math.min(last - 1, Math.floor(share * last)));
    return lerp(points[edge]!, points[Math.min(last, edge + 1)]!, share * last - edge);
  };
  const between = (from: number, to: number): Vec3[] => points.filter((_, i) => i / last > from && i / last < to);
  return { closed: false, at, part: (from, to) => ({ ...wire, points: [at(from), ...between(from, to), at(to)] }) };
}

/** The share halfway along what the picture holds of a line. */
function middleSeen(image: Way['image'], { minX, minY, maxX, maxY }: Box): number {
  const points = imagesOf(image);
  const isSeen = (p: Px | undefined): p is Px =>
    p !== undefined && p[0] >= minX && p[0] <= maxX && p[1] >= minY && p[1] <= maxY;
  const lengths = points.map((p, i) => {
    const before = points[i - 1];
    return isSeen(p) && isSeen(before) ? Math.hypot(p[0] - before[0], p[1] - before[1]) : 0;
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    if (length > 0 && left <= length) return (i - 1 + left / length) / PLACES;
    left -= length;
  }
  return 0.5;
}
