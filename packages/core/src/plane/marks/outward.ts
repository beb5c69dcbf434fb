import { type Construction, type DimensionValue, signedArea, type Vec2 } from '@geoslide/geometry';

/** The sides of a construction's polygons, from corner to corner, each as it has the inside on its left. */
const sidesOf = new WeakMap<Construction, ReadonlySet<string>>();

const sideKey = (from: Vec2, to: Vec2): string => `${from.x} ${from.y} ${to.x} ${to.y}`;

/**
 * A dimension of a polygon's side, turned so that its right is outside of the polygon; any other one as it is. A side
 * that two polygons share has no outside.
 */
export function outward(value: DimensionValue, construction: Construction): DimensionValue {
  const sides = sidesOf.get(construction) ?? findSides(construction);
  const { start, end } = value;
  const isInside = sides.has(sideKey(end, start)) && !sides.has(sideKey(start, end));
  return isInside ? { ...value, start: end, end: start } : value;
}

function findSides(construction: Construction): ReadonlySet<string> {
  const sides = new Set<string>();
  for (const { value, isShown } of construction.objects.values()) {
    if (value?.type !== 'Polygon' || !isShown) continue;
    const { vertices } = value;
    const corners = signedArea(vertices) < 0 ? [...vertices].reverse() : vertices;
    corners.forEach((corner, i) => {
      sides.add(sideKey(corners.at(i - 1)!, corner));
    });
  }
  sidesOf.set(construction, sides);
  return sides;
}
