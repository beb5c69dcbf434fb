import { type OutlinedDefinition, outlineFigure, withValue } from '@geoslide/figure';
import type { Change } from 'geoslide';
import { replaced } from './project-text.js';

/**
 * A figure text with a change of a hand written into it, and the rest as it is. Undefined where the text has no place
 * for it.
 */
export function withChange(text: string, slideIndex: number, change: Change): string | undefined {
  const definition = definitionsIn(text, slideIndex).find(({ id }) => id === idOf(change));
  if (definition === undefined) return undefined;
  if (change.kind === 'style') {
    const { list, property, value } = change;
    const part = list.startsWith('primitiveLabels') ? 'labelStyle' : 'style';
    return withProperty(text, definition, part, property, String(value));
  }
  const { source, word } = definition;
  if (source === undefined) return undefined;
  const old = text.slice(source.from, source.to);
  const index = Number(change.name.slice(change.name.lastIndexOf('.') + 1));
  const next = word === 'slider' ? withPosition(old, change.value) : withValue(old, index, change.value);
  return next === undefined ? undefined : replaced(text, source, next);
}

/** The definitions of a slide, from 1. */
export function definitionsIn(text: string, slideIndex: number): OutlinedDefinition[] {
  const statements = outlineFigure(text)[slideIndex - 1]?.statements ?? [];
  return statements.flatMap(({ definition }) => (definition === undefined ? [] : [definition]));
}

const idOf = (change: Change) =>
  change.kind === 'style' ? change.id : change.name.slice(0, change.name.lastIndexOf('.'));

const POSITION = /(?<![<>=!:])=(?!=)[^=]*$/;

/** The range of a slider, which stands at a value: `0 .. 5 = 2`. */
function withPosition(range: string, value: number): string {
  return POSITION.test(range) ? range.replace(POSITION, `= ${value}`) : `${range} = ${value}`;
}

/** The part of a statement that has the style of an object, or that of its label. */
export type StylePart = 'style' | 'labelStyle';

/** A figure text with a style property of an object as it is written; without the property for no value. */
export function withStyle(
  text: string,
  slideIndex: number,
  {
    id,
    part,
    property,
    value,
  }: { readonly id: string; readonly part: StylePart; readonly property: string; readonly value: unknown },
): string | undefined {
  const definition = definitionsIn(text, slideIndex).find((each) => each.id === id);
  return definition && withProperty(text, definition, part, property, written(value));
}

/** Colours and plain words stand as they are, other texts within quotes. */
function written(value: unknown): string | undefined {
  if (typeof value === 'string' && /^(?:#[\da-f]+|[a-z][\w-]*)$/i.test(value)) return value;
  return value === undefined ? undefined : JSON.stringify(value);
}

/** What stands for a value in a block: a string, a list, or up to the next comma outside brackets. */
const VALUE = String.raw`"(?:[^"\\]|\\.)*"|\[[^\]]*\]|(?:\([^)]*\)|[^,}\s(])+`;

/** A property of a block, or a block where there is none; without the property where no value is given. */
function withProperty(
  text: string,
  definition: OutlinedDefinition,
  part: StylePart,
  property: string,
  value: string | undefined,
): string | undefined {
  const { source, style, label } = definition;
  const block = definition[part];
  if (block === undefined) {
    if (value === undefined) return text;
    const before = part === 'style' ? source : (label ?? style ?? source);
    if (before === undefined) return undefined;
    // A single block before a label is the object's style.
    const empty = part === 'labelStyle' && label === undefined && style === undefined ? ' {}' : '';
    return replaced(text, { from: before.to, to: before.to }, `${empty} {${property}: ${value}}`);
  }
  const old = text.slice(block.from, block.to);
  const entry = new RegExp(`((?:[{,]|--[^\\n]*\\n)\\s*)("?${property}"?\\s*:\\s*)(?:${VALUE})`);
  const found = entry.exec(old);
  if (found) {
    const [all, before = '', key = ''] = found;
    const rest = old.slice(found.index + all.length);
    if (value !== undefined) return replaced(text, block, `${old.slice(0, found.index)}${before}${key}${value}${rest}`);
    const head = old.slice(0, found.index);
    // The comma goes with it: that before it, or that after the first one.
    return replaced(
      text,
      block,
      before.startsWith(',') ? `${head}${rest}` : `${head}${before}${rest.replace(/^\s*,\s*/, '')}`,
    );
  }
  if (value === undefined) return text;
  const inner = old.slice(1, -1).trimEnd();
  return replaced(text, block, `{${inner}${inner.trim() === '' ? '' : ', '}${property}: ${value}}`);
}
