import type { Coordinates } from '@geoslide/geometry';
import { type Box, grownBox, isInside, type Px } from '../draw/viewport.js';
import { type Effort, spend } from './effort.js';
import { createLabelBoxes } from './label-boxes.js';
import { contains, extentOf } from './polylines.js';
import type { LabelMark, Spots } from './spot.js';

/**
 * What it costs a label to stand nearer to another mark of its kind than to its own, or a line's label next to a named
 * point.
 */
const MISTAKEN = 3;
const NEXT_TO_POINT = 1;

/**
 * px from a named point to where a line's label may be taken for the point's; a label's own mark has to be nearer by
 * the other.
 */
const NEXT_TO = 12;
const NEARER = 1;

/** A label that is farther from its own mark is not compared with marks that far away. */
const FARTHEST = 60;

/**
 * An area of less than this share of another one lies within it, where it does, as something of its own. A circle's
 * name stands beside it, and keeps out of others as large, too.
 */
const SMALLER = 0.8;
const AS_LARGE = 1.25;

/** Steps for a mark or an outline that is compared. */
const MARK_STEPS = 2;

/** How likely labels are taken for those of others. */
export interface Belonging {
  /** What it costs the label of that number to stand in some boxes. */
  cost(label: number, boxes: readonly Box[]): number;
}

/** What a label names, as far as others may be taken for it. */
export type Named = Pick<Spots, 'mark' | 'outline' | 'isInside'>;

/** A closed outline with the box around it and the area of that, px². */
interface Outline {
  readonly line: Coordinates;
  readonly box: Box;
  readonly size: number;
}

/** @param named What each label names. */
export function createBelonging(named: readonly Named[], view: Box, effort: Effort): Belonging {
  const marks = createLabelBoxes(view, effort);
  named.forEach(({ mark }, label) => {
    if (mark) marks.put(label, [boxAround(mark)]);
  });
  let known: readonly (Outline | undefined)[] | undefined;
  const outlines = (): readonly (Outline | undefined)[] => {
    known ??= named.map(({ outline }) => outlineOf(outline?.()));
    return known;
  };

  function nextToMarks(label: number, boxes: readonly Box[]): number {
    const own = named[label]!.mark;
    const least = own ? Math.min(FARTHEST, distance(own, boxes) + NEARER) : NEXT_TO;
    for (const other of marks.under(boxes.map((box) => grownBox(box, least)))) {
      const mark = named[other]!.mark!;
      if (other === label || mark.kind !== (own?.kind ?? 'point') || isSame(mark, own)) continue;
      spend(effort, MARK_STEPS);
      if (distance(mark, boxes) < least) return own ? MISTAKEN : NEXT_TO_POINT;
    }
    return 0;
  }

  /** An area's label within a smaller area, or a circle's in another circle: it reads as the name of that one. */
  function inAnother(label: number, [box]: readonly Box[]): number {
    const own = outlines()[label];
    if (!own || !box) return 0;
    const most = own.size * (named[label]!.isInside ? SMALLER : AS_LARGE);
    const middle: Px = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    spend(effort, named.length * MARK_STEPS);
    for (const other of outlines()) {
      if (!other || other === own || other.size >= most || !isInside(other.box, middle)) continue;
      spend(effort, other.line.length);
      if (contains(other.line, middle)) return MISTAKEN;
    }
    return 0;
  }

  return {
    cost: (label, boxes) => nextToMarks(label, boxes) + (named[label]!.outline ? inAnother(label, boxes) : 0),
  };
}

function boxAround({ at: [x, y], radius }: LabelMark): Box {
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

function outlineOf(line: Coordinates | undefined): Outline | undefined {
  if (!line) return undefined;
  const box = extentOf(line);
  return { line, box, size: (box.maxX - box.minX) * (box.maxY - box.minY) };
}

/** Two names of one point need not be told apart. */
function isSame({ at: [x, y] }: LabelMark, own: LabelMark | undefined): boolean {
  return own !== undefined && Math.hypot(own.at[0] - x, own.at[1] - y) < NEARER;
}

/** px from a mark to the nearest of some boxes. */
function distance({ at: [x, y], radius }: LabelMark, boxes: readonly Box[]): number {
  const distances = boxes.map(({ minX, minY, maxX, maxY }) =>
    Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY)),
  );
  return Math.max(0, Math.min(...distances) - radius);
}
