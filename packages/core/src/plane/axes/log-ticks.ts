import { multiplesIn, roundUp125 } from '../../draw/ticks.js';

/** px: closer numbers hardly read, and there is room for more of them from this length of a decade on. */
const MIN_DECADE_PX = 40;
const ROOMY_DECADE_PX = 160;

/** px that the ticks at 8 and 9 have to be apart. */
const MIN_MINOR_PX = 3;

/** Digits that have a number, too, where decades are long. */
const ROOMY_DIGITS = [2, 5] as const;

interface LogTick {
  /** The number of a power of ten among those that have a number. */
  readonly k?: number;
  readonly value: number;
}

interface LogTicks {
  readonly ticks: readonly LogTick[];
  readonly minor: readonly LogTick[];
  /** Decades from power to power that has a number. */
  readonly step: number;
}

/**
 * The ticks of a logarithmic axis from `low` to `high`: powers of ten, each one or every so many, and short ones at
 * 2 to 9 times a power.
 * @param decade px of a decade
 */
export function logTicks(low: number, high: number, decade: number): LogTicks {
  const step = decade >= MIN_DECADE_PX ? 1 : roundUp125(MIN_DECADE_PX / decade);
  const [from, to] = [Math.log10(low), Math.log10(high)];
  const powers = multiplesIn(step, from, to).map((k) => ({ k, value: 10 ** (k * step) }));
  const between = (digits: readonly number[]) =>
    multiplesIn(1, Math.floor(from), to).flatMap((power) =>
      digits.map((digit) => ({ value: digit * 10 ** power })).filter(({ value }) => value >= low && value <= high),
    );
  const numbered = decade >= ROOMY_DECADE_PX ? ROOMY_DIGITS : [];
  const hasMinor = step === 1 && decade * Math.log10(9 / 8) >= MIN_MINOR_PX;
  const others = [2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !numbered.some((own) => own === digit));
  return {
    ticks: [...powers, ...between(numbered)].sort((a, b) => a.value - b.value),
    minor: hasMinor ? between(others) : [],
    step,
  };
}
