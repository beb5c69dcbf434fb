// What renders, apart from what asks for it: a bundle has it in a script of its own.
export { createPackageRenderer, type PackageRendererOptions } from './package-renderer.js';
export { type AnswerRender, answersOf, serveRenders } from './serve-renders.js';
