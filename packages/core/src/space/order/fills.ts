import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { uniteBoxes } from '../../draw/viewport.js';
import type { Color } from '../../scene/scene.js';
import { polygonImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { RoundBody } from '../parts/parts.js';
import { levelBands } from '../shading/level-bands.js';
import { litSteps } from '../shading/lit-step.js';
import { shade, shadeOf } from '../shading/shade.js';
import { smoothLevels } from '../shading/smooth-levels.js';
import { boxOf } from '../sight/faces.js';
import { backToFront } from './back-to-front.js';
import { addTriangles, CELL_STEPS, type Cell, type Painted, painted, ROUNDED, wound } from './cells.js';
import { hiddenParts } from './hidden-parts.js';
import { joinLayers } from './layers.js';
import { mantlePieces } from './mantle-pieces.js';
import { mergeContours } from './merge-contours.js';
import { type Piece, signedArea } from './piece.js';
import { seenCells } from './seen-cells.js';
import { simplifyRegions } from './simplify.js';
import { paintTint, type Tint } from './tinted-surface.js';

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
      /** Opaque cells whose levels of shade at their corners are given. */
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

/** Fills in the order in which the eye sees them through each other. */
export function paintFills(fillings: readonly Filling[], projector: Projector): Painted[] {
  const alone = tintAlone(fillings);
  if (alone) return paintTint(alone, projector);
  const pieces: Piece[] = [];
  const cells: Cell[] = [];
  const paints: { owner: number; color: Color }[] = [];
  const addPaint = (owner: number, color: Color): number => paints.push({ owner, color }) - 1;
  const steps = litSteps(
    fillings.filter((filling) => filling.kind === 'lit'),
    projector,
  );
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
    const sides = kind === 'skin' ? { near: addPaint(owner, color), far: addPaint(owner, color) } : undefined;
    const keyOf = (i: number, near: boolean): number => {
      if (sides) return near ? sides.near : sides.far;
      return kind === 'cells' ? shadeKey(shade(color, faces[i]!, projector), near) : addPaint(owner, color);
    };
    const opaque = kind === 'lit' || (kind === 'cells' && color.a === 1);
    if (opaque) takeSteps(CELL_STEPS * faces.length);
    const step = steps.get(owner) ?? 1;
    const levels = !opaque ? [] : kind === 'lit' ? filling.levels : smoothLevels(faces, projector);
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const corners = polygonImage(projector, face);
      if (corners.length < 3) continue;
      if (opaque)
        addTriangles(
          cells,
          corners,
          levels[i]!.map((level) => level / step),
          { owner, color, step },
        );
      else pieces.push({ key: keyOf(i, signedArea(corners) < 0), corners });
    }
  }
  const seen = seenCells(cells.map(({ corners }) => corners));
  const tops = new Map<string, Omit<Band, 'outlines'> & { contours: (readonly ScreenPoint[])[] }>();
  cells.forEach(({ owner, color, step, corners, levels }, i) => {
    const parts = seen[i]!.map((part) => part.corners);
    for (const { level, corners: contour } of levelBands(corners, levels, parts)) {
      const name = `${owner} ${level}`;
      const top = tops.get(name) ?? { owner, color: shadeOf(color, level * step), level, contours: [] };
      tops.set(name, top);
      top.contours.push(contour);
    }
  });
  const bands = [...tops.values()].map((top) => ({ ...top, outlines: mergeContours(top.contours.map(wound)) }));
  const outlines = simplifyRegions(
    bands.map((band) => band.outlines),
    ROUNDED,
  );
  // Nothing is seen through what is opaque: of the other pieces what lies behind that is cut off, and the rest painted
  // over it.
  const hiddenOf = hiddenParts(seen.flat());
  const layers = joinLayers(backToFront(pieces, projector)).map(({ key, pieces: own }) => {
    const hidden = own.flatMap(hiddenOf).map((part) => [...wound(part)].reverse());
    return { key, hidden, contours: mergeContours([...own.map(({ corners }) => wound(corners)), ...hidden]) };
  });
  const slim = simplifyRegions(
    layers.map(({ contours }) => contours),
    { inner: ROUNDED.outer, outer: ROUNDED.outer },
  );
  return [
    ...underlays(bands),
    ...bands.map(({ owner, color }, i) => painted({ owner, color, outlines: outlines[i]! })),
    ...layers.map(({ key, hidden }, i) => painted({ ...paints[key]!, outlines: slim[i]!, meets: hidden.length === 0 })),
  ];
}

/** All of a surface that is of one shade. */
interface Band {
  readonly owner: number;
  readonly color: Color;
  readonly level: number;
  readonly outlines: readonly (readonly ScreenPoint[])[];
}

/**
 * All of each surface in its middle shade: a band that is too narrow to be kept, as at a fold, leaves no hole in what
 * lies over it.
 */
function underlays(bands: readonly Band[]): Painted[] {
  return [...new Set(bands.map(({ owner }) => owner))].flatMap((owner): Painted[] => {
    const own = bands.filter((band) => band.owner === owner);
    if (own.length < 2) return [];
    const shades = [...own].sort((a, b) => a.level - b.level);
    const whole = mergeContours(own.flatMap(({ outlines }) => outlines));
    const [outlines] = simplifyRegions([whole], ROUNDED);
    const { color } = shades[Math.floor(shades.length / 2)]!;
    return [painted({ owner, color, outlines: outlines!, meets: false })];
  });
}

/** A tinted surface of many cells of which all the fills are. */
function tintAlone(fillings: readonly Filling[]): readonly Tint[] | undefined {
  const tints = fillings.flatMap((filling): Tint[] => {
    const { kind } = filling;
    return (kind === 'cells' || kind === 'skin') && filling.color.a < 1 ? [{ ...filling, kind }] : [];
  });
  const isAlone = tints.length === fillings.length && tints.every(({ owner }) => owner === tints[0]!.owner);
  const count = tints.reduce((sum, { faces }) => sum + faces.length, 0);
  return isAlone && count > MANY_CELLS ? tints : undefined;
}

/** Fewer cells are sorted. */
const MANY_CELLS = 200;
