import { mostCostly } from '@geoslide/geometry';
import { RenderError } from '@geoslide/protocol';
import type { SceneNode } from './scene.js';

/** Coordinates and letters of a picture: a hundred times those of the largest figures, and some MB as an SVG file. */
const MAX_SCENE_SIZE = 1_200_000;

/** A letter's outline lies elsewhere, but to place and paint it takes as much as some lines. */
const PIECE_SIZE = 10;

/** Counts what a picture is made of. */
export interface SceneBudget {
  /** @throws RenderError TOO_COMPLEX past MAX_SCENE_SIZE; it names the object that has drawn most. */
  spend<T extends readonly SceneNode[]>(nodes: T): T;
}

export function createSceneBudget(maxSize = MAX_SCENE_SIZE): SceneBudget {
  let size = 0;
  const costs = new Map<string, number>();
  return {
    spend(nodes) {
      for (const node of nodes) {
        const own = sizeOf(node);
        size += own;
        if (node.kind === 'group' && node.id !== undefined) costs.set(node.id, (costs.get(node.id) ?? 0) + own);
      }
      if (size <= maxSize) return nodes;
      throw new RenderError(
        'TOO_COMPLEX',
        `The slide draws too many lines and letters: leave objects out, or their labels and fill patterns.${mostCostly(costs)}`,
      );
    },
  };
}

/** The coordinates of a node, and some for each of its letters. */
export function sizeOf(node: SceneNode): number {
  switch (node.kind) {
    case 'group':
      return node.children.reduce((sum, child) => sum + sizeOf(child), 0);
    case 'path':
      return node.path.coords.length;
    case 'text':
      return PIECE_SIZE * node.layout.pieces.length;
    case 'image':
      return 1;
  }
}
