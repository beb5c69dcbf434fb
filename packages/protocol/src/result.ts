import * as v from 'valibot';
import { projections, viewLayouts } from './camera-views.js';

const viewBound = v.object({ left: v.number(), right: v.number(), bottom: v.number(), top: v.number() });

/** Where in a figure text, from 1. */
const place = {
  line: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  column: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

const warning = v.object({
  id: v.exactOptional(v.string()),
  message: v.string(),
  /** How many equal ones there were, where more than one. */
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  ...place,
  /** From the body's root, where it has a place there. */
  path: v.exactOptional(v.string()),
  /** The id of the object that is missing, where this only follows from that. */
  cause: v.exactOptional(v.string()),
});

const camera = v.object({
  offset: v.strictTuple([v.number(), v.number(), v.number()]),
  yaw: v.number(),
  pitch: v.number(),
  projection: v.picklist(projections),
  obliqueAngle: v.number(),
  obliqueScaleRatio: v.number(),
  scale: v.number(),
  /** How many times as long a unit of z is drawn, only where that is not once. */
  scaleZ: v.exactOptional(v.number()),
  /** How several views lie in one picture, only where there are several. */
  layout: v.exactOptional(v.picklist(viewLayouts)),
});

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const common = {
  success: v.literal(true),
  url: v.pipe(v.string(), v.url()),
  filename: v.string(),
  objectKey: v.string(),
  /** From 1. */
  slideIndex: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Pixels of the output. */
  width: pixels,
  height: pixels,
  mimeType: v.picklist(['image/png', 'image/svg+xml', 'text/plain', 'application/pdf']),
  /** Bytes of the file. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Only where there are any. */
  warnings: v.exactOptional(v.pipe(v.array(warning), v.minLength(1))),
};

/** spec.md 2.6 for 2D PNG, SVG and TikZ. */
export const result2DSchema = v.strictObject({
  ...common,
  viewBound,
  scale: v.number(),
  /** px per unit upwards, only where they differ from `scale`; of a logarithmic axis, per decade. */
  scaleY: v.exactOptional(v.number()),
});

/** spec.md 2.6 for 3D. */
export const result3DSchema = v.strictObject({ ...common, pixelRatio: v.number(), camera });

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type Result2D = DeepReadonly<v.InferOutput<typeof result2DSchema>>;
export type Result3D = DeepReadonly<v.InferOutput<typeof result3DSchema>>;
export type RenderResult = Result2D | Result3D;

/** Every code of an error response, with its status. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNSUPPORTED_3D_GEOMETRY: 422,
  UNSUPPORTED_3D_PRIMITIVE: 422,
  RENDER_INVALID_REQUEST: 422,
  RATE_LIMITED: 429,
  RENDER_CANCELLED: 499,
  INTERNAL: 500,
  RENDER_WORKER_FAILED: 500,
  SERVICE_STOPPING: 503,
  RENDER_QUEUE_FULL: 503,
  STORAGE_UNAVAILABLE: 503,
  RENDER_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of an error response. */
export const errorBodySchema = v.strictObject({
  success: v.literal(false),
  /** A sentence for people. */
  error: v.string(),
  code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
  requestId: v.string(),
  /** Status 400 only: places from the body's root. */
  issues: v.exactOptional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

export type ErrorBody = DeepReadonly<v.InferOutput<typeof errorBodySchema>>;
