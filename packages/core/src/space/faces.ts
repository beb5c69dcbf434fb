import type { ScreenPoint } from './projection.js';

/** A flat face in screen space, as it hides what is behind it. */
export interface Face {
  readonly corners: readonly ScreenPoint[];
  /** z = a x + b y + c on the face. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** A face seen at an angle whose cosine is smaller is a line: it hides nothing, and its depths have no digits. */
const EDGE_ON = 1e-6;

/** The face on these corners, in any direction; undefined where it is seen edge-on. */
export function screenFace(corners: readonly ScreenPoint[]): Face | undefined {
  const origin = corners[0]!;
  let nx = 0;
  let ny = 0;
  let nz = 0;
  for (let i = 1; i + 1 < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[i + 1]!;
    const ux = p.x - origin.x;
    const uy = p.y - origin.y;
    const uz = p.z - origin.z;
    const vx = q.x - origin.x;
    const vy = q.y - origin.y;
    const vz = q.z - origin.z;
    nx += uy * vz - uz * vy;
    ny += uz * vx - ux * vz;
    nz += ux * vy - uy * vx;
  }
  if (!(Math.abs(nz) > EDGE_ON * Math.hypot(nx, ny, nz))) return undefined;
  const a = -nx / nz;
  const b = -ny / nz;
  const [minX, minY, maxX, maxY] = boxOf(corners);
  return { corners, a, b, c: origin.z - a * origin.x - b * origin.y, minX, maxX, minY, maxY };
}

export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

export const boxesOverlap = (p: Box, q: Box): boolean => p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];

export const union = (p: Box, q: Box): Box => [
  Math.min(p[0], q[0]),
  Math.min(p[1], q[1]),
  Math.max(p[2], q[2]),
  Math.max(p[3], q[3]),
];

export function boxOf(corners: readonly ScreenPoint[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i++) {
    const { x, y } = corners[i]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
}

/** How far a point may be outside of a face, px, and still count as covered: an edge right behind another is hidden by it. */
const COVER_MARGIN = 1e-4;

/** How far a face has to be in front of a point to hide it, px. */
const DEPTH_MARGIN = 1e-3;

/** Whether the face covers a point that lies behind it. */
export function hides(face: Face, { x, y, z }: ScreenPoint): boolean {
  if (face.a * x + face.b * y + face.c - z <= DEPTH_MARGIN * (1 + Math.abs(face.a) + Math.abs(face.b))) return false;
  return covers(face, x, y);
}

/** Whether (x, y) lies in the face's outline (even-odd) or on it. */
function covers(face: Face, x: number, y: number): boolean {
  const { corners } = face;
  if (x < face.minX - COVER_MARGIN || x > face.maxX + COVER_MARGIN) return false;
  if (y < face.minY - COVER_MARGIN || y > face.maxY + COVER_MARGIN) return false;
  let inside = false;
  let p = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const square = dx * dx + dy * dy;
    if (square > 0) {
      const t = Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / square));
      const ex = p.x + t * dx - x;
      const ey = p.y + t * dy - y;
      if (ex * ex + ey * ey <= COVER_MARGIN * COVER_MARGIN) return true;
    }
    if (q.y > y !== p.y > y && x < p.x + ((y - p.y) / dy) * dx) inside = !inside;
    p = q;
  }
  return inside;
}
