import { difference, type Fields, fields, has, isFields, known, merge } from './fields.js';

// What a project carries beyond the statements of a text: the difference, with slides by their number and definitions by their id.

/** What has to be merged into `base` to get `target`; undefined where they are equal. */
export function extraOf(base: Fields, target: Fields): Fields | undefined {
  return difference(addressable(base), addressable(target)) as Fields | undefined;
}

function addressable(file: Fields): Fields {
  const slides = (file.slides as Fields[]).map((slide) => ({
    ...slide,
    definitions: byId(slide.definitions as Fields[]),
  }));
  return fields([...known(file), ['slides', fields(slides.map((slide, index) => [String(index + 1), slide]))]]);
}

/** Of definitions with one id the first, as everywhere. */
function byId(definitions: readonly Fields[]): Fields {
  const first = fields();
  for (const definition of definitions)
    if (!has(first, String(definition.id))) first[String(definition.id)] = definition;
  return first;
}

/** The file with the extra part merged in; slides and definitions that it does not have are left out. */
export function withExtra(file: Fields, extra: Fields | undefined): Fields {
  if (extra === undefined) return file;
  const { slides, ...others } = extra;
  const merged = merge(file, fields(known(others))) as Fields;
  if (!isFields(slides)) return merged;
  merged.slides = (merged.slides as Fields[]).map((slide, index) => {
    const change = slides[String(index + 1)];
    return isFields(change) ? withSlideExtra(slide, change) : slide;
  });
  return merged;
}

function withSlideExtra(slide: Fields, { definitions, ...others }: Fields): Fields {
  const merged = merge(slide, fields(known(others))) as Fields;
  if (!isFields(definitions)) return merged;
  const pending = new Set(Object.keys(definitions));
  merged.definitions = (merged.definitions as Fields[]).map((definition) => {
    const id = String(definition.id);
    return pending.delete(id) ? merge(definition, beyondStatements(definitions[id])) : definition;
  });
  return merged;
}

/** Fields that only the statement of a definition says, where they are checked. */
const SAID = new Set(['id', 'kind', 'source', 'min', 'max', 'step']);

function beyondStatements(change: unknown): Fields {
  return fields(isFields(change) ? known(change).filter(([key]) => !SAID.has(key)) : []);
}
