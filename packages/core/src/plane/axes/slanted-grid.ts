import { clipLine } from '../../draw/clip-line.js';
import { freeDash } from '../../draw/dash.js';
import { pathNode, strokeOf } from '../../draw/pen.js';
import { multiplesIn } from '../../draw/ticks.js';
import { viewBox } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { directionOf, type GridLines, lineStep, originPx, ownMultiples } from './grid-lines.js';

/**
 * Three families of lines at 60° from each other, whose triangles have sides of a step. `first`: degrees of one family.
 */
export function slantedLines(lines: GridLines, first: number): SceneNode[] {
  return [0, 60, 120].flatMap((turn) => family(lines, first + turn));
}

function family(lines: GridLines, degrees: number): SceneNode[] {
  const { pen, viewport } = lines;
  const { ratio } = viewport.plane;
  const direction = directionOf(degrees, ratio);
  const [nx, ny] = directionOf(degrees + 90);
  const [x, y] = originPx(viewport);
  // From line to line it is the height of an equilateral triangle.
  const gap = lineStep(lines) * viewport.scale * (Math.sqrt(3) / 2);
  const corners = [0, viewport.width].flatMap((cx) =>
    [0, viewport.height].map((cy) => (cx - x) * nx + ((cy - y) / ratio) * ny),
  );
  const path = new PathBuilder();
  for (const k of ownMultiples(multiplesIn(gap, Math.min(...corners), Math.max(...corners)), lines)) {
    const [px, py] = [x + k * gap * nx, y + k * gap * ny * ratio];
    const seen = clipLine([px, py], direction, viewBox(viewport, pen.width), -Infinity, Infinity);
    if (!seen) continue;
    const [from, to] = seen;
    path.moveTo(px + from * direction[0], py + from * direction[1]);
    path.lineTo(px + to * direction[0], py + to * direction[1]);
  }
  if (path.verbs.length === 0) return [];
  return [pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, 0, 'butt'), 'miter') })];
}
