import { takeSteps } from '@geoslide/geometry';
import { copied } from '../raster/outline/copied.js';
import type { SceneNode } from '../scene/scene.js';
import { cellsOf, isInk, isNear, reachOf, segmentWalker, spreadOf } from './segment-cells.js';
import type { Box, Px } from './viewport.js';

/** A cell with more segments counts as full of ink; its segments are not checked one by one. */
const MAX_SEGMENTS = 500;
const SEGMENT_STEPS = 2;

/** What is painted by lines, and the edges of what is filled opaquely (dots, arrow heads), for asking what lies near a text. */
export interface Ink {
  add(nodes: readonly SceneNode[]): void;
  /** Whether a line comes within `clearance` px of the box, which is turned by `rotation` radians about `pivot`; always yes where lines are dense. */
  touches(box: Box, clearance: number, pivot?: Px, rotation?: number): boolean;
}

/** Lines outside of `view` are left out. */
export function createInk(view: Box): Ink {
  const cells = cellsOf(view);
  /** By cell: the number of segments that pass through it, and its last note. Each note names the one before it. */
  const crowds = new Uint32Array(cells.count);
  const lastNotes = new Int32Array(cells.count).fill(-1);
  /** The note before in the same cell, both ends (x, y, x, y) and half the line's width, which is 0 for the edge of a filled shape. */
  let notes = new Float64Array(NOTE * 64);
  let noteEnd = 0;
  let widest = 0;
  const walk = segmentWalker(view, cells, (cell, x0, y0, x1, y1, spread) => {
    // Past this limit the segments of the cell are not read any more.
    if (crowds[cell]! > MAX_SEGMENTS) return;
    crowds[cell]! += 1;
    if (noteEnd === notes.length) notes = copied(notes, new Float64Array(2 * notes.length));
    notes[noteEnd] = lastNotes[cell]!;
    notes[noteEnd + 1] = x0;
    notes[noteEnd + 2] = y0;
    notes[noteEnd + 3] = x1;
    notes[noteEnd + 4] = y1;
    notes[noteEnd + 5] = spread;
    lastNotes[cell] = noteEnd;
    noteEnd += NOTE;
  });

  const ink: Ink = {
    add(nodes) {
      for (const node of nodes) {
        if (node.kind === 'group') ink.add(node.children);
        if (!isInk(node)) continue;
        widest = Math.max(widest, spreadOf(node));
        walk(node);
      }
    },
    touches(box, clearance, pivot = ORIGIN, rotation = 0) {
      const place = { box, clearance, pivot, rotation };
      return cells.within(reachOf(place, widest), (cell) => {
        takeSteps(1 + SEGMENT_STEPS * crowds[cell]!);
        if (crowds[cell]! > MAX_SEGMENTS) return true;
        for (let n = lastNotes[cell]!; n >= 0; n = notes[n]!) {
          if (isNear(place, notes[n + 1]!, notes[n + 2]!, notes[n + 3]!, notes[n + 4]!, notes[n + 5]!)) return true;
        }
        return false;
      });
    },
  };
  return ink;
}

/** Numbers of a note. */
const NOTE = 6;
const ORIGIN: Px = [0, 0];
