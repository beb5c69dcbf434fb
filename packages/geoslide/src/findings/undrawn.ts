import { type Construction, type Expr, print, Undefined, type Value } from '@geoslide/geometry';
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
  const words = usesIn(slide);
  for (const { definition } of functions) countWords(words, JSON.stringify(definition.source), -1);
  return functions.flatMap(({ definition: { id }, index, value }) => {
    const remedy = (words.get(id) ?? 0) > 0 ? undefined : remedyFor(id, value, inSpace);
    if (remedy === undefined) return [];
    const message = `nothing uses ${id}, and a function of this kind is not drawn: ${remedy}`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

/** How often each word stands in what a slide holds, but for the names of its definitions. */
function usesIn({ definitions, styleSheet }: Slide): Map<string, number> {
  const words = new Map<string, number>();
  for (const { id: _, kind: __, ...rest } of definitions) countWords(words, JSON.stringify(rest), 1);
  countWords(words, JSON.stringify(styleSheet), 1);
  return words;
}

function countWords(words: Map<string, number>, text: string, by: number): void {
  for (const [word] of text.matchAll(WORD)) {
    // A derivative uses its function.
    const own = word.replace(/['′]+$/, '');
    for (const name of new Set([word, own])) words.set(name, (words.get(name) ?? 0) + by);
  }
}

/**
 * Numbers that are measured, and that nothing uses or shows: `w: angle(A, B, C)`.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function unshownNumbers(slide: Slide, { objects }: Construction, path: string): Finding[] {
  const measured = slide.definitions.flatMap(({ id, label }, index) => {
    const object = objects.get(id);
    const tree = object?.tree;
    const isMeasured =
      tree?.kind === 'call' &&
      tree.callee.kind === 'name' &&
      tree.args.some((arg) => arg.kind === 'list' || (arg.kind === 'name' && isObject(objects.get(arg.name)?.value)));
    return isMeasured && object?.value?.type === 'Number' && label === undefined ? [{ id, index, tree }] : [];
  });
  const words = measured.length === 0 ? undefined : usesIn(slide);
  return measured.flatMap(({ id, index, tree }) => {
    if ((words?.get(id) ?? 0) > 0) return [];
    const message = `a number is not drawn, and nothing uses it: write text t: "${id} = {{${id}}}" as a line of its own${markOf(id, tree, objects)}`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

/** What draws an angle or a distance that is measured; nothing for other numbers. */
function markOf(id: string, tree: Expr | undefined, objects: Construction['objects']): string {
  if (tree?.kind !== 'call' || tree.callee.kind !== 'name') return '';
  const { name } = tree.callee;
  if (name === 'angle') return `, or ${id}: A${print(tree).slice(1)} for the mark of the angle`;
  const types = tree.args.map((arg) => (arg.kind === 'name' ? objects.get(arg.name)?.value?.type : undefined));
  if (!/^(?:distance|length)$/i.test(name) || types[0] !== 'Point' || tree.args.length !== 2) return '';
  const [first, second] = tree.args.map(print);
  const end =
    types[1] === 'Point'
      ? second
      : /^(?:Line|Segment|Ray)$/.test(types[1] ?? '')
        ? `Foot(${first}, ${second})`
        : undefined;
  return end === undefined ? '' : `, or ${id}: Segment(${first}, ${end}) for the way`;
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

/**
 * Labels such as `A_12`, of which only the 1 stands lower.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function indexLabels({ definitions, styleSheet }: Slide, path: string): Finding[] {
  const styles = new Map([...(styleSheet.primitiveLabels ?? []), ...(styleSheet.primitiveLabels3d ?? [])]);
  return definitions.flatMap(({ id, label }, index) => {
    const [, name, digits] = (typeof label === 'string' && /^(\p{L}['′]*)_(\d{2,})$/u.exec(label)) || [];
    if (name === undefined || (styles.get(id)?.mode ?? 'latex') !== 'latex') return [];
    const message = `only the ${digits![0]} of "${label}" is an index: write "${name}_{${digits}}"`;
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
    const message = `a number is not drawn, and its ${what} neither: write text t: ${JSON.stringify(template)} as a line of its own${markOf(id, object.tree, objects)}`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

const isObject = (value: Value | undefined): boolean => value !== undefined && value.type !== 'Number';

type Mapping = Extract<Value, { type: 'Mapping' }>;

function remedyFor(id: string, mapping: Mapping, inSpace: boolean): string | undefined {
  const isNumber = givesNumber(mapping);
  if (mapping.parameters.length === 1)
    return isNumber
      ? `write c: y = ${id}(x) as a line of its own for its graph`
      : `write c: Curve(${id}(t), 0, 2π) as a line of its own for the path of its points`;
  if (mapping.parameters.length !== 2 || !isNumber) return undefined;
  return inSpace
    ? `write s: z = ${id}(x, y) as a line of its own for its surface`
    : `write c: ${id}(x, y) = 0 as a line of its own for the curve where it is 0`;
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
