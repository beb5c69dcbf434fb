// What renders, apart from what asks for it: a bundle has it in a file of its own.
export { startRenderWorker } from './start-render-worker.js';
