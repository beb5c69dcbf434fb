import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { isJsonText } from '@geoslide/protocol';
import type { SyntaxNode } from '@lezer/common';
import { type Place, placeIn, placeInExpression, type StyleKind } from './place.js';

/** The editor parses in the background; what stands before the cursor is waited for, ms at most. */
const MOST_PARSING = 500;

/** Fields of a definition in JSON that hold an expression. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['source', 'min', 'max', 'step', 'showIf', 'at', 'offset']);

/** The lists of a style sheet in JSON, by what their styles are of; those for space have 3d behind it. */
const STYLES: Readonly<Record<string, StyleKind>> = {
  primitives: 'object',
  types: 'object',
  primitiveLabels: 'label',
  typeLabels: 'label',
  texts: 'text',
  textType: 'text',
  sliders: 'slider',
  sliderType: 'slider',
  buttons: 'button',
  buttonType: 'button',
  images: 'image',
  imageType: 'image',
  xaxis: 'axis',
  yaxis: 'axis',
  zaxis: 'axis',
  grid: 'grid',
  background: 'background',
  numbers: 'numbers',
};

/** The place at an offset of the editor's text, in either form. */
export function placeAt(state: EditorState, at: number): Place {
  const text = state.doc.toString();
  if (!isJsonText(text)) return placeIn(text, at);
  const tree = ensureSyntaxTree(state, at, MOST_PARSING) ?? syntaxTree(state);
  const node = tree.resolveInner(at, -1);
  if (at <= node.from || !/^(?:String|PropertyName)$/.test(node.name)) return { kind: 'none', from: at };
  const from = node.from + 1;
  const key = keyOf(node.name === 'String' ? node.parent : null, text);
  if (EXPRESSIONS.has(key)) return placeInExpression(text, from, at);
  const style = styleAround(node, text);
  if (style === undefined) return { kind: 'none', from: at };
  return node.name === 'PropertyName'
    ? { kind: 'key', from, style, isQuoted: true }
    : { kind: 'value', from, style, key, isQuoted: true };
}

function keyOf(property: SyntaxNode | null | undefined, text: string): string {
  const name = property?.getChild('PropertyName');
  return name ? text.slice(name.from + 1, name.to - 1) : '';
}

function styleAround(node: SyntaxNode, text: string): StyleKind | undefined {
  const keys: string[] = [];
  for (let at = node.parent; at; at = at.parent) if (at.name === 'Property') keys.push(keyOf(at, text));
  const sheet = keys.indexOf('styleSheet');
  return sheet < 1 ? undefined : STYLES[keys[sheet - 1]!.replace(/3d$/, '')];
}
