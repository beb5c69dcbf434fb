import {
  ARC,
  atMostTwoTurns,
  CLOSE,
  COORDS,
  CUBIC,
  cubicsOfArc,
  ellipsePoint,
  LINE,
  MOVE,
  type Path,
  powerOfTen,
  QUAD,
} from '@geoslide/core';
import { quantize } from './number.js';
import { newMark, PathText } from './path-text.js';

export interface PathDataOptions {
  /** Decimals of coordinates. */
  readonly digits: number;
  /** What coordinates are multiplied with; 1 where it is missing. */
  readonly scale?: number;
  /** Turns y up into y down, for a path without arcs. */
  readonly flip?: boolean;
  /** Writes whole upright ellipses as two arcs; dashes on them would be off in viewers that measure them roughly. */
  readonly halfTurns?: boolean;
}

/**
 * The longest arc written as one command. The centre of an arc near a half turn follows from its rounded ends
 * only to the root of radius times error, which is 1 px at 200 px; up to 150° it stays within twice the rounding.
 */
const LONGEST_ARC = (150 / 180) * Math.PI;

/** px by which rounded ends may move an ellipse along its length. */
const FURTHEST = 0.1;

/** As many bytes as most coordinates take, in both choices of the last one. */
const BYTES_PER_COORDINATE = 6;

/** Decimals of an ellipse's rotation in degrees: 1/100 px at the end of a radius of 600 px. */
const ROTATION_DIGITS = 3;

/**
 * SVG path data, in the shorter of absolute and relative commands, from coordinates rounded once,
 * so that errors do not add up.
 * Throws RangeError where a number is not finite.
 */
export function pathData(path: Path, options: PathDataOptions): string {
  const { digits, scale = 1, flip = false, halfTurns = false } = options;
  const { verbs, coords } = path;
  const encoder = new PathEncoder(digits, BYTES_PER_COORDINATE * coords.length + 2 * verbs.length);
  const vertical = flip ? -scale : scale;
  const q = new Float64Array(6);
  let at = 0;
  for (let index = 0; index < verbs.length; index++) {
    const verb = verbs[index]!;
    const count = COORDS[verb];
    if (count === undefined) throw new RangeError(`The scene holds a path with the unknown verb ${verb}`);
    if (verb === ARC) {
      const c = coords.slice(at, at + count);
      if (halfTurns && isUprightEllipse(c)) encoder.ellipse(c[2]! * scale, c[3]! * scale, c[5]!, c[6]! > 0);
      else if (isThin(c, digits)) {
        for (const piece of cubicsOfArc(c)) encoder.cubic(piece.map((value) => quantize(value * scale, digits)));
      } else for (const piece of arcPieces(c)) encoder.arc(piece, scale);
      at += count;
      continue;
    }
    for (let i = 0; i < count; i += 2) {
      q[i] = quantize(coords[at + i]! * scale, digits);
      q[i + 1] = quantize(coords[at + i + 1]! * vertical, digits);
    }
    at += count;
    if (verb === MOVE) encoder.move(q[0]!, q[1]!);
    else if (verb === LINE) encoder.line(q, verbs[index + 1]);
    else if (verb === QUAD) encoder.quad(q);
    else if (verb === CUBIC) encoder.cubic(q);
    else encoder.close();
  }
  return encoder.text();
}

interface ArcPiece {
  readonly rx: number;
  readonly ry: number;
  readonly degrees: number;
  readonly clockwise: boolean;
  readonly x: number;
  readonly y: number;
}

/** A whole ellipse that starts at its left or right end. */
function isUprightEllipse(c: readonly number[]): boolean {
  const [, , , , rotation, start = 0, sweep = 0] = c;
  return Math.abs(Math.abs(sweep) - 2 * Math.PI) < 1e-9 && Math.abs(Math.sin(start)) < 1e-9 && rotation === 0;
}

/** Whether an arc is so thin that its centre, which follows from rounded ends, would lie elsewhere along its length. */
function isThin([, , rx = 0, ry = 0]: readonly number[], digits: number): boolean {
  const [long, short] = [Math.max(Math.abs(rx), Math.abs(ry)), Math.min(Math.abs(rx), Math.abs(ry))];
  return long > FURTHEST * powerOfTen(digits) * short;
}

function arcPieces(c: readonly number[]): ArcPiece[] {
  const [cx, cy, rx, ry, rotation, start, turns] = c as [number, number, number, number, number, number, number];
  const sweep = atMostTwoTurns(turns);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / LONGEST_ARC));
  const pieces: ArcPiece[] = [];
  for (let i = 1; i <= count; i++) {
    const [x, y] = ellipsePoint(cx, cy, rx, ry, rotation, start + (sweep * i) / count);
    const degrees = rx === ry ? 0 : ((rotation * 180) / Math.PI) % 180;
    pieces.push({ rx: Math.abs(rx), ry: Math.abs(ry), degrees, clockwise: sweep > 0, x, y });
  }
  return pieces;
}

/** Character codes of commands in absolute coordinates; those in relative ones have RELATIVE added. */
const [ARC_TO, CUBIC_TO, ACROSS, LINE_TO, MOVE_TO, QUAD_TO, SMOOTH_CUBIC, SMOOTH_QUAD, DOWN] = Array.from(
  'ACHLMQSTV',
  (letter) => letter.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];
const RELATIVE = 0x20;
const CLOSE_PATH = 'z'.charCodeAt(0);

/** Coordinates x, y in turn, as counts of the rounding unit. */
type Counts = Readonly<ArrayLike<number>>;

/** A number of a command that is the same in absolute and relative coordinates: a count of 10^-digits. */
type Plain = readonly [count: number, digits: number];
const NOTHING: readonly Plain[] = [];

/** Writes commands whose coordinates are integer counts of the rounding unit. */
class PathEncoder {
  readonly #out: PathText;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #pendingMove = false;
  /** Nothing follows the contour's move yet. */
  #fresh = true;
  /** Whether the last command was a line, which a next one could lengthen; where it began, and the text before it. */
  #isStraight = false;
  #fromX = 0;
  #fromY = 0;
  readonly #beforeLine = newMark();
  /** The last control point where the last command was a Bézier curve of that degree. */
  #control: { degree: 2 | 3; x: number; y: number } | undefined;
  readonly #start = newMark();
  readonly #between = newMark();

  private readonly unit: number;

  constructor(
    private readonly digits: number,
    room: number,
  ) {
    this.#out = new PathText(room);
    this.unit = powerOfTen(digits);
  }

  move(x: number, y: number): void {
    this.#pendingMove = true;
    this.#isStraight = false;
    this.#control = undefined;
    this.#startX = x;
    this.#startY = y;
  }

  line(q: Counts, next: number | undefined): void {
    this.#begin();
    const x = q[0]!;
    const y = q[1]!;
    if (next === CLOSE && x === this.#startX && y === this.#startY) return;
    // A line of no length is a dot where it is all of a contour.
    const alone = this.#fresh && (next === undefined || next === MOVE);
    if (!alone && x === this.#x && y === this.#y) return;
    if (this.#isStraight && lengthens(this.#fromX, this.#fromY, this.#x, this.#y, x, y)) {
      this.#out.takeBack(this.#beforeLine);
      this.#x = this.#fromX;
      this.#y = this.#fromY;
    }
    this.#out.mark(this.#beforeLine);
    this.#fromX = this.#x;
    this.#fromY = this.#y;
    if (y === this.#y) this.#emit(ACROSS, q, 0, 1);
    else if (x === this.#x) this.#emit(DOWN, q, 1, 2);
    else this.#emit(LINE_TO, q, 0, 2);
    this.#goTo(x, y);
    this.#isStraight = true;
  }

  quad(q: Counts): void {
    this.#begin();
    const [x1, y1, x, y] = [q[0]!, q[1]!, q[2]!, q[3]!];
    const isSmooth = this.#isMirrored(2, x1, y1);
    this.#emit(isSmooth ? SMOOTH_QUAD : QUAD_TO, q, isSmooth ? 2 : 0, 4);
    this.#goTo(x, y);
    this.#control = { degree: 2, x: x1, y: y1 };
  }

  cubic(q: Counts): void {
    this.#begin();
    const [x1, y1, x2, y2, x, y] = [q[0]!, q[1]!, q[2]!, q[3]!, q[4]!, q[5]!];
    const isSmooth = this.#isMirrored(3, x1, y1);
    this.#emit(isSmooth ? SMOOTH_CUBIC : CUBIC_TO, q, isSmooth ? 2 : 0, 6);
    this.#goTo(x, y);
    this.#control = { degree: 3, x: x2, y: y2 };
  }

  arc(piece: ArcPiece, scale: number): void {
    this.#begin();
    const { digits } = this;
    const end = [quantize(piece.x * scale, digits), quantize(piece.y * scale, digits)] as const;
    this.#emit(ARC_TO, end, 0, 2, [
      [quantize(piece.rx * scale, digits), digits],
      [quantize(piece.ry * scale, digits), digits],
      [quantize(piece.degrees, ROTATION_DIGITS), ROTATION_DIGITS],
      [0, 0],
      [piece.clockwise ? 1 : 0, 0],
    ]);
    this.#goTo(...end);
  }

  /** A whole turn from the left or right end: the ends of each half are exactly two radii apart. */
  ellipse(rx: number, ry: number, start: number, clockwise: boolean): void {
    this.#begin();
    const { digits } = this;
    const [across, down] = [quantize(Math.abs(rx), digits), quantize(Math.abs(ry), digits)];
    for (const way of Math.cos(start) > 0 ? [-1, 1] : [1, -1]) {
      const x = this.#x + way * 2 * across;
      this.#write(ARC_TO + RELATIVE, [x, this.#y], 0, 2, [
        [across, digits],
        [down, digits],
        [0, 0],
        [1, 0],
        [clockwise ? 1 : 0, 0],
      ]);
      this.#goTo(x, this.#y);
    }
  }

  close(): void {
    this.#begin();
    this.#out.letter(CLOSE_PATH);
    this.#goTo(this.#startX, this.#startY);
  }

  text(): string {
    return this.#out.toString();
  }

  /** Writes the move of a contour that draws something. */
  #begin(): void {
    if (!this.#pendingMove) return;
    this.#pendingMove = false;
    const start = [this.#startX, this.#startY] as const;
    if (this.#out.length === 0) this.#write(MOVE_TO, start, 0, 2, NOTHING);
    else this.#emit(MOVE_TO, start, 0, 2);
    this.#goTo(...start);
    this.#fresh = true;
  }

  #goTo(x: number, y: number): void {
    this.#fresh = false;
    this.#x = x;
    this.#y = y;
    this.#isStraight = false;
    this.#control = undefined;
  }

  /** Whether a control point is the mirror image of the last one of that degree, or where the pen is without one. */
  #isMirrored(degree: 2 | 3, x: number, y: number): boolean {
    const control = this.#control;
    if (control?.degree !== degree) return x === this.#x && y === this.#y;
    return x === 2 * this.#x - control.x && y === 2 * this.#y - control.y;
  }

  /** A command with the coordinates of `q` between two indices, in the shorter of relative and absolute ones. */
  #emit(letter: number, q: Counts, from: number, to: number, before = NOTHING): void {
    const out = this.#out;
    out.mark(this.#start);
    this.#write(letter + RELATIVE, q, from, to, before);
    // Neighbours are near: most absolute coordinates need not be written to be known as longer.
    if (out.length - this.#start.length < this.#leastBytes(q, from, to)) return;
    out.mark(this.#between);
    out.again(this.#start);
    this.#write(letter, q, from, to, before);
    out.keepShorter(this.#start, this.#between);
  }

  /** Bytes that absolute coordinates take at least: their digits before the point, and a sign between two numbers. */
  #leastBytes(q: Counts, from: number, to: number): number {
    let count = 2 * (to - from) - 1;
    for (let i = from; i < to; i++) {
      const size = Math.abs(q[i]!);
      for (let reach = 10 * this.unit; reach <= size; reach *= 10) count++;
    }
    return count;
  }

  #write(letter: number, q: Counts, from: number, to: number, before: readonly Plain[]): void {
    const out = this.#out;
    const isRelative = letter >= RELATIVE + ARC_TO;
    // Numbers after a move are lines.
    if (letter === MOVE_TO || letter === MOVE_TO + RELATIVE) out.letter(letter, letter + LINE_TO - MOVE_TO);
    else out.command(letter);
    for (const [count, digits] of before) out.number(count, digits);
    for (let i = from; i < to; i++) {
      const origin = isRelative ? (i % 2 === 0 ? this.#x : this.#y) : 0;
      out.number(q[i]! - origin, this.digits);
    }
  }
}

/** Whether b → c goes on straight where a → b ended. */
function lengthens(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean {
  const ux = bx - ax;
  const uy = by - ay;
  const vx = cx - bx;
  const vy = cy - by;
  return ux * vy === uy * vx && ux * vx + uy * vy > 0;
}
