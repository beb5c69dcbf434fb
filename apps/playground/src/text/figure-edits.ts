import { type OutlinedDefinition, outlineFigure, type TextRange, withValue } from '@geoslide/figure';
import type { Change } from 'geoslide';

/**
 * A figure text with a change of a hand written into it, and the rest as it is. Undefined where the text has no place
 * for it.
 */
export function withChange(text: string, slideIndex: number, change: Change): string | undefined {
  const definition = definitionsIn(text, slideIndex).find(({ id }) => id === idOf(change));
  if (definition === undefined) return undefined;
  if (change.kind === 'style') {
    const { list, property, value } = change;
    return withProperty(text, definition, list === 'primitiveLabels' ? 'labelStyle' : 'style', property, value);
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

const replaced = (text: string, { from, to }: TextRange, next: string) => text.slice(0, from) + next + text.slice(to);

const POSITION = /(?<![<>=!:])=(?!=)[^=]*$/;

/** The range of a slider, which stands at a value: `0 .. 5 = 2`. */
function withPosition(range: string, value: number): string {
  return POSITION.test(range) ? range.replace(POSITION, `= ${value}`) : `${range} = ${value}`;
}

/** A number of a block, or a block where there is none. */
function withProperty(
  text: string,
  definition: OutlinedDefinition,
  part: 'style' | 'labelStyle',
  property: string,
  value: number,
): string | undefined {
  const { source, style, label } = definition;
  const block = definition[part];
  if (block === undefined) {
    const before = part === 'style' ? source : (label ?? style ?? source);
    if (before === undefined) return undefined;
    // A single block before a label is the object's style.
    const empty = part === 'labelStyle' && label === undefined && style === undefined ? ' {}' : '';
    return replaced(text, { from: before.to, to: before.to }, `${empty} {${property}: ${value}}`);
  }
  const old = text.slice(block.from, block.to);
  const entry = new RegExp(`((?:[{,]|--[^\\n]*\\n)\\s*"?${property}"?\\s*:\\s*)([^,}\\s]+)`);
  if (entry.test(old)) return replaced(text, block, old.replace(entry, `$1${value}`));
  const inner = old.slice(1, -1).trimEnd();
  return replaced(text, block, `{${inner}${inner.trim() === '' ? '' : ', '}${property}: ${value}}`);
}
