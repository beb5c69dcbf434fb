import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode } from '../../draw/pen.js';
import { uniteBoxes } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { Color, PathNode } from '../../scene/scene.js';
import { polygonImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { RoundBody } from '../parts/parts.js';
import { levelBands } from '../shading/level-bands.js';
import { shade, shadeOf } from '../shading/shade.js';
import { smoothLevels } from '../shading/smooth-levels.js';
import { boxOf } from '../sight/faces.js';
import { backToFront } from './back-to-front.js';
import { hiddenParts } from './hidden-parts.js';
import { joinLayers } from './layers.js';
import { mantlePieces } from './mantle-pieces.js';
import { mergeContours } from './merge-contours.js';
import { type Piece, signedArea } from './piece.js';
import { seenCells } from './seen-cells.js';
import { simplifyRegions } from './simplify.js';

/** What is filled of a figure. */
export type Filling = { readonly owner: number; readonly color: Color } & (
  | {
      /**
       * How the faces belong together: each by itself, as the cells of a surface, which are shaded, or as those of a
       * skin, whose near and far side are tinted.
       */
      readonly kind: 'faces' | 'cells' | 'skin';
      readonly faces: readonly (readonly Vec3[])[];
    }
  | {
      /** Cells whose levels of shade at their corners are given. */
      readonly kind: 'lit';
      readonly faces: readonly (readonly Vec3[])[];
      readonly levels: readonly (readonly number[])[];
    }
  | {
      /** The curved surface of a round body. */
      readonly kind: 'body';
      readonly body: RoundBody;
    }
);

/** What a filling comes to, from back to front over all fillings. */
export interface Painted {
  readonly owner: number;
  readonly node: PathNode;
  /** Of the node's path, to be filled by winding numbers. */
  readonly outlines: readonly (readonly ScreenPoint[])[];
}

/** The boxes that fills lie in, for whoever asks only for their extent. */
export function fillBoxes(fillings: readonly Filling[], projector: Projector): Painted[] {
  return fillings.flatMap((filling): Painted[] => {
    const { owner, color } = filling;
    const images =
      filling.kind === 'body'
        ? mantlePieces(filling.body, { near: 0, far: 1 }, projector).map(({ corners }) => corners)
        : filling.faces.map((face) => polygonImage(projector, face)).filter((corners) => corners.length >= 3);
    if (images.length === 0) return [];
    takeSteps(BOX_STEPS * images.length);
    const { minX, minY, maxX, maxY } = images.map(boxOf).reduce(uniteBoxes);
    const [left, right] = [
      { x: minX, z: 0 },
      { x: maxX, z: 0 },
    ] as const;
    const corners = [
      { ...left, y: minY },
      { ...right, y: minY },
      { ...right, y: maxY },
      { ...left, y: maxY },
    ];
    return [painted({ owner, color, outlines: [corners] })];
  });
}

/** Steps to find the box of a face. */
const BOX_STEPS = 10;

/** Steps to divide an opaque face into triangles and to shade them. */
const CELL_STEPS = 80;

/** Fills in the order in which the eye sees them through each other. */
export function paintFills(fillings: readonly Filling[], projector: Projector): Painted[] {
  const pieces: Piece[] = [];
  const cells: Cell[] = [];
  const paints: { owner: number; color: Color }[] = [];
  const addPaint = (owner: number, color: Color): number => paints.push({ owner, color }) - 1;
  for (const filling of fillings) {
    const { owner, color } = filling;
    if (filling.kind === 'body') {
      // The near and the far side of a round body are two sheets: each tints what is behind it.
      const keys = { near: addPaint(owner, color), far: addPaint(owner, color) };
      pieces.push(...mantlePieces(filling.body, keys, projector));
      continue;
    }
    const shades = new Map<string, number>();
    const shadeKey = (shaded: Color, near: boolean): number => {
      const name = `${near} ${shaded.r} ${shaded.g} ${shaded.b}`;
      const key = shades.get(name) ?? addPaint(owner, shaded);
      shades.set(name, key);
      return key;
    };
    const { faces, kind } = filling;
    const areCells = kind === 'cells' || kind === 'lit';
    const sides = kind === 'skin' ? { near: addPaint(owner, color), far: addPaint(owner, color) } : undefined;
    const keyOf = (i: number, near: boolean): number => {
      if (sides) return near ? sides.near : sides.far;
      if (kind === 'lit') return shadeKey(shadeOf(color, Math.round(meanOf(filling.levels[i]!))), near);
      return kind === 'cells' ? shadeKey(shade(color, faces[i]!, projector), near) : addPaint(owner, color);
    };
    const opaque = areCells && color.a === 1;
    if (opaque) takeSteps(CELL_STEPS * faces.length);
    const levels = !opaque ? [] : kind === 'lit' ? filling.levels : smoothLevels(faces, projector);
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const corners = polygonImage(projector, face);
      if (corners.length < 3) continue;
      if (opaque) addTriangles(cells, corners, levels[i]!, { owner, color });
      else pieces.push({ key: keyOf(i, signedArea(corners) < 0), corners });
    }
  }
  const seen = seenCells(cells.map(({ corners }) => corners));
  const tops = new Map<string, { owner: number; color: Color; contours: (readonly ScreenPoint[])[] }>();
  cells.forEach(({ owner, color, corners, levels }, i) => {
    const parts = seen[i]!.map((part) => part.corners);
    for (const { level, corners: contour } of levelBands(corners, levels, parts)) {
      const name = `${owner} ${level}`;
      const top = tops.get(name) ?? { owner, color: shadeOf(color, level), contours: [] };
      tops.set(name, top);
      top.contours.push(contour);
    }
  });
  const bands = [...tops.values()];
  const outlines = simplifyRegions(
    bands.map(({ contours }) => mergeContours(contours.map(wound))),
    ROUNDED,
  );
  // Nothing is seen through what is opaque: of the other pieces what lies behind that is cut off, and the rest painted
  // over it.
  const hiddenOf = hiddenParts(seen.flat());
  const layers = joinLayers(backToFront(pieces, projector)).map(({ key, pieces: own }) => {
    const hidden = own.flatMap(hiddenOf).map((part) => [...wound(part)].reverse());
    const outlines = mergeContours([...own.map(({ corners }) => wound(corners)), ...hidden]);
    return painted({ ...paints[key]!, outlines, meets: hidden.length === 0 });
  });
  return [...bands.map(({ owner, color }, i) => painted({ owner, color, outlines: outlines[i]! })), ...layers];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A triangle of an opaque surface in the picture. */
interface Cell {
  readonly owner: number;
  readonly color: Color;
  readonly corners: readonly ScreenPoint[];
  /** Of shade, at its corners. */
  readonly levels: readonly number[];
}

/** Adds the triangles of a face. One that the picture cuts has corners of its own, whose shade is that of the first. */
function addTriangles(
  cells: Cell[],
  corners: readonly ScreenPoint[],
  levels: readonly number[],
  { owner, color }: Pick<Cell, 'owner' | 'color'>,
): void {
  const points = corners.map(({ x, y, z }) => ({ x: onGrid(x), y: onGrid(y), z: onGrid(z) }));
  const steps = corners.map((_, i) => onGrid(levels.length === corners.length ? levels[i]! : levels[0]!));
  for (let k = 2; k < points.length; k++) {
    cells.push({
      owner,
      color,
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
function painted({
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
const ROUNDED = { inner: 1, outer: 0.12 };

/** Opaque faces are painted this much larger, px, so that nothing shines through where two of them meet. */
const SEAM = 0.6;

/** Contours of one layer run the same way round, so that their common edges cancel. */
function wound(contour: readonly ScreenPoint[]): readonly ScreenPoint[] {
  return signedArea(contour) < 0 ? [...contour].reverse() : contour;
}
