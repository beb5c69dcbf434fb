import { createFontLoader } from '@geoslide/fonts';
import * as geoslide from 'geoslide';
import { type DrawnFigure, type Hashes, hashesOf } from './hashes.js';

declare global {
  /** Called by the check from outside of the page. */
  var hashesHere: (figures: readonly DrawnFigure[]) => Promise<Hashes>;
}

const fonts = createFontLoader({
  read: async (file) => new Uint8Array(await (await fetch(`/fonts/${file}`)).arrayBuffer()),
});

globalThis.hashesHere = (figures) => hashesOf(geoslide, figures, { fonts });
