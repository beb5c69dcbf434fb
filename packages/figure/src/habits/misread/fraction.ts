/** A fraction in front of what its writer takes it times, as in `1/2 x`, and what follows. */
const FRACTION =
  /(?<![\p{L}\p{N}_.^)\]/])(\d+\/\d+) ((?:[xyztθπ]|pi|e\^|sqrt|sin|cos|tan|ln|log|exp)(?![\p{L}\p{N}_]))/gu;

/** A fraction that means less than it seems to, with its place. */
interface SmallFraction {
  readonly at: number;
  readonly found: string;
  readonly remedy: string;
}

/** In the language `1/2 x` is 1/(2 x), which few mean who write it. */
export function smallFractions(source: string): readonly SmallFraction[] {
  return [...source.matchAll(FRACTION)].map(({ 0: found, 1: fraction = '', 2: factor = '', index: at }) => {
    const below = `${fraction.replace('/', '/(')} ${factor}…)`;
    return { at, found, remedy: `write (${fraction}) ${factor}, or ${below} for what it is now` };
  });
}
