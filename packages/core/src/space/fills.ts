import type { Vec3 } from '@geoslide/geometry';
import { fillOf, pathNode } from '../plane/pen.js';
import { PathBuilder } from '../scene/path.js';
import type { Color, PathNode } from '../scene/scene.js';
import { polygonImage } from './images.js';
import { backToFront, layers, type Piece } from './painter.js';
import type { Projector, ScreenPoint } from './projection.js';
import { cross, dot, length, sub } from './vector.js';

/** A filled face or a curved surface's facets. */
export interface Filling {
  readonly owner: string;
  readonly color: Color;
  /** One flat face, or the facets of one surface. */
  readonly faces: readonly (readonly Vec3[])[];
  readonly facets: boolean;
  /** Darkens each face by its direction to the light. */
  readonly shaded?: boolean;
}

/** What a filling comes to, from back to front over all fillings. */
export interface Painted {
  readonly owner: string;
  readonly node: PathNode;
}

/** Fills in the order in which the eye sees them through each other. */
export function paintFills(fillings: readonly Filling[], projector: Projector): Painted[] {
  const pieces: Piece[] = [];
  const paints: { owner: string; color: Color }[] = [];
  for (const { owner, color, faces, facets, shaded } of fillings) {
    if (facets) paints.push({ owner, color });
    for (const face of faces) {
      if (!facets) paints.push({ owner, color: shaded ? shade(color, face, projector) : color });
      const corners = polygonImage(projector, face);
      if (corners.length >= 3) pieces.push({ key: paints.length - 1, corners, facet: facets });
    }
  }
  return layers(backToFront(pieces)).map(({ key, contours }) => {
    const { owner, color } = paints[key]!;
    const path = new PathBuilder();
    for (const contour of contours)
      path.polyline(
        wound(contour).map(({ x, y }) => [x, y] as const),
        true,
      );
    const seam =
      color.a === 1 && fillings.length > 0 ? ({ color, width: SEAM, cap: 'butt', join: 'round' } as const) : undefined;
    return { owner, node: pathNode(path, { fill: fillOf(color), stroke: seam }) };
  });
}

/** Opaque faces are painted this much larger, px, so that nothing shines through where two of them meet. */
const SEAM = 0.6;

/** Contours of one layer run the same way round, so that their common edges cancel. */
function wound(contour: readonly ScreenPoint[]): readonly ScreenPoint[] {
  let area = 0;
  let p = contour[contour.length - 1]!;
  for (const q of contour) {
    area += p.x * q.y - p.y * q.x;
    p = q;
  }
  return area < 0 ? [...contour].reverse() : contour;
}

/** The darkest face keeps this part of its light. */
const AMBIENT = 0.62;

/** Lambert's law with the light over the viewer's left shoulder. */
function shade(color: Color, face: readonly Vec3[], projector: Projector): Color {
  const normal = cross(sub(face[1]!, face[0]!), sub(face[2]!, face[0]!));
  const sight = projector.toEye(face[0]!);
  const light = { x: sight.x / length(sight), y: sight.y / length(sight), z: sight.z / length(sight) + LIGHT_RISE };
  const cosine = Math.abs(dot(normal, light)) / (length(normal) * length(light) || 1);
  const factor = AMBIENT + (1 - AMBIENT) * cosine;
  return { r: color.r * factor, g: color.g * factor, b: color.b * factor, a: color.a };
}

/** How far above the viewer the light stands, in lengths of the line of sight. */
const LIGHT_RISE = 0.8;
