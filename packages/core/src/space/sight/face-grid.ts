import type { Face } from './faces.js';

/** Faces by the cells of a square grid over the picture that their boxes touch, so that a sight line asks only the few around it. */
export interface FaceGrid {
  /** Faces whose box may hold the point. */
  at(x: number, y: number): readonly Face[];
  /** Faces whose box may touch the box; each once. */
  inBox(minX: number, minY: number, maxX: number, maxY: number): readonly Face[];
}

/** Cells along the longer side: about one face a cell in the scenes that are large enough to matter, and no more than this. */
const MAX_CELLS = 64;

export function faceGrid(faces: readonly Face[]): FaceGrid {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const face of faces) {
    minX = Math.min(minX, face.minX);
    minY = Math.min(minY, face.minY);
    maxX = Math.max(maxX, face.maxX);
    maxY = Math.max(maxY, face.maxY);
  }
  const side = Math.min(MAX_CELLS, Math.max(1, Math.ceil(Math.sqrt(faces.length))));
  const cell = Math.max(maxX - minX, maxY - minY, 1) / side;
  const cells: Face[][] = Array.from({ length: (side + 1) ** 2 }, () => []);
  const column = (x: number): number => cellAt((x - minX) / cell, side);
  const row = (y: number): number => cellAt((y - minY) / cell, side);

  for (const face of faces) {
    for (let j = row(face.minY); j <= row(face.maxY); j++) {
      for (let i = column(face.minX); i <= column(face.maxX); i++) cells[j * (side + 1) + i]!.push(face);
    }
  }
  return {
    at: (x, y) => (faces.length === 0 ? [] : cells[row(y) * (side + 1) + column(x)]!),
    inBox(left, top, right, bottom) {
      if (faces.length === 0) return [];
      const found = new Set<Face>();
      for (let j = row(top); j <= row(bottom); j++) {
        for (let i = column(left); i <= column(right); i++) {
          for (const face of cells[j * (side + 1) + i]!) found.add(face);
        }
      }
      return [...found];
    },
  };
}

/** Where faces are so far apart that their distance overflows, all are in the first cell. */
function cellAt(place: number, last: number): number {
  return place > 0 ? Math.min(last, Math.floor(place)) : 0;
}
