import { takeSteps } from '@geoslide/geometry';
import { EVERYWHERE } from '../raster/outline/clip.js';
import { Contours } from '../raster/outline/contours.js';
import { flatten } from '../raster/outline/flatten.js';
import { scaling } from '../raster/outline/transform.js';
import { over } from '../scene/over.js';
import { controlBounds } from '../scene/path-bounds.js';
import type { Color, Fill, PathNode, Rect } from '../scene/scene.js';
import { createCellIndex } from './cell-index.js';
import { type Box, boundsToBox, isInside, type Px } from './viewport.js';

/** What has been filled so far, for asking what colour lies at a place. */
export interface FillsBelow {
  /** A node that is painted, cut to all of the clips. */
  add(node: PathNode, clips: readonly Rect[]): void;
  /** A colour with all fills at a place painted over it; it keeps its opacity. */
  tinted(ground: Color, at: Px): Color;
}

interface Filled {
  readonly node: PathNode;
  readonly fill: Fill;
  readonly box: Box;
  readonly clips: readonly Rect[];
}

/** Fills outside of `view` are left out. */
export function createFillsBelow(view: Box): FillsBelow {
  const fills = createCellIndex<Filled>(view);
  return {
    add(node, clips) {
      const { fill, path } = node;
      if (!fill || fill.color.a === 0) return;
      const box = boundsToBox(controlBounds(path));
      fills.add({ node, fill, box, clips }, box);
    },
    tinted(ground, at) {
      const [x, y] = at;
      const near = fills.near({ minX: x, minY: y, maxX: x, maxY: y });
      takeSteps(1 + near.length / 2);
      return near.reduce((color, filled) => (covers(filled, at) ? over(filled.fill.color, color) : color), ground);
    },
  };
}

const contours = new Contours();

function covers({ node, fill, box, clips }: Filled, at: Px): boolean {
  if (!isInside(box, at)) return false;
  const [x, y] = at;
  if (clips.some((clip) => x < clip.x || x > clip.x + clip.width || y < clip.y || y > clip.y + clip.height))
    return false;
  contours.clear();
  flatten(node.path, scaling(1), EVERYWHERE, 0, contours);
  takeSteps(contours.points);
  const turns = windingOf(contours, x, y);
  return fill.rule === 'evenodd' ? turns % 2 !== 0 : turns !== 0;
}

/** How often closed contours run around a place. */
function windingOf({ xy, ends, count }: Contours, x: number, y: number): number {
  let turns = 0;
  let start = 0;
  for (const end of ends.subarray(0, count)) {
    for (let i = start, before = end - 1; i < end; before = i++) {
      const [px, py, qx, qy] = [xy[2 * before]!, xy[2 * before + 1]!, xy[2 * i]!, xy[2 * i + 1]!];
      if (qy > y !== py > y && x < px + ((y - py) / (qy - py)) * (qx - px)) turns += qy > py ? 1 : -1;
    }
    start = end;
  }
  return turns;
}
