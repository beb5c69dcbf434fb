import type { Bounds, Scene, SceneNode } from '@geoslide/core';
import { type Construction, extentPoints, takeSteps, type Value } from '@geoslide/geometry';
import type { Slide, Style, StyleList } from '@geoslide/protocol';
import { paintedBounds, unite } from './painted-bounds.js';

const AXES = ['xaxis', 'yaxis'] as const;
const SPACE_AXES = ['xaxis3d', 'yaxis3d', 'zaxis3d'] as const;

/** Where an axis of the plane begins and ends, if its style says both. */
function endsOf({ styleSheet }: Slide, name: (typeof AXES)[number]): readonly [min: number, max: number] | undefined {
  const { show, min, max } = styleSheet[name] ?? {};
  const isEnded = show !== false && typeof min === 'number' && typeof max === 'number' && min < max;
  return isEnded ? [min, max] : undefined;
}

/** The ends of the axes that have two, logical units. */
export function axisEnds(slide: Slide): { x: number; y: number; z: number }[] {
  return AXES.flatMap((name) => {
    const { crossing } = slide.styleSheet[name] ?? {};
    const lies = typeof crossing === 'number' ? crossing : 0;
    const ends = endsOf(slide, name) ?? [];
    return ends.map((end) => (name === 'xaxis' ? { x: end, y: lies, z: 0 } : { x: lies, y: end, z: 0 }));
  });
}

/** Whether the axes of a slide in space stand at a box around the figure. */
function isBoxed({ styleSheet }: Slide): boolean {
  return SPACE_AXES.some((name) => styleSheet[name]?.box === true && styleSheet[name]?.show !== false);
}

/**
 * A slide whose axes and grid are not shown: they fill every view, so they are no content. An axis of the plane that
 * has two ends is, and so are axes at a box around the figure.
 */
export function withoutBackdrop(slide: Slide): Slide {
  const hidden = { show: false };
  const { styleSheet } = slide;
  const ended = AXES.filter((name) => endsOf(slide, name));
  const kept: readonly string[] = [...ended, ...(isBoxed(slide) ? SPACE_AXES : [])];
  const all = ['grid', 'workingPlane', ...AXES, ...SPACE_AXES] as const;
  const names = all.filter((name) => !kept.includes(name));
  const off = Object.fromEntries(names.map((name) => [name, { ...styleSheet[name], ...hidden }]));
  return { ...slide, styleSheet: { ...styleSheet, ...off } };
}

/** What a scene shows of a slide's objects. */
export interface Content {
  /** The extent of what has an end, px; undefined where nothing has. */
  readonly bounds?: Bounds;
  /** Ids of what runs out of the view since it has no end: lines and most curves. */
  readonly endless: ReadonlySet<string>;
}

/**
 * Steps to draw and measure an object or a label, beyond those that drawing counts: choosing a view does so up to
 * twelve times.
 */
const GROUP_STEPS = 700;

/**
 * What runs out of the view does not count for the bounds, nor does its label here, nor what is fixed to the screen.
 * @param ended Ids of what is drawn with an end though it has none: planes.
 */
export function contentOf(
  scene: Scene,
  slide: Slide,
  construction: Construction,
  ended: ReadonlySet<string> = new Set(),
): Content {
  const groups = scene.children.flatMap((node) => (node.kind === 'group' && node.id !== undefined ? [node] : []));
  takeSteps(GROUP_STEPS * groups.length);
  const fixed = new Set(fixedToScreen(slide));
  const endless = new Set<string>();
  const drawn = groups.map((node) => ({ node, id: node.id ?? '', bounds: paintedBounds(node) }));
  for (const { node, id, bounds } of drawn) {
    const value = construction.objects.get(id)?.value;
    if (isLabel(node) || !value) continue;
    if (followsView(value) || (reachesBorder(bounds, scene) && !hasEnd(value) && !ended.has(id))) endless.add(id);
  }
  const all = unite(
    drawn
      .filter(({ node, id }) => isAxis(node) || (construction.objects.has(id) && !fixed.has(id) && !endless.has(id)))
      .map(({ bounds }) => bounds),
  );
  return { ...(all.left <= all.right && { bounds: all }), endless };
}

/** The extent of the labels of a scene, px; undefined where it has none. */
export function labelBounds({ children }: Scene): Bounds | undefined {
  const all = unite(children.filter(isLabel).map(paintedBounds));
  return all.left <= all.right ? all : undefined;
}

function isLabel(node: SceneNode): boolean {
  return node.kind === 'group' && node.type === 'label';
}

/** An axis that `withoutBackdrop` has left. */
function isAxis(node: SceneNode): boolean {
  return node.kind === 'group' && (node.type === 'axis' || AXES.some((name) => name === node.type));
}

/**
 * Whether more of a value is drawn the more is seen, though it may never reach the border: the graph of a function of
 * two variables, and
 * a field of the plane that has no rectangle.
 */
function followsView(value: Value): boolean {
  if (value.type === 'List') return value.items.some(followsView);
  if (value.type === 'SlopeField' || value.type === 'VectorField') return value.grid.box === undefined;
  if (value.type === 'ImplicitSurface') return value.bounds() === undefined;
  return value.type === 'Surface' && value.endless === true;
}

/** Whether all of a value lies where its extent says; the rest is judged by its picture. */
function hasEnd(value: Value): boolean {
  return value.type === 'Number' || value.type === 'Image' || extentPoints(value).length > 0;
}

/** A curve that ends within this many px of the border is taken to go on. */
const BORDER = 1;

function reachesBorder({ left, top, right, bottom }: Bounds, { width, height }: Scene): boolean {
  return left < BORDER || top < BORDER || right > width - BORDER || bottom > height - BORDER;
}

const KINDS = [
  ['textType', 'texts'],
  ['sliderType', 'sliders'],
  ['buttonType', 'buttons'],
  ['imageType', 'images'],
] as const;

function entries({ styleSheet }: Slide): { id: string; own: Style; type: Style }[] {
  return KINDS.flatMap(([type, list]) => {
    const found: StyleList = styleSheet[list] ?? [];
    return found.map(([id, own]) => ({ id, own, type: styleSheet[type] ?? {} }));
  });
}

function fixedToScreen(slide: Slide): string[] {
  return entries(slide).flatMap(({ id, own, type }) => ((own.screenFixed ?? type.screenFixed) === true ? [id] : []));
}

/** Where the slide's texts, sliders, buttons and pictures hang, logical units. */
export function anchors(slide: Slide): { x: number; y: number; z: number }[] {
  const hanging = slide.definitions.flatMap(({ id, at, offset }) => ((at ?? offset) === undefined ? [] : [id]));
  const fixed = new Set([...fixedToScreen(slide), ...hanging]);
  return entries(slide).flatMap(({ id, own: { offsetX, offsetY } }) =>
    typeof offsetX === 'number' && typeof offsetY === 'number' && !fixed.has(id)
      ? [{ x: offsetX, y: offsetY, z: 0 }]
      : [],
  );
}
