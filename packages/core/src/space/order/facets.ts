import type { Box } from '../../draw/viewport.js';
import type { Piece } from './piece.js';

/** Pieces of one surface, as facets of a side of a round body. */
export interface Facets {
  readonly pieces: readonly Piece[];
  /** Of the pieces. */
  readonly boxes: readonly Box[];
}
