export { applyTemplate } from './apply-template.js';
export { article } from './article.js';
export type { SavedCamera2D, SpaceCamera } from './camera.js';
export {
  cameraAxes,
  DEFAULT_SCALE,
  DEFAULT_SIZE,
  depthShift,
  eyeDistance,
  FIT_SIDE,
  hasSavedView,
  isSpaceSlide,
  looksFromAnywhere,
  type OutputSize,
  outputPixels,
  outputSize2D,
  outputSize3D,
  pitchOf,
  saved2D,
  saved3D,
  savedRatio,
  savedView2D,
  scaleZOf,
  spaceCamera,
  spaceSide,
} from './camera.js';
export {
  type CameraView,
  cameraViews,
  directionOf,
  type Projection,
  projections,
  type ViewLayout,
  viewLayouts,
} from './camera-views.js';
export { describeValue } from './describe.js';
export {
  type DrawnPlane,
  drawnBound,
  drawnPlane,
  EVEN_PLANE,
  fromDrawn,
  isEven,
  logAxesOf,
  toDrawn,
  undrawnBound,
} from './drawn-plane.js';
export {
  type Issue,
  isProtocolError,
  isRenderError,
  ProtocolError,
  RenderError,
  type RenderErrorCode,
  type TextPlace,
  type Warning,
} from './errors.js';
export type {
  Camera2D,
  Camera3D,
  Definition,
  FileContent,
  Slide,
  Style,
  StyleList,
  StyleSheet,
  Template,
  View2D,
  View3D,
  ViewBound,
  ViewBounds,
} from './file.js';
export { type Finding, Findings, quoted } from './findings/findings.js';
export { definitionMeant, projectMeant } from './findings/foreign-project.js';
export { nearestName, suggestion } from './findings/nearest-name.js';
export { named, type Synonyms, synonymOf } from './findings/option-names.js';
export { styleSynonyms } from './findings/style-synonyms.js';
export {
  bodyFindings,
  fileFindings,
  optionFindings,
  slideFindings,
  slideKeyFindings,
  templateFindings,
  viewFindings,
} from './findings/unknown-keys.js';
export { readJson } from './json/json-repair.js';
export {
  isJsonText,
  JsonError,
  locateInJson,
  parseJson,
  positionAt,
  type TextPosition,
} from './json/json-text.js';
export { isLanguageTag, languageMeant } from './language-tag.js';
export { parseFile } from './parse-file.js';
export type {
  Contain,
  InspectRequest,
  RenderRequest,
  RenderV2Request,
  RequestForm,
  Size,
  VectorRequest,
} from './request.js';
export {
  parseInspectRequest,
  parseRenderRequest,
  parseRenderV2Request,
  parseVectorRequest,
  parseView3D,
} from './request.js';
export type { ErrorBody, ErrorCode, RenderResult, Result2D, Result3D } from './result.js';
export { errorStatus } from './result.js';
export { alternatives, definitionKinds, type SchemaName, schemas } from './schemas.js';
export { colorNames, namedColor } from './style/color-names.js';
export { styleProperties } from './style/index.js';
export { palette } from './style/palette.js';
export {
  checkedTypes,
  type JsonType,
  MAX_OWN_TICKS,
  type StyleProperties,
  type StyleProperty,
  wantedValue,
} from './style/property.js';
export { sliderLabelNames } from './style/slider.js';
export { stylesByName } from './style-sheet.js';
export { parseTemplate } from './template.js';
