import { print } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import { translate } from '../translate/translate.js';
import { Unreadable } from '../unreadable.js';
import type { Reader } from './reader.js';

/** A text as a template: its fixed parts, and `{{…}}` for what changes. Throws Unreadable. */
export function templateOf(tree: Tree, maker: Reader): string {
  if (tree.kind === 'text') return tree.value;
  if (tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '*') && hasText(tree, maker))
    return templateOf(tree.left, maker) + templateOf(tree.right, maker);
  if (tree.kind === 'name') {
    const draft = maker.draft(tree.name);
    if (draft?.template !== undefined) return draft.template;
  }
  if (tree.kind === 'call' && ['LaTeX', 'FormulaText'].includes(tree.name) && tree.items.length >= 1)
    return templateOf(tree.items[0]!, maker);
  const named = tree.kind === 'call' && tree.name === 'Name' ? tree.items[0] : undefined;
  if (named?.kind === 'name') return named.name;
  const source = print(translate(tree, maker).tree);
  // A place-holder of a template ends at the first brace.
  if (/[{}]/.test(source)) throw new Unreadable('a text with braces that is chosen by a condition');
  return `{{${source}}}`;
}

function hasText(tree: Tree, maker: Reader): boolean {
  if (tree.kind === 'text') return true;
  if (tree.kind === 'name') return maker.draft(tree.name)?.template !== undefined;
  if (tree.kind === 'call') return ['LaTeX', 'FormulaText', 'Text', 'Name'].includes(tree.name);
  return tree.kind === 'binary' && (hasText(tree.left, maker) || hasText(tree.right, maker));
}
