import { form, type KnownType, type ResultFor } from '../../form.js';
import type { Constructor, ConstructorGroup } from '../../table.js';
import { Undefined, type Vec2 } from '../../values.js';
import { requireWhole } from '../arguments.js';

/** A triangle without equal sides or a right angle, in which the centres lie apart. */
export const SCALENE = 'Point(0, 0), Point(5, 0), Point(1.5, 4)';

interface OfTriangle<R extends string> {
  readonly name: string;
  readonly group?: ConstructorGroup;
  readonly returns: KnownType<R>;
  readonly doc: string;
  readonly make: (A: Vec2, B: Vec2, C: Vec2) => ResultFor<R>;
  /** Another triangle for the example. */
  readonly example?: string;
}

/**
 * A constructor of what belongs to a triangle, given by its vertices or as a polygon: the vertices then count in its
 * order.
 */
export function ofTriangle<const R extends string>(entry: OfTriangle<R>): Constructor {
  const { name, group = 'triangles', returns, doc, make, example = SCALENE } = entry;
  return {
    name,
    group,
    signatures: [
      form<'A: Point, B: Point, C: Point', R>({
        parameters: 'A: Point, B: Point, C: Point',
        returns,
        doc,
        example: `${name}(${example})`,
        evaluate: ({ A, B, C }) => make(A, B, C),
      }),
      form<'triangle: Polygon', R>({
        parameters: 'triangle: Polygon',
        returns,
        doc,
        example: `${name}(Polygon(${example}))`,
        evaluate: ({ triangle }) => make(...cornersOf(triangle)),
      }),
    ],
  };
}

/** The vertices of a triangle. Throws Undefined for any other polygon. */
function cornersOf({ vertices }: { readonly vertices: readonly Vec2[] }): readonly [Vec2, Vec2, Vec2] {
  const [A, B, C] = vertices;
  if (vertices.length !== 3) throw new Undefined(`a polygon with ${vertices.length} vertices is no triangle`);
  return [A!, B!, C!];
}

/** The vertices with the n-th first, in their order round the triangle. Throws Undefined unless n is 1, 2 or 3. */
export function fromVertex(A: Vec2, B: Vec2, C: Vec2, n: number): readonly [Vec2, Vec2, Vec2] {
  requireWhole(n, 1, 3, 'the number of a vertex');
  if (n === 1) return [A, B, C];
  return n === 2 ? [B, C, A] : [C, A, B];
}

interface OfPointAndTriangle<R extends string> {
  readonly name: string;
  readonly returns: KnownType<R>;
  readonly doc: string;
  readonly make: (P: Vec2, A: Vec2, B: Vec2, C: Vec2) => ResultFor<R>;
  /** P, and A, B, C, of the example. */
  readonly example: readonly [point: string, triangle: string];
}

/** A constructor of what a point has in a triangle, which is given by vertices behind the point, or as a polygon. */
export function ofPointAndTriangle<const R extends string>(entry: OfPointAndTriangle<R>): Constructor {
  const { name, returns, doc, make } = entry;
  const [point, triangle] = entry.example;
  return {
    name,
    group: 'triangles',
    signatures: [
      form<'P: Point, A: Point, B: Point, C: Point', R>({
        parameters: 'P: Point, A: Point, B: Point, C: Point',
        returns,
        doc,
        example: `${name}(${point}, ${triangle})`,
        evaluate: ({ P, A, B, C }) => make(P, A, B, C),
      }),
      form<'triangle: Polygon, P: Point', R>({
        parameters: 'triangle: Polygon, P: Point',
        returns,
        doc,
        example: `${name}(Polygon(${triangle}), ${point})`,
        evaluate: ({ triangle, P }) => make(P, ...cornersOf(triangle)),
      }),
    ],
  };
}
