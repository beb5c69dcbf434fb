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

/** The ends of pieces by their place. */
class EndIndex {
  private readonly cells = new Map<string, End[]>();

  constructor(private readonly pieces: readonly (readonly Vec2[])[]) {
    for (const [index, piece] of pieces.entries()) {
      this.add(piece[0]!, { piece: index, atStart: true });
      this.add(piece.at(-1)!, { piece: index, atStart: false });
    }
  }

  private add(point: Vec2, end: End): void {
    const key = `${Math.round(point.x / SAME)} ${Math.round(point.y / SAME)}`;
    const cell = this.cells.get(key);
    if (cell === undefined) this.cells.set(key, [end]);
    else cell.push(end);
  }

  near(point: Vec2): End[] {
    const found: End[] = [];
    const [i, j] = [Math.round(point.x / SAME), Math.round(point.y / SAME)];
    for (let v = j - 1; v <= j + 1; v++) {
      for (let u = i - 1; u <= i + 1; u++) {
        for (const end of this.cells.get(`${u} ${v}`) ?? []) {
          const piece = this.pieces[end.piece]!;
          const place = end.atStart ? piece[0]! : piece.at(-1)!;
          if (Math.hypot(place.x - point.x, place.y - point.y) <= SAME) found.push(end);
        }
      }
    }
    return found;
  }
}
