import type { Answer, DrawAsk, Drawn } from '@geoslide/element/parts';
import { t } from '../words/words.js';
import type { Ask, Listed } from './messages.js';

/** The renderer, which lives in a thread of its own so that the page stays awake. */
export interface Renderer {
  draw(ask: DrawAsk): Promise<Answer<Drawn>>;
  /** The bytes of the animation's file. */
  animate(ask: Omit<Extract<Ask, { kind: 'animate' }>, 'kind'>): Promise<Answer<Uint8Array<ArrayBuffer>>>;
  /** Draws what an expression gives, small. */
  sample(example: string): Promise<Answer<Drawn>>;
  list(project: unknown, slideIndex: number): Promise<Answer<Listed>>;
  closest(ask: Omit<Extract<Ask, { kind: 'closest' }>, 'kind'>): Promise<Answer<number | undefined>>;
}

/** @param fonts Address of the folder with the files of `@geoslide/fonts`, ending in a slash. */
export function startRenderer(fonts: string): Renderer {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (reply: Answer<never>) => void>();
  let last = 0;

  worker.onmessage = ({ data: { id, reply } }) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  worker.onerror = ({ message }) => {
    for (const resolve of waiting.values())
      resolve({ ok: false, message: t('The renderer failed: {reason}', { reason: message }), issues: [] });
    waiting.clear();
  };

  function send<T>(ask: Ask): Promise<Answer<T>> {
    const id = ++last;
    worker.postMessage({ id, ask });
    return new Promise((resolve) => waiting.set(id, resolve));
  }

  void send({ kind: 'start', fonts });
  return {
    draw: (ask) => send({ kind: 'draw', ...ask }),
    animate: (ask) => send({ kind: 'animate', ...ask }),
    closest: (ask) => send({ kind: 'closest', ...ask }),
    sample: (example) => send({ kind: 'sample', example }),
    list: (project, slideIndex) => send({ kind: 'list', project, slideIndex }),
  };
}
