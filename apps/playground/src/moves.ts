import type { Move, ShownHandle } from './messages.js';

/** Where hands want a handle, until a picture shows it there. */
export interface Moves {
  /** A hand wants a handle somewhere; that counts instead of what was wanted before. */
  want(move: Move): void;
  /** What the next picture has to move; undefined where no hand wanted anything since the last time. */
  take(): Move | undefined;
  /** The picture of what was taken last is shown. */
  shown(): void;
  /** Where a handle is sent, or else where it was drawn, px of the picture at pixelRatio 1. */
  placeOf(handle: Pick<ShownHandle, 'id' | 'part' | 'x' | 'y'>): { readonly x: number; readonly y: number };
}

export function createMoves(): Moves {
  let sent: Move | undefined;
  let isWaiting = false;

  return {
    want(move) {
      sent = move;
      isWaiting = true;
    },
    take() {
      const taken = isWaiting ? sent : undefined;
      isWaiting = false;
      return taken;
    },
    shown() {
      // What came while the picture was drawn is not in it.
      if (!isWaiting) sent = undefined;
    },
    placeOf: (handle) => (sent?.id === handle.id && sent.part === handle.part ? sent : handle),
  };
}
