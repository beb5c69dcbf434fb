import * as v from 'valibot';
import { anyKind, byKind, definitionSchema } from './definition.js';
import { fileSchema } from './parse-file.js';
import { inspectSchema, requestSchemas } from './request.js';
import { errorBodySchema, result2DSchema, result3DSchema } from './result.js';
import { once } from './schema-kit.js';
import { camera2D, camera3D, cameraSchema, slideSchema } from './slide.js';
import { styleSheetSchema } from './style-sheet.js';
import { templateSchema } from './template.js';

/** Everything that crosses the service's border, by name: for documents and for checking answers. */
export const schemas = once(() => ({
  RenderV2Request: requestSchemas().renderV2,
  RenderRequest: requestSchemas().render,
  SvgRequest: requestSchemas().svg,
  TikzRequest: requestSchemas().tikz,
  InspectRequest: inspectSchema(),
  Result2D: result2DSchema,
  Result3D: result3DSchema,
  Error: errorBodySchema,
  Template: templateSchema(),
  Project: fileSchema,
  Slide: slideSchema,
  Definition: v.union([...new Set(byKind.values()), anyKind]),
  UnknownDefinition: anyKind,
  Camera2D: camera2D,
  Camera3D: camera3D,
  StyleSheet: styleSheetSchema,
}));

/** Schemas that pick another one by the value, with the names of those that they pick from. */
export const alternatives: ReadonlyMap<unknown, readonly (keyof ReturnType<typeof schemas>)[]> = new Map<
  unknown,
  (keyof ReturnType<typeof schemas>)[]
>([
  [definitionSchema, ['Definition']],
  [cameraSchema, ['Camera2D', 'Camera3D']],
]);
