import type { Renderer } from '@geoslide/service';

/** Of every picture that the fake renderer draws. */
export const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };

const drawn = { width: 100, height: 100, slideIndex: 1, viewBound, scale: 50, warnings: [] };
const picture = async () => ({ ...drawn, bytes: new Uint8Array([1, 2, 3]) });

/** A smallest project. */
export const content = {
  slides: [{ definitions: [], uvarMap: [], styleSheet: {} }],
  metadata: { version: '11' as const },
};

/** Answers every render with the same bytes. A text is a project whose warnings end with the text itself. */
export const fakeRenderer: Renderer = {
  renderPng: picture,
  renderPdf: picture,
  renderSvg: async () => ({ ...drawn, text: '<svg/>' }),
  renderTikz: async () => ({ ...drawn, text: '\\tikz' }),
  read: (text) => ({ project: content, reported: (warnings) => [...warnings, { message: text }] }),
  readFile: async () => undefined,
  check: async () => [],
  list: async () => ({ slide: 1, objects: [], warnings: [] }),
};

export const env = { GEOSLIDE_BUCKET: 'pics', GEOSLIDE_API_KEY: 'dev', GEOSLIDE_PUBLIC_URL: 'https://cdn.test' };
