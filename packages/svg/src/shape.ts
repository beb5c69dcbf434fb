import { ARC, CLOSE, MOVE, type Path, type PathNode } from '@geoslide/core';
import type { Painted } from './hoist.js';
import { formatNumber } from './number.js';
import { fillPaint, isVisibleFill, isVisibleStroke, strokePaint } from './paint.js';
import { pathData } from './path-data.js';
import { element } from './xml.js';

/** 1/100 px. */
export const PX_DIGITS = 2;
const FULL_TURN = 2 * Math.PI;
const ANGLE_TOLERANCE = 1e-9;

/** The element of a path; undefined where it draws nothing. */
export function shape(node: PathNode): Painted | undefined {
  if (!isVisibleFill(node.fill) && !isVisibleStroke(node.stroke)) return undefined;
  const paint = { ...fillPaint(node.fill), ...strokePaint(node.stroke) };
  const ellipse = wholeEllipse(node.path);
  if (ellipse && (node.stroke?.dash === undefined || ellipse.startsLikeSvg)) {
    const [cx, cy, rx, ry] = ellipse.numbers.map((value) => formatNumber(value, PX_DIGITS));
    const plain = { ...paint };
    delete plain['fill-rule'];
    if (rx === ry) return { element: element('circle', { cx, cy, r: rx }), paint: plain };
    return { element: element('ellipse', { cx, cy, rx, ry }), paint: plain };
  }
  const d = pathData(node.path, { digits: PX_DIGITS });
  return d === '' ? undefined : { element: element('path', { d }), paint };
}

/** A path that is nothing but one upright ellipse, and whether dashes would start where SVG's own ellipses start. */
function wholeEllipse(
  path: Path,
): { numbers: readonly [cx: number, cy: number, rx: number, ry: number]; startsLikeSvg: boolean } | undefined {
  const [move, arc, close, ...more] = path.verbs;
  if (move !== MOVE || arc !== ARC || more.length > 0 || (close !== undefined && close !== CLOSE)) return undefined;
  const [cx, cy, rx, ry, rotation, start, sweep] = path.coords.slice(2) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (Math.abs(Math.abs(sweep) - FULL_TURN) > ANGLE_TOLERANCE) return undefined;
  if (rx !== ry && rotation !== 0) return undefined;
  const startsLikeSvg = sweep > 0 && Math.abs(Math.sin((start + rotation) / 2)) < ANGLE_TOLERANCE;
  return { numbers: [cx, cy, Math.abs(rx), Math.abs(ry)], startsLikeSvg };
}

/**
 * Neighbours that differ in nothing but their path as one node, as an axis has its ticks.
 * Opaque strokes only: where translucent or filled paths overlap, one path is another picture than two.
 */
export function mergeStrokes(nodes: readonly PathNode[]): PathNode[] {
  const merged: PathNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (last && canMerge(last, node)) {
      const path = {
        verbs: [...last.path.verbs, ...node.path.verbs],
        coords: [...last.path.coords, ...node.path.coords],
      };
      merged[merged.length - 1] = { ...last, path };
    } else merged.push(node);
  }
  return merged;
}

function canMerge(a: PathNode, b: PathNode): boolean {
  if (a.fill || b.fill || a.stroke === undefined || b.stroke === undefined || a.stroke.color.a < 1) return false;
  return JSON.stringify(a.stroke) === JSON.stringify(b.stroke);
}
