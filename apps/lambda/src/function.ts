// What the bundle of the function's main thread exports.
export { createMainHandler } from './main-handler.js';
