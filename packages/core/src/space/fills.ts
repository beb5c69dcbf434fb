import type { Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode } from '../plane/pen.js';
import { PathBuilder } from '../scene/path.js';
import type { Color, PathNode } from '../scene/scene.js';
import { backToFront } from './back-to-front.js';
import type { ConvexSolid } from './convex-solid.js';
import { polygonImage } from './images.js';
import { joinLayers } from './layers.js';
import { mergeContours } from './merge-contours.js';
import { type Piece, signedArea } from './piece.js';
import type { Projector, ScreenPoint } from './projection.js';
import { shade } from './shade.js';

/** A filled face or a curved surface's facets. */
export interface Filling {
  readonly owner: number;
  readonly color: Color;
  readonly faces: readonly (readonly Vec3[])[];
  /** How the faces belong together: each by itself, or as the cells of a surface, which are shaded. */
  readonly kind: 'faces' | 'cells';
  /** The round body that the faces are facets of. */
  readonly solid?: ConvexSolid;
}

/** What a filling comes to, from back to front over all fillings. */
export interface Painted {
  readonly owner: number;
  readonly node: PathNode;
  /** Of the node's path, to be filled by winding numbers. */
  readonly outlines: readonly (readonly ScreenPoint[])[];
}

/** Fills in the order in which the eye sees them through each other. */
export function paintFills(fillings: readonly Filling[], projector: Projector): Painted[] {
  const pieces: Piece[] = [];
  const paints: { owner: number; color: Color }[] = [];
  const addPaint = (owner: number, color: Color): number => paints.push({ owner, color }) - 1;
  for (const { owner, color, faces, kind, solid } of fillings) {
    // The near and the far side of a round body are two sheets: each tints what is behind it.
    const sheets = solid && {
      near: { key: addPaint(owner, color), round: { solid, near: true } },
      far: { key: addPaint(owner, color), round: { solid, near: false } },
    };
    const shades = new Map<string, number>();
    const shadeOf = (face: readonly Vec3[], near: boolean): number => {
      const shaded = shade(color, face, projector);
      const name = `${near} ${shaded.r} ${shaded.g} ${shaded.b}`;
      const key = shades.get(name) ?? addPaint(owner, shaded);
      shades.set(name, key);
      return key;
    };
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const corners = polygonImage(projector, face);
      if (corners.length < 3) continue;
      const near = signedArea(corners) < 0;
      if (sheets) {
        const { key, round } = near ? sheets.near : sheets.far;
        pieces.push({ key, corners, round });
      } else pieces.push({ key: kind === 'cells' ? shadeOf(face, near) : addPaint(owner, color), corners });
    }
  }
  return joinLayers(backToFront(pieces, projector)).map(({ key, contours }) => {
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
