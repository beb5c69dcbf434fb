import { extentPoints, grownToHold, type SpaceValue } from '@geoslide/geometry';
import type { Figure } from './figures-of.js';

/** What may be a section of a quadric, or lie on it. */
const CURVES: ReadonlySet<string> = new Set<SpaceValue['type']>([
  'Arc3',
  'Circle3',
  'Curve3',
  'Point3',
  'Polygon3',
  'Polyline3',
  'Segment3',
]);

/** Points of a curve that are looked at. */
const PLACES = 32;

/** The figures with quadrics that reach as far as what lies on them. */
export function withGrownQuadrics(figures: readonly Figure[]): readonly Figure[] {
  if (!figures.some(({ value }) => value.type === 'CurvedSolid' && value.endless)) return figures;
  const points = figures.flatMap(({ value }) => {
    const all = CURVES.has(value.type) ? extentPoints(value) : [];
    return all.filter((_, i) => i % Math.ceil(all.length / PLACES) === 0);
  });
  return figures.map((figure) => {
    const { value } = figure;
    return value.type === 'CurvedSolid' ? { ...figure, value: grownToHold(value, points) } : figure;
  });
}
