import type { TextPosition } from '@geoslide/protocol';

/** Lines and columns of indices of a text, which ascend: in one pass, for a text may have millions of lines. */
export function positionsOf(text: string, indices: readonly number[]): TextPosition[] {
  let line = 1;
  let start = 0;
  let newline = text.indexOf('\n');
  return indices.map((index) => {
    while (newline >= 0 && newline < index) {
      line += 1;
      start = newline + 1;
      newline = text.indexOf('\n', start);
    }
    return { line, column: index - start + 1 };
  });
}
