import type { Box } from '../../draw/viewport.js';
import type { ScreenPoint } from '../camera/projection.js';

/** A flat face in screen space, as it hides what is behind it. */
export interface Face extends Box {
  readonly corners: readonly ScreenPoint[];
  /** z = a x + b y + c on the face. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** How much longer a way along the sight is than the one across the face. */
  readonly slant: number;
  /** What it is a part of. */
  readonly owner: object | undefined;
  readonly curved?: CurvedFace;
  /** Whether it stands for itself alone, and not for a piece of something curved. */
  readonly flat: boolean;
  /** How wide it is at its narrowest, about, px across the sight: rounding tilts a narrow face by more. */
  readonly width: number;
}

/** The curved surface that a face stands for: what lies on it may seem to lie behind the face, as at a fold. */
export interface CurvedFace {
  /** What a face hides by more than this, px across the face, the surface hides too. */
  readonly off: number;
  /** Whether the surface near the face hides a point; `margin` as for faces. */
  hides(image: ScreenPoint, margin: number): boolean;
}

/** A face seen at an angle whose cosine is smaller is a line: it hides nothing, and its depths have no digits. */
const EDGE_ON = 1e-6;

/**
 * The face on these corners, in any direction; undefined where it is seen edge-on.
 *
 * @param owner What it is a part of.
 * @param flat Whether it stands for itself alone.
 */
export function screenFace(corners: readonly ScreenPoint[], owner?: object, flat = true): Face | undefined {
  const { x, y, z } = normalOf(corners);
  const area = Math.hypot(x, y, z) / 2;
  if (!(Math.abs(z) > 2 * EDGE_ON * area)) return undefined;
  const origin = middleOf(corners);
  const a = -x / z;
  const b = -y / z;
  const { minX, minY, maxX, maxY } = boxOf(corners);
  const c = origin.z - a * origin.x - b * origin.y;
  const slant = Math.sqrt(1 + a * a + b * b);
  const longest = Math.max(...corners.map((p) => Math.hypot(p.x - origin.x, p.y - origin.y, p.z - origin.z)));
  const width = area / longest / 2;
  return { corners, a, b, c, slant, owner, flat, width, minX, maxX, minY, maxY };
}

/** A corner may be off the face by rounding: the plane through the middle of all is off by least. */
function middleOf(corners: readonly ScreenPoint[]): ScreenPoint {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of corners) {
    sum.x += x;
    sum.y += y;
    sum.z += z;
  }
  return { x: sum.x / corners.length, y: sum.y / corners.length, z: sum.z / corners.length };
}

/** A normal of a flat face, as long as twice its area. */
export function normalOf(corners: readonly ScreenPoint[]): ScreenPoint {
  const o = corners[0]!;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 1; i + 1 < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[i + 1]!;
    x += (p.y - o.y) * (q.z - o.z) - (p.z - o.z) * (q.y - o.y);
    y += (p.z - o.z) * (q.x - o.x) - (p.x - o.x) * (q.z - o.z);
    z += (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
  }
  return { x, y, z };
}

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
  return { minX, minY, maxX, maxY };
}

/** How far a point may be outside of a face, px, and still count as covered: an edge right behind another is hidden by it. */
const COVER_MARGIN = 1e-4;

/**
 * Whether the face covers a point that lies behind it, further than `margin` px across the face: what is nearer lies on
 * it.
 */
export function hides(face: Face, image: ScreenPoint, margin: number): boolean {
  const { x, y, z } = image;
  const { slant, curved } = face;
  const ahead = face.a * x + face.b * y + face.c - z;
  if (ahead <= margin * slant || !covers(face, x, y)) return false;
  return !curved || ahead > curved.off * slant || curved.hides(image, margin);
}

/** How far a point is behind the plane of a face, px across it; negative in front of it. */
export function depthBehind(face: Face, { x, y, z }: ScreenPoint): number {
  return (face.a * x + face.b * y + face.c - z) / face.slant;
}

/** Whether (x, y) lies in the face's outline (even-odd) or within `margin` px of it. */
function covers(face: Face, x: number, y: number, margin = COVER_MARGIN): boolean {
  const { corners } = face;
  if (x < face.minX - margin || x > face.maxX + margin) return false;
  if (y < face.minY - margin || y > face.maxY + margin) return false;
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
      if (ex * ex + ey * ey <= margin * margin) return true;
    }
    if (q.y > y !== p.y > y && x < p.x + ((y - p.y) / dy) * dx) inside = !inside;
    p = q;
  }
  return inside;
}
