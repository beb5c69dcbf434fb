import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { placeAt } from './place-in-editor.js';

function at(marked: string) {
  const index = marked.indexOf('¦');
  const state = EditorState.create({ doc: marked.replace('¦', ''), extensions: [json()] });
  const { from, ...place } = placeAt(state, index);
  return { ...place, word: state.doc.sliceString(from, index) };
}

test.each([
  ['{"slides": [{"definitions": [{"source": "Mid¦"}]}]}', { kind: 'expression', word: 'Mid' }],
  ['{"slides": [{"definitions": [{"id": "Mid¦"}]}]}', { kind: 'none', word: '' }],
  [
    '{"slides": [{"styleSheet": {"primitiveLabels3d": [["A", {"off¦": 1}]]}}]}',
    { kind: 'key', style: 'label', isQuoted: true, word: 'off' },
  ],
  [
    '{"slides": [{"styleSheet": {"types": [["Point", {"color": "re¦"}]]}}]}',
    { kind: 'value', style: 'object', key: 'color', isQuoted: true, word: 're' },
  ],
  ['A: Mid¦', { kind: 'expression', word: 'Mid' }],
])('%s', (text, expected) => {
  expect(at(text)).toEqual(expected);
});
