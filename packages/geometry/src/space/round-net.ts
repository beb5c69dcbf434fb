import { type ConeValue, type Polygon3Value, Undefined, type Vec3 } from '../values.js';
import { add, along, distance, frame, mul, sub } from './vec3.js';

/** Corners of a circle or arc in a net: 0.01 % of its radius off it. */
const CORNERS = 240;

type Place = (x: number, y: number) => Vec3;

/**
 * The net of a cone, frustum or cylinder in the plane of its base, seen from outside: the base's disc, the mantle that
 * touches it in the direction of the frame's second axis, and the top's disc beyond.
 */
export function flatNet({ base, top, radius, topRadius }: ConeValue): Polygon3Value[] {
  const { u, v } = frame(sub(top, base));
  const place: Place = (x, y) => add(base, add(mul(u, x), mul(v, y)));
  const height = distance(base, top);
  const slant = Math.hypot(height, radius - topRadius);
  const bottom = disc(place, 0, 0, radius);
  if (radius === topRadius) {
    const half = Math.PI * radius;
    const corners = [
      place(-half, radius),
      place(half, radius),
      place(half, radius + height),
      place(-half, radius + height),
    ];
    return [bottom, { type: 'Polygon3', vertices: corners }, disc(place, 0, 2 * radius + height, radius)];
  }
  if (topRadius > radius) throw new Undefined('the net of a frustum is known where its base is the larger end');
  // The mantle's circles are around the apex, which is as far from the rims as they are along the mantle.
  const outer = (radius * slant) / (radius - topRadius);
  const inner = outer - slant;
  const middle = radius + outer;
  const half = (Math.PI * radius) / outer;
  const arc = (r: number): Vec3[] =>
    Array.from({ length: CORNERS + 1 }, (_, i) => {
      const angle = -half + (2 * half * i) / CORNERS;
      return place(r * Math.sin(angle), middle - r * Math.cos(angle));
    });
  const rim = inner > 0 ? arc(inner).reverse() : [place(0, middle)];
  const area = half * (outer * outer - inner * inner);
  const perimeter = 2 * half * (outer + inner) + 2 * slant;
  const mantle: Polygon3Value = {
    type: 'Polygon3',
    vertices: [...arc(outer), ...rim],
    curved: () => ({ area, perimeter }),
  };
  if (topRadius === 0) return [bottom, mantle];
  return [bottom, mantle, disc(place, 0, middle - inner + topRadius, topRadius)];
}

function disc(place: Place, x: number, y: number, radius: number): Polygon3Value {
  const center = place(x, y);
  const vertices = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return along(center, sub(place(x + Math.cos(angle), y + Math.sin(angle)), center), radius);
  });
  return {
    type: 'Polygon3',
    vertices,
    curved: () => ({ area: Math.PI * radius ** 2, perimeter: 2 * Math.PI * radius }),
  };
}
