import { type Finding, Findings, type Slide } from '@geoslide/protocol';

const EXPONENT = /(\p{L}|\([^()]*\))\s*\^\s*1\s*\/\s*(\d+)/gu;
/** A fraction of a number or name in front of an unknown, a power of e, π or a function. */
const FRACTION =
  /(?<![\p{L}\p{N}_.)^\]/])(\d+|\p{L}[\p{L}\p{N}_]*)\s*\/\s*(\d+)\s*((?:[xyztθπ]|pi)(?![\p{L}\p{N}_(])(?:\^\d+)?|e\^(?:\w+|\((?:[^()]|\([^()]*\))*\))|(?:sqrt|sin|cos|tan|ln|log|exp)\([^()]*\))/gu;
/** Two points between bars; without the space they are one name. */
const DISTANCE = /\|\s*(\p{Lu}\d*['′]*)\s+(\p{Lu}\d*['′]*)\s*\|/gu;

/** Longer sources are not looked at. */
const MAX_LENGTH = 2000;

/**
 * What means less than it seems to, in what people typed: `x^1/2` is half of x, `1/2x` is 1/(2x), and `|A B|` is the
 * size of a product.
 *
 * @param path The slide's: `slides.0`.
 */
export function looseTerms({ definitions }: Slide, path: string): Finding[] {
  const findings = new Findings();
  for (const [index, { id, source }] of definitions.entries()) {
    if (typeof source !== 'string' || source.length > MAX_LENGTH) continue;
    for (const message of [...exponentsIn(source), ...fractionsIn(source), ...distancesIn(source)])
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

const distancesIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(DISTANCE), ([written, one, other]) => {
    return `${written} is the size of the product ${one} · ${other}: write |${other} - ${one}| if the distance is meant`;
  });
