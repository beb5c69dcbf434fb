import { takeSteps, type Vec3 } from '@geoslide/geometry';
import type { Color } from '../../scene/scene.js';
import { polygonImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { levelBands } from '../shading/level-bands.js';
import { shadeOf } from '../shading/shade.js';
import { smoothLevels } from '../shading/smooth-levels.js';
import { addTriangles, CELL_STEPS, type Cell, type Painted, painted, ROUNDED, wound } from './cells.js';
import { mergeContours } from './merge-contours.js';
import { signedArea } from './piece.js';
import { outside, seenCells } from './seen-cells.js';
import { simplifyRegions } from './simplify.js';

/** A tinted surface, or a piece of one: of cells that are shaded, or of a skin, which has one tint. */
export interface Tint {
  readonly owner: number;
  readonly color: Color;
  readonly kind: 'cells' | 'skin';
  readonly faces: readonly (readonly Vec3[])[];
}

/**
 * The near and the far sides of a tinted surface in layers, the last one first. What has one colour needs no other
 * order, and shades differ little.
 */
export function paintTint(tints: readonly Tint[], projector: Projector): Painted[] {
  const { owner, color, kind } = tints[0]!;
  const faces = tints.flatMap((tint) => tint.faces);
  takeSteps(CELL_STEPS * faces.length);
  // Behind a tint, steps of shade are as much smaller: fewer look the same.
  const step = 1.5 / color.a;
  const levels = kind === 'cells' ? smoothLevels(faces, projector) : undefined;
  const sides: { readonly near: Cell[]; readonly far: Cell[] } = { near: [], far: [] };
  faces.forEach((face, i) => {
    const corners = polygonImage(projector, face);
    if (corners.length < 3) return;
    const own = face.map((_, k) => (levels ? levels[i]![k]! / step : 0));
    addTriangles(signedArea(corners) < 0 ? sides.near : sides.far, corners, own, { owner, color, step });
  });
  const [near, far] = [sides.near, sides.far].map((cells) =>
    tintLayers(cells.map(({ corners }) => corners)).map((layer) => bandsOf(cells, layer)),
  ) as [Bands[], Bands[]];
  const deepestFirst = Array.from({ length: Math.max(near.length, far.length) }, (_, k) => [near[k], far[k]])
    .flat()
    .reverse();
  return deepestFirst.flatMap((bands) => {
    if (!bands) return [];
    const outlines = simplifyRegions(
      [...bands.values()].map((contours) => mergeContours(contours.map(wound))),
      ROUNDED,
    );
    return [...bands.keys()].map((level, i) =>
      painted({ owner, color: levels ? shadeOf(color, level * step) : color, outlines: outlines[i]! }),
    );
  });
}

/** Contours by their levels of shade. */
type Bands = ReadonlyMap<number, readonly (readonly ScreenPoint[])[]>;

function bandsOf(cells: readonly Cell[], parts: readonly LayerPart[]): Bands {
  const bands = new Map<number, (readonly ScreenPoint[])[]>();
  for (const { cell, corners } of parts) {
    const { corners: triangle, levels } = cells[cell]!;
    for (const { level, corners: contour } of levelBands(triangle, levels, [corners])) {
      const contours = bands.get(level) ?? [];
      bands.set(level, contours);
      contours.push(contour);
    }
  }
  return bands;
}

type Corners = readonly ScreenPoint[];

/** A part of a cell by the number of that. */
export interface LayerPart {
  readonly cell: number;
  readonly corners: Corners;
}

/** Of what lies behind more layers than this nothing is seen through the tints before it. */
const MOST_LAYERS = 12;

/**
 * Cells as layers in which none overlaps another: what is seen first, what is seen once that is taken away, and so on
 * (depth peeling, Everitt 2001).
 */
export function tintLayers(cells: readonly Corners[]): LayerPart[][] {
  const layers: LayerPart[][] = [];
  let left: LayerPart[] = cells.map((corners, cell) => ({ cell, corners }));
  while (left.length > 0 && layers.length < MOST_LAYERS) {
    const seen = seenCells(left.map(({ corners }) => corners));
    const layer = left.flatMap(({ cell }, i) => seen[i]!.map(({ corners }) => ({ cell, corners })));
    // What is left is seen edge-on.
    if (layer.length === 0) break;
    layers.push(layer);
    left = left.flatMap(({ cell, corners }, i) => {
      const own = seen[i]!.map((part) => part.corners);
      const hidden = own.reduce<readonly Corners[]>(
        (rest, part) => rest.flatMap((one) => outside(one, part)),
        [corners],
      );
      return hidden.map((rest) => ({ cell, corners: rest }));
    });
  }
  return layers;
}
