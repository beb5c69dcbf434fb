import { pointAt, type Value, type Vec2 } from '@geoslide/geometry';
import type { Saved } from './saved.js';

/** Relative to the size of the numbers, at least of 1. */
const TOLERANCE = 1e-6;

/** Parameters at which curves of the second degree are compared. */
const SAMPLES = [0.1, 0.9, 1.7, -0.8, -2.2, 2.6];

/** Whether what our construction gives is what GeoGebra saved. What can't be compared counts as the same. */
export function agrees(value: Value | undefined, saved: Saved | undefined): boolean {
  if (saved === undefined || saved.kind === 'undefined' || saved.kind === 'polynomial') return true;
  if (value === undefined) return false;
  switch (saved.kind) {
    case 'point':
      return samePlace(value, saved);
    case 'vector':
      return sameVector(value, saved);
    case 'number': {
      // What a chart or an area measures is compared nowhere.
      if (value.type === 'Area' || value.type === 'Enclosure' || value.type === 'Chart') return true;
      const own = numberOf(value);
      return own !== undefined && near(own, saved.value);
    }
    case 'boolean':
      return value.type === 'Boolean' && value.value === saved.value;
    case 'line':
      return onLine(value, saved);
    case 'conic':
      return onConic(value, saved.coefficients);
    case 'plane':
      return value.type === 'Plane';
  }
}

function near(a: number, b: number, scale = 1): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(scale, Math.abs(a), Math.abs(b), 1);
}

function samePlace(value: Value, { x, y, z = 0 }: { x: number; y: number; z?: number }): boolean {
  if (value.type !== 'Point' && value.type !== 'Point3') return false;
  const scale = Math.hypot(x, y, z);
  const own = value.type === 'Point3' ? value.z : 0;
  return near(value.x, x, scale) && near(value.y, y, scale) && near(own, z, scale);
}

function sameVector(value: Value, { x, y, z = 0 }: { x: number; y: number; z?: number }): boolean {
  if (value.type === 'Vector')
    return near(value.end.x - value.start.x, x) && near(value.end.y - value.start.y, y) && z === 0;
  if (value.type === 'Vector3')
    return (
      near(value.end.x - value.start.x, x) &&
      near(value.end.y - value.start.y, y) &&
      near(value.end.z - value.start.z, z)
    );
  return samePlace(value, { x, y, z });
}

function numberOf(value: Value): number | undefined {
  if ('value' in value && typeof value.value === 'number') return value.value;
  return undefined;
}

/** Two points of a line, segment, ray or vector. */
function pointsOfLine(value: Value): Vec2[] | undefined {
  if (value.type === 'Line') {
    const { origin, direction } = value;
    return [origin, { x: origin.x + direction.x, y: origin.y + direction.y }];
  }
  if (value.type === 'Segment' || value.type === 'Ray' || value.type === 'Vector')
    return [pointAt(value, 0), pointAt(value, 1)];
  return undefined;
}

function onLine(value: Value, { a, b, c }: { a: number; b: number; c: number }): boolean {
  const points = pointsOfLine(value);
  if (points === undefined) return false;
  const size = Math.hypot(a, b);
  return points.every(({ x, y }) => Math.abs(a * x + b * y + c) <= TOLERANCE * size * Math.max(1, Math.hypot(x, y)));
}

function onConic(value: Value, [xx, xy, yy, x1, y1, one]: readonly number[]): boolean {
  if (value.type === 'Conic' || value.type === 'Line') return true;
  const points = SAMPLES.flatMap((t) => {
    try {
      return [
        pointAt(
          value,
          value.type === 'Arc' || value.type === 'Sector' || value.type === 'EllipticArc' ? Math.abs(t) / 3 : t,
        ),
      ];
    } catch {
      return [];
    }
  });
  return points.every(({ x, y }) => {
    const at = xx! * x * x + xy! * x * y + yy! * y * y + x1! * x + y1! * y + one!;
    const slope = Math.hypot(2 * xx! * x + xy! * y + x1!, xy! * x + 2 * yy! * y + y1!);
    return Math.abs(at) <= 10 * TOLERANCE * slope * Math.max(1, Math.hypot(x, y));
  });
}
