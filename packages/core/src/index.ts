export type { PixelBuffer } from './raster/pixel-buffer.js';
export { ARC, CLOSE, COORDS, CUBIC, ellipsePoint, LINE, MOVE, type Path, PathBuilder, QUAD } from './scene/path.js';
export type {
  Color,
  Fill,
  Glyph,
  Group,
  ImageNode,
  PathNode,
  Pixels,
  Rect,
  Scene,
  SceneNode,
  Stroke,
  TextLayout,
  TextNode,
  TextPiece,
} from './scene/scene.js';
export type { FontFace, FontLoader, LoadedFonts } from './text/fonts.js';
