import type { Path } from '../scene/path.js';
import type { Color, Fill, Pixels, Stroke } from '../scene/scene.js';
import { AccumulationBuffer, type FlatOutlines } from './glyphs/accumulation.js';
import { addGlyph, type FlatGlyph } from './glyphs/flat-glyph.js';
import { type Bounds, boundsOf, grown, intersection, isEmpty, isWithin } from './outline/clip.js';
import { Contours } from './outline/contours.js';
import { isConvex } from './outline/convex.js';
import { dash } from './outline/dash.js';
import { flatten } from './outline/flatten.js';
import { Stroker } from './outline/stroker.js';
import { magnification, scaling, type Transform } from './outline/transform.js';
import { alphaOf, ColorPainter, mix, opaquePixel } from './paint/blend.js';
import { clipped, touched } from './paint/clipped-painter.js';
import { type ColorNumbers, writePixels } from './paint/color-numbers.js';
import { ColorTable } from './paint/color-table.js';
import { ImagePainter, type Texture, textureAtMost } from './paint/image.js';
import { NumberPainter } from './paint/number-painter.js';
import { copyOf, isPainted, type PaintedTiles } from './paint/pixel-buffer.js';
import { PixelPool } from './paint/pixel-pool.js';
import { MAX_WORK, Sweep } from './sweep/coverage.js';
import { STEPS } from './sweep/edges.js';
import type { Painter, Target } from './sweep/painter.js';
import { EVENODD, NONZERO, type WindingMask } from './sweep/winding.js';

/** A pattern that repeats within less than this shows as an even tone, device px. */
const LEAST_PERIOD = 0.25;

/**
 * The most colours of a picture whose pixels are colour numbers. Some are painted over: in the end at most 256 may be
 * visible.
 */
const MOST_NUMBERS = 1024;
/** The same for a picture that is drawn in bands. It is lower, because most of these have many colours in the end. */
const MOST_IN_BANDS = 384;
/** Colours of soft edges whose channels differ by at most this, of 255, are one: else there would be many of each. */
const ALIKE = 2;

/** The cost of preparing a pixel of a picture, as a multiple of filling a pixel. */
const TEXTURE_PIXEL = 1.5;

/**
 * What is sure of an outline. No edge of a `simple` one crosses another or lies over it; a `convex` one is a polygon.
 */
type OutlineShape = 'any' | 'simple' | 'convex';

/** Ends of a stroke that are nearer than this, in widths, may overlap. */
const LEAST_GAP = 2;

/** Of a wider shape it takes longer to look at all pixels of its box than at its edges. */
const MOST_COLUMNS = 96;

const UNMOVED = scaling(1);

/** An upper bound of how far snapping and rounding move the points of a glyph, px. */
const GLYPH_MARGIN = 1 / STEPS;

const numberPool = new PixelPool((length) => new Uint16Array(length));
const pixelPool = new PixelPool((length) => new Int32Array(length));

/**
 * The pixels of a drawing and what paints on them. All lengths are device px. While there are few colours, each pixel
 * holds the number of its colour: that takes half the memory, and each mixture of two colours is computed once.
 */
export class Canvas {
  readonly bounds: Bounds;
  /** Where pixels are painted: all of the canvas, or some rows of it. What is drawn does not depend on it. */
  private rows: Bounds;
  readonly sweep: Sweep;
  /** Scratch space for outlines. Each function that fills one clears it first. */
  readonly outline = new Contours();
  readonly spare = new Contours();
  private readonly lines = new Contours();
  private readonly dashes = new Contours();
  private readonly stroker = new Stroker();
  /** What was stroked last. */
  private strokedLines = this.lines;
  private readonly small = new AccumulationBuffer();
  private readonly numberPainter: NumberPainter;
  private readonly maskRow: Uint8Array;
  private readonly background: number;
  private readonly table: ColorTable;
  private readonly numbers: Uint16Array<ArrayBuffer>;
  readonly painted: PaintedTiles;
  private lastTexture: (Record<'width' | 'height', number> & { pixels: Pixels; texture: Texture }) | undefined;
  /** Where pixels are painted since there were too many colours, and what does it. */
  private wide: { readonly target: Target; readonly color: ColorPainter } | undefined;

  /** With `inBands`, pixels are filled with the background band by band, by `setBand`. */
  constructor(
    readonly width: number,
    readonly height: number,
    background: Color | undefined,
    private readonly inBands = false,
    maxWork = MAX_WORK,
  ) {
    this.background = background === undefined ? 0 : mix(opaquePixel(background), 0, alphaOf(background));
    this.table = new ColorTable(inBands ? MOST_IN_BANDS : MOST_NUMBERS, ALIKE);
    this.table.numberOf(this.background);
    const { memory, painted } = numberPool.blank(width, height, 0);
    this.numbers = memory;
    this.painted = painted;
    this.bounds = { left: 0, top: 0, right: width, bottom: height };
    this.rows = this.bounds;
    this.sweep = new Sweep(width, height, maxWork);
    this.maskRow = new Uint8Array(width);
    const target = { numbers: memory, width, painted, table: this.table };
    this.numberPainter = new NumberPainter(target, () => this.widen().color);
  }

  /** The numbers and all colours that they were given for, as long as there are few colours. */
  get colorNumbers(): ColorNumbers | undefined {
    if (this.wide !== undefined) return undefined;
    const { width, height, numbers, table, painted } = this;
    return { width, height, numbers, colors: table.colors.subarray(0, table.count), painted };
  }

  /** Switches to RGBA pixels, which all later painting uses, and returns them. */
  toPixels(): Int32Array<ArrayBuffer> {
    return this.widen().target.pixels;
  }

  /** Releases the memory for the next picture. The caller must not use this canvas any more. */
  release(): void {
    const { width, height, painted, wide, numbers } = this;
    if (wide === undefined) numberPool.recycle({ width, height, memory: numbers, painted });
    else pixelPool.recycle({ width, height, memory: wide.target.pixels, painted });
  }

  private widen(): { readonly target: Target; readonly color: ColorPainter } {
    if (this.wide !== undefined) return this.wide;
    const { width, height, numbers, painted, inBands, background } = this;
    const { memory } = pixelPool.blank(width, height, inBands ? undefined : background);
    if (inBands) memory.fill(background, 0, this.rows.bottom * width);
    writePixels({ width, numbers, colors: this.table.colors, painted }, memory);
    numberPool.recycle({ width, height, memory: numbers, painted: copyOf(painted) });
    const target = { pixels: memory, width, painted, shift: 0 };
    this.wide = { target, color: new ColorPainter(target) };
    return this.wide;
  }

  get band(): Bounds {
    return this.rows;
  }

  /**
   * Restricts painting to the rows from `top` to the one before `bottom`. RGBA pixels are written from row `home` of
   * the memory on; colour numbers stay in their own rows.
   */
  setBand(top: number, bottom: number, home: number): void {
    const { width, wide } = this;
    this.rows = { ...this.bounds, top, bottom };
    if (wide === undefined) return;
    wide.target.shift = (top - home) * width;
    wide.target.pixels.fill(this.background, home * width, (home + bottom - top) * width);
  }

  /**
   * The picture, reduced to at most `width` × `height` px. The last result is cached, because a picture is often
   * painted again in the same size, once for each band.
   */
  texture(pixels: Pixels, width: number, height: number): Texture {
    const last = this.lastTexture;
    if (last?.pixels === pixels && last.width === width && last.height === height) return last.texture;
    this.sweep.charge(0, TEXTURE_PIXEL * pixels.width * pixels.height);
    this.lastTexture = { pixels, width, height, texture: textureAtMost(pixels, width, height) };
    return this.lastTexture.texture;
  }

  /** Paints the sweep's edges with a picture. */
  paintImage(texture: Texture, transform: Transform, opacity: number, clip: Bounds): void {
    const painter = new ImagePainter(this.widen().target, texture, transform, opacity);
    this.sweep.paint(NONZERO, clipped(painter, intersection(clip, this.bounds)));
  }

  fillPath(path: Path, transform: Transform, { color, rule }: Fill, clip: Bounds): void {
    const view = intersection(clip, this.bounds);
    if (isEmpty(view)) return;
    this.outline.clear();
    flatten(path, transform, view, 0, this.outline);
    const shape = isConvex(this.outline) ? 'convex' : 'any';
    this.fillOutline(rule === 'evenodd' ? EVENODD : NONZERO, color, clip, 1, shape);
  }

  strokePath(path: Path, transform: Transform, stroke: Stroke, clip: Bounds): void {
    if (isEmpty(intersection(clip, this.bounds))) return;
    this.outline.clear();
    const tone = this.outlineStroke(path, transform, stroke, clip, this.outline);
    if (tone > 0) {
      const shape = this.shapeOfStroke(Math.max(1, stroke.width * magnification(transform)));
      this.fillOutline(NONZERO, stroke.color, clip, tone, shape);
    }
  }

  /**
   * What is sure of the outline of the last stroke. A part of a convex shape has a simple one if its ends are apart.
   */
  private shapeOfStroke(width: number): OutlineShape {
    const { strokedLines: lines } = this;
    if (lines.count !== 1) return 'any';
    const { xy, points } = lines;
    if (points === 2) return xy[0] === xy[2] ? 'any' : 'convex';
    if (!this.stroker.cutsAllCorners || !isConvex(lines)) return 'any';
    const gap = Math.hypot(xy[2 * points - 2]! - xy[0]!, xy[2 * points - 1]! - xy[1]!);
    return lines.closed[0] === 1 || gap > LEAST_GAP * width ? 'simple' : 'any';
  }

  /** Adds a stroke's outline to `out`; gives the opacity that stands for what is too thin to be drawn. */
  outlineStroke(path: Path, transform: Transform, stroke: Stroke, clip: Bounds, out: Contours): number {
    const scale = magnification(transform);
    if (!Number.isFinite(stroke.width) || stroke.width < 0) {
      throw new RangeError(`A stroke's width is ${stroke.width} px: use a finite width of at least 0`);
    }
    const width = Math.min(stroke.width * scale, Number.MAX_VALUE);
    if (width === 0) return 0;
    const half = Math.max(width, 1) / 2;
    const limit = stroke.join === 'miter' ? Math.max(1, stroke.miterLimit ?? 4) : 1;
    const view = grown(intersection(clip, this.bounds), half * Math.max(limit, Math.SQRT2) + 1);
    this.lines.clear();
    flatten(path, transform, view, half, this.lines);
    let tone = Math.min(width, 1);
    let lines = this.lines;
    const pattern = dashPattern(stroke, scale);
    if (pattern !== undefined) {
      const period = pattern.reduce((sum, length) => sum + length, 0);
      if (period < LEAST_PERIOD) {
        tone *= pattern.reduce((sum, length, i) => sum + (i % 2 === 0 ? length : 0), 0) / period;
      } else {
        this.dashes.clear();
        dash(lines, pattern, (stroke.dashOffset ?? 0) * scale, view, this.dashes);
        lines = this.dashes;
      }
    }
    this.sweep.charge(lines.ends[lines.count - 1] ?? 0, 0);
    this.strokedLines = lines;
    const { cap, join, miterLimit } = stroke;
    this.stroker.stroke(lines, miterLimit === undefined ? { half, cap, join } : { half, cap, join, miterLimit }, out);
    return tone;
  }

  /** Fills `this.outline`. */
  fillOutline(mask: WindingMask, color: Color, clip: Bounds, opacity = 1, shape: OutlineShape = 'any'): void {
    const { outline } = this;
    if (outline.count === 0) return;
    if (shape === 'simple' && this.fillSmall(color, clip, opacity)) return;
    if (!this.begin(clip)) return;
    this.sweep.charge(outline.points, 0);
    const painter = clipped(this.painterOf(color, opacity), intersection(clip, this.bounds));
    if (shape === 'convex' && this.sweep.paintConvex(outline, painter)) return;
    this.sweep.edges.addContours(outline);
    this.sweep.paint(mask, painter, shape !== 'any');
  }

  /** Fills `this.outline`, none of whose edges lies over another; false where it is large, or the clip cuts it. */
  private fillSmall(color: Color, clip: Bounds, opacity: number): boolean {
    const { outline } = this;
    const box = boundsOf(outline);
    if (box.right - box.left > MOST_COLUMNS) return false;
    return this.addUp(outline, outline.count, UNMOVED, box, color, clip, opacity);
  }

  /** Fills a glyph as `transform` places it, all within `box`. */
  fillGlyph(glyph: FlatGlyph, transform: Transform, box: Bounds, color: Color, clip: Bounds): void {
    if (this.addUp(glyph, glyph.ends.length, transform, box, color, clip)) return;
    this.outline.clear();
    addGlyph(glyph, transform, this.outline);
    this.fillOutline(NONZERO, color, clip);
  }

  /** Fills outlines within `box` by adding up their areas; false where they are large, or the clip cuts them. */
  private addUp(
    outlines: FlatOutlines,
    count: number,
    transform: Transform,
    box: Bounds,
    color: Color,
    clip: Bounds,
    opacity?: number,
  ): boolean {
    const { rows, small } = this;
    const area = touched(grown(box, GLYPH_MARGIN));
    const { left, top, right, bottom } = area;
    if (!isWithin(area, intersection(clip, this.bounds)) || !small.begin(area)) return false;
    small.add(outlines, count, transform);
    small.paint(bottom, rows.top, rows.bottom, this.maskRow, this.painterOf(color, opacity));
    this.sweep.charge(2 * outlines.ends[count - 1]!, (right - left) * (bottom - top));
    return true;
  }

  /** Clears the sweep and sets its clip. Returns false where the clip does not meet the band. */
  begin(clip: Bounds): boolean {
    const pixels = this.pixelsIn(clip);
    if (isEmpty(pixels)) return false;
    this.sweep.begin(pixels);
    return true;
  }

  /**
   * Whether painting an opaque colour changes anything within an area of whole px. It does not outside of the band, nor
   * where the area is empty and the colour is that of the background.
   */
  shows(color: Color, area: Bounds): boolean {
    const inside = this.pixelsIn(area);
    if (isEmpty(inside)) return false;
    if (opaquePixel(color) !== this.background) return true;
    return isPainted(this.painted, inside);
  }

  private painterOf(color: Color, opacity?: number): Painter {
    return (this.wide?.color ?? this.numberPainter).use(color, opacity);
  }

  /** The pixels of the band that a clip touches. */
  private pixelsIn(clip: Bounds): Bounds {
    return touched(intersection(clip, this.rows));
  }
}

function dashPattern({ dash }: Stroke, scale: number): number[] | undefined {
  if (dash === undefined || dash.length === 0) return undefined;
  const bad = dash.find((length) => !(Number.isFinite(length) && length >= 0));
  if (bad !== undefined) throw new RangeError(`A dash pattern holds ${bad}: use lengths of at least 0 px`);
  const lengths = dash.map((length) => length * scale);
  if (lengths.every((length) => length === 0)) return undefined;
  return lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
}
