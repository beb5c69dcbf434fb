import { type Construction, Undefined, type Value } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

/** A word of a source, label or text that may name a function. */
const WORD = /[\p{L}_][\p{L}\p{N}_′'₀-₉]*/gu;

/**
 * Functions `f(x, y) = …` and `g(t) = (…)` that nothing uses: they are not drawn, which those who write nothing else
 * expect.
 *
 * @param slide Of a figure text; files of editors keep what is not used.
 * @param path The slide's: `slides.0`.
 * @param inSpace Whether the slide is drawn in space, where z = f(x, y) is a surface.
 */
export function undrawnFunctions(slide: Slide, { objects }: Construction, path: string, inSpace: boolean): Finding[] {
  const functions = slide.definitions.flatMap((definition, index) => {
    const value = objects.get(definition.id)?.value;
    // A text with the same id has no source.
    const isFunction = value?.type === 'Mapping' && typeof definition.source === 'string';
    return isFunction ? [{ definition, index, value }] : [];
  });
  if (functions.length === 0) return [];
  const uses = usesIn(
    slide,
    functions.map(({ definition }) => definition.source),
  );
  return functions.flatMap(({ definition: { id }, index, value }) => {
    const remedy = (uses.get(id) ?? 0) > 0 ? undefined : remedyFor(id, value, inSpace);
    if (remedy === undefined) return [];
    const message = `nothing uses ${id}, and a function of this kind is not drawn: ${remedy}`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

/**
 * Numbers that are measured and neither shown nor used: those who write nothing else expect a mark, or the number.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function unseenNumbers(slide: Slide, { objects }: Construction, path: string): Finding[] {
  const measured = slide.definitions.flatMap((definition, index) => {
    const isNumber = objects.get(definition.id)?.value?.type === 'Number';
    const isTold = definition.label !== undefined;
    return isNumber && !isTold && MEASURE.test(definition.source ?? '') ? [{ ...definition, index }] : [];
  });
  if (measured.length === 0) return [];
  const uses = usesIn(slide, []);
  return measured.flatMap(({ id, source = '', index }) => {
    if ((uses.get(id) ?? 0) > 0) return [];
    const angle = /^\s*angle(\(.*)$/su.exec(source)?.[1];
    const mark = angle === undefined ? '' : `Angle${angle} for a mark, or `;
    const message = `nothing shows the number ${id}: write ${mark}text t: "${id} = {{${id}}}" as a line of its own`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

/** A call of a lower-case function of objects, or of one of data. */
const MEASURE = /^\s*(?:angle|length|distance|area|perimeter|[Mm]ean|[Mm]edian|[Mm]ode)\((?:[^()]|\([^()]*\))*\)\s*$/su;

/** How often each word stands in a slide, without what some definitions have as their sources. */
function usesIn(slide: Slide, without: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const [word] of text.matchAll(WORD)) {
      // A derivative uses its function.
      const own = word.replace(/['′]+$/, '');
      for (const name of new Set([word, own])) words.set(name, (words.get(name) ?? 0) + by);
    }
  };
  for (const { id: _, kind: __, ...rest } of slide.definitions) count(JSON.stringify(rest), 1);
  count(JSON.stringify(slide.styleSheet), 1);
  for (const source of without) count(JSON.stringify(source ?? ''), -1);
  return words;
}

/**
 * Labels of lists of points that name one point, and stand at the first one only.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function labelsOfLists({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  return definitions.flatMap(({ id, label }, index) => {
    const value = objects.get(id)?.value;
    const isOfPoints = value?.type === 'List' && value.items.length > 1 && value.items.every(isPoint);
    if (!isOfPoints || typeof label !== 'string' || !/^\p{Lu}$/u.test(label)) return [];
    const message = `a list has its label at the first item: write "${label}_{{k}}" for one at each`;
    return [{ id, path: `${path}.definitions.${index}.label`, message }];
  });
}

const isPoint = ({ type }: Value): boolean => type === 'Point';

/**
 * Labels and looks of numbers, which are not drawn.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function looksOfNumbers({ definitions, styleSheet }: Slide, { objects }: Construction, path: string): Finding[] {
  const styles = new Map([...(styleSheet.primitives ?? []), ...(styleSheet.primitives3d ?? [])]);
  return definitions.flatMap(({ id, label }, index) => {
    const object = objects.get(id);
    if (!/^(?:other|primitive)$/.test(object?.kind ?? '') || object?.value?.type !== 'Number') return [];
    const words = typeof label === 'string' ? label : undefined;
    const hasLooks = Object.keys(styles.get(id) ?? {}).some((key) => key !== 'hidden');
    if (words === undefined && !hasLooks) return [];
    const template = words?.replace(/\{\{\s*value\s*\}\}/g, `{{${id}}}`) ?? `${id} = {{${id}}}`;
    const what = words === undefined ? 'style' : 'label';
    const message = `a number is not drawn, and its ${what} neither: write text t: ${JSON.stringify(template)} as a line of its own`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

type Mapping = Extract<Value, { type: 'Mapping' }>;

function remedyFor(id: string, mapping: Mapping, inSpace: boolean): string | undefined {
  const isNumber = givesNumber(mapping);
  if (mapping.parameters.length === 1)
    return isNumber
      ? `write c: y = ${id}(x) for its graph`
      : `write c: Curve(${id}(t), 0, 2π) for the path of its points`;
  if (mapping.parameters.length !== 2 || !isNumber) return undefined;
  return inSpace ? `write s: z = ${id}(x, y) for its surface` : `write c: ${id}(x, y) = 0 for the curve where it is 0`;
}

function givesNumber(mapping: Mapping): boolean {
  try {
    mapping.close();
    return true;
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}
