/** The id of the definition in JSON that stands around an offset; undefined where there is none. */
export function jsonIdAt(text: string, at: number): string | undefined {
  let depth = 0;
  let start = at - 1;
  for (; start >= 0; start -= 1) {
    if (text[start] === '}') depth += 1;
    if (text[start] === '{' && depth-- === 0) break;
  }
  if (start < 0) return undefined;
  const end = text.indexOf('}', at);
  const id = /^\{[^{}]*?"id"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text.slice(start, end < 0 ? text.length : end))?.[1];
  return id === undefined ? undefined : JSON.parse(id);
}
