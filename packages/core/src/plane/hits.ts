import { Contours } from '../raster/contours.js';
import { flatten } from '../raster/flatten.js';
import { scaling } from '../raster/transform.js';
import type { PathNode, SceneNode } from '../scene/scene.js';
import { clipLine } from './clip-line.js';
import type { Box, Px } from './viewport.js';

/** The lines of a node as polylines in px. */
export interface Ink {
  readonly contours: Contours;
  /** Half the width of the lines; 0 for the edge of a filled shape. */
  readonly spread: number;
}

/** Everything painted by lines, and the edges of what is filled opaquely (dots, arrow heads), as polylines. */
export function inkOf(nodes: readonly SceneNode[], view: Box): Ink[] {
  return nodes.flatMap((node): Ink[] => {
    if (node.kind === 'group') return inkOf(node.children, view);
    if (node.kind !== 'path' || !(node.stroke || isSolid(node))) return [];
    const contours = new Contours();
    const bounds = { left: view.minX, top: view.minY, right: view.maxX, bottom: view.maxY };
    flatten(node.path, scaling(1), bounds, 0, contours);
    return [{ contours, spread: (node.stroke?.width ?? 0) / 2 }];
  });
}

/** A fill of less opacity is a tint: text on it stays readable. */
const SOLID = 0.5;

function isSolid({ fill }: PathNode): boolean {
  return fill !== undefined && fill.color.a >= SOLID;
}

/**
 * Whether any of the lines comes within `clearance` px of the box. The box is turned by `rotation` about `pivot`.
 */
export function touches(ink: readonly Ink[], box: Box, clearance: number, pivot: Px = [0, 0], rotation = 0): boolean {
  const c = Math.cos(-rotation);
  const s = Math.sin(-rotation);
  return ink.some(({ contours, spread }) => {
    const by = clearance + spread;
    const grown = { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
    const at = (i: number): Px => {
      const x = contours.xy[2 * i]! - pivot[0];
      const y = contours.xy[2 * i + 1]! - pivot[1];
      return rotation === 0 ? [x + pivot[0], y + pivot[1]] : [pivot[0] + x * c - y * s, pivot[1] + x * s + y * c];
    };
    let start = 0;
    for (let contour = 0; contour < contours.count; contour++) {
      const end = contours.ends[contour]!;
      let from = at(contours.closed[contour] ? end - 1 : start);
      for (let i = contours.closed[contour] ? start : start + 1; i < end; i++) {
        const to = at(i);
        if (clipLine(from, [to[0] - from[0], to[1] - from[1]], grown, 0, 1)) return true;
        from = to;
      }
      start = end;
    }
    return false;
  });
}
