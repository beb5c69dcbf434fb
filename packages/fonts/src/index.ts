export { createFontLoader, type FontLoaderOptions, type ReadFontFile } from './loader.js';
export { parseFont } from './parse-font.js';
