export { createFontLoader, type FontLoaderOptions, type ReadFontFile } from './loader.js';
