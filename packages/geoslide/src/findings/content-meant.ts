/** What to give in place of a value that holds a figure and is none; undefined for others. */
export function contentMeant(content: unknown): string | undefined {
  if (content instanceof Uint8Array) return 'it is bytes: give their text, as new TextDecoder().decode(bytes)';
  if (content instanceof Promise) return 'it is a promise: give what it leads to, with await';
  const isFigure = typeof (Object(content) as { readonly project?: unknown }).project === 'function';
  return isFigure ? 'it is a figure of the builder: give its project()' : undefined;
}
