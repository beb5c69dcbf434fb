/** Parts of LaTeX that are taller than a line and want brackets that grow with them. */
const TALL = /\\(?:frac|sqrt|sum|prod|int|begin)/;

/** The LaTeX in round brackets. */
export function bracketed(latex: string): string {
  return TALL.test(latex) ? `\\left(${latex}\\right)` : `(${latex})`;
}

/** A function name with its arguments in brackets. */
export function applied(operator: string, args: readonly string[]): string {
  return `${operator}${bracketed(args.join(', '))}`;
}

/** LaTeX between two delimiters, `\lvert` and `\rvert` for example. */
export function delimited(open: string, latex: string, close: string): string {
  return TALL.test(latex) ? `\\left${open} ${latex} \\right${close}` : `${open} ${latex} ${close}`;
}
