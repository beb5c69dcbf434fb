export { type EncodeOptions, encodePng } from './encode.js';
