import type { CurvedSolidValue, Vec3 } from '../../values.js';
import { length } from '../vec3.js';
import { touchOf } from './touching.js';

/** How many times as far as usual a quadric without an end is drawn where something lies on it. */
const TIMES = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 13, 16];
/** What is nearer to a surface, as a part of its distance from the origin, lies on it. */
const ON = 1e-6;

/**
 * A quadric without an end as far as it is drawn: usually as far as its half axes say, further where points that lie on
 * it, such as those of its sections, are further away.
 */
export function grownToHold(solid: CurvedSolidValue, points: readonly Vec3[]): CurvedSolidValue {
  const { endless } = solid;
  if (!endless) return solid;
  const isOn = ({ sheets }: CurvedSolidValue, p: Vec3): boolean =>
    sheets.some(
      // Where an equation says that a place is beyond the end, no search for the nearest one is needed.
      (sheet) => (sheet.level?.has(p, 0) ?? true) && touchOf(sheet, p).distance <= ON * (1 + length(p)),
    );
  const whole = endless.grown(TIMES.at(-1)!);
  const outside = points.filter((p) => isOn(whole, p) && !isOn(solid, p));
  const times = TIMES.find((each) => outside.every((p) => isOn(endless.grown(each), p))) ?? 1;
  return times === 1 ? solid : endless.grown(times);
}
