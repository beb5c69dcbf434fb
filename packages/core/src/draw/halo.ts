import { takeSteps } from '@geoslide/geometry';
import { type Bounds, controlBounds } from '../scene/path-bounds.js';
import type { Color, Rect, SceneNode, TextNode } from '../scene/scene.js';
import { pieceInk } from '../text/ink.js';
import { type CellIndex, createCellIndex } from './cell-index.js';
import { createFillsBelow } from './fills-below.js';
import type { Place } from './segment-cells.js';
import { inkBox, layoutBox } from './text.js';
import { boundsToBox, grownBox, type Px, type Viewport, viewBox } from './viewport.js';
import { watchPlaces } from './watch.js';

/**
 * The most letters and rules of a picture that get halos: those of a page of a book. They are counted in drawing order.
 * A halo takes some tenths of a millisecond, and where more texts than this lie over lines, nobody can read them.
 */
const MAX_HALO_PIECES = 4000;

/**
 * Halos as they are painted: none where no ink is painted below or near the text, since there it would only show on
 * tints and on transparent pictures, and none past MAX_HALO_PIECES. Those of the plane (`tints`) take the colour of
 * what is filled below them, and none reaches into the mark of a point that its letters leave free.
 */
export function finishedHalos(nodes: readonly SceneNode[], viewport: Viewport, tints: boolean): readonly SceneNode[] {
  const places = haloPlaces(nodes);
  if (places.length === 0) return nodes;
  const view = viewBox(viewport);
  const watch = watchPlaces(view, places, nodes);
  const fills = createFillsBelow(view);
  const dots = createCellIndex<Bounds>(view);
  let next = 0;
  let left = MAX_HALO_PIECES;
  const visit = (node: SceneNode, clips: readonly Rect[], isPoint: boolean): SceneNode => {
    if (node.kind === 'group') {
      const inner = node.clip ? [...clips, node.clip] : clips;
      const isMark = node.type === 'Point';
      const children = node.children.map((child) => visit(child, inner, isMark));
      return children.every((child, k) => child === node.children[k]) ? node : { ...node, children };
    }
    if (node.kind !== 'text') {
      watch.add(node);
      if (node.kind === 'path' && isPoint) {
        const bounds = controlBounds(node.path);
        dots.add(bounds, boundsToBox(bounds));
      } else if (node.kind === 'path' && tints) fills.add(node, clips);
      return node;
    }
    if (!node.halo) return node;
    const pieces = node.layout.pieces.length;
    if (!watch.end(next++) || pieces > left) return withoutHalo(node);
    left -= pieces;
    const color = tints ? legible(fills.tinted(node.halo.color, middleOf(node)), node) : node.halo.color;
    const width = widthBeside(node, dots, node.halo.width);
    return width < LEAST_WIDTH ? withoutHalo(node) : { ...node, halo: { color, width } };
  };
  return nodes.map((node) => visit(node, [], false));
}

/** A narrower halo is not seen, px. */
const LEAST_WIDTH = 0.25;

/** A halo with less contrast than this to its letters, of 255, would hide them. */
const LEAST_CONTRAST = 60;

/** A colour for a text's halo, or that of the background where the text could not be read on it. */
function legible(color: Color, { color: letters, halo }: TextNode): Color {
  return Math.abs(brightness(color) - brightness(letters)) < LEAST_CONTRAST ? halo!.color : color;
}

const brightness = ({ r, g, b }: Color): number => 0.3 * r + 0.59 * g + 0.11 * b;

function middleOf(node: TextNode): Px {
  const { minX, minY, maxX, maxY } = inkBox(node);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}

/** The width of a halo that does not reach into dots beside the letters; those below the letters do not count. */
function widthBeside(node: TextNode, dots: CellIndex<Bounds>, width: number): number {
  const near = grownBox(inkBox(node), width);
  const close = dots.near(near);
  const beside = close.filter(
    ({ left, top, right, bottom }) => near.minX < right && left < near.maxX && near.minY < bottom && top < near.maxY,
  );
  takeSteps(close.length / 10 + beside.length * node.layout.pieces.length);
  const { x, y, rotation = 0, layout } = node;
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  return beside.reduce((least, { left, top, right, bottom }) => {
    const [dx, dy] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
    const [u, v] = [dx * c + dy * s, dy * c - dx * s];
    const radius = Math.max(right - left, bottom - top) / 2;
    const gaps = layout.pieces.map((piece) => {
      const ink = pieceInk(piece);
      return Math.hypot(Math.max(ink.left - u, u - ink.right, 0), Math.max(ink.top - v, v - ink.bottom, 0)) - radius;
    });
    const gap = Math.min(...gaps);
    return gap > 0 ? Math.min(least, gap) : least;
  }, width);
}

/** Where halos are, in drawing order. */
function haloPlaces(nodes: readonly SceneNode[]): Place[] {
  return nodes.flatMap((node): Place[] => {
    if (node.kind === 'group') return haloPlaces(node.children);
    if (node.kind !== 'text' || !node.halo) return [];
    const { x, y, rotation = 0, halo } = node;
    return [{ box: layoutBox(node), clearance: halo.width, pivot: [x, y], rotation }];
  });
}

function withoutHalo({ halo: _, ...rest }: TextNode): TextNode {
  return rest;
}
