import type { Group, PathNode, Rect, Scene, SceneNode, TextNode } from '@geoslide/core';
import { createDefinitions, type Definitions } from './definitions.js';
import { hoist, type Painted } from './hoist.js';
import { image } from './image.js';
import { mergeStrokes, splitCrossings } from './merge.js';
import { outlinedText } from './outlines.js';
import { fillPaint } from './paint.js';
import { realText } from './real-text.js';
import { PX_DIGITS, shape } from './shape.js';
import { element, serialize } from './xml.js';

export interface SvgOptions {
  /** The width on paper and its unit; without it the picture has a px of the screen for each of its own. */
  readonly paper?: { readonly width: number; readonly unit: string };
  /** `outlines` (the default) looks the same everywhere; `text` can be selected and takes the viewer's fonts. */
  readonly text?: 'outlines' | 'text';
  /** The document's accessible name; `Figure` where it is missing. */
  readonly title?: string;
  /** What the picture shows, for those who can't see it; none where it is missing. */
  readonly description?: string;
  /** The language of both, as in HTML: `en`, `zh`. */
  readonly language?: string;
}

/** What the writers of nodes share. */
interface Page {
  readonly view: Rect;
  readonly definitions: Definitions;
  readonly text: 'outlines' | 'text';
}

/** The size as attributes, with the unit of paper where it is meant for that. */
function sizeOf({ width, height }: Pick<Rect, 'width' | 'height'>, paper: SvgOptions['paper']) {
  if (!paper) return { width: `${width}`, height: `${height}` };
  const high = Math.round((1e4 * paper.width * height) / width) / 1e4;
  return { width: `${paper.width}${paper.unit}`, height: `${high}${paper.unit}` };
}

/**
 * The scene as an SVG document that needs no other file, `round(width)` × `round(height)` px.
 * Each object is a `<g data-id data-type>`; texts are outlines with their words as `aria-label`, or real text.
 * The same scene gives the same characters. Throws RangeError where the scene holds a number that is not finite.
 */
export function writeSvg(scene: Scene, options: SvgOptions = {}): string {
  const width = Math.max(1, Math.round(scene.width));
  const height = Math.max(1, Math.round(scene.height));
  const page: Page = {
    view: { x: 0, y: 0, width, height },
    definitions: createDefinitions(),
    text: options.text ?? 'outlines',
  };
  const drawn = nodes(scene.children, page);
  const definitions = page.definitions.elements();
  const background = scene.background && {
    element: element('path', { d: `M0 0h${width}v${height}H0z` }),
    paint: { ...fillPaint({ color: scene.background, rule: 'nonzero' }), stroke: 'none' },
  };
  const root = hoist({
    element: element('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      ...sizeOf({ width, height }, options.paper),
      viewBox: `0 0 ${width} ${height}`,
    }),
    children: [
      element('title', { lang: options.language }, [options.title ?? 'Figure']),
      ...(options.description === undefined
        ? []
        : [element('desc', { lang: options.language }, [options.description])]),
      ...(definitions.length > 0 ? [element('defs', {}, definitions)] : []),
      ...(background ? [background] : []),
      ...drawn,
    ],
  });
  return `${serialize(root)}\n`;
}

function nodes(children: readonly SceneNode[], page: Page): Painted[] {
  const painted: Painted[] = [];
  let strokes: PathNode[] = [];
  const flush = () => {
    for (const node of mergeStrokes(strokes.flatMap(splitCrossings))) {
      const drawn = shape(node);
      if (drawn) painted.push(drawn);
    }
    strokes = [];
  };
  for (const child of children) {
    if (child.kind === 'path') strokes.push(child);
    else {
      flush();
      painted.push(...(child.kind === 'group' ? group(child, page) : leaf(child, page)));
    }
  }
  flush();
  return painted;
}

function leaf(node: Exclude<SceneNode, Group | PathNode>, page: Page): Painted[] {
  const painted = node.kind === 'image' ? image(node) : text(node, page);
  return painted ? [painted] : [];
}

function text(node: TextNode, page: Page): Painted | undefined {
  if (node.color.a <= 0) return undefined;
  const real = page.text === 'text' ? realText(node) : undefined;
  return real ?? outlinedText(node, page.view, page.definitions);
}

/** A group that says nothing gives way to its children; one without children is left out. */
function group(node: Group, page: Page): Painted[] {
  const children = nodes(node.children, page);
  const clip = node.clip && !covers(node.clip, page.view) ? node.clip : undefined;
  if (children.length === 0) return [];
  if (node.id === undefined && node.type === undefined && clip === undefined) return children;
  const shell = element('g', {
    'data-id': node.id,
    'data-type': node.type,
    'clip-path': clip && `url(#${page.definitions.clip(clip, PX_DIGITS)})`,
  });
  return [{ element: shell, children }];
}

function covers(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
