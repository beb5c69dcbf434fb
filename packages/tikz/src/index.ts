export type { ImageAsset } from './image.js';
export { type TikzOptions, writeTikz } from './write-tikz.js';
