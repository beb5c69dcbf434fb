import { createFontLoader } from '../../packages/fonts/dist/index.js';
import * as geoslide from '../../packages/geoslide/dist/index.js';
import { hashesOf } from './hashes.mjs';

const fonts = createFontLoader({
  read: async (file) => new Uint8Array(await (await fetch(`/fonts/${file}`)).arrayBuffer()),
});

globalThis.hashesHere = (figures) => hashesOf(geoslide, figures, { fonts });
