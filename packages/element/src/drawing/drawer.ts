import type { Handle } from 'geoslide';
import type { DrawAsk, Drawn, Move } from './drawn.js';
import { applyTo, operationOf } from './project-change.js';

/** A picture as it is rendered, with what moves its handles. */
type Rendered = Omit<Drawn, 'handles' | 'changes' | 'ms'> & { readonly handles?: readonly Handle[] };

/** Renders what is asked for; with `handles` where the picture is shown. */
type Render = (ask: DrawAsk) => Promise<Rendered>;

/** Draws pictures of projects, and moves in them what hands have moved in the picture that was shown last. */
export function createDrawer(render: Render): (ask: DrawAsk) => Promise<Drawn> {
  /** Of the picture that is shown. */
  let handles: readonly Handle[] = [];
  /** The handle that moved last: it may leave the picture while it is held. */
  let held: Handle | undefined;

  function changesOf({ id, part, x, y, upright }: Move) {
    const isIt = (handle: Handle) => handle.id === id && handle.part === part;
    held = handles.find(isIt) ?? (held && isIt(held) ? held : undefined);
    return held?.moveTo(x, y, upright) ?? [];
  }

  return async (ask) => {
    const { project, options, moves = [], isShown } = ask;
    const started = performance.now();
    const changes = moves.flatMap(changesOf);
    for (const change of changes) {
      const operation = operationOf(project, options.slideIndex, change);
      if (operation) applyTo(project, operation);
    }
    const { handles: found = [], ...drawn } = await render(ask);
    if (isShown) handles = found;
    const plain = found.map(({ moveTo: _, ...handle }) => handle);
    return { ...drawn, changes, handles: plain, ms: performance.now() - started };
  };
}
