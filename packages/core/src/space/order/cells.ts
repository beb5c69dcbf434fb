import { fillOf, pathNode } from '../../draw/pen.js';
import { PathBuilder } from '../../scene/path.js';
import type { Color, PathNode } from '../../scene/scene.js';
import type { ScreenPoint } from '../camera/projection.js';
import { signedArea } from './piece.js';

/** What a filling comes to, from back to front over all fillings. */
export interface Painted {
  readonly owner: number;
  readonly node: PathNode;
  /** Of the node's path, to be filled by winding numbers. */
  readonly outlines: readonly (readonly ScreenPoint[])[];
}

/** A triangle of a surface in the picture. */
export interface Cell {
  readonly owner: number;
  readonly color: Color;
  /** Levels of shade from one of its own to the next. */
  readonly step: number;
  readonly corners: readonly ScreenPoint[];
  /** Of shade in its own steps, at its corners. */
  readonly levels: readonly number[];
}

/** Steps to divide a face into triangles and to shade them. */
export const CELL_STEPS = 80;

/** Adds the triangles of a face. One that the picture cuts has corners of its own, whose shade is that of the first. */
export function addTriangles(
  cells: Cell[],
  corners: readonly ScreenPoint[],
  levels: readonly number[],
  { owner, color, step }: Pick<Cell, 'owner' | 'color' | 'step'>,
): void {
  const points = corners.map(({ x, y, z }) => ({ x: onGrid(x), y: onGrid(y), z: onGrid(z) }));
  const steps = corners.map((_, i) => onGrid(levels.length === corners.length ? levels[i]! : levels[0]!));
  for (let k = 2; k < points.length; k++) {
    cells.push({
      owner,
      color,
      step,
      corners: [points[0]!, points[k - 1]!, points[k]!],
      levels: [steps[0]!, steps[k - 1]!, steps[k]!],
    });
  }
}

/** Of px and of levels of shade: far above the last digits of Math's functions, far below what is seen. */
const GRID = 2 ** 20;

/**
 * Engines differ in the last digits of sines: without the grid, these decide on which side of an edge a corner lies.
 */
const onGrid = (value: number): number => Math.round(value * GRID) / GRID;

/** @param meets Whether opaque outlines meet others of their figure, and not only what hides the rest of them. */
export function painted({
  owner,
  color,
  outlines,
  meets = true,
}: Pick<Painted, 'owner' | 'outlines'> & { color: Color; meets?: boolean }): Painted {
  const path = new PathBuilder();
  for (const outline of outlines) {
    path.polyline(
      outline.map(({ x, y }) => [x, y] as const),
      true,
    );
  }
  const seam = meets && color.a === 1 ? ({ color, width: SEAM, cap: 'butt', join: 'round' } as const) : undefined;
  return { owner, node: pathNode(path, { fill: fillOf(color), stroke: seam }), outlines };
}

/** How far outlines may move, px: between two shades that are hardly told apart, and where the surface ends. */
export const ROUNDED = { inner: 1.5, outer: 0.12 };

/** Opaque faces are painted this much larger, px, so that nothing shines through where two of them meet. */
const SEAM = 0.6;

/** Contours of one layer run the same way round, so that their common edges cancel. */
export function wound(contour: readonly ScreenPoint[]): readonly ScreenPoint[] {
  return signedArea(contour) < 0 ? [...contour].reverse() : contour;
}
