import type { Bounds } from '@geoslide/core';
import type { ViewBound } from '@geoslide/protocol';
import type { Size } from '../options.js';
import { innerSize } from './padding.js';

/** Rounds of drawing and measuring until a scale fits: texts and points keep their px, so one does not do. */
const MAX_ROUNDS = 12;
/** The least part of the content that is taken to grow with the scale, so that no round goes far. */
const LEAST_GROWING = 0.2;
/** A round that changes the scale by less than this part is the last. */
const ENOUGH = 1e-4;
/** Most px on a side of the view that content is looked for in; what lies farther out is not waited for. */
const MAX_SEARCH_SIDE = 32_768;
/** px around everything in which labels may stand. */
const SEARCH_MARGIN = 240;

export interface ContainPlaneInput {
  /** The view that there would be without `contain`. */
  readonly base: { readonly viewBound: ViewBound; readonly scale: number };
  /** The logical extent of what is known to have one. */
  readonly extent: ViewBound | undefined;
  /** Draws a view and measures its content: px of that view. */
  readonly measure: (viewBound: ViewBound, scale: number) => Bounds | undefined;
  readonly padding: number;
  /** Given: the picture has this size, and the scale is as large as the content allows. */
  readonly size: Size | undefined;
  /** The base view's scale was asked for: `size` then says only how much is seen. */
  readonly keepsScale: boolean;
  /** Most rounds of drawing and measuring; default {@link MAX_ROUNDS}. */
  readonly maxRounds?: number;
  /** Where the content is, at the base view's scale, where that is known. */
  readonly content?: ViewBound;
  /** Whether measuring has taken all that it may; what was measured then has to do. */
  readonly isSpent?: () => boolean;
}

/** A view around the content, and where that is. */
interface ContainedView {
  readonly viewBound: ViewBound;
  readonly scale: number;
  readonly content: ViewBound;
}

/** A view around the content: at the base view's scale, or fitted into `size`. Undefined where there is no content. */
export function containedView(input: ContainPlaneInput): ContainedView | undefined {
  const { base, padding, size } = input;
  if (!size) {
    const content = input.content ?? findContent(input, base.scale);
    return content && { viewBound: crop(content, base.scale, padding), scale: base.scale, content };
  }
  const inner = innerSize(size, padding);
  const first = input.keepsScale ? undefined : firstScale(input, inner);
  let scale = first ?? base.scale;
  let content = findContent(input, scale);
  if (!content) return undefined;
  let last: Measured | undefined;
  for (let round = 0; first !== undefined && round < (input.maxRounds ?? MAX_ROUNDS); round++) {
    const now = { scale, content };
    const next = Math.max(
      first,
      Math.min(
        scaleFor(inner.width, width, now, last ?? input.extent),
        scaleFor(inner.height, height, now, last ?? input.extent),
      ),
    );
    if (!Number.isFinite(next) || Math.abs(next / scale - 1) < ENOUGH) break;
    if (input.isSpent?.()) return { viewBound: around(content, size, next), scale: next, content };
    // What was found is all that there is: at a larger scale a view of the same part of the plane has many more px.
    const found = findIn(input, content, content, next);
    if (!found) break;
    last = now;
    scale = next;
    content = found;
    if (keepsPx(now, { scale, content })) {
      // A single point in the extent of others that are not shown: it fits at every scale.
      return { viewBound: around(content, size, base.scale), scale: base.scale, content };
    }
  }
  return { viewBound: around(content, size, scale), scale, content };
}

/**
 * Half of what the extent alone allows: from below, no round overshoots, and texts that are larger than the picture are cut before
 * they shrink the figure to nothing. Undefined for a single point, which fits at every scale.
 */
function firstScale({ extent, base }: ContainPlaneInput, inner: Size): number | undefined {
  if (!extent) return base.scale;
  const scale = Math.min(inner.width / (extent.right - extent.left), inner.height / (extent.top - extent.bottom)) / 2;
  return Number.isFinite(scale) ? scale : undefined;
}

/** The content's logical bounds as measured at a scale. */
interface Measured {
  readonly scale: number;
  readonly content: ViewBound;
}

/**
 * The scale at which a side of the content has so many px. Points grow apart with the scale, texts at the ends keep
 * their px. Two measurements tell the part that grows (the secant method); one and the extent do, too.
 */
function scaleFor(
  room: number,
  side: (bounds: ViewBound, scale: number) => number,
  { scale, content }: Measured,
  other: Measured | ViewBound | undefined,
): number {
  const px = side(content, scale);
  const whole = px / scale;
  const growing =
    other === undefined
      ? whole
      : 'scale' in other
        ? (px - side(other.content, other.scale)) / (scale - other.scale)
        : side(other, 1);
  return scale + (room - px) / Math.min(whole, Math.max(LEAST_GROWING * whole, growing));
}

/**
 * Logical bounds of the content at a scale: of what lies around the base view; where nothing does, around what has a
 * known extent, which may lie far from it.
 */
function findContent(input: ContainPlaneInput, scale: number): ViewBound | undefined {
  const { base, extent } = input;
  const { left, right, bottom, top } = base.viewBound;
  const all = {
    left: Math.min(left, extent?.left ?? left),
    right: Math.max(right, extent?.right ?? right),
    bottom: Math.min(bottom, extent?.bottom ?? bottom),
    top: Math.max(top, extent?.top ?? top),
  };
  const near = findIn(input, all, base.viewBound, scale);
  return near ?? (extent && findIn(input, all, extent, scale));
}

/** The same of what lies in some bounds and a margin around them, within reach of the centre of `around`. */
function findIn(
  { measure }: ContainPlaneInput,
  bounds: ViewBound,
  around: ViewBound,
  scale: number,
): ViewBound | undefined {
  const margin = SEARCH_MARGIN / scale;
  const reach = MAX_SEARCH_SIDE / 2 / scale;
  const [cx, cy] = [(around.left + around.right) / 2, (around.bottom + around.top) / 2];
  const view = {
    left: Math.max(cx - reach, bounds.left - margin),
    right: Math.min(cx + reach, bounds.right + margin),
    bottom: Math.max(cy - reach, bounds.bottom - margin),
    top: Math.min(cy + reach, bounds.top + margin),
  };
  const px = measure(view, scale);
  return (
    px && {
      left: view.left + px.left / scale,
      right: view.left + px.right / scale,
      bottom: view.top - px.bottom / scale,
      top: view.top - px.top / scale,
    }
  );
}

/** Whether content is as many px wide and high at two scales, as a point and its label are. */
function keepsPx(one: Measured, other: Measured): boolean {
  const changes = [width, height].map((side) => side(one.content, one.scale) - side(other.content, other.scale));
  return Math.max(one.scale / other.scale, other.scale / one.scale) > 2 && changes.every((px) => Math.abs(px) < 1);
}

function width({ left, right }: ViewBound, scale: number): number {
  return (right - left) * scale;
}

function height({ bottom, top }: ViewBound, scale: number): number {
  return (top - bottom) * scale;
}

/** The content and its padding, grown to whole px. */
function crop(content: ViewBound, scale: number, padding: number): ViewBound {
  const size = {
    width: Math.max(1, Math.ceil(width(content, scale) + 2 * padding - 1e-6)),
    height: Math.max(1, Math.ceil(height(content, scale) + 2 * padding - 1e-6)),
  };
  return around(content, size, scale);
}

/** The view of a size in px with the same centre. */
export function around({ left, right, bottom, top }: ViewBound, size: Size, scale: number): ViewBound {
  const [cx, cy] = [(left + right) / 2, (bottom + top) / 2];
  const [dx, dy] = [size.width / 2 / scale, size.height / 2 / scale];
  return { left: cx - dx, right: cx + dx, bottom: cy - dy, top: cy + dy };
}
