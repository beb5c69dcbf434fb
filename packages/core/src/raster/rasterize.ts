import { mostCostly } from '@geoslide/geometry';
import { RenderError } from '@geoslide/protocol';
import { PathBuilder } from '../scene/path.js';
import type { Group, ImageNode, PathNode, Rect, Scene, SceneNode } from '../scene/scene.js';
import { Canvas } from './canvas.js';
import { createGlyphCache } from './glyphs/glyph-cache.js';
import { drawText } from './glyphs/text.js';
import { type Bounds, intersection, isEmpty } from './outline/clip.js';
import { flatten } from './outline/flatten.js';
import { missesRows } from './outline/path-rows.js';
import { scaling } from './outline/transform.js';
import { type ColorNumbers, countNumbers, writePixels } from './paint/color-numbers.js';
import { imageTransform } from './paint/image.js';
import { copyOf, type PixelBuffer } from './paint/pixel-buffer.js';
import { mergeRare, PALETTE, RareColors } from './paint/rare-colors.js';

export interface RasterizeOptions {
  /** Device px per px of the scene, above 0. */
  readonly pixelRatio: number;
  /** What painting may cost, about ns; 5e8 where it is missing. */
  readonly maxWork?: number;
}

/** 8192 × 8192: 256 MB. */
export const MAX_PIXELS = 1 << 26;

/** Glyphs outlive a picture: most figures share their letters. */
const glyphs = createGlyphCache();

/** A picture that is being drawn, row by row from its top. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /**
   * The number of bands to draw it in, where each can be used while the next is drawn; 1 where bands do not pay. With
   * more than 1, all pixels are opaque.
   */
  readonly bands: number;
  /**
   * Draws the next rows, up to the one before `row`. Returns whether the colours so far are few.
   * @param home The row of the memory for the first of them, where pixels are RGBA; by default its own row, which
   * `finish` needs.
   */
  drawTo(row: number, home?: number): boolean;
  /** RGBA pixels; valid after `drawTo` returned false. */
  readonly buffer: PixelBuffer;
  /** Draws the remaining rows. A picture with slightly more than 256 colours is reduced to 256. */
  finish(): PixelBuffer | ColorNumbers;
  /** Releases the memory for the next picture. The caller must not use any result of this one afterwards. */
  release(): void;
}

/** The most bands. During the last one nothing else runs, so it has to be a small part of the work. */
const MOST_BANDS = 8;
/** The least height of a band: the cost of starting lower ones is more than the gain. */
const LEAST_ROWS = 256;
const LEAST_BANDS = 3;
/** The least number of nodes for bands: fewer are drawn faster than each band starts. */
const MANY_NODES = 100;
/** With so many translucent areas a picture nearly always has more colours than numbers. */
const MANY_TINTS = 100;

/**
 * Draws a scene: round(width pixelRatio) × round(height pixelRatio) pixels with exact-area coverage, source-over in sRGB
 * on 8 bits, as browsers do.
 * Throws a RangeError for a pixelRatio or size that is not finite and above 0, for more than MAX_PIXELS pixels, and for a path coordinate or a
 * text's place that is not finite; a RenderError for a path whose curves need more points than memory has room for.
 */
export function rasterize(scene: Scene, options: RasterizeOptions): PixelBuffer {
  const drawing = startDrawing(scene, options);
  const picture = drawing.finish();
  if (!('numbers' in picture)) return picture;
  const { width, height, colors, painted } = picture;
  const pixels = new Int32Array(width * height);
  if (colors[0] !== 0) pixels.fill(colors[0]!);
  writePixels(picture, pixels);
  const buffer = {
    width,
    height,
    data: new Uint8ClampedArray(pixels.buffer),
    painted: copyOf(painted),
  };
  drawing.release();
  return buffer;
}

/** Makes ready to draw as `rasterize` does; throws as it does, here or while rows are drawn. */
export function startDrawing(scene: Scene, { pixelRatio, maxWork }: RasterizeOptions): Drawing {
  if (!(pixelRatio > 0 && Number.isFinite(pixelRatio))) {
    throw new RangeError(`pixelRatio is ${pixelRatio}: use a finite number above 0`);
  }
  const width = Math.round(scene.width * pixelRatio);
  const height = Math.round(scene.height * pixelRatio);
  if (!(width >= 1 && height >= 1 && width * height <= MAX_PIXELS)) {
    throw new RangeError(
      `The picture would have ${width} × ${height} px: each side needs at least 1 and both together at most ${MAX_PIXELS}`,
    );
  }
  const bands = bandsOf(scene, height);
  const manyTints = countTints(scene.children) >= MANY_TINTS;
  const canvas = new Canvas(width, height, scene.background, bands > 1, maxWork);
  const costs = new Float64Array(scene.children.length);
  let colors: RareColors | undefined;
  let drawn = 0;
  const bufferOf = (pixels: Int32Array<ArrayBuffer>): PixelBuffer => {
    return { width, height, data: new Uint8ClampedArray(pixels.buffer), painted: canvas.painted };
  };
  const drawTo = (row: number, home = drawn): boolean => {
    if (bands > 1) canvas.setBand(drawn, row, home);
    if (manyTints) canvas.toPixels();
    drawCounted(canvas, scene.children, pixelRatio, costs);
    const atHome = home === drawn;
    drawn = row;
    if (canvas.colorNumbers !== undefined) return true;
    colors ??= new RareColors(canvas.toPixels(), width, canvas.painted);
    return atHome && colors.count(row);
  };
  return {
    width,
    height,
    bands,
    drawTo,
    get buffer() {
      return bufferOf(canvas.toPixels());
    },
    finish() {
      if (drawn < height) drawTo(height);
      const numbers = canvas.colorNumbers;
      const few = numbers && withPalette(numbers);
      if (few !== undefined) return few;
      colors?.merge();
      return bufferOf(canvas.toPixels());
    },
    release: () => canvas.release(),
  };
}

/** The picture with at most 256 visible colours; undefined where it cannot be reduced to so few. */
function withPalette(picture: ColorNumbers): ColorNumbers | undefined {
  const { colors } = picture;
  if (colors.length <= PALETTE) return picture;
  const counts = countNumbers(picture, colors.length);
  const moves = mergeRare(colors, counts);
  if (moves === undefined) return undefined;
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  return { ...picture, colors: colors.map((color) => targets.get(color) ?? color) };
}

function bandsOf({ background, children }: Scene, height: number): number {
  const bands = Math.min(MOST_BANDS, Math.floor(height / LEAST_ROWS));
  const isOpaque = background !== undefined && background.a >= 1;
  return isOpaque && bands >= LEAST_BANDS && countNodes(children) >= MANY_NODES ? bands : 1;
}

function countTints(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'group') return sum + countTints(node.children);
    const color = node.kind === 'path' ? node.fill?.color : undefined;
    return color !== undefined && color.a > 0 && color.a < 1 ? sum + 1 : sum;
  }, 0);
}

function countNodes(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === 'group' ? countNodes(node.children) : 1), 0);
}

/** Draws nodes and adds the cost of each to `costs`. An error about too much work names the costliest object. */
function drawCounted(canvas: Canvas, nodes: readonly SceneNode[], pixelRatio: number, costs: Float64Array): void {
  let at = 0;
  let before = canvas.sweep.spent;
  const count = (): void => {
    const { spent } = canvas.sweep;
    costs[at]! += spent - before;
    before = spent;
  };
  try {
    for (; at < nodes.length; at++) {
      drawNode(canvas, nodes[at]!, pixelRatio, canvas.bounds);
      count();
    }
  } catch (error) {
    if (!(error instanceof RenderError && error.code === 'TOO_COMPLEX')) throw error;
    count();
    throw new RenderError(error.code, `${error.message}${mostCostly(byObject(nodes, costs))}`);
  }
}

/** The costs of nodes by the objects that they belong to. */
function byObject(nodes: readonly SceneNode[], costs: Float64Array): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  nodes.forEach((node, i) => {
    if (node.kind === 'group' && node.id !== undefined) sums.set(node.id, (sums.get(node.id) ?? 0) + costs[i]!);
  });
  return sums;
}

function drawNode(canvas: Canvas, node: SceneNode, pixelRatio: number, clip: Bounds): void {
  switch (node.kind) {
    case 'group':
      drawGroup(canvas, node, pixelRatio, clip);
      break;
    case 'path':
      drawPath(canvas, node, pixelRatio, clip);
      break;
    case 'text':
      drawText(canvas, node, pixelRatio, clip, glyphs);
      break;
    case 'image':
      drawImage(canvas, node, pixelRatio, clip);
      break;
  }
}

function drawGroup(canvas: Canvas, group: Group, pixelRatio: number, clip: Bounds): void {
  const inner = group.clip === undefined ? clip : intersection(clip, scaled(group.clip, pixelRatio));
  if (isEmpty(inner)) return;
  for (const node of group.children) drawNode(canvas, node, pixelRatio, inner);
}

function drawPath(canvas: Canvas, { path, fill, stroke }: PathNode, pixelRatio: number, clip: Bounds): void {
  if (canvas.band !== canvas.bounds && missesRows(path, stroke, pixelRatio, canvas.band)) return;
  const transform = scaling(pixelRatio);
  if (fill !== undefined && fill.color.a > 0) canvas.fillPath(path, transform, fill, clip);
  if (stroke !== undefined && stroke.color.a > 0) canvas.strokePath(path, transform, stroke, clip);
}

/** The cost of a pixel of a picture, as a multiple of filling a pixel. */
const PICTURE_PIXEL = 2.5;

function drawImage(canvas: Canvas, node: ImageNode, pixelRatio: number, clip: Bounds): void {
  const { rect, pixels } = node;
  if (!(rect.width > 0 && rect.height > 0 && pixels.width > 0 && pixels.height > 0)) return;
  const reach = Math.hypot(rect.width, rect.height) / 2;
  const middle = rect.y + rect.height / 2;
  if ((middle + reach) * pixelRatio < canvas.band.top || (middle - reach) * pixelRatio > canvas.band.bottom) return;
  const box = intersection(intersection(clip, canvas.band), {
    left: (rect.x + rect.width / 2 - reach) * pixelRatio,
    right: (rect.x + rect.width / 2 + reach) * pixelRatio,
    top: (middle - reach) * pixelRatio,
    bottom: (middle + reach) * pixelRatio,
  });
  if (isEmpty(box)) return;
  const area = Math.min((box.right - box.left) * (box.bottom - box.top), rect.width * rect.height * pixelRatio ** 2);
  canvas.sweep.charge(0, PICTURE_PIXEL * area);
  const texture = canvas.texture(pixels, rect.width * pixelRatio, rect.height * pixelRatio);
  const transform = imageTransform(node, texture.width, texture.height, pixelRatio);
  if (!canvas.begin(clip)) return;
  canvas.outline.clear();
  flatten(new PathBuilder().rect(0, 0, texture.width, texture.height), transform, canvas.bounds, 0, canvas.outline);
  canvas.sweep.edges.addContours(canvas.outline);
  canvas.paintImage(texture, transform, node.opacity, clip);
}

function scaled({ x, y, width, height }: Rect, by: number): Bounds {
  return { left: x * by, top: y * by, right: (x + width) * by, bottom: (y + height) * by };
}
