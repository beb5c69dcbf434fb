import type { PathNode, Rect, SceneNode } from './scene.js';

/** px: beyond, enlarged or counted in hundredths, numbers are more than doubles hold. */
const FAR = 1e290;

/**
 * The nodes without those that have no place, as a mark on a segment without length or on one nearly as long as doubles reach:
 * nothing that reads a scene could draw them. `report` hears of it.
 */
export function finiteNodes(nodes: readonly SceneNode[], report: (message: string) => void): readonly SceneNode[] {
  if (nodes.every(isPlaced)) return nodes;
  report('a part of it has no finite place and is not drawn');
  return placed(nodes);
}

function placed(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind !== 'group') return isPlaced(node) ? [node] : [];
    return hasPlace(node.clip) ? [{ ...node, children: placed(node.children) }] : [];
  });
}

function isPlaced(node: SceneNode): boolean {
  switch (node.kind) {
    case 'group':
      return hasPlace(node.clip) && node.children.every(isPlaced);
    case 'path':
      return isPlacedPath(node);
    case 'text':
      return areFinite(node.x, node.y, node.rotation ?? 0);
    case 'image':
      return hasPlace(node.rect) && areFinite(node.rotation);
  }
}

function isPlacedPath({ path: { coords }, stroke }: PathNode): boolean {
  for (let i = 0; i < coords.length; i++) if (!isNear(coords[i]!)) return false;
  return stroke === undefined || areFinite(stroke.width);
}

function hasPlace(rect: Rect | undefined): boolean {
  return rect === undefined || areFinite(rect.x, rect.y, rect.width, rect.height);
}

function areFinite(...numbers: readonly number[]): boolean {
  return numbers.every(isNear);
}

/** False for NaN too. */
function isNear(number: number): boolean {
  return Math.abs(number) <= FAR;
}
