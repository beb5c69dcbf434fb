import type { Polygon3Value } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /** A planar polygon. */
  interface Polygon3Value {
    readonly type: 'Polygon3';
    readonly vertices: readonly Vec3[];
    /** How far the given corners were off one plane, where they were: the greatest distance. */
    readonly uneven?: number;
    /** Where the corners stand for a curve: the measures of that. */
    readonly curved?: () => { readonly area: number; readonly perimeter: number };
    /** The numbers of the sides at which a figure without an end is cut off, which are no edges. */
    readonly cutOff?: ReadonlySet<number>;
  }
  interface SpaceValues {
    Polygon3: Polygon3Value;
  }
}

export const polygon: SpaceType<Polygon3Value> = {
  constructors: [],
  isPath: false,
  move: ({ vertices, uneven, curved }, { point, factor }) => ({
    type: 'Polygon3',
    vertices: vertices.map(point),
    ...(uneven && { uneven: uneven * factor }),
    ...(curved && { curved: () => scaled(curved(), factor) }),
  }),
  fields: ownFields,
  listed: ['area', 'perimeter'],
  shown: 'area',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ vertices }) => vertices,
};

function scaled({ area, perimeter }: { area: number; perimeter: number }, factor: number) {
  return { area: area * factor * factor, perimeter: perimeter * factor };
}
