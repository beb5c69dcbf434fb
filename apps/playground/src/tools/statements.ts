import { appended } from '@geoslide/element/parts';
import { outlineFigure, parseFigure } from '@geoslide/figure';
import { namesIn, parse } from '@geoslide/geometry';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { edited, removalOf, withOperation } from '../text/project-text.js';

// What tools do to the text of a project, in either form.

/** A project as far as tools look into it. */
interface Project {
  readonly slides: readonly {
    readonly definitions: readonly Readonly<Record<string, unknown>>[];
    readonly uvarMap?: readonly (readonly unknown[])[];
    readonly styleSheet?: Readonly<Record<string, unknown>>;
  }[];
}

/** The text with a statement of figure text after the definitions of a slide, from 1. */
export function withStatement(text: string, slideIndex: number, statement: string): string {
  if (isJsonText(text)) return withDefinition(text, slideIndex, statement);
  const slide = outlineFigure(text)[slideIndex - 1];
  const last = slide?.statements.findLast(({ definition }) => definition !== undefined) ?? slide?.statements.at(-1);
  const from = last?.to ?? slide?.from ?? text.length;
  // Lines that are written, but not readable yet, stay after those that are.
  const isEnd = last === undefined || text.slice(from).trim() === '';
  const before = isEnd ? text.trimEnd() : text.slice(0, from);
  const rest = isEnd ? '\n' : text.slice(from);
  const gap = isEnd && last !== undefined && last.definition === undefined ? '\n\n' : '\n';
  return `${before}${before === '' ? '' : gap}${statement}${rest}`;
}

function withDefinition(text: string, slideIndex: number, statement: string): string {
  const project = parseJson(text) as Project;
  const [added] = (parseFigure(statement).project as unknown as Project).slides;
  const slide = ['slides', slideIndex - 1];
  let written = text;
  const append = (path: readonly (string | number)[], value: unknown) => {
    written = withOperation(written, project, appended(project, path, value));
  };
  for (const definition of added?.definitions ?? []) append([...slide, 'definitions'], definition);
  for (const pair of added?.uvarMap ?? []) append([...slide, 'uvarMap'], pair);
  for (const [list, pairs] of Object.entries(added?.styleSheet ?? {})) {
    if (Array.isArray(pairs)) for (const pair of pairs) append([...slide, 'styleSheet', list], pair);
  }
  return written;
}

/** A project with the definitions of statements of figure text after those of a slide, from 1. */
export function withDefinitions(project: unknown, slideIndex: number, statements: string): unknown {
  const { slides, ...rest } = project as Project;
  const [added] = (parseFigure(statements).project as unknown as Project).slides;
  return {
    ...rest,
    slides: slides.map((slide, index) =>
      index !== slideIndex - 1
        ? slide
        : {
            ...slide,
            definitions: [...slide.definitions, ...(added?.definitions ?? [])],
            uvarMap: [...(slide.uvarMap ?? []), ...(added?.uvarMap ?? [])],
          },
    ),
  };
}

/** The ids of a slide that go with one that is deleted: itself, and all that is made from it. */
export function dependentsOf(project: unknown, slideIndex: number, id: string): ReadonlySet<string> {
  const { definitions = [] } = (project as Project).slides[slideIndex - 1] ?? {};
  const gone = new Set([id]);
  const names = definitions.map((definition) => ({ id: String(definition.id), uses: usedBy(definition) }));
  for (let size = 0; size !== gone.size; ) {
    size = gone.size;
    for (const each of names) if (each.uses.some((name) => gone.has(name))) gone.add(each.id);
  }
  return gone;
}

function usedBy(definition: Readonly<Record<string, unknown>>): string[] {
  return ['source', 'min', 'max', 'step', 'at'].flatMap((key) => {
    const source = definition[key];
    if (typeof source !== 'string') return [];
    try {
      return [...namesIn(parse(source))];
    } catch {
      // What can't be read depends on nothing that is known.
      return [];
    }
  });
}

/** The text without some definitions of a slide, and what it says of them elsewhere in JSON. */
export function withoutDefinitions(text: string, slideIndex: number, ids: ReadonlySet<string>): string {
  if (isJsonText(text)) return withoutJson(text, slideIndex, ids);
  const { statements = [] } = outlineFigure(text)[slideIndex - 1] ?? {};
  let written = text;
  for (const { from, to, definition } of statements.toReversed()) {
    if (definition === undefined || !ids.has(definition.id)) continue;
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', to);
    written = written.slice(0, start) + written.slice(end < 0 ? to : end + 1);
  }
  return written;
}

function withoutJson(text: string, slideIndex: number, ids: ReadonlySet<string>): string {
  const slide = (parseJson(text) as Project).slides[slideIndex - 1];
  const base = ['slides', slideIndex - 1];
  const isPair = (pair: unknown) => Array.isArray(pair) && typeof pair[0] === 'string' && ids.has(pair[0]);
  const lists: readonly (readonly [
    path: readonly (string | number)[],
    list: unknown,
    isGone: (item: unknown) => boolean,
  ])[] = [
    [['definitions'], slide?.definitions, (item) => ids.has(String((item as { readonly id?: unknown }).id))],
    [['uvarMap'], slide?.uvarMap, (item) => Array.isArray(item) && ids.has(String(item[0]).replace(/\.\d+$/, ''))],
    ...Object.entries(slide?.styleSheet ?? {})
      .filter(([key]) => /^(?:primitive|primitives|text|slider|button|image)/.test(key))
      .map(([key, list]) => [['styleSheet', key], list, isPair] as const),
  ];
  return lists.reduce((written, [path, list, isGone]) => {
    if (!Array.isArray(list)) return written;
    const indices = [...list.keys()].filter((index) => isGone(list[index])).reverse();
    return indices.reduce((rest, index) => edited(rest, removalOf(rest, [...base, ...path, index])), written);
  }, text);
}
