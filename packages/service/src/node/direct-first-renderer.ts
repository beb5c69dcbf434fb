import type { BodyRenderer } from '../ports.js';
import type { AnswerRender } from './serve-renders.js';
import { errorOf } from './worker-messages.js';

export interface DirectFirstOptions {
  /** Loads what renders in this thread, each render within a limit of time of its own. */
  readonly direct: () => AnswerRender;
  /** Makes a renderer in other threads, once a render asks for more than `direct` gives. */
  readonly threads: () => BodyRenderer;
  /** Is told, once, why `direct` is not used any more. */
  readonly onGivenUp: (reason: string) => void;
}

export interface DirectFirstRenderer extends BodyRenderer {
  /** Loads `direct` now instead of with the first render. */
  load(): void;
}

/**
 * A renderer in this thread, for a process that has nothing else to do meanwhile: a thread more would take longer to start than most pictures to draw, and
 * memory of its own. A render that fails there with anything but what clients can mend (for one, since its time is up) is begun again in a thread that can be
 * ended, and so are all after it: what it was changing may be in pieces.
 */
export function createDirectFirstRenderer({ direct, threads, onGivenUp }: DirectFirstOptions): DirectFirstRenderer {
  let answer: AnswerRender | undefined;
  let others: BodyRenderer | undefined;

  return {
    load() {
      answer ??= direct();
    },
    async render(request, control) {
      if (others === undefined) {
        answer ??= direct();
        const reply = await answer(request);
        if ('result' in reply) return reply.result;
        if (reply.failure.kind !== 'other') throw errorOf(reply.failure);
        if (others === undefined) {
          onGivenUp(reply.failure.message);
          others = threads();
        }
      }
      return others.render(request, control);
    },
  };
}
