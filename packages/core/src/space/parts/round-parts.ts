import type { ConeValue, SphereValue, Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector } from '../camera/projection.js';
import { mantleSilhouette, type Ring, rims, ringPoint, sphereSilhouette } from '../camera/silhouette.js';
import { add, along, dot, frame, length, lerp, mul, sub, unit } from '../camera/vector.js';
import { coneSolid, sphereSolid } from './convex-solid.js';
import { type Curve, ellipseWire, type Mantle, nothing, type Parts, type Wire } from './parts.js';

/** Steps around what is round: at least so many, and enough to keep the outline within this of the circle, px. */
const LEAST_AROUND = 24;
const MOST_AROUND = 360;
const FLATNESS = 0.1;
/** Facets along an axis or from pole to rim: enough to sort by depth. */
const ALONG = 6;
/** What is this near to the axis of a cone, in parts of its radius, is its apex. */
const AT_APEX = 1e-9;
/** Bodies are searched within the image of points this much outside of them. */
const OUTSIDE = 1.01;

/** A whole ring as a closed line. */
export function ringWire(ring: Ring): Curve {
  const { center, radius, u, v } = ring;
  return ellipseWire({ center, a: mul(u, radius), b: mul(v, radius) }, 0, 2 * Math.PI, true);
}

/** An even number of chords around a circle of `radius` px that stay within FLATNESS of it. */
function chords(radius: number): number {
  const half = radius > FLATNESS ? Math.PI / Math.acos(1 - FLATNESS / radius) / 2 : 0;
  return 2 * Math.ceil(Math.min(MOST_AROUND, Math.max(LEAST_AROUND, 2 * half)) / 2);
}

/** The radius of a ring's image where it is widest, px; in perspective at its centre. */
function pxRadius({ center, radius }: Ring, projector: Projector): number {
  return (radius * projector.scale * Math.max(1, projector.scaleZ)) / Math.max(projector.weight(center), NEAR);
}

/** Corners of a polygon that stands for a disc. */
export function around(ring: Ring, projector: Projector): Vec3[] {
  const count = chords(pxRadius(ring, projector));
  return Array.from({ length: count }, (_, i) => ringPoint(ring, (2 * Math.PI * i) / count));
}

/** A sphere's outline and its body. */
export function sphereParts(sphere: SphereValue, projector: Projector): Parts {
  const silhouette = sphereSilhouette(sphere, projector);
  if (!silhouette) return nothing;
  const { center, radius } = sphere;
  const { u, v, n } = frame(projector.toEye(center));
  // Rings around the line of sight, one of them the silhouette, so that the fill ends exactly there.
  const rim = Math.acos(dot(sub(silhouette.center, center), n) / radius);
  const steps = chords(pxRadius(silhouette, projector));
  const sides = Array.from({ length: steps }, (_, j) => {
    const phi = (2 * Math.PI * j) / steps;
    return add(mul(u, Math.cos(phi)), mul(v, Math.sin(phi)));
  });
  const ringAt = (theta: number): Vec3[] => {
    const middle = along(center, n, radius * Math.cos(theta));
    const reach = radius * Math.sin(theta);
    return sides.map((side) => along(middle, side, reach));
  };
  const outline = ringAt(rim);
  const mantle: Mantle = {
    outlines: [outline, outline.toReversed()],
    normalAt: (point) => sub(point, center),
    facetCount: 2 * ALONG * steps,
    rows(along = ALONG) {
      const polar = [
        ...Array.from({ length: along }, (_, i) => (rim * i) / along),
        ...Array.from({ length: along + 1 }, (_, i) => rim + ((Math.PI - rim) * i) / along),
      ];
      return polar.map((theta) => {
        const row = ringAt(theta);
        return [...row, row[0]!];
      });
    },
  };
  return {
    ...nothing,
    wires: [{ ...ringWire(silhouette), outlineOf: [center] }],
    bodies: [
      {
        solid: sphereSolid(sphere),
        around: around({ ...silhouette, radius: silhouette.radius * OUTSIDE }, projector),
        mantle,
      },
    ],
  };
}

/** The rims and outlines of a cone, frustum or cylinder, its caps for filling, and its body. */
export function coneParts(solid: ConeValue, projector: Projector): Parts {
  const rings = rims(solid);
  const [base, top] = rings;
  const edges = mantleSilhouette(solid, projector);
  const start = edges[0] ?? 0;
  // Facets begin at the silhouette, so that none of them reaches across it.
  const middle = edges[1] ?? start + Math.PI;
  const half = Math.max(...rings.map((ring) => chords(pxRadius(ring, projector)))) / 2;
  const angles = [
    ...Array.from({ length: half }, (_, i) => start + ((middle - start) * i) / half),
    ...Array.from({ length: half + 1 }, (_, i) => middle + ((start + 2 * Math.PI - middle) * i) / half),
  ];
  const axis = sub(solid.top, solid.base);
  const { n } = frame(axis);
  const slope = (solid.radius - solid.topRadius) / length(axis);
  const mantle: Mantle = {
    normalAt: (point) => {
      const fromBase = sub(point, solid.base);
      const outward = sub(fromBase, mul(n, dot(fromBase, n)));
      return length(outward) > AT_APEX * solid.radius ? add(unit(outward), mul(n, slope)) : undefined;
    },
    outlines:
      edges.length === 0
        ? undefined
        : [sideOutline(rings, angles.slice(0, half + 1)), sideOutline(rings, angles.slice(half))],
    facetCount: 2 * half * ALONG,
    rows: (along = ALONG) =>
      angles.map((angle) => {
        const [from, to] = [ringPoint(base, angle), ringPoint(top, angle)];
        return Array.from({ length: along + 1 }, (_, j) => lerp(from, to, j / along));
      }),
  };
  const caps = rings.filter(({ radius }) => radius > 0);
  const inner = lerp(solid.base, solid.top, 0.5);
  return {
    ...nothing,
    wires: [
      ...caps.map(ringWire),
      ...edges.map(
        (angle): Wire => ({ kind: 'segment', a: ringPoint(base, angle), b: ringPoint(top, angle), outlineOf: [inner] }),
      ),
    ],
    patches: caps.map((ring) => ({ corners: around(ring, projector), hides: false })),
    bodies: [
      {
        solid: coneSolid(solid),
        around: rings.flatMap((ring) => around({ ...ring, radius: ring.radius * OUTSIDE }, projector)),
        mantle,
      },
    ],
  };
}

/** The outline of the mantle between the first and the last of some angles. */
function sideOutline([base, top]: readonly [base: Ring, top: Ring], angles: readonly number[]): Vec3[] {
  const pointsOf = (ring: Ring, all: readonly number[]): Vec3[] =>
    ring.radius > 0 ? all.map((angle) => ringPoint(ring, angle)) : [ring.center];
  return [...pointsOf(base, angles), ...pointsOf(top, angles.toReversed())];
}
