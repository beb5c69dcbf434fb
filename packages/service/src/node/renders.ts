// What renders, apart from what asks for it: a bundle has it in a script of its own.
export { createPackageRenderer, type PackageRendererOptions } from './package-renderer.js';
export { type AnswerRender, answersOf } from './serve-renders.js';
export { startRenderWorker } from './start-render-worker.js';
