import { type Finding, Findings, type Slide } from '@geoslide/protocol';

const EXPONENT = /(\p{L}|\([^()]*\))\s*\^\s*1\s*\/\s*(\d+)/gu;
const FRACTION = /(?<![\p{L}\d_.)^/])(\d+)\s*\/\s*(\d+)\s*(x(?:\^\d+)?|[a-z]{2,6}\(x\))(?![\p{L}\d_(])/gu;

/** Longer sources are not looked at. */
const MAX_LENGTH = 2000;

/**
 * Fractions without the brackets that they need, in what people typed: `x^1/2` is half of x, `1/2x` is 1/(2x).
 * @param path The slide's: `slides.0`.
 */
export function looseTerms({ definitions }: Slide, path: string): Finding[] {
  const findings = new Findings();
  for (const [index, { id, source }] of definitions.entries()) {
    if (typeof source !== 'string' || source.length > MAX_LENGTH) continue;
    for (const message of [...exponentsIn(source), ...fractionsIn(source)])
      findings.add(message, () => ({ id, path: `${path}.definitions.${index}.source`, message }));
  }
  return findings.list();
}

const exponentsIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(EXPONENT), ([written, base, below]) => {
    return `${written} is (${base}^1)/${below}: write ${base}^(1/${below}) if that is meant`;
  });

const fractionsIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(FRACTION), ([written, above, below, term]) => {
    return `${written} is ${above}/(${below}${term}): write (${above}/${below})${term} if that is meant`;
  });
