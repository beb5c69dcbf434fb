export { type LambdaConfig, readConfig } from './config.js';
export { createHandler, type Handler } from './create-handler.js';
export type { HttpEvent, HttpResult } from './events.js';
export type { QueueEvent, QueueResult } from './queue.js';
