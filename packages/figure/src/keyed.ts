import { type FileContent, parseFile } from '@geoslide/protocol';
import { type Fields, fields, isEmpty, isFields, known, merge } from './fields.js';
import { takeValues } from './source.js';

// A project in the form in which two that mean the same are equal: lists of [key, value] are objects, what says nothing is missing, numbers of
// placeholders stand in the map of values.

/** Keys of a style sheet that hold lists of [key, style]. */
const LISTS = new Set(
  (
    'types typeLabels primitives primitiveLabels texts sliders buttons images ' +
    'types3d typeLabels3d primitives3d primitiveLabels3d'
  ).split(' '),
);

/** A valid project as an object of that form. Throws ProtocolError for one that is not valid. */
export function toKeyed(project: unknown): Fields {
  const file = parseFile(project);
  const { version: _, ...metadata } = file.metadata;
  return pruned(
    fields([
      ...Object.entries(file),
      ['messages', file.messages?.every(isEmpty) ? undefined : file.messages],
      ['metadata', isEmpty(metadata) ? undefined : metadata],
      ['slides', file.slides.map(keyedSlide)],
    ]),
  );
}

function keyedSlide(slide: FileContent['slides'][number]): Fields {
  const values = new Map(slide.uvarMap);
  const definitions = slide.definitions.map((definition) =>
    keyedDefinition(fields(Object.entries(definition)), values),
  );
  const { comments } = slide as unknown as Fields;
  return pruned(
    fields([
      ...Object.entries(slide),
      ['definitions', definitions],
      ['uvarMap', fields(values)],
      ['styleSheet', keyedSheet(fields(Object.entries(slide.styleSheet)))],
      ['doc', isEmpty(slide.doc) ? undefined : slide.doc],
      ['camera', slide.camera && fields(Object.entries({ ...slide.camera, kind: slide.camera.kind ?? '2d' }))],
      ['comments', isComments(comments) ? fields(comments) : comments],
    ]),
  );
}

/** Comments as a figure text left them in the slide: pairs of a statement's key and a text. */
function isComments(comments: unknown): comments is [string, string][] {
  return (
    Array.isArray(comments) &&
    comments.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
    ) &&
    new Set(comments.map(([key]) => key)).size === comments.length
  );
}

function keyedDefinition(definition: Fields, values: Map<string, number>): Fields {
  if (typeof definition.source === 'string') {
    const source = definition.source.trim();
    const isAddress = definition.kind === 'image' && !/^Image\b/.test(source);
    const taken = isAddress ? undefined : takeValues(source);
    definition.source = taken?.source ?? source;
    for (const [index, value] of taken?.values ?? []) {
      const key = `${definition.id}.${index}`;
      if (!values.has(key)) values.set(key, value);
    }
  }
  for (const key of ['min', 'max', 'step']) {
    const bound = definition[key];
    if (definition.kind === 'slider' && (typeof bound === 'number' || typeof bound === 'string')) {
      definition[key] = String(bound).trim();
    }
  }
  return pruned(definition);
}

function keyedSheet(sheet: Fields): Fields {
  for (const [key, value] of known(sheet)) {
    if (LISTS.has(key) && Array.isArray(value)) {
      sheet[key] = keyedStyles(value as [string, Fields][], key.endsWith('3d'));
    }
    if (isEmpty(sheet[key])) sheet[key] = undefined;
  }
  // A grid is not shown unless it says so; in a text a block of properties shows it.
  if (isFields(sheet.grid) && sheet.grid.show === undefined) sheet.grid = { ...sheet.grid, show: false };
  return pruned(sheet);
}

/** Of entries with one key the last counts; in lists for space each lies over the one before, as the drawing has it. */
function keyedStyles(list: readonly [string, Fields][], over: boolean): Fields {
  const styles = fields();
  for (const [key, style] of list) styles[key] = over ? merge(styles[key] ?? fields(), style) : style;
  return fields(known(styles).filter(([, style]) => !isEmpty(style)));
}

function pruned(object: Fields): Fields {
  return fields(known(object));
}

/** The project of version "11" that such an object stands for; it is not checked. */
export function fromKeyed(keyed: Fields): unknown {
  const { slides, metadata, messages, ...others } = keyed;
  return {
    slides: Array.isArray(slides) ? slides.map(plainSlide) : slides,
    ...others,
    messages: messages ?? [],
    metadata: { ...(isFields(metadata) ? metadata : {}), version: '11' },
  };
}

function plainSlide(slide: unknown): unknown {
  if (!isFields(slide)) return slide;
  const { definitions, uvarMap, styleSheet, doc, comments, ...others } = slide;
  const sheet = isFields(styleSheet) ? known(styleSheet) : [];
  return {
    definitions: Array.isArray(definitions) ? definitions.map((definition) => ({ ...definition })) : definitions,
    uvarMap: pairs(uvarMap),
    styleSheet: Object.fromEntries(sheet.map(([key, value]) => [key, LISTS.has(key) ? pairs(value) : value])),
    doc: doc ?? [],
    ...(isEmpty(comments) ? {} : { comments: pairs(comments) }),
    ...others,
  };
}

function pairs(value: unknown): unknown {
  return isFields(value) ? known(value) : value;
}
