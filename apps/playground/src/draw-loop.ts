import type { Answer, Drawn } from './messages.js';

/** A figure follows a hand when a picture takes less than this, ms: a frame at 60 Hz, less what the page needs. */
const FRAME_MS = 13;
/** Device px per px that a moving figure is drawn with where its own ratio takes too long, from fine to coarse. */
const COARSE_RATIOS = [1, 0.7, 0.5];
/** Pictures in a row that take less than this part of a frame before a finer ratio, at most four times the work, is tried again. */
const EASY_PICTURES = 15;
const EASY_PART = 1 / 4;
/** Ms without a change after which a figure is at rest. */
const REST_MS = 180;

export interface DrawLoopOptions {
  /** Draws what is wanted now, at most at `ratio` where that is given. */
  readonly draw: (ratio: number | undefined) => Promise<Answer<Drawn>>;
  /** Shows what came of it; `isRest` is false while a hand is moving something. */
  readonly show: (answer: Answer<Drawn>, ratio: number | undefined, isRest: boolean) => void;
}

export interface DrawLoop {
  /** Something changed. While `isMoving`, pictures may be coarser so that they keep up. */
  request(isMoving: boolean): void;
}

/** Draws the latest state, one picture at a time: what changes while one is drawn is drawn next, and what came between is not. */
export function createDrawLoop({ draw, show }: DrawLoopOptions): DrawLoop {
  let isWanted = false;
  let isDrawing = false;
  let isMoving = false;
  /** How many times it was too slow: the place in COARSE_RATIOS after the own ratio. */
  let coarseness = 0;
  let wasSlow = false;
  let easy = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    while (isWanted) {
      isWanted = false;
      const moving = isMoving;
      const ratio = moving ? COARSE_RATIOS[coarseness - 1] : undefined;
      const answer = await draw(ratio);
      const isSlow = moving && answer.ok && answer.result.ms > FRAME_MS;
      // Once may be chance.
      if (isSlow && wasSlow) coarseness = Math.min(coarseness + 1, COARSE_RATIOS.length);
      wasSlow = isSlow && !wasSlow;
      easy = moving && answer.ok && answer.result.ms < EASY_PART * FRAME_MS ? easy + 1 : 0;
      if (easy >= EASY_PICTURES) {
        coarseness = Math.max(0, coarseness - 1);
        easy = 0;
      }
      show(answer, ratio, !moving);
    }
    isDrawing = false;
  }

  return {
    request(moving) {
      isWanted = true;
      isMoving = moving;
      clearTimeout(rest);
      if (moving) {
        rest = setTimeout(() => {
          isMoving = false;
          coarseness = 0;
          isWanted = true;
          void run();
        }, REST_MS);
      }
      void run();
    },
  };
}
