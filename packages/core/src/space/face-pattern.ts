import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode, readFillColor, strokeOf } from '../draw/pen.js';
import type { Px } from '../draw/viewport.js';
import { type Path, PathBuilder } from '../scene/path.js';
import type { SceneNode } from '../scene/scene.js';
import type { ObjectStyle } from '../style/reader.js';
import { isInFront, projected } from './camera/images.js';
import type { Projector, ScreenPoint } from './camera/projection.js';
import { stretched, unstretched } from './camera/stretch.js';
import { add, dot, frame, length, mul, polygonNormal, sub } from './camera/vector.js';
import type { Parts } from './parts/parts.js';
import type { Obstacles } from './sight/obstacle.js';
import { isHidden } from './sight/visibility.js';
import { stretches } from './sight/wires.js';
import { facetRows, facetsOf, linesInSight, type Row } from './skin-pattern.js';

/** px: width of hatch lines, diameter of dots. */
const HATCH_WIDTH = 1;
const DOT_SIZE = 2;
/** Lines of a face, at most: past them the pattern is coarser. */
const MOST_LINES = 400;
/** Steps to cut a line by a side of a face, and to look at a dot. */
const CUT_STEPS = 3;
const DOT_STEPS = 20;

type Flat = readonly [number, number];

/**
 * Hatch lines or dots on what is in sight of a figure, in the picture as far apart as the style says: on flat faces as
 * they lie in space, on what is curved as they lie in the picture.
 *
 * @param curved What of the figure is curved.
 */
export function figurePattern(
  faces: readonly (readonly Vec3[])[],
  curved: Pick<Parts, 'patches' | 'bodies'>,
  style: ObjectStyle,
  obstacles: Obstacles,
): SceneNode[] {
  const pattern = style.get('fillPattern');
  if (!pattern) return [];
  const { projector } = obstacles;
  const spacing = style.get('patternSpacing');
  const color = readFillColor(style);
  const out = new PathBuilder();
  const angle = (style.get('patternAngle') * Math.PI) / 180;
  const turns = { hatch: [angle], crosshatch: [angle, angle + Math.PI / 2], dots: [0] }[pattern];
  const gap = pattern === 'dots' ? spacing * Math.SQRT1_2 : spacing;
  const facets = facetsOf(curved, projector);
  const others = { ...obstacles, solids: obstacles.solids.filter(({ body }) => !curved.bodies.includes(body)) };
  for (const turn of turns) {
    const rounds = facetRows(facets, turn, gap, projector);
    const rows = faces.map((face) => rowsOf(face, turn, gap, projector));
    if (pattern === 'dots') {
      addDots(rounds, spacing * Math.SQRT2, others, out);
      for (const row of rows) addDots(row.rows, (spacing * Math.SQRT2) / row.along, obstacles, out);
    } else {
      for (const [a, b] of linesInSight(rounds, others)) addLine(projected(projector, a), projected(projector, b), out);
      for (const row of rows) addLines(row.rows, obstacles, out);
    }
  }
  if (out.verbs.length === 0) return [];
  const path: Path = out;
  if (pattern === 'dots') return [pathNode(path, { fill: fillOf(color) })];
  const pen = { color, width: HATCH_WIDTH, dash: 'solid' } as const;
  return [pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }) })];
}

/** The rows of a flat face, and how many px one of its units along them is. */
interface Rows {
  readonly rows: readonly Row[];
  readonly along: number;
}

/** The parts of parallel lines that lie in a face (even-odd). Those of faces in one plane run on in each other. */
function rowsOf(inWorld: readonly Vec3[], turn: number, spacing: number, projector: Projector): Rows {
  const none = { rows: [], along: 1 };
  if (inWorld.length < 3) return none;
  const { scaleZ } = projector;
  const face = inWorld.map((p) => stretched(p, scaleZ));
  const normal = polygonNormal(face);
  if (length(normal) === 0) return none;
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
  // Of all faces in one plane the rows are those of one place.
  const seen = sizeOnScreen(origin, right, up, projector) ?? sizeOnScreen(face[0]!, right, up, projector);
  if (!seen) return none;
  const gap = Math.max(spacing / seen.across, (high - low) / MOST_LINES);
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
  return { rows, along: seen.along };
}

/**
 * How many px the image of a step along a row through a point of the stretched world is long, and how many that of a
 * step across it is wide; undefined for a face that is seen from its side.
 */
function sizeOnScreen(p: Vec3, right: Vec3, up: Vec3, projector: Projector) {
  const inWorld = [p, add(p, right), add(p, up)].map((q) => unstretched(q, projector.scaleZ));
  if (!inWorld.every((q) => isInFront(projector, q))) return undefined;
  const [a, b, c] = inWorld.map((q) => projector.project(q)) as [ScreenPoint, ScreenPoint, ScreenPoint];
  const along = Math.hypot(b.x - a.x, b.y - a.y);
  const across = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / along;
  return across > 0 ? { along, across } : undefined;
}

function addLines(rows: readonly Row[], obstacles: Obstacles, out: PathBuilder): void {
  for (const { at, ends } of rows) {
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const wire = { kind: 'segment', a: at(ends[i]!), b: at(ends[i + 1]!) } as const;
      for (const { points, hidden } of stretches(obstacles, wire)) {
        if (!hidden) addLine(points[0]!, points[1]!, out);
      }
    }
  }
}

function addLine(from: Px, to: Px, out: PathBuilder): void {
  out.moveTo(...from);
  out.lineTo(...to);
}

/** @param step Between the dots of a row. */
function addDots(rows: readonly Row[], step: number, obstacles: Obstacles, out: PathBuilder): void {
  const { projector } = obstacles;
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
