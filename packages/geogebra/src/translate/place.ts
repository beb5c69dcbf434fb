import { build, type Expr } from '@geoslide/geometry';
import type { Typed } from './kinds.js';

/** Points and vectors, which have coordinates. */
export function isPlace({ kind }: Typed): boolean {
  return kind === 'point' || kind === 'vector';
}

/** A property of an object. */
export function member(object: Expr, property: string): Expr {
  return { kind: 'member', object, property, start: 0, end: 0 };
}

/** A coordinate of a point or vector; of a point that is written out, what is written. */
export function coordinate({ tree, kind, inSpace }: Typed, property: 'x' | 'y' | 'z'): Expr {
  const index = { x: 0, y: 1, z: 2 }[property];
  const isWritten =
    tree.kind === 'call' && tree.callee.kind === 'name' && ['Point', 'Vector'].includes(tree.callee.name);
  const written =
    isWritten && tree.args.length > 1 && !tree.args.some(({ kind }) => kind === 'name') ? tree.args[index] : undefined;
  if (written !== undefined) return written;
  // A vector in space has ends only.
  if (kind === 'vector' && inSpace)
    return build.subtract(member(member(tree, 'end'), property), member(member(tree, 'start'), property));
  return member(tree, property);
}

/** The dot product; GeoGebra writes it as a product. */
export function dot(left: Typed, right: Typed): Typed {
  const axes = left.inSpace || right.inSpace ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const products = axes.map((axis) => build.multiply(coordinate(left, axis), coordinate(right, axis)));
  return { kind: 'number', tree: products.reduce((sum, product) => build.add(sum, product)) };
}

/** A call of an expression, its arguments still to be given. */
export function called(callee: Expr): Expr & { kind: 'call' } {
  return { kind: 'call', callee, args: [], start: 0, end: 0 };
}

/** The image of a point or vector under a matrix, which is a list of two rows. */
export function mapped(matrix: Expr, place: Typed): Typed {
  const entry = (row: number, column: number): Expr => {
    const rowTree: Expr = { ...called(matrix), args: [build.literal(row)] };
    return { ...called(rowTree), args: [build.literal(column)] };
  };
  const [x, y] = [1, 2].map((row) =>
    build.add(
      build.multiply(entry(row, 1), coordinate(place, 'x')),
      build.multiply(entry(row, 2), coordinate(place, 'y')),
    ),
  );
  return { kind: place.kind, tree: build.call(place.kind === 'vector' ? 'Vector' : 'Point', x!, y!) };
}
