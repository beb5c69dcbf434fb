import { takeSteps } from '../../functions/steps.js';
import type { PolyhedronValue, Vec3 } from '../../values.js';
import { cross, dot, frame, lerp, polygonNormal, sub, unit } from '../vec3.js';
import type { Corners } from './corners.js';

/** A plane with the axes in which its points are measured; seen against the normal, u turns to v counterclockwise. */
export interface CuttingPlane {
  readonly origin: Vec3;
  readonly normal: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
}

/** A line from corner to corner, by number. */
export type Side = readonly [from: number, to: number];

/** A solid whose corners have numbers among those of all solids. */
export interface NumberedSolid {
  readonly solid: PolyhedronValue;
  readonly corners: readonly number[];
  /** The unit normals of its faces. */
  readonly normals: readonly Vec3[];
}

/**
 * The outlines of what a plane cuts out of a solid right above and right below itself; the solid lies on their left.
 */
export interface PlaneCuts {
  readonly above: readonly Side[];
  readonly below: readonly Side[];
}

/** Steps for a corner whose height is taken, and for one of a face that is cut. */
const CORNER_STEPS = 6;

export function numbered(solid: PolyhedronValue, corners: Corners): NumberedSolid {
  return {
    solid,
    corners: solid.vertices.map((point) => corners.at(point)),
    normals: solid.faces.map((face) => unit(polygonNormal(face.map((i) => solid.vertices[i]!)))),
  };
}

/** Every plane in which a face of the solids lies, once. */
export function planesOf(solids: readonly NumberedSolid[], tolerance: number): CuttingPlane[] {
  const planes: CuttingPlane[] = [];
  for (const { solid, normals } of solids) {
    solid.faces.forEach((face, index) => {
      takeSteps(CORNER_STEPS * planes.length);
      const points = face.map((i) => solid.vertices[i]!);
      const isIn = ({ origin, normal }: CuttingPlane): boolean =>
        points.every((point) => Math.abs(dot(normal, sub(point, origin))) <= tolerance);
      if (planes.some(isIn)) return;
      const { u, v, n } = frame(normals[index]!);
      planes.push({ origin: points[0]!, normal: n, u, v });
    });
  }
  return planes;
}

/**
 * Cuts a solid right above and right below a plane: corners in the plane count as below it in the one cut, and as above
 * it in the other. A face of the solid in the plane is so in one of the two, and no case is a special one.
 */
export function planeCuts(numbered: NumberedSolid, plane: CuttingPlane, corners: Corners): PlaneCuts {
  const { solid } = numbered;
  takeSteps(CORNER_STEPS * solid.vertices.length);
  const heights = solid.vertices.map((point) => {
    const height = dot(plane.normal, sub(point, plane.origin));
    return Math.abs(height) <= corners.tolerance ? 0 : height;
  });
  return {
    above: cutsOf(numbered, plane, corners, heights, (height) => height > 0),
    below: cutsOf(numbered, plane, corners, heights, (height) => height >= 0),
  };
}

function cutsOf(
  { solid, corners: ids, normals }: NumberedSolid,
  plane: CuttingPlane,
  corners: Corners,
  heights: readonly number[],
  isAbove: (height: number) => boolean,
): Side[] {
  const above = heights.map(isAbove);
  const sides: Side[] = [];
  if (above.every((side) => side === above[0])) return sides;
  const crossing = (i: number, j: number): number => {
    if (heights[i] === 0) return ids[i]!;
    if (heights[j] === 0) return ids[j]!;
    // Both faces at an edge run it from the same end, so that they get the same point.
    const [from, to] = i < j ? [i, j] : [j, i];
    const t = heights[from]! / (heights[from]! - heights[to]!);
    return corners.at(lerp(solid.vertices[from]!, solid.vertices[to]!, t));
  };
  solid.faces.forEach((face, index) => {
    takeSteps(CORNER_STEPS * face.length);
    const cuts: number[] = [];
    face.forEach((from, at) => {
      const to = face[(at + 1) % face.length]!;
      if (above[from] !== above[to]) cuts.push(crossing(from, to));
    });
    if (cuts.length === 0) return;
    // Along this direction the inside of the solid is on the left.
    const direction = cross(plane.normal, normals[index]!);
    const place = (id: number): number => dot(direction, corners.points[id]!);
    cuts.sort((p, q) => place(p) - place(q));
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      if (cuts[k] !== cuts[k + 1]) sides.push([cuts[k]!, cuts[k + 1]!]);
    }
  });
  return sides;
}
