export type { View } from './draw/viewport.js';
export { type DrawInput, drawSlide, textNeeds } from './draw.js';
export type { LoadedPicture } from './plane/box-object.js';
export { type Change, type Handle, handlesOf } from './plane/handles.js';
export { haloPath } from './raster/glyphs/halo-path.js';
export type { ColorNumbers } from './raster/paint/color-numbers.js';
export { ColorTable } from './raster/paint/color-table.js';
export {
  nextChanged,
  nextPainted,
  type PaintedTiles,
  type PixelBuffer,
  TILE_BITS,
  tileStart,
  unpaintedTiles,
} from './raster/paint/pixel-buffer.js';
export { type Drawing, MAX_PIXELS, type RasterizeOptions, rasterize, startDrawing } from './raster/rasterize.js';
export { decimal, decimalOfCount, powerOfTen } from './scene/decimal.js';
export { smoothScene } from './scene/fit/smooth-scene.js';
export {
  ARC,
  atMostTwoTurns,
  CLOSE,
  COORDS,
  CUBIC,
  cubicsOfArc,
  ellipsePoint,
  LINE,
  MOVE,
  type Path,
  PathBuilder,
  QUAD,
} from './scene/path.js';
export { addPoint, type Bounds, controlBounds, emptyBounds, pathBounds } from './scene/path-bounds.js';
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
export { sizeOf } from './scene/scene-budget.js';
export { type Seen, seenOn } from './seen.js';
export { parseColor } from './style/color.js';
export { createFace, parseFace } from './text/face.js';
export type { FontData, ShapedIndex } from './text/font-data.js';
export {
  type FontFace,
  type FontLoader,
  type FontNeed,
  isJapanese,
  kindOf,
  type LoadedFonts,
  MAX_SETTLED,
  type ShapingRun,
  type TextFaceStyle,
} from './text/fonts.js';
export { inkBounds } from './text/ink.js';
export type { LaidOutText, TextLayoutStyle } from './text/laid-out-text.js';
export { layoutText, MAX_TEXT_LENGTH } from './text/layout.js';
export { loadChemistry, loadKatex } from './text/math/katex.js';
export { FORMULA_MACROS, formulaSource, isChemistry, isTrusted } from './text/math/source.js';
export { readableText } from './text/readable-text.js';
export { loadBidi } from './text/shaping/bidi.js';
export { beginsFromTheRight, hasRightToLeft, isComplex } from './text/shaping/complex.js';
