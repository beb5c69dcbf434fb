import {
  bodyFindings,
  type FileContent,
  type Finding,
  fileFindings,
  slideKeyFindings,
  type Warning,
} from '@geoslide/protocol';

/**
 * Keys that nothing reads in a valid body, as far as the renderer does not see them: it gets of the project what is
 * drawn.
 * @param name The body's own name among the requests.
 */
export function earlyWarnings(
  body: unknown,
  name: Parameters<typeof bodyFindings>[1],
  { slides, ...file }: FileContent,
  slideIndex: number,
): Warning[] {
  const path = `slides.${slideIndex - 1}`;
  const slide = slides[slideIndex - 1];
  const inContent: Finding[] = [
    ...fileFindings({ slides, ...file }),
    ...(slide === undefined ? [] : slideKeyFindings(slide, path)),
  ];
  return [...bodyFindings(body, name), ...inContent.map(fromBody)];
}

/** The warnings with their places from the body's root, where the renderer's start at the project's. */
export function placedWarnings(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.map((warning) => (warning.path?.startsWith('slides.') ? fromBody(warning) : warning));
}

function fromBody<W extends Warning>(warning: W): W {
  return { ...warning, path: `content.${warning.path}` };
}
