import { takeSteps } from '@geoslide/geometry';
import { controlBounds } from '../scene/path-bounds.js';
import type { SceneNode } from '../scene/scene.js';
import { cellsOf, isInk, isNear, type Place, reachOf, segmentWalker, spreadOf } from './segment-cells.js';
import { type Box, boundsToBox } from './viewport.js';

/** Looks for places of a picture on which something is painted. */
export interface Watch {
  /** Passes on the next node that is painted. */
  add(node: SceneNode): void;
  /** Stops watching the k-th place and returns whether something was painted on it. */
  end(k: number): boolean;
}

/**
 * Watches places while the nodes of a picture are painted. Lines are checked only until something is painted on all
 * places. Where that takes too long, every place that still waits counts as painted on.
 * @param limit The most checks of a line.
 */
export function watchPlaces(
  view: Box,
  places: readonly Place[],
  nodes: readonly SceneNode[],
  limit = MAX_TESTS,
): Watch {
  const cells = cellsOf(view);
  const widest = widestOf(nodes);
  const reaches = places.map((place) => reachOf(place, widest));
  const byCell: (number[] | undefined)[] = [];
  const hasInk = new Uint8Array(places.length);
  const waiting = new Set(places.keys());
  let tests = 0;
  reaches.forEach((reach, k) => {
    cells.within(reach, (cell) => {
      const own = byCell[cell];
      if (own) own.push(k);
      else byCell[cell] = [k];
      return false;
    });
  });
  const walk = segmentWalker(view, cells, (cell, x0, y0, x1, y1, spread) => {
    const own = byCell[cell];
    if (own === undefined) return;
    // Those that wait no more are not met again.
    let kept = 0;
    for (let n = 0; n < own.length; n++) {
      const k = own[n]!;
      if (!waiting.has(k)) continue;
      if (++tests <= limit && !isNear(places[k]!, x0, y0, x1, y1, spread)) {
        own[kept++] = k;
        continue;
      }
      hasInk[k] = 1;
      waiting.delete(k);
    }
    takeSteps(1 + own.length);
    own.length = kept;
  });

  return {
    add(node) {
      if (waiting.size === 0 || !isInk(node)) return;
      const bounds = controlBounds(node.path);
      const { left, top, right, bottom } = bounds;
      const meets = (k: number): boolean => {
        const { minX, minY, maxX, maxY } = reaches[k]!;
        return minX <= right && maxX >= left && minY <= bottom && maxY >= top && waiting.has(k);
      };
      // Few cells or few places: whichever takes less.
      const box = boundsToBox(bounds);
      const isMet =
        waiting.size > FEW_PLACES
          ? cells.within(box, (cell) => {
              const own = byCell[cell];
              takeSteps(1 + (own?.length ?? 0) / 2);
              return own?.some(meets) ?? false;
            })
          : someOf(waiting, meets);
      if (isMet) walk(node);
    },
    end(k) {
      waiting.delete(k);
      return hasInk[k] === 1;
    },
  };
}

function someOf(numbers: ReadonlySet<number>, is: (k: number) => boolean): boolean {
  for (const k of numbers) if (is(k)) return true;
  return false;
}

/** More places than these are looked up by cells. */
const FEW_PLACES = 100;

/** About 0.2 s. */
const MAX_TESTS = 2_000_000;

function widestOf(nodes: readonly SceneNode[]): number {
  return nodes.reduce((widest, node) => {
    const own = node.kind === 'group' ? widestOf(node.children) : isInk(node) ? spreadOf(node) : 0;
    return Math.max(widest, own);
  }, 0);
}
