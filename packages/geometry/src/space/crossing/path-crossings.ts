import { searchRoots } from '../../curve/functions/function-points.js';
import { takeSteps } from '../../functions/steps.js';
import type { ValueOf } from '../../value-types.js';
import { type Point3Value, type SpaceValue, Undefined, type Vec3 } from '../../values.js';
import type { Level } from '../level/settle.js';
import { pathPoint, pathRange } from '../path.js';
import { along, distance, length } from '../vec3.js';
import { nearSurface } from './near-surface.js';
import { levelOf } from './sheet-level.js';
import { type Sheet, sheetsOf } from './sheets.js';

/** Steps of the scan along a path, and what a look at each takes. */
const SCAN = 600;
const LOOK_STEPS = 12;
/** Relative to the coordinates: points this near are one, and what is this near to the edge of a piece is on it. */
const SAME = 1e-7;

/**
 * The points that a path has in common with the surface of a figure, in the order of the path: crossings, and places
 * where it touches; of an endless line within 100 of its steps. Throws Undefined where there are none, and where a part
 * of it lies on the surface.
 */
export function pathCrossings(path: ValueOf<'Path3'>, figure: SpaceValue): Point3Value[] {
  const [min, max] = pathRange(path);
  const at = (t: number): Vec3 => pathPoint(path, t);
  const same = SAME * (1 + length(at(Math.min(max, Math.max(min, 0)))));
  const sheets = sheetsOf(figure, 0);
  if (sheets.length === 0)
    throw new Undefined(`no intersection of a line and a ${figure.type.replace(/3$/, '')} is known`);
  const found = sheets.flatMap((sheet) => {
    const piece = pieceOf(sheet, same);
    if (piece === undefined) return [];
    takeSteps(LOOK_STEPS * SCAN);
    const roots = searchRoots((t) => piece.f(at(t)), min, max, 'a part of the one lies on the other', SCAN);
    return roots.filter((t) => piece.holds(at(t)));
  });
  const points = found.sort((p, q) => p - q).map(at);
  const distinct = points.filter((p, i) => !points.slice(0, i).some((q) => distance(p, q) <= same));
  if (distinct.length === 0) throw new Undefined('no intersection: the two do not cross');
  return distinct.map(({ x, y, z }) => ({ type: 'Point3', x, y, z }));
}

/** A function that is 0 on a piece of surface, and whether a point where it is 0 lies on the piece or on its edge. */
function pieceOf(sheet: Sheet, same: number): { f: Level; holds: (p: Vec3) => boolean } | undefined {
  const f = levelOf(sheet);
  if (f !== undefined) {
    const around = (p: Vec3): Vec3[] => [p, ...SIDES.map((side) => along(p, side, same))];
    return { f, holds: (p) => around(p).some(sheet.contains) };
  }
  const near = sheet.kind === 'net' ? nearSurface(sheet.surface, 0) : undefined;
  return near && { f: near.distance, holds: near.holds };
}

const SIDES: readonly Vec3[] = [-1, 1].flatMap((d) => [
  { x: d, y: 0, z: 0 },
  { x: 0, y: d, z: 0 },
  { x: 0, y: 0, z: d },
]);
