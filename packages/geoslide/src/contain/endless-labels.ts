import type { Bounds } from '@geoslide/core';
import type { ViewBound } from '@geoslide/protocol';
import type { Size } from '../options.js';
import { around } from './contain-plane.js';
import { innerSize } from './padding.js';

/** Such labels hang on what is seen of a line, so that they move with the view. */
const ROUNDS = 3;

/** A view that is short by less than this holds a label, px. */
const ENOUGH = 0.01;

interface View {
  readonly viewBound: ViewBound;
  readonly scale: number;
}

interface EndlessLabelsInput {
  /** Around the content that has an end. */
  readonly view: View;
  /** Where a view has the labels of what has no end: px of that view; undefined where it has none. */
  readonly labelsIn: (view: View) => Bounds | undefined;
  readonly padding: number;
  /** Given: the picture keeps this size, and its scale becomes smaller. */
  readonly size: Size | undefined;
}

/** A view in which the labels of what has no end lie within the padding, as the content does. */
export function withEndlessLabels({ view, labelsIn, padding, size }: EndlessLabelsInput): View {
  let now = view;
  for (let round = 0; round < ROUNDS; round++) {
    const labels = labelsIn(now);
    if (!labels) break;
    const { viewBound, scale } = now;
    const [width, height] = [(viewBound.right - viewBound.left) * scale, (viewBound.top - viewBound.bottom) * scale];
    const lacks = {
      left: Math.max(0, padding - labels.left),
      right: Math.max(0, labels.right + padding - width),
      top: Math.max(0, padding - labels.top),
      bottom: Math.max(0, labels.bottom + padding - height),
    };
    if (Math.max(lacks.left, lacks.right, lacks.top, lacks.bottom) < ENOUGH) break;
    now = size ? fitted(now, lacks, size, padding) : grown(now, lacks);
  }
  return now;
}

function grown({ viewBound, scale }: View, lacks: Bounds): View {
  const { left, right, top, bottom } = viewBound;
  const more = (px: number): number => Math.ceil(px) / scale;
  return {
    viewBound: {
      left: left - more(lacks.left),
      right: right + more(lacks.right),
      bottom: bottom - more(lacks.bottom),
      top: top + more(lacks.top),
    },
    scale,
  };
}

/** A larger part of the plane in the same size. */
function fitted(view: View, lacks: Bounds, size: Size, padding: number): View {
  const { viewBound } = grown(view, lacks);
  const inner = innerSize(size, padding);
  const [width, height] = [viewBound.right - viewBound.left, viewBound.top - viewBound.bottom];
  const margin = (2 * padding) / view.scale;
  const scale = Math.min(view.scale, inner.width / (width - margin), inner.height / (height - margin));
  return { viewBound: around(viewBound, size, scale), scale };
}
