import type { Box } from '../plane/viewport.js';
import { boxOf, screenFace } from './faces.js';
import type { ScreenPoint } from './projection.js';

/** The depths of a sheet of facets, looked up by place. */
export interface DepthMap {
  /** The depth at the middle of the cell that holds (x, y); undefined where the sheet does not cover it. */
  at(x: number, y: number): number | undefined;
  /** Middles of covered cells, at most about `count` of them. */
  samples(count: number): readonly ScreenPoint[];
}

/** Most cells across, whatever the number of facets. */
const MAX_CELLS = 64;

/** The smallest upright box that holds all facets. */
export function boxAround(facets: readonly (readonly ScreenPoint[])[]): Box {
  const [minX, minY, maxX, maxY] = boxOf(facets.flat());
  return { minX, minY, maxX, maxY };
}

/** Whether a point lies in a convex polygon that runs either way round. */
function isWithin(corners: readonly ScreenPoint[], x: number, y: number): boolean {
  let p = corners[corners.length - 1]!;
  let sides = 0;
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const side = (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    sides |= side > 0 ? 1 : side < 0 ? 2 : 0;
    if (sides === 3) return false;
    p = q;
  }
  return true;
}

/** Facets that don't overlap each other, drawn into cells about as large as they are. */
export function depthMap(facets: readonly (readonly ScreenPoint[])[]): DepthMap {
  const { minX, minY, maxX, maxY } = boxAround(facets);
  const side = Math.min(MAX_CELLS, Math.max(8, Math.ceil(1.5 * Math.sqrt(facets.length))));
  const [width, height] = [(maxX - minX) / side || 1, (maxY - minY) / side || 1];
  const depths = new Float64Array(side * side).fill(Number.NaN);
  const index = (value: number, min: number, size: number): number => {
    const place = Math.floor((value - min) / size);
    return place < 0 ? 0 : place < side ? place : side - 1;
  };

  for (let k = 0; k < facets.length; k++) {
    const face = screenFace(facets[k]!);
    if (!face) continue;
    const lastColumn = index(face.maxX, minX, width);
    const lastRow = index(face.maxY, minY, height);
    for (let j = index(face.minY, minY, height); j <= lastRow; j++) {
      for (let i = index(face.minX, minX, width); i <= lastColumn; i++) {
        const x = minX + (i + 0.5) * width;
        const y = minY + (j + 0.5) * height;
        if (isWithin(face.corners, x, y)) depths[j * side + i] = face.a * x + face.b * y + face.c;
      }
    }
  }
  let covered: readonly number[] | undefined;
  const place = (cell: number): ScreenPoint => ({
    x: minX + ((cell % side) + 0.5) * width,
    y: minY + (Math.floor(cell / side) + 0.5) * height,
    z: depths[cell]!,
  });
  return {
    at(x, y) {
      if (x < minX || x > maxX || y < minY || y > maxY) return undefined;
      const depth = depths[index(y, minY, height) * side + index(x, minX, width)]!;
      return Number.isNaN(depth) ? undefined : depth;
    },
    samples(count) {
      covered ??= [...depths.keys()].filter((cell) => !Number.isNaN(depths[cell]!));
      const step = Math.max(1, Math.floor(covered.length / count));
      return covered.filter((_, i) => i % step === 0).map(place);
    },
  };
}
