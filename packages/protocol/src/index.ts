export type {
  Camera2D,
  Camera3D,
  Definition,
  FileContent,
  Issue,
  Projection,
  Slide,
  Style,
  StyleList,
  StyleSheet,
  Template,
  View2D,
  View3D,
  ViewBound,
  ViewBounds,
  Warning,
} from './file.js';
export { ProtocolError } from './file.js';
export { parseFile } from './parse-file.js';
