import { createWork, workOn } from '@geoslide/geometry';
import { RenderError } from '@geoslide/protocol';
import { withPlainSigns } from './as-typed/plain-signs.js';
import { readBlock } from './block.js';
import { Cursor } from './cursor.js';
import { Fault, Report } from './problem.js';
import { expressionFields } from './read-definition.js';
import { sourceEnd } from './source.js';
import { splitSlides } from './statements.js';
import { type DefinitionWord, definitionWords } from './words.js';
import { MAX_TEXT_STEPS } from './work.js';

/** A part of a text: UTF-16 offsets, `to` exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Where a definition and its parts stand. Parts that are missing or can't be read are left out. */
export interface OutlinedDefinition {
  readonly id: string;
  /** `slider`, `text` and so on; undefined for `id: source`. */
  readonly word: DefinitionWord | undefined;
  /** The id as it is written, with its backquotes. */
  readonly head: TextRange;
  /** The expression, the range of a slider, or the string of a text or button. */
  readonly source?: TextRange;
  readonly style?: TextRange;
  readonly label?: TextRange;
  readonly labelStyle?: TextRange;
}

export interface OutlinedStatement extends TextRange {
  readonly definition?: OutlinedDefinition;
}

export interface OutlinedSlide extends TextRange {
  readonly statements: readonly OutlinedStatement[];
}

/**
 * Where the statements of a figure text stand, for editors that change a part of it and leave the rest as it is. A
 * statement whose brackets do not close is left out. Line breaks have to be \n. Empty for a text that takes too long to
 * read.
 */
export function outlineFigure(text: string): readonly OutlinedSlide[] {
  const plain = withPlainSigns(text, () => {});
  try {
    return workOn(createWork(MAX_TEXT_STEPS), () => {
      const slides = splitSlides(plain, new Report(plain));
      return slides.map(({ start, statements }, index) => ({
        from: start,
        to: slides[index + 1]?.start ?? plain.length,
        statements: statements.map(({ start: from, end: to }) => {
          const definition = definitionIn(new Cursor(plain, from, to));
          return { from, to, ...(definition && { definition }) };
        }),
      }));
    });
  } catch (error) {
    if (error instanceof RenderError) return [];
    throw error;
  }
}

function definitionIn(cursor: Cursor): OutlinedDefinition | undefined {
  try {
    let head = nameAt(cursor);
    const word = cursor.next() === ':' ? undefined : definitionWords.find((each) => each === head?.id);
    if (word !== undefined) head = nameAt(cursor);
    const hasColon = head !== undefined && cursor.take(':');
    if (head === undefined || (word === undefined && !hasColon && !cursor.take('='))) return undefined;
    return { id: head.id, word, head: head.range, ...partsOf(cursor, word) };
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

function nameAt(cursor: Cursor): { readonly id: string; readonly range: TextRange } | undefined {
  cursor.blank();
  const from = cursor.at;
  const id = cursor.name();
  return id === undefined ? undefined : { id, range: { from, to: cursor.at } };
}

type Parts = Pick<OutlinedDefinition, 'source' | 'style' | 'label' | 'labelStyle'>;

function partsOf(cursor: Cursor, word: DefinitionWord | undefined): Parts {
  const parts: { -readonly [K in keyof Parts]: Parts[K] } = {};
  const isText = word === 'text' || word === 'button';
  try {
    if (isText) setPart('source', () => cursor.string());
    else if (word !== 'definition') setPart('source', () => skipSource(cursor));
    if (cursor.next() === '{') setPart('style', () => readBlock(cursor, expressionFields));
    if (cursor.next() === '"') setPart('label', () => cursor.string());
    if (cursor.next() === '{') setPart('labelStyle', () => readBlock(cursor, expressionFields));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
  return parts;

  function setPart(name: keyof Parts, read: () => unknown): void {
    cursor.blank();
    const from = cursor.at;
    read();
    if (cursor.at > from) parts[name] = { from, to: cursor.at };
  }
}

function skipSource(cursor: Cursor): void {
  cursor.at = sourceEnd(cursor.text, cursor.at, cursor.end);
}
