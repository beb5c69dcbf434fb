import type { Expr } from '@geoslide/geometry';
import { constant, numbersBetween } from '../commands/lists.js';
import { substituted } from '../expression/rename.js';
import type { Tree } from '../expression/tree.js';
import { translate } from '../translate/translate.js';
import { Unreadable } from '../unreadable.js';
import type { Reader } from './reader.js';
import { templateOf } from './text-template.js';

/** A text of a list of texts, each of which stands at a place of its own. */
export interface PlacedText {
  readonly template: string;
  readonly place: Expr;
  readonly isLatex: boolean;
}

/**
 * The texts of `Sequence(Text(…, place), i, from, to)`, or of a list of such; undefined for a list of anything else.
 *
 * @throws Unreadable where the list has texts whose number can change
 */
export function placedTexts(tree: Tree, reader: Reader): readonly PlacedText[] | undefined {
  if (tree.kind === 'list') {
    const isOfTexts = tree.items.length > 0 && tree.items.every(isPlacedText);
    return isOfTexts ? tree.items.map((item) => placedText(item, reader)) : undefined;
  }
  if (tree.kind !== 'call' || tree.name !== 'Sequence') return undefined;
  const [expression, variable, ...others] = tree.items;
  if (expression === undefined || variable?.kind !== 'name' || !isPlacedText(expression)) return undefined;
  const [from, to, step = 1] = others.map((bound) => constant(translate(bound, reader)));
  if (from === undefined || to === undefined) throw new Unreadable('texts whose number can change');
  return numbersBetween(from, to, step).map((value) =>
    placedText(substituted(expression, variable.name, value), reader),
  );
}

function isPlacedText(tree: Tree): boolean {
  return tree.kind === 'call' && tree.name === 'Text' && tree.items.length >= 2;
}

function placedText(tree: Tree, reader: Reader): PlacedText {
  const [text, place, , latex] = (tree as Tree & { kind: 'call' }).items;
  const at = translate(place!, reader);
  if (at.kind !== 'point' || at.inSpace) throw new Unreadable(`a text at a ${at.kind}`);
  const isLatex = latex?.kind === 'name' && latex.name === 'true';
  return { template: templateOf(text!, reader), place: at.tree, isLatex };
}
