import { polygonImage, wholeImage } from '../camera/images.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { RoundBody } from '../parts/parts.js';
import { type Piece, signedArea } from './piece.js';

/** What names the side of a body that faces the eye, and the one that looks away. */
interface Keys {
  readonly near: number;
  readonly far: number;
}

/** The pieces of a body's curved surface: its two sides as wholes, or its facets where it has no such, or where they are cut off. */
export function mantlePieces(body: RoundBody, keys: Keys, projector: Projector): readonly Piece[] {
  const { mantle, solid } = body;
  const pieceOf = (corners: readonly ScreenPoint[]): Piece => {
    const near = signedArea(corners) < 0;
    return { key: near ? keys.near : keys.far, corners, round: { solid, near } };
  };
  const [p, q] = mantle.outlines?.map((outline) => wholeImage(projector, outline)) ?? [];
  const sides = p && q ? [pieceOf(p), pieceOf(q)] : [];
  if (sides[0]?.key === sides[1]?.key) {
    const images = facetsBetween(mantle.rows()).map((facet) => polygonImage(projector, facet));
    return images.filter(({ length }) => length >= 3).map(pieceOf);
  }
  let facets: readonly Piece[] | undefined;
  return sides.map((side) => ({
    ...side,
    facets() {
      // Within the outlines none of them is cut off.
      facets ??= facetsBetween(mantle.rows().map((row) => row.map((corner) => projector.project(corner)))).map(pieceOf);
      return facets.filter(({ key }) => key === side.key);
    },
  }));
}

/** The facets of a grid of points, row by row. */
export function facetsBetween<T>(rows: readonly (readonly T[])[]): T[][] {
  const facets: T[][] = [];
  for (let i = 0; i + 1 < rows.length; i++) {
    const row = rows[i]!;
    const next = rows[i + 1]!;
    for (let j = 0; j + 1 < row.length; j++) facets.push([row[j]!, next[j]!, next[j + 1]!, row[j + 1]!]);
  }
  return facets;
}
