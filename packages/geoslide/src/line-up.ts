import { drawSlide, type FontLoader, type LoadedPicture } from '@geoslide/core';
import type { Construction } from '@geoslide/geometry';
import { drawnBound, type Slide, type Style, type StyleList, toDrawn } from '@geoslide/protocol';
import { crossingOf } from './contain/axis-crossing.js';
import { paintedBounds } from './contain/painted-bounds.js';
import type { Size } from './options.js';
import type { PlaneView } from './view.js';

/** px between the picture's corner and the first thing in it, and from one thing to the next. */
const MARGIN = 16;
const GAP = 12;

/**
 * px of the view that things are measured in, and where in it: far enough from its border that none is left out.
 */
const MEASURED_SIDE = 2048;
const MEASURED_PLACE = 1024;

/** Lists of the style sheet that hold what has a place of its own, by kind. */
const LISTS = {
  text: ['texts', 'textType'],
  slider: ['sliders', 'sliderType'],
  button: ['buttons', 'buttonType'],
  image: ['images', 'imageType'],
} as const;

type Kind = keyof typeof LISTS;

export interface LinedUp {
  /** The slide with a place for everything. */
  readonly slide: Slide;
  /**
   * What got its place here, and the px that it takes of the picture from its upper left corner; undefined where
   * nothing did.
   */
  readonly column?: { readonly ids: ReadonlySet<string>; readonly size: Size } | undefined;
}

/** A view of the plane; with room for the column, the y at which that room ends. */
export type ColumnView = PlaneView & { readonly belowColumn?: number };

interface Assets {
  readonly fonts: FontLoader;
  readonly images: ReadonlyMap<string, LoadedPicture>;
}

/**
 * Gives texts, sliders, buttons and pictures that nobody placed their places: one below the other, in the order
 * of the file, from the upper left corner of the picture. Otherwise they would lie on each other at the origin.
 */
export function lineUp(slide: Slide, construction: Construction, assets: Assets): LinedUp {
  const waiting = slide.definitions.flatMap(({ id, kind, at, offset }) =>
    isPlaced(kind) && (at ?? offset) === undefined && !hasPlace(slide, kind, id) ? [{ id, kind }] : [],
  );
  if (waiting.length === 0) return { slide };
  const { scene } = drawSlide({
    slide: place(slide, waiting, () => [MEASURED_PLACE, MEASURED_PLACE]),
    construction,
    view: { left: 0, right: 1, bottom: 0, top: 1, scale: MEASURED_SIDE },
    only: new Set(waiting.map(({ id }) => id)),
    ...assets,
  });
  const bounds = new Map(
    scene.children.flatMap((node) =>
      node.kind === 'group' && node.id !== undefined ? [[node.id, paintedBounds(node)] as const] : [],
    ),
  );
  const places = new Map<string, readonly [number, number]>();
  let [width, height] = [0, MARGIN - GAP];
  for (const { id } of waiting) {
    const found = bounds.get(id);
    if (found === undefined || !(found.left <= found.right)) continue;
    const x = MARGIN + MEASURED_PLACE - found.left;
    const y = height + GAP + MEASURED_PLACE - found.top;
    places.set(id, [Math.round(x), Math.round(y)]);
    width = Math.max(width, MARGIN + found.right - found.left);
    height += GAP + found.bottom - found.top;
  }
  if (places.size === 0) return { slide };
  const shown = waiting.filter(({ id }) => places.has(id));
  return {
    slide: place(slide, shown, (id) => places.get(id)!),
    column: { ids: new Set(places.keys()), size: { width: Math.ceil(width), height: Math.ceil(height) } },
  };
}

/** px left of the y-axis that its numbers take. */
const NUMBERS = 32;

/**
 * The slide with a y-axis that ends under the column, where a fitted view has room for the column above its content
 * and the axis or its numbers would run through it.
 */
export function withAxisUnder({ slide, column }: LinedUp, view: ColumnView): Slide {
  const { belowColumn, plane, scale } = view;
  const { yaxis } = slide.styleSheet;
  if (column === undefined || belowColumn === undefined || yaxis?.show === false) return slide;
  const x = toDrawn(plane, { x: crossingOf(yaxis), y: belowColumn }).x;
  const fromLeft = (x - drawnBound(plane, view.viewBound).left) * scale;
  const max = typeof yaxis?.max === 'number' ? Math.min(yaxis.max, belowColumn) : belowColumn;
  if (fromLeft - NUMBERS > column.size.width) return slide;
  return { ...slide, styleSheet: { ...slide.styleSheet, yaxis: { ...yaxis, max } } };
}

function isPlaced(kind: string): kind is Kind {
  return Object.hasOwn(LISTS, kind);
}

/** Whether a style says where a thing is, or only that it is fixed to the screen. */
function hasPlace({ styleSheet }: Slide, kind: Kind, id: string): boolean {
  const [list, type] = LISTS[kind];
  const own = (styleSheet[list] ?? []).findLast(([name]) => name === id)?.[1];
  return [own, styleSheet[type]].some(
    (style) => style !== undefined && ('offsetX' in style || 'offsetY' in style || 'screenFixed' in style),
  );
}

function place(
  slide: Slide,
  things: readonly { readonly id: string; readonly kind: Kind }[],
  at: (id: string) => readonly [number, number],
): Slide {
  const styleSheet: Record<string, unknown> = { ...slide.styleSheet };
  for (const kind of Object.keys(LISTS) as Kind[]) {
    const placed = things.filter((thing) => thing.kind === kind).map(({ id }) => id);
    if (placed.length === 0) continue;
    const [list] = LISTS[kind];
    const entries: StyleList = slide.styleSheet[list] ?? [];
    const own = new Map<string, Style>(entries);
    for (const id of placed) {
      const [offsetX, offsetY] = at(id);
      own.set(id, { ...own.get(id), offsetX, offsetY, screenFixed: true });
    }
    styleSheet[list] = [...own];
  }
  return { ...slide, styleSheet };
}
