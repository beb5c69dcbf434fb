import { locateInJson } from '@geoslide/protocol';

/** The entry of `uvarMap` that holds a slider's value; undefined where the slide has none. */
function variableOf(
  project: unknown,
  slideIndex: number,
  sliderId: string,
): { entry: unknown[]; path: string } | undefined {
  const slides = isRecord(project) && Array.isArray(project.slides) ? project.slides : [];
  const slide: unknown = slides[slideIndex - 1];
  const map = isRecord(slide) && Array.isArray(slide.uvarMap) ? slide.uvarMap : [];
  const index = map.findIndex((entry) => Array.isArray(entry) && entry[0] === `${sliderId}.0`);
  if (index < 0) return undefined;
  return { entry: map[index], path: `slides.${slideIndex - 1}.uvarMap.${index}.1` };
}

/** Gives a slider a value, in place; makes the entry where it is missing. */
export function setVariable(project: unknown, slideIndex: number, sliderId: string, value: number): void {
  const found = variableOf(project, slideIndex, sliderId);
  if (found) {
    found.entry[1] = value;
    return;
  }
  const slides = isRecord(project) && Array.isArray(project.slides) ? project.slides : [];
  const slide: unknown = slides[slideIndex - 1];
  if (!isRecord(slide)) return;
  const map = Array.isArray(slide.uvarMap) ? slide.uvarMap : [];
  slide.uvarMap = [...map, [`${sliderId}.0`, value]];
}

/** Where the number of a slider stands in the text, so that only it is replaced. */
export function variableInText(
  text: string,
  project: unknown,
  slideIndex: number,
  sliderId: string,
): { from: number; to: number } | undefined {
  const found = variableOf(project, slideIndex, sliderId);
  if (!found) return undefined;
  const { line, column } = locateInJson(text, found.path);
  let from = column - 1;
  for (let i = 1, at = 0; i < line; i++) {
    at = text.indexOf('\n', at) + 1;
    if (i === line - 1) from += at;
  }
  const number = /^-?\d[\d.eE+-]*/.exec(text.slice(from, from + 40))?.[0];
  return number === undefined ? undefined : { from, to: from + number.length };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
