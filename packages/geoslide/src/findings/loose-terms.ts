import { type Finding, Findings, type Slide } from '@geoslide/protocol';

const EXPONENT = /(\p{L}|\([^()]*\))\s*\^\s*1\s*\/\s*(\d+)/gu;
/** A fraction of a number or name in front of an unknown, a power of e, π or a function. */
const FRACTION =
  /(?<![\p{L}\p{N}_.)^\]/])(\d+|\p{L}[\p{L}\p{N}_]*)\s*\/\s*(\d+)\s*((?:[xyztθπ]|pi)(?![\p{L}\p{N}_(])(?:\^\d+)?|e\^(?:\w+|\((?:[^()]|\([^()]*\))*\))|(?:sqrt|sin|cos|tan|ln|log|exp)\([^()]*\))/gu;
/** Two points between bars; without the space they are one name. */
const DISTANCE = /\|\s*(\p{Lu}\d*['′]*)\s+(\p{Lu}\d*['′]*)\s*\|/gu;

/** A function with an exponent in front of its bracket; of sin and its like that is the power of the value. */
const RAISED = /(?<![\p{L}_.])(\p{L}[\p{L}\p{N}_]*)(?:\s*\^\s*(-?\d+)|([⁻²³⁴⁵¹]+))\s*(\([^()]*\))/gu;

/** What is a function of x in the plane. */
const FUNCTION = /^\s*(?:y\s*=|\p{L}\w*\s*\(\s*x\s*\)\s*=|Curve\()/u;

/** Five numbers in a row, which mostly are a least one, the quartiles and a greatest one. */
const FIVE = /(?<![\p{L}\p{N}_])BoxPlot\(\s*(-?[\d.]+(?:\s*,\s*-?[\d.]+){4})\s*\)/gu;

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
  const curves = new Set(
    definitions.flatMap(({ id, source }) => (typeof source === 'string' && FUNCTION.test(source) ? [id] : [])),
  );
  for (const [index, { id, source }] of definitions.entries()) {
    if (typeof source !== 'string' || source.length > MAX_LENGTH) continue;
    for (const message of [
      ...exponentsIn(source),
      ...fractionsIn(source),
      ...distancesIn(source),
      ...boxesIn(source),
      ...raisedIn(source, curves),
      ...zerosIn(source, curves),
    ])
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

const boxesIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(FIVE), ([written, list = '']) => {
    const [min, lower, median, upper, max] = list.split(/\s*,\s*/);
    const numbers = [min, lower, median, upper, max].map(Number);
    if (numbers.some((number, i) => number < (numbers[i - 1] ?? number))) return '';
    const summary = [min, lower, lower, median, median, upper, upper, max].join(', ');
    return `${written} draws the quartiles of five data: write BoxPlot([${summary}]) for a box from ${lower} to ${upper} with the median ${median}, BoxPlot([${list}]) if they are the data`;
  }).filter((message) => message !== '');

const raisedIn = (source: string, curves: ReadonlySet<string>): readonly string[] =>
  Array.from(source.matchAll(RAISED), ([written, f = '', exponent, superscript, argument]) => {
    if (!curves.has(f)) return '';
    const value = `${f}${argument}`;
    const isInverse = exponent === '-1' || superscript === '⁻¹';
    return `${written} is ${f} to that power, times ${argument}: write ${
      isInverse
        ? `Reflect(${f}, y = x) for the inverse function, 1/${value} for the reciprocal`
        : `${value}^${exponent ?? powerOf(superscript!)}`
    }`;
  }).filter((message) => message !== '');

/** `f = 0`, which is an equation in the plane. */
function zerosIn(source: string, curves: ReadonlySet<string>): readonly string[] {
  const [written, f = ''] = /^\s*(\p{L}[\p{L}\p{N}_]*)\s*(?:\(\s*x\s*\))?\s*=\s*0\s*$/u.exec(source) ?? [];
  return written === undefined || !curves.has(f)
    ? []
    : [`${written.trim()} are the lines through the zeros: write Root(${f}) for the points`];
}

const powerOf = (superscript: string): string =>
  superscript.replace(/./gu, (sign) => (sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))));
