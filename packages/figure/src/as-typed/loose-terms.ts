/** A piece of a source that is hardly meant as it is read. */
export interface LooseTerm {
  readonly at: number;
  readonly written: string;
  readonly expected: string;
  readonly remedy: string;
}

const EXPONENT = /(\p{L}|\([^()]*\))\s*\^\s*1\s*\/\s*(\d+)/gu;
const FRACTION = /(?<![\p{L}\d_.)^/])(\d+)\s*\/\s*(\d+)\s*(x(?:\^\d+)?|[a-z]{2,6}\(x\))(?![\p{L}\d_(])/gu;

/** Fractions without the brackets that they need: `x^1/2` is half of x, `1/2x` is 1/(2x). */
export function looseTerms(source: string): readonly LooseTerm[] {
  const exponents = Array.from(source.matchAll(EXPONENT), ({ 0: written, 1: base, 2: below, index: at }) => {
    return { at, written, expected: 'a fraction in brackets', remedy: `write ${base}^(1/${below})` };
  });
  const factors = Array.from(source.matchAll(FRACTION), ({ 0: written, 1: above, 2: below, 3: term, index: at }) => {
    const remedy = `it is read as ${above}/(${below}${term}): write (${above}/${below})${term} if that is meant`;
    return { at, written, expected: 'a fraction in brackets', remedy };
  });
  return [...exponents, ...factors];
}
