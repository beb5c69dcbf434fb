import type { ConeValue, SphereValue, Vec3 } from '@geoslide/geometry';

/** A sphere, cone, cylinder or frustum as a convex body, for sight lines. */
export interface ConvexSolid {
  /** Its size, world units: what tolerances are relative to. */
  readonly size: number;
  /** Where the line through `p` enters and leaves the body, in lengths of `direction` from `p`; undefined where it misses. */
  span(p: Vec3, direction: Vec3): readonly [number, number] | undefined;
  /**
   * A number for each surface of the body that changes its sign where the line through `p` begins to miss that: homogeneous of degree 2 in `direction`, and the
   * same for all points of the line.
   */
  misses(p: Vec3, direction: Vec3): readonly number[];
  /** How far the body reaches along a direction of length 1: the least and the greatest product of that with one of its points. */
  reach(direction: Vec3): readonly [least: number, greatest: number];
  /** How far a point is outside of the body, negative within it; beyond a rim it may be further. */
  outside(p: Vec3): number;
  /**
   * Whether all of the surface that is nearer than `margin` to a point looks away from the eye: what lies on it is
   * hidden. It looks away if it still does where the point is off by `off`.
   *
   * @param direction From the point to the eye, of any length.
   */
  looksAway(p: Vec3, direction: Vec3, margin: number, off: number): boolean;
  /** The body without what is nearer than `margin` to its surface, or with that where it is negative; undefined where nothing is left. */
  within(margin: number): ConvexSolid | undefined;
}

export function sphereSolid({ center, radius }: SphereValue): ConvexSolid {
  /** Of a s² + 2 b s + c, the square of the distance from the centre to `s` directions from `p`, less that of the radius. */
  const terms = (p: Vec3, d: Vec3): { a: number; b: number; discriminant: number } => {
    const qx = p.x - center.x;
    const qy = p.y - center.y;
    const qz = p.z - center.z;
    const a = d.x * d.x + d.y * d.y + d.z * d.z;
    const b = qx * d.x + qy * d.y + qz * d.z;
    const c = qx * qx + qy * qy + qz * qz - radius * radius;
    return { a, b, discriminant: b * b - a * c };
  };
  return {
    size: radius,
    misses: (p, d) => [terms(p, d).discriminant],
    span(p, d) {
      const { a, b, discriminant } = terms(p, d);
      if (discriminant <= 0) return undefined;
      const root = Math.sqrt(discriminant);
      return [(-root - b) / a, (root - b) / a];
    },
    reach(d) {
      const middle = center.x * d.x + center.y * d.y + center.z * d.z;
      return [middle - radius, middle + radius];
    },
    looksAway(p, d, _, off) {
      const behind = (center.x - p.x) * d.x + (center.y - p.y) * d.y + (center.z - p.z) * d.z;
      return behind > off * Math.hypot(d.x, d.y, d.z);
    },
    outside: (p) => Math.hypot(p.x - center.x, p.y - center.y, p.z - center.z) - radius,
    within: (margin) =>
      radius > margin ? sphereSolid({ type: 'Sphere', center, radius: radius - margin }) : undefined,
  };
}

/** A right circular cone, frustum or cylinder with its caps. */
export function coneSolid({ base, top, radius, topRadius }: ConeValue): ConvexSolid {
  const height = Math.hypot(top.x - base.x, top.y - base.y, top.z - base.z);
  const n = { x: (top.x - base.x) / height, y: (top.y - base.y) / height, z: (top.z - base.z) / height };
  const slope = (topRadius - radius) / height;
  /**
   * Along the axis, the height h0 + h1 s and the allowed radius r0 + r1 s are linear in the line's parameter; a s² + 2 b s + c is the square of the distance
   * from the axis, less that of the radius.
   */
  const terms = (p: Vec3, d: Vec3) => {
    const qx = p.x - base.x;
    const qy = p.y - base.y;
    const qz = p.z - base.z;
    const h0 = qx * n.x + qy * n.y + qz * n.z;
    const h1 = d.x * n.x + d.y * n.y + d.z * n.z;
    const r0 = radius + slope * h0;
    const r1 = slope * h1;
    const a = d.x * d.x + d.y * d.y + d.z * d.z - h1 * h1 - r1 * r1;
    const b = qx * d.x + qy * d.y + qz * d.z - h0 * h1 - r0 * r1;
    const c = qx * qx + qy * qy + qz * qz - h0 * h0 - r0 * r0;
    return { a, b, c, h0, h1, r0, r1 };
  };
  /** How far a point is up the axis, and the way to it from there. */
  const place = (p: Vec3): { up: number; out: Vec3; off: number } => {
    const q = { x: p.x - base.x, y: p.y - base.y, z: p.z - base.z };
    const up = q.x * n.x + q.y * n.y + q.z * n.z;
    const out = { x: q.x - up * n.x, y: q.y - up * n.y, z: q.z - up * n.z };
    return { up, out, off: Math.hypot(out.x, out.y, out.z) };
  };
  return {
    size: Math.max(radius, topRadius, height),
    misses(p, d) {
      const { a, b, c, h0, h1 } = terms(p, d);
      // a s² + 2 b s + c where the line meets a cap's plane, at s = (its height - h0) / h1, without the fraction.
      const atCap = (up: number) => a * up * up + 2 * b * up * h1 + c * h1 * h1;
      return [b * b - a * c, atCap(-h0), atCap(height - h0)];
    },
    span(p, d) {
      const { a, b, c, h0, h1, r0, r1 } = terms(p, d);
      let low = Number.NEGATIVE_INFINITY;
      let high = Number.POSITIVE_INFINITY;
      if (h1 === 0) {
        if (h0 < 0 || h0 > height) return undefined;
      } else {
        const s0 = -h0 / h1;
        const s1 = (height - h0) / h1;
        low = Math.min(s0, s1);
        high = Math.max(s0, s1);
      }
      return mantleRange(a, b, c, low, high, r0, r1);
    },
    reach(d) {
      const along = d.x * n.x + d.y * n.y + d.z * n.z;
      // How long the direction's shadow on the caps is.
      const across = Math.sqrt(Math.max(0, 1 - along * along));
      const atBase = base.x * d.x + base.y * d.y + base.z * d.z;
      const atTop = atBase + along * height;
      return [
        Math.min(atBase - radius * across, atTop - topRadius * across),
        Math.max(atBase + radius * across, atTop + topRadius * across),
      ];
    },
    outside(p) {
      const { up, off } = place(p);
      return Math.max(-up, up - height, (off - radius - slope * up) / Math.sqrt(1 + slope * slope));
    },
    looksAway(p, d, margin, moved) {
      const { up, out, off } = place(p);
      const rise = d.x * n.x + d.y * n.y + d.z * n.z;
      const turned = moved * Math.hypot(d.x, d.y, d.z);
      if (up < margin && radius > 0 && rise * radius <= turned) return false;
      if (up > height - margin && topRadius > 0 && -rise * topRadius <= turned) return false;
      const isOnMantle = radius + slope * up - off < margin * Math.sqrt(1 + slope * slope);
      return !isOnMantle || slope * rise * off - out.x * d.x - out.y * d.y - out.z * d.z > turned;
    },
    within(margin) {
      // Each line of the mantle moves inwards by the margin, and so do both caps.
      const wall = radius - margin * Math.sqrt(1 + slope * slope);
      const apex = -wall / slope;
      const low = slope > 0 ? Math.max(margin, apex) : margin;
      const high = slope < 0 ? Math.min(height - margin, apex) : height - margin;
      if (low >= high || (slope === 0 && wall <= 0)) return undefined;
      const at = (up: number): Vec3 => ({ x: base.x + up * n.x, y: base.y + up * n.y, z: base.z + up * n.z });
      const wide = (up: number): number => Math.max(0, wall + slope * up);
      return coneSolid({ type: 'Cone', base: at(low), top: at(high), radius: wide(low), topRadius: wide(high) });
    },
  };
}

/** Where a s² + 2 b s + c ≤ 0 within [low, high], on the side of the apex where the radius is positive: one interval, for a convex body. */
function mantleRange(
  a: number,
  b: number,
  c: number,
  low: number,
  high: number,
  r0: number,
  r1: number,
): readonly [number, number] | undefined {
  const discriminant = b * b - a * c;
  if (a > 0) {
    if (discriminant <= 0) return undefined;
    const [from, to] = sortedRoots(a, b, c, discriminant);
    return clip(from, to, low, high);
  }
  if (a === 0 && b === 0) return c <= 0 ? clip(low, high, low, high) : undefined;
  // Steeper than the mantle: the line is inside the double cone outside of the roots; the caps' range picks the nappe.
  const roots = a === 0 ? [-c / (2 * b)] : discriminant > 0 ? sortedRoots(a, b, c, discriminant) : [];
  const stops = [low, ...roots.filter((s) => s > low && s < high), high];
  let range: readonly [number, number] | undefined;
  for (let i = 0; i + 1 < stops.length; i++) {
    const from = stops[i]!;
    const to = stops[i + 1]!;
    const s = middle(from, to);
    if (a * s * s + 2 * b * s + c > 0 || r0 + r1 * s < 0) continue;
    range = [range ? range[0] : from, to];
  }
  return range;
}

/** The roots of a s² + 2 b s + c; the near one keeps its digits where the line is almost parallel to the mantle. */
function sortedRoots(a: number, b: number, c: number, discriminant: number): readonly [number, number] {
  const sum = -b - (b < 0 ? -1 : 1) * Math.sqrt(discriminant);
  const [one, other] = [sum / a, c / sum];
  return one < other ? [one, other] : [other, one];
}

function middle(from: number, to: number): number {
  if (from === Number.NEGATIVE_INFINITY) return to === Number.POSITIVE_INFINITY ? 0 : to - 1;
  return to === Number.POSITIVE_INFINITY ? from + 1 : (from + to) / 2;
}

function clip(from: number, to: number, low: number, high: number): readonly [number, number] | undefined {
  const start = Math.max(from, low);
  const end = Math.min(to, high);
  return start < end ? [start, end] : undefined;
}
