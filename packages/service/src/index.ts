export { hashKey } from './auth.js';
export { type CallScope, noteStorageRequest, traceHeaders, withCallScope } from './call-scope.js';
export { callId, REPEAT_MS } from './charge.js';
export { type CpuBudget, createCpuBudget } from './cpu-budget.js';
export { withDevelopmentKey } from './development-key.js';
export {
  type Environment,
  type EnvironmentSettings,
  imageHostsOf,
  numberSetting,
  readEnvironment,
  SettingError,
  textSetting,
  urlSetting,
} from './environment.js';
export { fileUrl } from './files.js';
export type { RequestHeaders, ServiceAnswer, ServiceRequest } from './message.js';
export { DEFAULT_PREFIX, type ServiceOptions, settingsOf } from './options.js';
export type {
  BodyRenderer,
  Call,
  CallSpan,
  Charge,
  Charges,
  KeyRecord,
  Keys,
  LogEntry,
  PngOptions,
  RateLimiter,
  RenderControl,
  RenderedPng,
  RenderedText,
  Renderer,
  RenderOptions,
  ServicePorts,
  Storage,
  StoredContent,
  StoredFile,
} from './ports.js';
export { createRateLimiter } from './rate-limit.js';
export { createBodyRenderer } from './render-body.js';
export { createService, type Service } from './service.js';
export { type Home, type Setting, type SettingName, settings, unknownSettings } from './settings.js';
export { StorageError } from './storage-error.js';
export type { TraceContext } from './trace-context.js';
export { VERSION } from './version.js';
