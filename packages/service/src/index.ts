export { hashKey } from './admission/auth.js';
export { type CpuBudget, createCpuBudget } from './admission/cpu-budget.js';
export { withDevelopmentKey } from './admission/development-key.js';
export { createRateLimiter } from './admission/rate-limit.js';
export { callId, REPEAT_MS } from './answers/charge.js';
export { createBodyRenderer } from './answers/render-body.js';
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
export { type CallScope, noteStorageRequest, traceHeaders, withCallScope } from './log/call-scope.js';
export type { TraceContext } from './log/trace-context.js';
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
export { createService, type Service } from './service.js';
export { type Home, type Setting, type SettingName, settings, unknownSettings } from './settings.js';
export { StorageError } from './storage-error.js';
export { VERSION } from './version.js';
