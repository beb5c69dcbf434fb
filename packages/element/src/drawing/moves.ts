import type { Move, ShownHandle } from './drawn.js';

/** Where hands want handles, until a picture shows them there. */
export interface Moves {
  /** A hand wants a handle somewhere; that counts instead of where it was wanted before. */
  want(move: Move): void;
  /** What the next picture has to move: the handles that hands wanted somewhere since the last time. */
  take(): readonly Move[];
  /** The picture of what was taken last is shown. */
  shown(): void;
  /** Where a handle is sent, or else where it was drawn, px of the picture at pixelRatio 1. */
  placeOf(handle: Handle): { readonly x: number; readonly y: number };
}

type Handle = Pick<ShownHandle, 'id' | 'part' | 'x' | 'y'>;

/** What tells a handle from all others. */
export const keyOf = ({ id, part }: Pick<Handle, 'id' | 'part'>): string => `${part} ${id}`;

export function createMoves(): Moves {
  const sent = new Map<string, Move>();
  const waiting = new Set<string>();

  return {
    want(move) {
      sent.set(keyOf(move), move);
      waiting.add(keyOf(move));
    },
    take() {
      const taken = [...waiting].map((key) => sent.get(key)!);
      waiting.clear();
      return taken;
    },
    shown() {
      // What came while the picture was drawn is not in it.
      for (const key of sent.keys()) if (!waiting.has(key)) sent.delete(key);
    },
    placeOf: (handle) => sent.get(keyOf(handle)) ?? handle,
  };
}
