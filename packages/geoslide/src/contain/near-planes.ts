import type { Construction, Vec3 } from '@geoslide/geometry';

/** How far from the middle of the figure a plane may pass and be seen with it, in radii of the figure. */
const NEAR = 4;

export interface NearPlanes {
  /** Planes and half-spaces whose part that is drawn lies beside the figure. */
  readonly ids: ReadonlySet<string>;
  /** The places on them that are nearest to the figure's points. */
  readonly shadows: readonly Vec3[];
}

/**
 * The planes of a slide in space that pass near to its figure: a view of the figure holds the part of them that is
 * drawn. One that is far away would leave the figure a speck.
 * @param points That span the figure.
 */
export function nearPlanes({ objects }: Construction, points: readonly Vec3[]): NearPlanes {
  const ids = new Set<string>();
  const shadows: Vec3[] = [];
  const middle = (['x', 'y', 'z'] as const).map((axis) => {
    const places = points.map((p) => p[axis]);
    return (Math.min(...places) + Math.max(...places)) / 2;
  });
  const [x = 0, y = 0, z = 0] = middle;
  const radius = points.reduce((most, p) => Math.max(most, Math.hypot(p.x - x, p.y - y, p.z - z)), 0);
  for (const [id, { kind, isShown, value }] of objects) {
    if (kind !== 'primitive' || !isShown || (value?.type !== 'Plane' && value?.type !== 'HalfSpace')) continue;
    const { normal: n, offset } = value;
    if (!(Math.abs(n.x * x + n.y * y + n.z * z - offset) <= NEAR * radius)) continue;
    ids.add(id);
    for (const p of points) {
      const height = n.x * p.x + n.y * p.y + n.z * p.z - offset;
      shadows.push({ x: p.x - height * n.x, y: p.y - height * n.y, z: p.z - height * n.z });
    }
  }
  return { ids, shadows };
}
