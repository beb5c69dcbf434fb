import { sideAdvice, tailAdvice } from '#habits';
import { type BlockEntry, blockFields, readBlock } from './block.js';
import { addStyle, type Context, type DraftExpression } from './draft.js';
import { type Fields, fields, has } from './fields.js';
import { Fault, quoted, shortened } from './problem.js';
import { constantValue, sourceEnd, takeValues } from './source.js';
import { places, readStyle, type StylePlace } from './style-keys.js';
import type { DefinitionWord } from './words.js';
import { count, MAX_SOURCE_LENGTH } from './work.js';

/** Fields of a definition that stand in its block, beside the properties of its style. */
export const blockFieldsOf: Readonly<Record<string, readonly string[]>> = {
  primitive: ['parent', 'inheritStyle', 'showIf'],
  other: ['parent', 'inheritStyle', 'showIf'],
  text: ['label', 'parent', 'inheritStyle', 'showIf', 'at', 'offset'],
  slider: ['direction', 'autoPlay', 'parent', 'inheritStyle', 'showIf'],
  button: ['title', 'label', 'actions', 'parent', 'inheritStyle', 'showIf'],
  image: ['url', 'label', 'parent', 'inheritStyle', 'showIf'],
};

/** Those that hold expressions, which need no quotes. */
export const expressionFields: ReadonlySet<string> = new Set(['showIf', 'at', 'offset']);

interface StyleList {
  readonly key: string;
  readonly place: StylePlace;
}

const LISTS: Readonly<Record<string, StyleList>> = {
  text: { key: 'texts', place: places.text },
  slider: { key: 'sliders', place: places.slider },
  button: { key: 'buttons', place: places.button },
  image: { key: 'images', place: places.image },
};

/** The list of a style sheet that holds the styles of a kind; undefined for the kinds that have one for the plane and one for space. */
export function styleListOf(kind: unknown): StyleList | undefined {
  return typeof kind === 'string' && Object.hasOwn(LISTS, kind) ? LISTS[kind] : undefined;
}

/** Reads what follows `id:`. Throws Fault; what was read till then counts. */
export function readExpression(context: Context, id: string, kind?: 'primitive' | 'other'): void {
  const { cursor, slide } = context;
  cursor.blank();
  const { at } = cursor;
  const end = sourceEnd(cursor.text, at, cursor.end);
  const raw = cursor.text.slice(at, end);
  if (raw === '') throw cursor.fault('an expression', `write what ${id} is, such as ${id}: Point(0, 0)`);
  cursor.at = end;
  const { source, values } =
    raw.length > MAX_SOURCE_LENGTH ? { source: raw, values: new Map<number, number>() } : takeValues(raw);
  count('key', values.size);
  const own = fields([
    ['kind', kind],
    ['id', id],
    ['source', source],
  ]);
  const expressions: DraftExpression[] = [{ source: raw, at }];
  slide.definitions.push({ fields: own, at, expressions });
  for (const [index, value] of values) slide.uvarMap[`${id}.${index}`] = value;
  readTail(context, own, 'primitive', expressions);
}

/** Reads what follows a word such as `slider`. Throws Fault; what was read till then counts. */
export function readKind(context: Context, word: DefinitionWord): string {
  const { cursor, slide } = context;
  const at = cursor.at;
  const id = cursor.name();
  if (id === undefined)
    throw cursor.fault('a name', `write ${word} and the name of what it defines, such as ${word} a`);
  if (word === 'primitive' || word === 'other') {
    if (!cursor.take(':')) throw cursor.fault('":"', `write ${word} ${id}: and an expression`);
    readExpression(context, id, word);
    return id;
  }
  const own = fields([
    ['kind', word === 'definition' ? undefined : word],
    ['id', id],
  ]);
  const expressions: DraftExpression[] = [];
  const colon = cursor.take(':');
  switch (word) {
    case 'definition':
      Object.assign(own, blockFields(readBlock(cursor)), { id });
      if (typeof own.kind !== 'string')
        throw new Fault(at, 'no kind', 'kind: and a word', 'give the definition its kind');
      break;
    case 'slider':
      readRange(context, own, expressions);
      break;
    case 'text':
      own.template = cursor.string();
      if (own.template === undefined) {
        const [, words = '', tail = ''] =
          /^[:=]?\s*(.*?)(\s*\{[^{}]*:[^{}]*\})?$/s.exec(cursor.text.slice(cursor.at, cursor.end).trim()) ?? [];
        const isPlain = /^(?:\{\{[^{}"\n]*\}\}|[^"{}\n]){1,60}$/.test(words);
        throw cursor.fault(
          'a text in double quotes',
          `write text ${words === '' ? 't' : id}: "${words === '' ? id : isPlain ? words : '…'}"${tail}`,
        );
      }
      break;
    case 'button':
      own.title = cursor.string();
      if (own.title === undefined && /^\p{L}/u.test(cursor.next()))
        throw cursor.fault(
          'a title in double quotes',
          `write button ${id}: "${cursor.text.slice(cursor.at, cursor.end).trim()}"`,
        );
      break;
    case 'image':
      if (colon) readAddress(context, own, expressions);
      break;
  }
  slide.definitions.push({ fields: own, at, expressions });
  readTail(context, own, word, expressions);
  return id;
}

const END_OF_MIN = /\.\.|(?<![\p{L}\p{N}_.])step(?![\p{L}\p{N}_'(])|(?<![<>=!:])=(?!=)/uy;
const END_OF_MAX = /(?<![\p{L}\p{N}_.])step(?![\p{L}\p{N}_'(])|(?<![<>=!:])=(?!=)/uy;
const END_OF_STEP = /(?<![<>=!:])=(?!=)/y;
const END_OF_VALUE = /(?!)/y;

/** Reads `0 .. 2π step 0.01 = 1.2`; every part may be missing. */
function readRange({ cursor, slide, report }: Context, own: Fields, expressions: DraftExpression[]): void {
  const part = (stop: RegExp): DraftExpression => {
    cursor.blank();
    const { at } = cursor;
    cursor.at = sourceEnd(cursor.text, at, cursor.end, stop);
    return { source: cursor.text.slice(at, cursor.at), at };
  };
  const bound = (key: string, stop: RegExp) => {
    const expression = part(stop);
    if (expression.source === '') return;
    own[key] = expression.source;
    expressions.push(expression);
  };
  bound('min', END_OF_MIN);
  if (cursor.take('..')) {
    const { at } = cursor;
    bound('max', END_OF_MAX);
    if (own.min !== undefined && own.max === undefined) {
      const least = constantValue(String(own.min)) ?? 0;
      const remedy = `write slider ${own.id}: ${own.min} .. ${least < 5 ? 5 : least + 5}, or another bound`;
      report.warn(new Fault(at, 'no upper bound', 'a number', remedy));
    }
  } else if (own.min !== undefined)
    throw cursor.fault('".."', `write its bounds as in slider ${own.id}: 0 .. 5 step 0.1 = 1`);
  if (cursor.takeWord('step') !== undefined) bound('step', END_OF_STEP);
  if (!cursor.take('=')) return;
  const { source, at } = part(END_OF_VALUE);
  const value = constantValue(source);
  if (value === undefined)
    throw new Fault(at, quoted(source), 'a number', 'write the number at which the slider stands');
  slide.uvarMap[`${own.id}.0`] = value;
  const [min, max] = [own.min, own.max].map((bound) => constantValue(String(bound)));
  if (min === undefined || max === undefined || min > max || (value >= min && value <= max)) return;
  const isInDegrees = [own.min, own.max].join().includes('°') && /^[\d.]+$/.test(source);
  const remedy = isInDegrees ? `write ${source}°` : `write a number from ${own.min} to ${own.max}, or other bounds`;
  report.warn(new Fault(at, `the value ${source}`, 'one between the bounds', remedy));
}

/** Reads an address in quotes, or `Image("…")`. */
function readAddress({ cursor, slide }: Context, own: Fields, expressions: DraftExpression[]): void {
  const address = cursor.string();
  if (address !== undefined) {
    own.source = address;
    return;
  }
  const { at } = cursor;
  cursor.at = sourceEnd(cursor.text, at, cursor.end);
  const raw = cursor.text.slice(at, cursor.at);
  if (/^\w+:\/\//.test(raw))
    throw new Fault(at, quoted(raw), 'an address in double quotes', `write image ${own.id}: "${raw}"`);
  if (raw === '') throw cursor.fault('an address in double quotes', `write image ${own.id}: "https://…"`);
  const { source, values } = takeValues(raw);
  own.source = source;
  // An address may be longer than what the language reads.
  if (!/^Image\s*\(\s*"[^"\\]*"\s*\)$/u.test(raw)) expressions.push({ source: raw, at });
  for (const [index, value] of values) slide.uvarMap[`${own.id}.${index}`] = value;
}

/** Reads the blocks and the label behind the head of a definition. */
function readTail(context: Context, own: Fields, word: DefinitionWord, expressions: DraftExpression[]): void {
  const { cursor, slide, report } = context;
  const block = () => (cursor.next() === '{' ? readBlock(cursor, expressionFields) : undefined);
  const list = styleListOf(own.kind);
  const suffix = slide.space ? '3d' : '';
  let style = block();
  const takesLabel = word === 'primitive' || word === 'slider' || word === 'definition';
  const label = takesLabel ? cursor.string() : undefined;
  if (label !== undefined) own.label = label;
  const definition = slide.definitions.at(-1);
  if (definition?.fields === own) definition.hasTypedLabel = label !== undefined && word !== 'definition';
  cursor.blank();
  const second = cursor.at;
  let labelStyle = block();
  if (list !== undefined && style === undefined) [style, labelStyle] = [labelStyle, undefined];
  if (list === undefined) {
    if (takesLabel && label === undefined && style !== undefined && labelStyle !== undefined) {
      const remedy = 'write all properties into one block; a second one is for the label before it';
      report.warn(new Fault(second, 'a second block without a label', 'one block', remedy));
    }
    addBlocks(context, own, style ?? [], labelStyle ?? [], suffix, expressions);
    const other = style ?? label ?? labelStyle;
    const dimension = other === undefined ? undefined : cursor.takeWord('plane', 'space');
    if (dimension !== undefined)
      addBlocks(context, own, block() ?? [], block() ?? [], dimension === 'space' ? '3d' : '', expressions);
  } else {
    if (labelStyle !== undefined) {
      throw new Fault(second, 'a second block', 'one block', `put all properties of ${own.id} into one`);
    }
    addStyle(
      slide.styleSheet,
      list.key,
      readStyle(takeFields(own, style ?? [], expressions), list.place, report),
      String(own.id),
    );
  }
  const behind = cursor.text.slice(cursor.at, cursor.end).trim();
  const moved = behind === '' ? undefined : sideAdvice(behind, takesLabel);
  cursor.expectEnd(() =>
    moved !== undefined
      ? moved
      : takesLabel
        ? (tailAdvice(shortened(behind)) ?? AFTER_EXPRESSION)
        : 'after the text stands {the style}',
  );
}

const AFTER_EXPRESSION = 'after the expression stand {the style} and "the label"';

function addBlocks(
  { slide, report }: Context,
  own: Fields,
  style: readonly BlockEntry[],
  labelStyle: readonly BlockEntry[],
  suffix: string,
  expressions: DraftExpression[],
): void {
  const id = String(own.id);
  const object = { name: id, source: String(own.source ?? '') };
  addStyle(
    slide.styleSheet,
    `primitives${suffix}`,
    readStyle(takeFields(own, style, expressions), places.object, report, object),
    id,
  );
  addStyle(slide.styleSheet, `primitiveLabels${suffix}`, readStyle(labelStyle, places.label, report, object), id);
}

/** Moves the entries that are fields of the definition into it; the others are its style. */
function takeFields(own: Fields, entries: readonly BlockEntry[], expressions: DraftExpression[]): BlockEntry[] {
  const kind = typeof own.kind === 'string' && has(blockFieldsOf, own.kind) ? own.kind : 'primitive';
  const names = blockFieldsOf[kind] ?? [];
  return entries.filter(({ key, value, valueAt }) => {
    if (!names.includes(key)) return true;
    if (expressionFields.has(key) && typeof value === 'string') expressions.push({ source: value, at: valueAt });
    if (value !== null) own[key] = value;
    return false;
  });
}
