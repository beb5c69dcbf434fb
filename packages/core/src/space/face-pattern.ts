import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode, readFillColor, strokeOf } from '../draw/pen.js';
import { type Path, PathBuilder } from '../scene/path.js';
import type { SceneNode } from '../scene/scene.js';
import type { ObjectStyle } from '../style/reader.js';
import { isInFront } from './camera/images.js';
import type { Projector, ScreenPoint } from './camera/projection.js';
import { stretched, unstretched } from './camera/stretch.js';
import { add, dot, frame, length, mul, polygonNormal, sub } from './camera/vector.js';
import type { Obstacles } from './sight/obstacle.js';
import { isHidden } from './sight/visibility.js';
import { stretches } from './sight/wires.js';

/** px: width of hatch lines, diameter of dots. */
const HATCH_WIDTH = 1;
const DOT_SIZE = 2;
/** Lines whose images are nearer to each other, px, are a tint: a face seen from the side has fewer of them. */
const NEAREST = 5;
/** Lines of a face, at most: past them the pattern is coarser. */
const MOST_LINES = 400;
/** Steps to cut a line by a side of a face, and to look at a dot. */
const CUT_STEPS = 3;
const DOT_STEPS = 20;

type Pattern = 'hatch' | 'crosshatch' | 'dots';
type Flat = readonly [number, number];

/**
 * Hatch lines or dots on flat faces, as they lie in space: as far apart as the style says, in px at the centre of the
 * view, and only where they are in sight.
 */
export function facePatterns(
  faces: readonly (readonly Vec3[])[],
  pattern: Pattern,
  style: ObjectStyle,
  obstacles: Obstacles,
): SceneNode[] {
  const { projector } = obstacles;
  const gap = style.get('patternSpacing') / projector.scale;
  const color = readFillColor(style);
  const out = new PathBuilder();
  const angle = (style.get('patternAngle') * Math.PI) / 180;
  const turns = { hatch: [angle], crosshatch: [angle, angle + Math.PI / 2], dots: [0] }[pattern];
  for (const face of faces) {
    for (const turn of turns) {
      const rows = rowsOf(face, turn, pattern === 'dots' ? gap * Math.SQRT1_2 : gap, projector);
      if (pattern === 'dots') addDots(rows, gap, obstacles, out);
      else addLines(rows, obstacles, out);
    }
  }
  if (out.verbs.length === 0) return [];
  const path: Path = out;
  if (pattern === 'dots') return [pathNode(path, { fill: fillOf(color) })];
  const pen = { color, width: HATCH_WIDTH, dash: 'solid' } as const;
  return [pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }) })];
}

interface Row {
  readonly index: number;
  /** The point at the place s along the row. */
  readonly at: (s: number) => Vec3;
  /** Where the row lies in the face: from, to, from, to. */
  readonly ends: readonly number[];
}

/** The parts of parallel lines that lie in a face (even-odd). Those of faces in one plane run on in each other. */
function rowsOf(inWorld: readonly Vec3[], turn: number, least: number, projector: Projector): Row[] {
  if (inWorld.length < 3) return [];
  const { scaleZ } = projector;
  const face = inWorld.map((p) => stretched(p, scaleZ));
  const normal = polygonNormal(face);
  if (length(normal) === 0) return [];
  const { u, v, n } = frame(normal);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const right = add(mul(u, c), mul(v, s));
  const up = add(mul(v, c), mul(u, -s));
  const origin = mul(n, dot(face[0]!, n));
  const flat = face.map((p): Flat => {
    const d = sub(p, origin);
    return [dot(d, right), dot(d, up)];
  });
  const heights = flat.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const seen = gapOnScreen(face[0]!, right, mul(up, least), projector);
  if (!(seen > 0)) return [];
  const gap = least * Math.ceil(Math.max(1, NEAREST / seen, (high - low) / least / MOST_LINES));
  const rows: Row[] = [];
  for (let index = Math.ceil(low / gap); index * gap < high; index++) {
    takeSteps(CUT_STEPS * flat.length);
    const y = index * gap;
    const ends: number[] = [];
    flat.forEach(([px, py], i) => {
      const [qx, qy] = flat[(i + 1) % flat.length]!;
      if (py > y !== qy > y) ends.push(px + ((y - py) / (qy - py)) * (qx - px));
    });
    const base = add(origin, mul(up, y));
    rows.push({ index, at: (x) => unstretched(add(base, mul(right, x)), scaleZ), ends: ends.sort((a, b) => a - b) });
  }
  return rows;
}

/**
 * How far apart the images of two neighbouring rows through a point of the stretched world are, px; 0 for a face that
 * is seen from its side.
 */
function gapOnScreen(p: Vec3, right: Vec3, step: Vec3, projector: Projector): number {
  const inWorld = [p, add(p, mul(right, length(step))), add(p, step)].map((q) => unstretched(q, projector.scaleZ));
  if (!inWorld.every((q) => isInFront(projector, q))) return 0;
  const [a, b, c] = inWorld.map((q) => projector.project(q)) as [ScreenPoint, ScreenPoint, ScreenPoint];
  const along = Math.hypot(b.x - a.x, b.y - a.y);
  if (along === 0) return 0;
  return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / along;
}

function addLines(rows: readonly Row[], obstacles: Obstacles, out: PathBuilder): void {
  for (const { at, ends } of rows) {
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const wire = { kind: 'segment', a: at(ends[i]!), b: at(ends[i + 1]!) } as const;
      for (const { points, hidden } of stretches(obstacles, wire)) {
        if (hidden) continue;
        out.moveTo(...points[0]!);
        out.lineTo(...points[1]!);
      }
    }
  }
}

function addDots(rows: readonly Row[], gap: number, obstacles: Obstacles, out: PathBuilder): void {
  const { projector } = obstacles;
  const step = gap * Math.SQRT2;
  for (const { index, at, ends } of rows) {
    // Every other row is moved by half a step.
    const shift = index % 2 === 0 ? 0 : step / 2;
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const last = Math.min(ends[i + 1]!, ends[i]! + MOST_LINES * step);
      for (let k = Math.ceil((ends[i]! - shift) / step); k * step + shift <= last; k++) {
        takeSteps(DOT_STEPS);
        const p = at(k * step + shift);
        if (!isInFront(projector, p)) continue;
        const image = projector.project(p);
        if (!isHidden(obstacles, p, image)) out.circle(image.x, image.y, DOT_SIZE / 2);
      }
    }
  }
}
