import { clearTiles, nextPainted, type PaintedTiles, tileEnd, tileStart, unpaintedTiles } from './pixel-buffer.js';

/** Larger pictures (2048 × 2048 px, 16 MB) are not kept. */
const MAX_KEPT = 1 << 22;

type Memory = Uint16Array | Int32Array;

/** Memory of a picture, and the colour that all its unpainted pixels have. */
interface Blank<M extends Memory> {
  readonly memory: M;
  readonly painted: PaintedTiles;
}

/** A picture that its owner is done with. */
interface Done<M extends Memory> extends Blank<M> {
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps the memory of the last picture for the next one. Most pictures have the size of the one before, and getting new
 * memory from the system takes longer than painting most figures.
 */
export class PixelPool<M extends Memory> {
  private kept: Done<M> | undefined;

  constructor(private readonly allocate: (length: number) => M) {}

  /** Takes the memory of a picture: the caller must not touch it any more. */
  recycle(picture: Done<M>): void {
    const { width, height } = picture;
    if (width * height <= MAX_KEPT) this.kept = picture;
  }

  /** Memory filled with `background`, or with anything where that is undefined. */
  blank(width: number, height: number, background: number | undefined): Blank<M> {
    const { kept } = this;
    if (kept?.width !== width || kept.height !== height) {
      const memory = this.allocate(width * height);
      if (background) memory.fill(background);
      return { memory, painted: unpaintedTiles(width, height) };
    }
    this.kept = undefined;
    const { memory, painted } = kept;
    if (background === undefined) clearTiles(painted);
    else clear(kept, background);
    return { memory, painted };
  }
}

function clear({ memory, painted, width }: Done<Memory>, background: number): void {
  const unpainted = painted.marks.indexOf(0);
  if (unpainted < 0 || memory[tileStart(unpainted, painted, width)] !== background) {
    memory.fill(background);
  } else {
    for (let tile = nextPainted(painted, 0); tile >= 0; tile = nextPainted(painted, tile + 1)) {
      memory.fill(background, tileStart(tile, painted, width), tileEnd(tile, painted, width));
    }
  }
  clearTiles(painted);
}
