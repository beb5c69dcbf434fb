import { viewLine } from '../view-meant.js';

/** The ends of a view, from the left and from the bottom, as others call them. */
const ENDS = ['x_?min|min_?x', 'x_?max|max_?x', 'y_?min|min_?y', 'y_?max|max_?y'] as const;

const IS_END = new RegExp(`^(?:${ENDS.join('|')})$`, 'i');

/**
 * What to write for a line with one end of a view, where the text has all four: the first one is the place of the view.
 * Undefined where one is missing.
 */
export function endAdvice(word: string, text: string): string | undefined {
  if (!IS_END.test(word)) return undefined;
  const view = viewInLines(text);
  if (view === undefined) return saidAlready(text);
  return view.first.toLowerCase() === word.toLowerCase()
    ? `write ${view.line} in place of the four lines`
    : `take the line away, for ${view.line} says it`;
}

/** What to say of a line that says again what the text has as a view. */
export function saidAlready(text: string): string | undefined {
  const line = /^view\s[^\n]*\.\.[^\n]*$/m.exec(text)?.[0].trim();
  return line && `take the line away, for ${line} says it`;
}

/** The view of which each end has a line of its own. */
export function viewInLines(text: string): { readonly line: string; readonly first: string } | undefined {
  const found = ENDS.map((names) =>
    new RegExp(`^[ \\t]*(?:[-*]\\s+)?["']?(${names})["']?\\s*[:=]\\s*([-−]?[\\d.]+)\\s*[,;]?\\s*$`, 'im').exec(text),
  );
  if (found.includes(null)) return undefined;
  const [first] = [...found].sort((a, b) => a!.index - b!.index);
  return { line: viewLine(...found.map((each) => each![2])), first: first![1]! };
}
