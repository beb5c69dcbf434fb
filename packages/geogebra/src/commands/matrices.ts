import { build } from '@geoslide/geometry';
import { determinant, inverse, listOfRows, type Matrix, matrixOf, transposed } from '../translate/matrix.js';
import { Unreadable } from '../unreadable.js';
import type { Command, Made } from './command.js';

/** Rows of a matrix that is written out. */
const MAX_ROWS = 20;

function onMatrix(name: string, becomes: string, write: (matrix: Matrix) => Made): Command {
  return {
    name,
    special: {
      takes: 'list of lists',
      becomes,
      write: ({ items, value }) => {
        const matrix = items.length === 1 ? matrixOf(value(items[0]!)) : undefined;
        if (matrix === undefined) throw new Unreadable(`${name} of what is no matrix of numbers`);
        return [write(matrix)];
      },
    },
  };
}

export const matrixCommands: readonly Command[] = [
  onMatrix('Transpose', 'the list of its columns', (matrix) => listOfRows(transposed(matrix))),
  onMatrix('Determinant', 'the number, written out', (matrix) => ({ kind: 'number', tree: determinant(matrix) })),
  onMatrix('Invert', 'the inverse matrix, written out', (matrix) => listOfRows(inverse(matrix))),
  {
    name: 'Identity',
    special: {
      takes: 'number',
      becomes: 'the list of its rows',
      write: ({ items, value }) => {
        const size = items[0] && value(items[0]).tree;
        if (size?.kind !== 'number' || !(size.value >= 1 && size.value <= MAX_ROWS))
          throw new Unreadable('a matrix whose size can change');
        const places = Array.from({ length: Math.floor(size.value) }, (_, i) => i);
        return [listOfRows(places.map((i) => places.map((j) => build.literal(i === j ? 1 : 0))))];
      },
    },
  },
];
