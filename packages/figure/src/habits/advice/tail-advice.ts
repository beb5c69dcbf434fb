import { adviceFor } from './style-advice.js';

/** What to write where a label is followed by something else than its style. */
export function tailAdvice(rest: string): string {
  const side = /^(?:[:@]\s*|at\s+)?(?:the\s+)?((?:above|below|left|right|top|bottom)\b[\w ]*)/.exec(rest)?.[1];
  const moved = side && adviceFor('a label', 'position', side.trim());
  if (moved) return `${moved}, in braces behind the label`;
  if (rest.startsWith('"')) return 'an object has one label: take one of the two away, or write them as one';
  const bracket = /^\(\s*(\w+\s*[:=][^(){}"]*)\)/.exec(rest)?.[1];
  if (bracket !== undefined) return `write a style in braces: {${bracket.trim().replace(/=/g, ': ')}}`;
  if (/^(?:%|[-–—]+)\s*\p{L}/u.test(rest)) return 'a comment begins with --';
  if (/^\p{L}[\p{L}\p{Nd}_]*['′]*\s*[:=]\s*(?:\p{Lu}\p{L}*)?\(/u.test(rest))
    return `begin a new line for the next definition: ${rest}`;
  return 'after the expression stand {the style}, "the label" and {the style of the label}; names are joined with an operator or a comma';
}
