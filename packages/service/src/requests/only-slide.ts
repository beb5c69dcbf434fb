import type { FileContent } from '@geoslide/protocol';

/**
 * The project with the slide that is rendered, at its index, and what is checked of the others, their sources: the rest
 * need not be held while it is rendered.
 */
export function onlySlide(content: FileContent, slideIndex = 1): FileContent {
  const slides = content.slides.map((slide, i) => {
    const { definitions, uvarMap, styleSheet, camera, viewBounds, fit, lang } = slide;
    if (i !== slideIndex - 1) return { definitions: definitions.map(sourcesOf), uvarMap: [], styleSheet: {} };
    return { definitions, uvarMap, styleSheet, camera, viewBounds, fit, lang };
  });
  return { slides, metadata: { version: '11' } };
}

type Definition = FileContent['slides'][number]['definitions'][number];

function sourcesOf({ kind, id, source, min, max, step }: Definition): Definition {
  return { kind, id, source, min, max, step };
}
