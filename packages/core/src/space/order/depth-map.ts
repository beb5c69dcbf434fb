import type { Box } from '../../draw/viewport.js';
import type { ScreenPoint } from '../camera/projection.js';
import { winding } from '../camera/winding.js';
import { screenFace } from '../sight/faces.js';
import type { Facets } from './facets.js';

/** The depths of a sheet of facets, looked up by place. */
export interface DepthMap {
  /** The depth at the middle of the cell that holds (x, y); undefined where the sheet does not cover it. */
  at(x: number, y: number): number | undefined;
  /** Middles of covered cells, at most about `count` of them. */
  samples(count: number): readonly ScreenPoint[];
}

/** Most cells across, whatever the number of facets. */
const MAX_CELLS = 64;

/** Where the depths of a round body's side are asked of the body itself, the cells only say what it covers. */
const ROUND_CELLS = 16;

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

/**
 * Facets that don't overlap each other, or a whole side, drawn into cells about as large as facets are; coarser ones for a side of a round body.
 *
 * @param box Of all.
 */
export function depthMap({ pieces: facets, boxes }: Facets, box: Box): DepthMap {
  const { minX, minY, maxX, maxY } = box;
  const side = facets[0]?.round
    ? ROUND_CELLS
    : Math.min(MAX_CELLS, Math.max(8, Math.ceil(1.5 * Math.sqrt(facets.length))));
  const [width, height] = [(maxX - minX) / side || 1, (maxY - minY) / side || 1];
  const depths = new Float64Array(side * side).fill(Number.NaN);
  const index = (value: number, min: number, size: number): number => {
    const place = Math.floor((value - min) / size);
    return place < 0 ? 0 : place < side ? place : side - 1;
  };

  for (let k = 0; k < facets.length; k++) {
    const own = boxes[k]!;
    const left = firstMiddle(own.minX, minX, width);
    const right = lastMiddle(own.maxX, minX, width);
    const top = firstMiddle(own.minY, minY, height);
    const bottom = lastMiddle(own.maxY, minY, height);
    if (left > right || top > bottom) continue;
    const { corners, facets: ofWhole } = facets[k]!;
    const face = screenFace(corners);
    if (!face) continue;
    for (let j = top; j <= bottom; j++) {
      for (let i = left; i <= right; i++) {
        const x = minX + (i + 0.5) * width;
        const y = minY + (j + 0.5) * height;
        if (ofWhole ? winding(corners, x, y) !== 0 : isWithin(corners, x, y))
          depths[j * side + i] = face.a * x + face.b * y + face.c;
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

/** The cells, by number, whose middles are the first and the last one within a range. */
const firstMiddle = (from: number, min: number, size: number): number => Math.ceil((from - min) / size - 0.5);
const lastMiddle = (to: number, min: number, size: number): number => Math.floor((to - min) / size - 0.5);
