import { startRenderer } from './renderer.js';

/** The renderer of this page. */
export const renderer = startRenderer(new URL('fonts/', document.baseURI).href);
