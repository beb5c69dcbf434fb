import { cornersOf } from '../../curve/regions/region-box.js';
import { boundsOf } from '../../intersect/part.js';
import { invert, type Similarity, transformPoint } from '../../plane/affine.js';
import { movedFunction } from '../../plane/moved-function.js';
import { print } from '../../syntax/print.js';
import type { PlaneValue, RegionValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** A part of a region's edge, f = 0. */
  interface RegionEdge {
    readonly f: PlaneFunction;
    /** Whether the edge does not belong to the region: it is drawn dashed then. */
    readonly strict: boolean;
    /** Whether it bounds a figure, which is never drawn without its edge. */
    readonly ofFigure: boolean;
    /** The line or curve that it lies on. */
    readonly path: PlaneValue;
  }
  /** The set where `f` > 0. Its edge lies on `edges`. */
  interface RegionValue {
    readonly type: 'Region';
    readonly f: PlaneFunction;
    /** Whether one of the edges is strict. */
    readonly strict: boolean;
    readonly edges: readonly RegionEdge[];
    /** A rectangle that holds it, where one is known. */
    readonly box?: RegionBox;
  }
  interface RegionBox {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly top: number;
  }
  interface PlaneValues {
    Region: RegionValue;
  }
}

function moveRegion(
  value: RegionValue,
  m: Similarity,
  imageOf: <P extends PlaneValue>(part: P, m: Similarity) => P,
): RegionValue {
  const back = invert(m);
  const edges = value.edges.map((edge) => ({ ...edge, f: movedFunction(edge.f, back), path: imageOf(edge.path, m) }));
  const { box, ...rest } = value;
  const moved = box && boundsOf(cornersOf(box).map((corner) => transformPoint(m, corner)));
  return { ...rest, f: movedFunction(value.f, back), edges, ...(moved && { box: moved }) };
}

export const region: PlaneType<RegionValue> = {
  constructors: [],
  isPath: false,
  transform: moveRegion,
  lift: undefined,
  fields: ({ f, strict }) => ({ function: print(f.expr), strict }),
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: ({ f, strict }) => isFiniteData({ f, strict }),
  extent: ({ box }) => (box === undefined ? [] : cornersOf(box).map(raise)),
};
