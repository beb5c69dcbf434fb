import type { Path } from './path.js';

/** sRGB, each channel 0..255, and alpha 0..1; not premultiplied. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/**
 * A display list: everything that every output reads, and nothing of geometry, styles or cameras.
 * Lengths are px at pixelRatio 1, y down, the origin at the top left corner.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Missing where the background is transparent. */
  readonly background?: Color;
  /** Painted in order. */
  readonly children: readonly SceneNode[];
  /** How logical coordinates of a plane slide map to px: x_px = (x - left) scale, y_px = (top - y) scale. For writers that print logical units. */
  readonly view?: { readonly left: number; readonly top: number; readonly scale: number };
}

export type SceneNode = Group | PathNode | TextNode | ImageNode;

/** What one object of the slide draws, or a part of it. */
export interface Group {
  readonly kind: 'group';
  /** The object's id and type; `xaxis`, `grid`… for what belongs to the slide. */
  readonly id?: string;
  readonly type?: string;
  readonly clip?: Rect;
  readonly children: readonly SceneNode[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Fill {
  readonly color: Color;
  readonly rule: 'nonzero' | 'evenodd';
}

export interface Stroke {
  readonly color: Color;
  readonly width: number;
  /** Lengths of dashes and gaps in turn, px; an even count, not all 0. */
  readonly dash?: readonly number[];
  /** Where in the pattern a contour starts, px. */
  readonly dashOffset?: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  /** As SVG's; 4 where it is missing. */
  readonly miterLimit?: number;
}

/** A path that is filled, then stroked. */
export interface PathNode {
  readonly kind: 'path';
  readonly path: Path;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

/** A font face's glyph. One object for a glyph, wherever it is used, so that it can serve as a cache's key. */
export interface Glyph {
  /** Face and glyph, such as `KaTeX_Math-Italic/102`: unique, stable, printable. */
  readonly key: string;
  /** The outline in font units, y up, filled non-zero. */
  readonly outline: Path;
  readonly unitsPerEm: number;
}

/** A piece of a laid-out text, in px relative to the text's anchor, y down, before rotation. */
export type TextPiece =
  /** The glyph's origin at (x, y), one em = size px. */
  | {
      readonly kind: 'glyph';
      readonly glyph: Glyph;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly color?: Color;
    }
  | { readonly kind: 'rule'; readonly rect: Rect; readonly color?: Color }
  /** Stretched artwork (roots, braces, arrows) or a box's frame. */
  | {
      readonly kind: 'path';
      readonly path: Path;
      readonly clip?: Rect;
      readonly stroke?: Stroke;
      readonly color?: Color;
    };

/** Pieces and their box: the baseline's left end at (0, 0), `width` to the right, `ascent` up, `descent` down; px. */
export interface TextLayout {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly pieces: readonly TextPiece[];
}

/** A label or text. */
export interface TextNode {
  readonly kind: 'text';
  /** What was laid out: LaTeX without delimiters for `latex`, plain characters with \n between lines for `plain`. */
  readonly source: string;
  readonly mode: 'latex' | 'plain';
  /** Font key of a style (`KaTeX_Math`, `sans-serif`, `Times New Roman`…). */
  readonly font: string;
  /** A BCP 47 tag, where it is known. */
  readonly language?: string | undefined;
  readonly fontSize: number;
  /** Where the layout's (0, 0) stands, px. Alignment is in it already. */
  readonly x: number;
  readonly y: number;
  /** Radians about (x, y), clockwise on screen. */
  readonly rotation?: number;
  readonly color: Color;
  /** An outline behind the text that keeps it readable on lines: total width px on each side. */
  readonly halo?: { readonly color: Color; readonly width: number };
  readonly layout: TextLayout;
}

/** Decoded pixels: RGBA, 8 bits each, not premultiplied, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture drawn into a rectangle that is turned about its centre. */
export interface ImageNode {
  readonly kind: 'image';
  readonly rect: Rect;
  /** Radians, clockwise on screen. */
  readonly rotation: number;
  readonly opacity: number;
  readonly pixels: Pixels;
  /** The file as it came, for outputs that embed it. */
  readonly file: { readonly bytes: Uint8Array; readonly mimeType: 'image/png' | 'image/jpeg' };
}
