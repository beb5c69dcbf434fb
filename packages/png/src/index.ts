export { deflate } from '#zlib';
export type { AnimationOptions, AnimationWriter } from './animation/animation.js';
export { createApng } from './animation/apng.js';
export { createGif } from './animation/gif.js';
export { type DecodedImage, decodeImage } from './decode.js';
export { decodePng } from './decode-png.js';
export { type EncodeOptions, encodeDrawing, encodePng } from './encode.js';
export { ImageError, MAX_IMAGE_PIXELS, MAX_IMAGE_WORK } from './image-error.js';
export { straighten } from './straight.js';
