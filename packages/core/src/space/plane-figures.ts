import {
  areaOutline,
  type Coordinates,
  type CurveValue,
  clipPolyline,
  type HyperbolaValue,
  lift,
  type ParabolaValue,
  type Polygon3Value,
  pointsOf,
  regionFaces,
  type SpaceValue,
  sampleCurve,
  type Value,
  type Vec2,
  type ViewWindow,
} from '@geoslide/geometry';
import { coordinatesOf, isPoint } from '../draw/polyline.js';
import type { Ball } from './parts/parts.js';

/** Points of a branch of a conic. */
const STEPS = 160;

/**
 * A value as the figures in space that it is drawn as; undefined for what is not drawn. Figures of the plane lie in z = 0;
 * endless curves are followed within the view.
 *
 * @param shown What is drawn of curves; without bounds on the sides for which their style says none.
 */
export function spaceFigures(
  value: Value,
  view: Ball,
  unitsPerPx: number,
  shown: ViewWindow,
): SpaceValue[] | undefined {
  switch (value.type) {
    case 'Curve':
      return curveFigures(value, view, unitsPerPx, shown);
    case 'Hyperbola':
    case 'Parabola':
      return conicBranches(value, view).flatMap((branch) =>
        clipPolyline(coordinatesOf(branch.map(({ x, y }) => [x, y] as const)), shown).map(polyline),
      );
    case 'Conic':
      return value.lines.flatMap((line) => lift(line) ?? []);
    case 'Area':
      return areaOutline(value, windowOf(view), unitsPerPx)
        .filter(({ length }) => length > 2)
        .map((outline): Polygon3Value => ({ type: 'Polygon3', vertices: outline.map(raise) }));
    case 'Region':
      return regionFaces(value, windowOf(view), unitsPerPx).map(
        ({ corners, cutOff }): Polygon3Value => ({ type: 'Polygon3', vertices: corners.map(raise), cutOff }),
      );
    default: {
      const lifted = lift(value);
      return lifted && [lifted];
    }
  }
}

const raise = ({ x, y }: Vec2) => ({ x, y, z: 0 });
const polyline = (xy: Coordinates): SpaceValue => ({ type: 'Polyline3', vertices: pointsOf(xy).map(raise) });

function windowOf({ center, radius }: Ball) {
  return { left: center.x - radius, right: center.x + radius, bottom: center.y - radius, top: center.y + radius };
}

function curveFigures(curve: CurveValue, view: Ball, unitsPerPx: number, shown: ViewWindow): SpaceValue[] {
  return sampleCurve(curve, windowOf(view), unitsPerPx).flatMap((branch): SpaceValue[] => {
    if (!isPoint(branch)) return clipPolyline(branch, shown).map(polyline);
    const { x, y } = pointsOf(branch)[0]!;
    const { left, right, bottom, top } = shown;
    return x >= left && x <= right && y >= bottom && y <= top ? [{ type: 'Point3', ...raise({ x, y }) }] : [];
  });
}

/** The branches within the view's radius. */
function conicBranches(conic: HyperbolaValue | ParabolaValue, { center, radius }: Ball): Vec2[][] {
  const origin = conic.type === 'Parabola' ? conic.vertex : conic.center;
  const reach = radius + Math.hypot(origin.x - center.x, origin.y - center.y);
  const [c, s] = [Math.cos(conic.rotation), Math.sin(conic.rotation)];
  const place = (x: number, y: number): Vec2 => ({ x: origin.x + c * x - s * y, y: origin.y + s * x + c * y });
  if (conic.type === 'Parabola') {
    // (p t², 2 p t) is at the distance r from the vertex where p² t⁴ + 4 p² t² = r².
    const most = Math.sqrt(Math.sqrt(4 + (reach / conic.p) ** 2) - 2);
    return [steps(-most, most).map((t) => place(conic.p * t * t, 2 * conic.p * t))];
  }
  const most = Math.acosh(Math.max(1, reach / conic.a));
  return [1, -1].map((side) =>
    steps(-most, most).map((t) => place(side * conic.a * Math.cosh(t), conic.b * Math.sinh(t))),
  );
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
}
