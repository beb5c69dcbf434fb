import { ARC, CLOSE, MOVE, type Path, type PathNode } from '@geoslide/core';
import type { Painted } from './hoist.js';
import { formatNumber } from './number.js';
import { fillPaint, isVisibleFill, isVisibleStroke, strokePaint } from './paint.js';
import { pathData } from './path-data.js';
import { curvedLength } from './path-length.js';
import { element } from './xml.js';

/** 1/100 px. */
export const PX_DIGITS = 2;
const FULL_TURN = 2 * Math.PI;
const ANGLE_TOLERANCE = 1e-9;

/** The element of a path; undefined where it draws nothing. */
export function shape(node: PathNode): Painted | undefined {
  if (!isVisibleFill(node.fill) && !isVisibleStroke(node.stroke)) return undefined;
  const paint = { ...fillPaint(node.fill), ...strokePaint(node.stroke) };
  const dashed = node.stroke?.dash !== undefined;
  const ellipse = dashed ? undefined : wholeEllipse(node.path);
  if (ellipse) {
    delete paint['fill-rule'];
    const [cx, cy, rx, ry] = ellipse.map((value) => formatNumber(value, PX_DIGITS));
    return {
      element: rx === ry ? element('circle', { cx, cy, r: rx }) : element('ellipse', { cx, cy, rx, ry }),
      paint,
    };
  }
  const d = pathData(node.path, { digits: PX_DIGITS, halfTurns: !dashed });
  if (d === '') return undefined;
  const length = dashed ? curvedLength(node.path) : undefined;
  // Browsers measure curves roughly: told the length, they keep dashes where they belong.
  const pathLength = length === undefined ? undefined : formatNumber(length, PX_DIGITS);
  return { element: element('path', { d, pathLength }), paint };
}

/** Centre and radii of a path that is nothing but one upright ellipse. */
function wholeEllipse(path: Path): readonly [cx: number, cy: number, rx: number, ry: number] | undefined {
  const [move, arc, close, ...more] = path.verbs;
  if (move !== MOVE || arc !== ARC || more.length > 0 || (close !== undefined && close !== CLOSE)) return undefined;
  const [cx = 0, cy = 0, rx = 0, ry = 0, rotation, , sweep = 0] = path.coords.slice(2);
  if (Math.abs(Math.abs(sweep) - FULL_TURN) > ANGLE_TOLERANCE || (rx !== ry && rotation !== 0)) return undefined;
  return [cx, cy, Math.abs(rx), Math.abs(ry)];
}
