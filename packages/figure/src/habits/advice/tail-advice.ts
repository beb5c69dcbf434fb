/** What to write where a label is followed by something else than its style. */
export function tailAdvice(rest: string): string {
  if (rest.startsWith('"')) return 'an object has one label, and here are two';
  const [, x, y] = /^[([]?\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*[)\]]?$/.exec(rest) ?? [];
  if (x !== undefined) return `write {offsetX: ${x}, offsetY: ${y}} behind the label to move it, in px, y down`;
  if (/^(?:%|[-–—]+)\s*\p{L}/u.test(rest)) return 'a comment begins with --';
  if (/^\p{L}[\p{L}\p{Nd}_]*['′]*\s*[:=]\s*(?:\p{Lu}\p{L}*)?\(/u.test(rest))
    return `begin a new line for the next definition: ${rest}`;
  return 'after the expression stand {the style}, "the label" and {the style of the label}; names are joined with an operator or a comma';
}
