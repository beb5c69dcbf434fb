import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { isJsonText } from '@geoslide/protocol';
import { type Place, placeIn, placeInExpression } from './place.js';

/** Fields of a definition in JSON that hold an expression. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['source', 'min', 'max', 'step', 'showIf', 'at', 'offset']);

/** The place at an offset of the editor's text, in either form. */
export function placeAt(state: EditorState, at: number): Place {
  const text = state.doc.toString();
  if (!isJsonText(text)) return placeIn(text, at);
  const string = syntaxTree(state).resolveInner(at, -1);
  const key = string.name === 'String' ? string.parent?.getChild('PropertyName') : undefined;
  const name = key ? text.slice(key.from + 1, key.to - 1) : '';
  if (!EXPRESSIONS.has(name) || at <= string.from) return { kind: 'none', from: at };
  return placeInExpression(text, string.from + 1, at);
}
