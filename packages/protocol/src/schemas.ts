import { anyKind, definitionSchema, definitionSchemas } from './definition.js';
import { fileSchema } from './parse-file.js';
import { inspectSchema, requestSchemas, viewSchemas } from './request.js';
import { errorBodySchema, result2DSchema, result3DSchema } from './result.js';
import { once } from './schema-kit.js';
import { camera2D, camera3D, cameraSchema, slideSchema, viewBounds } from './slide.js';
import { styleSchemas, styleSheetSchema } from './style-sheet.js';
import { templateSchema } from './template.js';

const { primitive, other, text, slider, button, image } = definitionSchemas;

/** Everything that crosses the service's border, by name: for documents and for checking answers. */
export const schemas = once(() => ({
  RenderV2Request: requestSchemas().renderV2,
  RenderRequest: requestSchemas().render,
  SvgRequest: requestSchemas().svg,
  TikzRequest: requestSchemas().tikz,
  InspectRequest: inspectSchema(),
  ...viewSchemas(),
  Result2D: result2DSchema,
  Result3D: result3DSchema,
  Error: errorBodySchema,
  Template: templateSchema(),
  Project: fileSchema,
  Slide: slideSchema,
  Definition: definitionSchema,
  PrimitiveDefinition: primitive,
  OtherDefinition: other,
  TextDefinition: text,
  SliderDefinition: slider,
  ButtonDefinition: button,
  ImageDefinition: image,
  UnknownDefinition: anyKind,
  Camera: cameraSchema,
  Camera2D: camera2D,
  Camera3D: camera3D,
  ViewBounds: viewBounds,
  StyleSheet: styleSheetSchema,
  ...styleSchemas,
}));

export type SchemaName = keyof ReturnType<typeof schemas>;

/** Schemas that pick one of others by the value's `kind`, with the names of those. */
export const alternatives: ReadonlyMap<unknown, readonly SchemaName[]> = new Map<unknown, readonly SchemaName[]>([
  [
    definitionSchema,
    [
      'PrimitiveDefinition',
      'OtherDefinition',
      'TextDefinition',
      'SliderDefinition',
      'ButtonDefinition',
      'ImageDefinition',
      'UnknownDefinition',
    ],
  ],
  [cameraSchema, ['Camera2D', 'Camera3D']],
]);

/** The kinds of definitions that mean something; others are skipped. */
export const definitionKinds: readonly string[] = Object.keys(definitionSchemas);
