import type { FontLoader, Handle } from '@geoslide/core';
import type {
  Contain,
  DrawnPlane,
  Size,
  SpaceCamera,
  Template,
  View2D,
  View3D,
  ViewBound,
  Warning,
} from '@geoslide/protocol';

/** Fetches the bytes behind an image's address. Called once for an address; throws with a reason where it can't. */
export type ImageLoader = (address: string) => Promise<Uint8Array>;

export type { Contain, Size } from '@geoslide/protocol';

import type { ReadOptions } from './read-project.js';
import type { Values } from './set-values.js';

/**
 * What every output takes. The names are the endpoints' own (spec.md section 4), but for `contain`, `size`, `values`,
 * `handles`, `parsed` and `templates`, which are ours.
 */
export interface CommonOptions extends ReadOptions {
  /** 1-based; default 1. */
  readonly slideIndex?: number | undefined;
  /** Logical bounds of the view; default the slide's saved view, or one that fits the content where it has none. */
  readonly viewBound?: ViewBound | undefined;
  /** Px per logical unit; default the slide's camera scale, 50 where it has none. */
  readonly scale?: number | undefined;
  /** Px per logical unit upwards; default `scale` times the ratio of the slide's own scales, which is 1 for most. */
  readonly scaleY?: number | undefined;
  /**
   * True or a padding: lays the view around everything on the slide that has an end, labels included; lines, most curves, axes and the
   * grid do not count. Without `size` the picture is cropped at the scale it has; with it, the content is fitted. Default false.
   */
  readonly contain?: Contain | undefined;
  /** Exact px before pixelRatio. The view keeps its centre and grows in one direction to this shape; with `scale` given, to this size. */
  readonly size?: Size | undefined;
  readonly template?: Template | undefined;
  /** Other values of sliders, placeholders and numbers, by id: `{ a: 1.2, A: [1, 2] }`. */
  readonly values?: Values | undefined;
  /**
   * True refuses a slide drawn in the plane that has objects in space; default false: they are left out with a warning.
   * For SVG and TikZ it refuses slides in space too.
   */
  readonly refuseSpace?: boolean | undefined;
  /** Leaves the background colour out; default false. */
  readonly transparent?: boolean | undefined;
  /** True also gives the `handles` of a picture; default false. */
  readonly handles?: boolean | undefined;
  /** Default: the fonts of `@geoslide/fonts`, shared by all calls. */
  readonly fonts?: FontLoader | undefined;
  /** Default: `data:` addresses only. */
  readonly images?: ImageLoader | undefined;
  /** True where the content is what `parseFile` of `@geoslide/protocol` gave, unchanged: it is not validated again. Default false. */
  readonly parsed?: boolean | undefined;
  /**
   * True also warns of what an editor may have left behind, such as styles and values of objects that are gone. Default
   * false.
   */
  readonly hints?: boolean | undefined;
}

export interface PngOptions extends CommonOptions {
  /** Device px per px; default 1. */
  readonly pixelRatio?: number | undefined;
  /** Instead of `viewBound`, `scale` and `pixelRatio`, as `/api/render/v2` takes it. */
  readonly view2D?: View2D | undefined;
  /** Most px on a side of the output; default and at most 8192. */
  readonly maxSide?: number | undefined;
  /** Draws in space, with the slide's saved camera where a property is missing. */
  readonly view3D?: View3D | undefined;
}

/** What the formats of vectors take. */
interface PrintedOptions {
  /**
   * The picture's width on paper: `80mm`, `8cm`, `3in`, `240pt` or `300px`, 96 px an inch. Letters and lines keep their
   * size; the view that the other options ask for is fitted into it, in its shape. TikZ has it to the nearest px.
   */
  readonly width?: string | undefined;
}

export interface PdfOptions extends Omit<PngOptions, 'pixelRatio'>, PrintedOptions {
  /** The document's title; default the first things on the slide, as `describe` has them. */
  readonly title?: string | undefined;
  /** The document's subject; default what `describe` says of the slide. */
  readonly description?: string | undefined;
}

/** What the formats of text take: SVG and TikZ. */
export interface VectorOptions extends CommonOptions, PrintedOptions {
  /** Draws in space, with the slide's saved camera where a property is missing; its pixelRatio does not count. */
  readonly view3D?: View3D | undefined;
}

export interface SvgOptions extends VectorOptions {
  /** `outlines` (default) looks the same everywhere; `text` keeps plain text as text, drawn with the viewer's fonts. */
  readonly text?: 'outlines' | 'text' | undefined;
  /** The picture's accessible name; default the first things on the slide, as `describe` has them. */
  readonly title?: string | undefined;
  /** What the picture shows, for those who can't see it; default what `describe` says of the slide. */
  readonly description?: string | undefined;
}

export interface TikzOptions extends VectorOptions {
  /** False gives the bare `tikzpicture`; default true: a document that compiles. */
  readonly document?: boolean | undefined;
}

/** What a picture is written as, by the names that messages have. */
export type OutputFormat = 'PNG' | 'SVG' | 'TikZ' | 'PDF';

/** What a caller gave, before a render changed it. */
export interface Asked {
  readonly given: CommonOptions;
  /** Without one, nothing is said of options that other formats have. */
  readonly format?: OutputFormat;
}

interface CommonResult {
  /** Of the output, px: rounded logical size × scale × pixelRatio. */
  readonly width: number;
  readonly height: number;
  readonly slideIndex: number;
  readonly warnings: readonly Warning[];
  /** What a hand can move, from the bottom to the top, where it was asked for; px of the picture at pixelRatio 1. */
  readonly handles?: readonly Handle[];
}

export interface PngResult extends CommonResult {
  readonly bytes: Uint8Array;
  /** Of a plane result. */
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  /** Of a plane result whose scales are not the same everywhere: y has `scale` times `ratio` px per unit, or decade. */
  readonly plane?: DrawnPlane;
  /** Of a result in space: the camera that was used, every value filled in. */
  readonly camera?: SpaceCamera;
  readonly pixelRatio?: number;
}

export interface PixelsResult extends Omit<PngResult, 'bytes'> {
  /** RGBA, 8 bits each, rows from the top, colours not multiplied by alpha. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface TextResult extends CommonResult {
  readonly text: string;
  /** Of a plane result. */
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  /** Of a plane result whose scales are not the same everywhere: y has `scale` times `ratio` px per unit, or decade. */
  readonly plane?: DrawnPlane;
  /** Of a result in space: the camera that was used, every value filled in. */
  readonly camera?: SpaceCamera;
}
