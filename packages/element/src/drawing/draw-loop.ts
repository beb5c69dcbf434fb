import type { Answer, Drawn } from './drawn.js';
import { createResolution } from './resolution.js';

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
  const resolution = createResolution();
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    try {
      while (isWanted) {
        isWanted = false;
        const moving = isMoving;
        const ratio = moving ? resolution.ratio : undefined;
        const answer = await draw(ratio);
        if (moving && answer.ok) resolution.drew(answer.result.ms);
        show(answer, ratio, !moving);
      }
    } finally {
      // What can't be shown must not keep what is asked for later from being drawn.
      isDrawing = false;
    }
  }

  return {
    request(moving) {
      isWanted = true;
      isMoving = moving;
      clearTimeout(rest);
      if (moving) {
        rest = setTimeout(() => {
          isMoving = false;
          resolution.reset();
          isWanted = true;
          void run();
        }, REST_MS);
      }
      void run();
    },
  };
}
