import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

// Colours are those of the page (style.css), so that light and dark follow it.

const view = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--panel)', color: 'var(--ink)' },
  '.cm-scroller': { font: '12.5px / 1.5 var(--mono)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--soft)', borderRightColor: 'var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent) !important',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent) !important' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: '12.5px / 1.5 var(--mono)', maxHeight: '15em' },
  '.cm-completionDetail': { color: 'var(--soft)', fontStyle: 'normal' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { maxWidth: '34em', padding: '6px 10px' },
  '.cm-tip': { padding: '5px 9px', maxWidth: '44em' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--raised)', color: 'var(--soft)', borderColor: 'var(--line)' },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--panel)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
  },
  '.cm-panel.cm-search': { padding: '6px 10px' },
  '.cm-panel.cm-search label': { fontSize: '0.9em' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', minHeight: '0' },
});

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--code-word)', fontWeight: '600' },
  { tag: tags.definition(tags.variableName), color: 'var(--code-name)', fontWeight: '600' },
  { tag: tags.typeName, color: 'var(--code-type)' },
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.special(tags.string), color: 'var(--code-number)' },
]);

/** How the text looks. */
export const editorTheme: Extension = [view, syntaxHighlighting(colors)];
