export { readTrustedProxies, type TrustsProxy } from './called-origin.js';
export { readHttpLimits } from './http/limits.js';
export { type AnswerRequest, createHttpServer, type HttpServer } from './http-server.js';
export { createLocalRenderer, type LocalRendererOptions } from './local-renderer.js';
export { renderThreadLimits } from './render-thread-limits.js';
export { createWorkerRenderer, type WorkerRenderer, type WorkerRendererOptions } from './worker-renderer.js';
