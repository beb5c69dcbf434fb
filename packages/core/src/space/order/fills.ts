import type { Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode } from '../../draw/pen.js';
import { PathBuilder } from '../../scene/path.js';
import type { Color, PathNode } from '../../scene/scene.js';
import { polygonImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { RoundBody } from '../parts/parts.js';
import { backToFront } from './back-to-front.js';
import { joinLayers } from './layers.js';
import { mantlePieces } from './mantle-pieces.js';
import { mergeContours } from './merge-contours.js';
import { type Piece, signedArea } from './piece.js';
import { shade } from './shade.js';

/** What is filled of a figure. */
export type Filling = { readonly owner: number; readonly color: Color } & (
  | {
      /** How the faces belong together: each by itself, or as the cells of a surface, which are shaded. */
      readonly kind: 'faces' | 'cells';
      readonly faces: readonly (readonly Vec3[])[];
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

/** Fills in the order in which the eye sees them through each other, or in any where only their extent is asked for. */
export function paintFills(fillings: readonly Filling[], projector: Projector, inOrder = true): Painted[] {
  const pieces: Piece[] = [];
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
    const shadeOf = (face: readonly Vec3[], near: boolean): number => {
      const shaded = shade(color, face, projector);
      const name = `${near} ${shaded.r} ${shaded.g} ${shaded.b}`;
      const key = shades.get(name) ?? addPaint(owner, shaded);
      shades.set(name, key);
      return key;
    };
    const { faces, kind } = filling;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const corners = polygonImage(projector, face);
      if (corners.length < 3) continue;
      const key = kind === 'cells' ? shadeOf(face, signedArea(corners) < 0) : addPaint(owner, color);
      pieces.push({ key, corners });
    }
  }
  const layers = inOrder
    ? joinLayers(backToFront(pieces, projector))
    : pieces.map(({ key, corners }) => ({ key, contours: [corners] }));
  return layers.map(({ key, contours }) => {
    const { owner, color } = paints[key]!;
    const path = new PathBuilder();
    const outlines = mergeContours(contours.map(wound));
    for (const outline of outlines) {
      path.polyline(
        outline.map(({ x, y }) => [x, y] as const),
        true,
      );
    }
    const seam = color.a === 1 ? ({ color, width: SEAM, cap: 'butt', join: 'round' } as const) : undefined;
    return { owner, node: pathNode(path, { fill: fillOf(color), stroke: seam }), outlines };
  });
}

/** Opaque faces are painted this much larger, px, so that nothing shines through where two of them meet. */
const SEAM = 0.6;

/** Contours of one layer run the same way round, so that their common edges cancel. */
function wound(contour: readonly ScreenPoint[]): readonly ScreenPoint[] {
  return signedArea(contour) < 0 ? [...contour].reverse() : contour;
}
