import type { PolyhedronValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';

declare module '../../values.js' {
  /**
   * Faces list vertex indices from 0, counterclockwise seen from outside; edges in the order that docs/format.md says.
   */
  interface PolyhedronValue {
    readonly type: 'Polyhedron';
    readonly vertices: readonly Vec3[];
    readonly faces: readonly (readonly number[])[];
    readonly edges: readonly (readonly [number, number])[];
    /** False for an open surface such as a net: both sides of its faces are outside. */
    readonly closed: boolean;
    /** How far the given corners of a face were off one plane, where they were: the greatest distance. */
    readonly uneven?: number;
  }
  interface SpaceValues {
    Polyhedron: PolyhedronValue;
  }
}

/** Corners are numbered from 1, as the language numbers them. */
function numbered(lists: readonly (readonly number[])[]): number[][] {
  return lists.map((list) => list.map((i) => i + 1));
}

export const polyhedron: SpaceType<PolyhedronValue> = {
  constructors: [],
  isPath: false,
  move: (value, { point, factor, mirrors }) => ({
    ...value,
    ...(value.uneven && { uneven: value.uneven * factor }),
    vertices: value.vertices.map(point),
    faces: mirrors ? value.faces.map((face) => [...face].reverse()) : value.faces,
  }),
  fields: ({ vertices, edges, faces }) => ({ vertices, edges: numbered(edges), faces: numbered(faces) }),
  listed: ['volume', 'surfaceArea'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ vertices }) => vertices,
};
