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

interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly spread: number;
  readonly weight: number;
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
  const texts: (Box[] | undefined)[] = [];
  let weight = 1;
  let widest = 0;
  const walk = segmentWalker(view, cells, (cell, x0, y0, x1, y1, spread) => {
    segments[cell] ??= [];
    const own = segments[cell];
    if (own.length <= MAX_SEGMENTS) own.push({ x0, y0, x1, y1, spread, weight });
  });

  const visit = (node: SceneNode): void => {
    if (node.kind === 'group') node.children.forEach(visit);
    else if (node.kind === 'text') {
      const box = inkBox(node, 1);
      cells.within(box, (cell) => {
        texts[cell] ??= [];
        texts[cell].push(box);
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
      const seen = new Set<Segment | Box>();
      let touched = 0;
      let length = 0;
      let close = 0;
      let onText = 0;
      cells.within(grown(box, ROOM + widest), (cell) => {
        const own = segments[cell] ?? [];
        takeSteps(1 + own.length);
        for (const segment of own) {
          const near = within(segment, grown(box, ROOM + segment.spread));
          if (near === undefined || seen.has(segment)) continue;
          seen.add(segment);
          close = Math.max(close, segment.weight);
          const under = within(segment, grown(box, CLEARANCE + segment.spread));
          if (under === undefined) continue;
          touched = Math.max(touched, segment.weight);
          length += segment.weight * under;
        }
        if (own.length > MAX_SEGMENTS) touched = 1;
        for (const text of texts[cell] ?? []) {
          if (boxesOverlap(text, grown(box, CLEARANCE)) && !seen.has(text)) onText++;
          seen.add(text);
        }
        return false;
      });
      return TOUCH * touched + PER_PX * length + CLOSE * close + TEXT * onText;
    },
  };
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
