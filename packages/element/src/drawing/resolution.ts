/** A figure follows a hand when a picture takes less than this, ms: a frame at 60 Hz, less what the page needs. */
const FRAME_MS = 13;
/** Device px per px that a moving figure is drawn with where its own ratio takes too long, from fine to coarse. */
const COARSE_RATIOS = [1, 0.7, 0.5];
/** The middle of so many times is believed: the first pictures are slow, and machines have other work. */
const SLOW_PICTURES = 5;
const EASY_PICTURES = 15;
/** The next finer ratio takes at most so many times as long. */
const FINER_COST = 4;

/** How finely a moving figure is drawn so that it keeps up with a hand. */
export interface Resolution {
  /** Device px per px; undefined for the figure's own. */
  readonly ratio: number | undefined;
  /** A picture of this ratio took so long. */
  drew(ms: number): void;
  reset(): void;
}

export function createResolution(): Resolution {
  /** The place in COARSE_RATIOS after the own ratio. */
  let coarseness = 0;
  let times: number[] = [];

  function set(next: number): void {
    coarseness = Math.min(COARSE_RATIOS.length, Math.max(0, next));
    times = [];
  }

  return {
    get ratio() {
      return COARSE_RATIOS[coarseness - 1];
    },
    drew(ms) {
      times = [...times, ms].slice(-EASY_PICTURES);
      if (times.length >= SLOW_PICTURES && middle(times.slice(-SLOW_PICTURES)) > FRAME_MS) set(coarseness + 1);
      else if (times.length === EASY_PICTURES && middle(times) * FINER_COST < FRAME_MS) set(coarseness - 1);
    },
    reset: () => set(0),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
