const FENCE = /^[ \t]*```[^\n`]*$/gmu;

/**
 * A text in Markdown with blanks in place of all but what stands between the first two lines of ```, so that places
 * stay; undefined where there is none. A missing second one is the end of the text.
 */
export function insideFences(text: string): { readonly text: string; readonly at: number } | undefined {
  const [first, second] = text.matchAll(FENCE);
  if (first === undefined) return undefined;
  const start = first.index + first[0].length;
  const end = second?.index ?? text.length;
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return { text: blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end)), at: first.index };
}
