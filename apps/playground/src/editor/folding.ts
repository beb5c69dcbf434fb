import { foldService } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

const SEPARATOR = /^---(?:\s+--.*)?$/;
const OPENING = /[([{]\s*(?:--.*)?$/;

/** Folds slides at their separators, and statements of several lines at the line that opens a bracket. */
export const figureFolding = foldService.of((state, from) => {
  const line = state.doc.lineAt(from);
  const end = SEPARATOR.test(line.text) ? slideEnd(state, line.number) : bracketEnd(state, line.number);
  return end === undefined || end <= line.to ? null : { from: line.to, to: end };
});

function slideEnd(state: EditorState, number: number): number {
  for (let next = number + 1; next <= state.doc.lines; next += 1) {
    if (SEPARATOR.test(state.doc.line(next).text)) return state.doc.line(next - 1).to;
  }
  return state.doc.length;
}

function bracketEnd(state: EditorState, number: number): number | undefined {
  const { text } = state.doc.line(number);
  if (!OPENING.test(text)) return undefined;
  const indent = /^\s*/.exec(text)![0].length;
  for (let next = number + 1; next <= state.doc.lines; next += 1) {
    const line = state.doc.line(next);
    if (/^\s*[)\]}]/.test(line.text) && /^\s*/.exec(line.text)![0].length <= indent) return line.from - 1;
    if (/[)\]}]\s*$/.test(line.text) && !/^\s/.test(state.doc.lines > next ? state.doc.line(next + 1).text : '')) {
      return line.to;
    }
  }
  return undefined;
}
