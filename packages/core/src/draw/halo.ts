import type { SceneNode, TextNode } from '../scene/scene.js';
import type { Place } from './segment-cells.js';
import { inkRect } from './text.js';
import { type Viewport, viewBox } from './viewport.js';
import { watchPlaces } from './watch.js';

/**
 * The most letters and rules of a picture that get halos: those of a page of a book. They are counted in drawing order.
 * A halo takes some tenths of a millisecond, and where more texts than this lie over lines, nobody can read them.
 */
const MAX_HALO_PIECES = 4000;

/**
 * Removes the halo of every text that has no ink painted below or near it: there it would only show on tints and on
 * transparent pictures. Past MAX_HALO_PIECES no text keeps its halo.
 */
export function withoutIdleHalos(nodes: readonly SceneNode[], viewport: Viewport): readonly SceneNode[] {
  const places = haloPlaces(nodes);
  if (places.length === 0) return nodes;
  const watch = watchPlaces(viewBox(viewport), places, nodes);
  let next = 0;
  let left = MAX_HALO_PIECES;
  const visit = (node: SceneNode): SceneNode => {
    if (node.kind === 'group') return { ...node, children: node.children.map(visit) };
    if (node.kind !== 'text') {
      watch.add(node);
      return node;
    }
    if (!node.halo) return node;
    const pieces = node.layout.pieces.length;
    if (!watch.end(next++) || pieces > left) return withoutHalo(node);
    left -= pieces;
    return node;
  };
  return nodes.map(visit);
}

/** Where halos are, in drawing order. */
function haloPlaces(nodes: readonly SceneNode[]): Place[] {
  return nodes.flatMap((node): Place[] => {
    if (node.kind === 'group') return haloPlaces(node.children);
    if (node.kind !== 'text' || !node.halo) return [];
    const { layout, x, y, rotation = 0, halo } = node;
    const ink = inkRect(layout);
    const box = { minX: x + ink.x, minY: y + ink.y, maxX: x + ink.x + ink.width, maxY: y + ink.y + ink.height };
    return [{ box, clearance: halo.width, pivot: [x, y], rotation }];
  });
}

function withoutHalo({ halo: _, ...rest }: TextNode): TextNode {
  return rest;
}
