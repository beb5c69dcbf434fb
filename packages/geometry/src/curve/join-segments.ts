import type { Vec2 } from '../values.js';

/** Ends this near (px) are one point: neighbouring cells compute it from different brackets. */
const SAME = 1e-3;
/** Cosine of the sharpest turn that a polyline makes at a point where more than two ends meet. */
const STRAIGHT = -0.5;

interface End {
  readonly piece: number;
  readonly atStart: boolean;
}

/** Joins pieces (polylines in px) at common ends into polylines as long as possible; a closed one ends with its first point. With `directed`, pieces are joined end to start only. */
export function joinPieces(all: readonly (readonly Vec2[])[], directed = false): Vec2[][] {
  // A curve through a corner of a cell leaves pieces without length in the cells that it only touches.
  const pieces = all.filter((piece) => piece.some((p) => Math.hypot(p.x - piece[0]!.x, p.y - piece[0]!.y) > SAME));
  const ends = new EndIndex(pieces);
  const used = new Uint8Array(pieces.length);
  const joined: Vec2[][] = [];
  for (const [first, piece] of pieces.entries()) {
    if (used[first] === 1) continue;
    used[first] = 1;
    const start = directed ? [...piece] : extend([...piece].reverse(), pieces, ends, used).reverse();
    joined.push(closed(extend(start, pieces, ends, used, directed)));
  }
  return joined;
}

/** With its first point as its last where they are one but for rounding. */
function closed(line: Vec2[]): Vec2[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  if (line.length > 2 && Math.hypot(first.x - last.x, first.y - last.y) <= SAME) line[line.length - 1] = first;
  return line;
}

/** Appends unused pieces at the end of a polyline for as long as there are some. */
function extend(
  line: Vec2[],
  pieces: readonly (readonly Vec2[])[],
  ends: EndIndex,
  used: Uint8Array,
  directed = false,
): Vec2[] {
  for (;;) {
    const near = ends.near(line.at(-1)!).filter(({ atStart }) => atStart || !directed);
    const next = straightest(line, pieces, near, used, directed ? -2 : STRAIGHT);
    if (next === undefined) return line;
    used[next.piece] = 1;
    const piece = pieces[next.piece]!;
    const ordered = next.atStart ? piece : [...piece].reverse();
    for (const point of ordered.slice(1)) line.push(point);
  }
}

function straightest(
  line: readonly Vec2[],
  pieces: readonly (readonly Vec2[])[],
  candidates: readonly End[],
  used: Uint8Array,
  least: number,
): End | undefined {
  const open = candidates.filter(({ piece }) => used[piece] === 0);
  if (open.length <= 1) return open[0];
  const last = line.at(-1)!;
  const before = line.at(-2) ?? last;
  let best: End | undefined;
  let most = least;
  for (const end of open) {
    const piece = pieces[end.piece]!;
    const after = end.atStart ? piece[1]! : piece[piece.length - 2]!;
    const [ux, uy, vx, vy] = [last.x - before.x, last.y - before.y, after.x - last.x, after.y - last.y];
    const cosine = (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
    if (cosine > most) {
      most = cosine;
      best = end;
    }
  }
  return best;
}

/** Side (px) of the cells that ends are looked up by: wider than SAME, so that a look seldom takes more than one cell. */
const CELL = 16 * SAME;

/** The ends of pieces by their place: those of piece k are 2k (its start) and 2k + 1, chained by the hash of their cell. */
class EndIndex {
  private readonly places: Float64Array;
  private readonly heads: Int32Array;
  private readonly next: Int32Array;

  constructor(pieces: readonly (readonly Vec2[])[]) {
    const count = 2 * pieces.length;
    this.places = new Float64Array(2 * count);
    this.heads = new Int32Array(2 ** Math.ceil(Math.log2(count + 1) + 1)).fill(-1);
    this.next = new Int32Array(count);
    // Backwards, so that a chain runs in the order of the pieces.
    for (let end = count - 1; end >= 0; end--) {
      const piece = pieces[end >> 1]!;
      const { x, y } = end % 2 === 0 ? piece[0]! : piece.at(-1)!;
      this.places[2 * end] = x;
      this.places[2 * end + 1] = y;
      const slot = this.slot(Math.floor(x / CELL), Math.floor(y / CELL));
      this.next[end] = this.heads[slot]!;
      this.heads[slot] = end;
    }
  }

  private slot(i: number, j: number): number {
    return (Math.imul(i, 73856093) ^ Math.imul(j, 19349663)) & (this.heads.length - 1);
  }

  near(point: Vec2): End[] {
    const found: End[] = [];
    const [right, top] = [Math.floor((point.x + SAME) / CELL), Math.floor((point.y + SAME) / CELL)];
    for (let j = Math.floor((point.y - SAME) / CELL); j <= top; j++) {
      for (let i = Math.floor((point.x - SAME) / CELL); i <= right; i++) this.collect(i, j, point, found);
    }
    return found;
  }

  private collect(i: number, j: number, { x, y }: Vec2, found: End[]): void {
    for (let end = this.heads[this.slot(i, j)]!; end >= 0; end = this.next[end]!) {
      const [u, v] = [this.places[2 * end]!, this.places[2 * end + 1]!];
      // Other cells share the slot, and an end must be found once, in its own cell.
      if (Math.floor(u / CELL) !== i || Math.floor(v / CELL) !== j) continue;
      if (Math.hypot(u - x, v - y) <= SAME) found.push({ piece: end >> 1, atStart: end % 2 === 0 });
    }
  }
}
