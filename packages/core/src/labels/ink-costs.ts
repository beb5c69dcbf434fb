import { takeSteps } from '@geoslide/geometry';
import { clipLine } from '../draw/clip-line.js';
import { cellsOf, isInk, segmentWalker, spreadOf } from '../draw/segment-cells.js';
import { inkBox } from '../draw/text.js';
import { type Box, boxesOverlap } from '../draw/viewport.js';
import type { Color, SceneNode } from '../scene/scene.js';

/** What it costs a label to lie on a line, and each px of the line under it, with `CLEARANCE` px around the box. */
const TOUCH = 10;
const PER_PX = 0.1;
const CLEARANCE = 0.5;

/** Nearer than this, px, a line costs a little. */
const ROOM = 2.5;
const CLOSE = 0.3;

/** What it costs to lie on a text, slider or button. */
export const TEXT = 20;

/** A cell with more segments counts as full of ink. */
const MAX_SEGMENTS = 500;

/** Steps for a box, a cell that it meets, what has been met in another cell, and what is compared with the box. */
const BOX_STEPS = 20;
const CELL_STEPS = 3;
const MET_STEPS = 1;
const COMPARE_STEPS = 8;

interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly spread: number;
  readonly weight: number;
  /** The last question that met it: it lies in several cells. */
  asked: number;
}

interface Text {
  readonly box: Box;
  asked: number;
}

/** What is painted before labels are placed: lines and edges by segments, texts by boxes. */
export interface InkCosts {
  /** `weight` 1 for ink that labels keep clear of, less for what they may rather cover. */
  add(nodes: readonly SceneNode[], weight: number): void;
  /** What it costs a label to cover a box. */
  at(box: Box): number;
}

/** Ink outside of `view` is left out. */
export function createInkCosts(view: Box): InkCosts {
  const cells = cellsOf(view);
  const segments: (Segment[] | undefined)[] = [];
  const texts: (Text[] | undefined)[] = [];
  let weight = 1;
  let widest = 0;
  let questions = 0;
  let last: Segment | undefined;
  const walk = segmentWalker(view, cells, (cell, x0, y0, x1, y1, spread) => {
    segments[cell] ??= [];
    const own = segments[cell];
    if (own.length > MAX_SEGMENTS) return;
    // The cells of a segment come one after the other.
    const isLast = last?.x0 === x0 && last.y0 === y0 && last.x1 === x1 && last.y1 === y1 && last.spread === spread;
    if (!isLast || last?.weight !== weight) last = { x0, y0, x1, y1, spread, weight, asked: 0 };
    own.push(last as Segment);
  });

  const visit = (node: SceneNode): void => {
    if (node.kind === 'group') node.children.forEach(visit);
    else if (node.kind === 'text') {
      const text: Text = { box: inkBox(node, 1), asked: 0 };
      cells.within(text.box, (cell) => {
        takeSteps(CELL_STEPS);
        texts[cell] ??= [];
        texts[cell].push(text);
        return false;
      });
    } else if (isInk(node) && !isUnseen(node)) {
      widest = Math.max(widest, spreadOf(node));
      walk(node);
    }
  };

  return {
    add(nodes, ofWeight) {
      weight = ofWeight;
      nodes.forEach(visit);
    },
    at(box) {
      const question = ++questions;
      const clear = grown(box, CLEARANCE);
      let touched = 0;
      let length = 0;
      let close = 0;
      let onText = 0;
      const meet = (segment: Segment): void => {
        if (!isNear(segment, box, ROOM + segment.spread)) return;
        if (within(segment, grown(box, ROOM + segment.spread)) === undefined) return;
        close = Math.max(close, segment.weight);
        const under = within(segment, grown(box, CLEARANCE + segment.spread));
        if (under === undefined) return;
        touched = Math.max(touched, segment.weight);
        length += segment.weight * under;
      };
      takeSteps(BOX_STEPS);
      cells.within(grown(box, ROOM + widest), (cell) => {
        const own = segments[cell] ?? [];
        const ownTexts = texts[cell] ?? [];
        let compared = 0;
        for (const segment of own) {
          if (segment.asked === question) continue;
          segment.asked = question;
          compared++;
          meet(segment);
        }
        if (own.length > MAX_SEGMENTS) touched = 1;
        for (const text of ownTexts) {
          if (text.asked === question) continue;
          text.asked = question;
          compared++;
          if (boxesOverlap(text.box, clear)) onText++;
        }
        takeSteps(CELL_STEPS + MET_STEPS * (own.length + ownTexts.length) + COMPARE_STEPS * compared);
        return false;
      });
      return TOUCH * touched + PER_PX * length + CLOSE * close + TEXT * onText;
    },
  };
}

/** Whether the upright box around a segment comes nearer to a box than `reach` px; what does not can't touch it. */
function isNear({ x0, y0, x1, y1 }: Segment, { minX, minY, maxX, maxY }: Box, reach: number): boolean {
  return (
    Math.max(x0, x1) >= minX - reach &&
    Math.min(x0, x1) <= maxX + reach &&
    Math.max(y0, y1) >= minY - reach &&
    Math.min(y0, y1) <= maxY + reach
  );
}

/** px of a segment inside of a box; undefined where it misses the box. */
function within({ x0, y0, x1, y1 }: Segment, box: Box): number | undefined {
  const range = clipLine([x0, y0], [x1 - x0, y1 - y0], box, 0, 1);
  return range && (range[1] - range[0]) * Math.hypot(x1 - x0, y1 - y0);
}

function isUnseen({
  fill,
  stroke,
}: {
  readonly fill?: { readonly color: Color };
  readonly stroke?: { readonly color: Color };
}): boolean {
  return (fill?.color.a ?? 0) === 0 && (stroke?.color.a ?? 0) === 0;
}

export function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
