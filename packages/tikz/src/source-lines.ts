/** TeX reads lines of at most 200,000 bytes. */
const LONGEST_LINE = 2000;

/**
 * Breaks a very long line by comment signs where TeX sees nothing of it: after a letter, digit or character of another
 * script that belongs to no command, before anything but a space.
 */
export function breakLines(source: string): string {
  if (source.length <= LONGEST_LINE) return source;
  const lines: string[] = [];
  let start = 0;
  let afterPlain = false;
  let at = 0;
  // A control word, a control symbol, or one character.
  for (const [token] of source.matchAll(/\\[a-zA-Z]+|\\?[\s\S]/gu)) {
    const before = source[at - 1] ?? '';
    const plain = afterPlain && /[a-zA-Z0-9]|[^\x20-\x7e]/.test(before) && !/^\s/.test(token);
    if (at - start >= LONGEST_LINE && plain) {
      lines.push(source.slice(start, at));
      start = at;
    }
    afterPlain = !token.startsWith('\\');
    at += token.length;
  }
  return [...lines, source.slice(start)].join('%\n');
}
