import { takeSteps } from '@geoslide/geometry';
import type { Face } from './faces.js';

/** Faces by the cells of a square grid over the picture that their boxes touch, so that a sight line asks only the few around it. */
export interface FaceGrid<F extends Face = Face> {
  /** Faces whose box touches the box or nearly does; each once. */
  near(minX: number, minY: number, maxX: number, maxY: number): readonly F[];
}

/** Cells along the longer side: about one face a cell in the scenes that are large enough to matter, and no more than this. */
const MAX_CELLS = 64;

/** Steps for a question. */
const QUESTION_STEPS = 5;

/** A face whose box is farther from another one than this, px, has nothing to do with what is in that. */
const NEAR = 0.01;

export function faceGrid<F extends Face>(faces: readonly F[]): FaceGrid<F> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  /** Of each face: minX, minY, maxX, maxY. */
  const boxes = new Float64Array(4 * faces.length);
  for (const [k, face] of faces.entries()) {
    left = Math.min(left, face.minX);
    top = Math.min(top, face.minY);
    right = Math.max(right, face.maxX);
    bottom = Math.max(bottom, face.maxY);
    boxes.set([face.minX, face.minY, face.maxX, face.maxY], 4 * k);
  }
  const side = Math.min(MAX_CELLS, Math.max(1, Math.ceil(Math.sqrt(faces.length))));
  const cell = Math.max(right - left, bottom - top, 1) / side;
  const cells: number[][] = Array.from({ length: (side + 1) ** 2 }, () => []);
  const column = (x: number): number => cellAt((x - left) / cell, side);
  const row = (y: number): number => cellAt((y - top) / cell, side);
  for (const [k, { minX, minY, maxX, maxY }] of faces.entries()) {
    for (let j = row(minY); j <= row(maxY); j++) {
      for (let i = column(minX); i <= column(maxX); i++) cells[j * (side + 1) + i]!.push(k);
    }
  }
  /** The last question that each face was looked at for, so that each looks at it once. */
  const lastQuestion = new Uint32Array(faces.length);
  let question = 0;
  return {
    near(minX, minY, maxX, maxY) {
      const found: F[] = [];
      if (faces.length === 0) return found;
      question++;
      let looked = 0;
      const [lastRow, lastColumn] = [row(maxY), column(maxX)];
      for (let j = row(minY); j <= lastRow; j++) {
        for (let i = column(minX); i <= lastColumn; i++) {
          const own = cells[j * (side + 1) + i]!;
          looked += own.length;
          for (const k of own) {
            if (lastQuestion[k] === question) continue;
            lastQuestion[k] = question;
            const at = 4 * k;
            if (boxes[at]! > maxX + NEAR || boxes[at + 2]! < minX - NEAR) continue;
            if (boxes[at + 1]! > maxY + NEAR || boxes[at + 3]! < minY - NEAR) continue;
            found.push(faces[k]!);
          }
        }
      }
      takeSteps(QUESTION_STEPS + looked / 2 + found.length);
      return found;
    },
  };
}

/** Where faces are so far apart that their distance overflows, all are in the first cell. */
function cellAt(place: number, last: number): number {
  return place > 0 ? Math.min(last, Math.floor(place)) : 0;
}
