import { ARC, atMostTwoTurns, CLOSE, COORDS, CUBIC, ellipsePoint, LINE, MOVE, type Path, QUAD } from '@geoslide/core';
import { formatNumber, formatQuantized, joinNumbers, quantize, separator } from './number.js';

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

/** Decimals of an ellipse's rotation in degrees: 1/100 px at the end of a radius of 600 px. */
const ROTATION_DIGITS = 3;

/**
 * SVG path data, in the shorter of absolute and relative commands, from coordinates rounded once,
 * so that errors do not add up.
 * Throws RangeError where a number is not finite.
 */
export function pathData(path: Path, options: PathDataOptions): string {
  const { digits, scale = 1, flip = false, halfTurns = false } = options;
  const encoder = new PathEncoder(digits);
  const { verbs, coords } = path;
  const vertical = flip ? -scale : scale;
  const q: number[] = [];
  let at = 0;
  for (let index = 0; index < verbs.length; index++) {
    const verb = verbs[index]!;
    const count = COORDS[verb];
    if (count === undefined) throw new RangeError(`The scene holds a path with the unknown verb ${verb}`);
    if (verb === ARC) {
      const c = coords.slice(at, at + count);
      if (halfTurns && isUprightEllipse(c)) encoder.ellipse(c[2]! * scale, c[3]! * scale, c[5]!, c[6]! > 0);
      else for (const piece of arcPieces(c)) encoder.arc(piece, scale);
      at += count;
      continue;
    }
    for (let i = 0; i < count; i += 2) {
      q[i] = quantize(coords[at + i]! * scale, digits);
      q[i + 1] = quantize(coords[at + i + 1]! * vertical, digits);
    }
    at += count;
    if (verb === MOVE) encoder.move(q[0]!, q[1]!);
    else if (verb === LINE) encoder.line(q[0]!, q[1]!, verbs[index + 1]);
    else if (verb === QUAD) encoder.quad(q.slice(0, 4));
    else if (verb === CUBIC) encoder.cubic(q.slice(0, 6));
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

/** Where a line began, and the encoder's state before it. */
interface Straight {
  readonly fromX: number;
  readonly fromY: number;
  readonly text: string;
  readonly repeats: string;
  readonly lastNumber: string;
}

/** Writes commands whose coordinates are integer counts of the rounding unit. */
class PathEncoder {
  private out = '';
  /** The letter that a bare row of numbers would repeat. */
  private repeats = '';
  private lastNumber = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private pendingMove = false;
  /** Nothing follows the contour's move yet. */
  private fresh = true;
  /** The last line, while a next one could lengthen it. */
  private straight: Straight | undefined;
  /** The last control point where the last command was a Bézier curve of that degree. */
  private control: { degree: 2 | 3; x: number; y: number } | undefined;

  constructor(private readonly digits: number) {}

  move(x: number, y: number): void {
    this.pendingMove = true;
    this.straight = undefined;
    this.control = undefined;
    this.startX = x;
    this.startY = y;
  }

  line(x: number, y: number, next: number | undefined): void {
    this.begin();
    if (next === CLOSE && x === this.startX && y === this.startY) return;
    const before = this.straight;
    // A line of no length is a dot where it is all of a contour.
    const alone = this.fresh && (next === undefined || next === MOVE);
    if (!alone && x === this.x && y === this.y) return;
    if (before && lengthens(before.fromX, before.fromY, this.x, this.y, x, y)) {
      this.out = before.text;
      this.repeats = before.repeats;
      this.lastNumber = before.lastNumber;
      this.x = before.fromX;
      this.y = before.fromY;
    }
    const state = {
      fromX: this.x,
      fromY: this.y,
      text: this.out,
      repeats: this.repeats,
      lastNumber: this.lastNumber,
    };
    if (y === this.y)
      this.emitShortest([
        ['H', [x]],
        ['h', [x - this.x]],
      ]);
    else if (x === this.x)
      this.emitShortest([
        ['V', [y]],
        ['v', [y - this.y]],
      ]);
    else this.emitLine(x, y);
    this.goTo(x, y);
    this.straight = state;
  }

  quad(q: readonly number[]): void {
    this.begin();
    const [x1, y1, x, y] = q as [number, number, number, number];
    const mirror = this.mirrored(2);
    if (mirror.x === x1 && mirror.y === y1) this.emitPoints('T', [x, y]);
    else this.emitPoints('Q', q);
    this.goTo(x, y);
    this.control = { degree: 2, x: x1, y: y1 };
  }

  cubic(q: readonly number[]): void {
    this.begin();
    const [x1, y1, x2, y2, x, y] = q as [number, number, number, number, number, number];
    const mirror = this.mirrored(3);
    if (mirror.x === x1 && mirror.y === y1) this.emitPoints('S', [x2, y2, x, y]);
    else this.emitPoints('C', q);
    this.goTo(x, y);
    this.control = { degree: 3, x: x2, y: y2 };
  }

  arc(piece: ArcPiece, scale: number): void {
    this.begin();
    const digits = this.digits;
    const x = quantize(piece.x * scale, digits);
    const y = quantize(piece.y * scale, digits);
    const shape = [
      formatNumber(piece.rx * scale, digits),
      formatNumber(piece.ry * scale, digits),
      formatNumber(piece.degrees, ROTATION_DIGITS),
      '0',
      piece.clockwise ? '1' : '0',
    ];
    this.emitTexts([
      ['A', [...shape, ...this.format([x, y])]],
      ['a', [...shape, ...this.format([x - this.x, y - this.y])]],
    ]);
    this.goTo(x, y);
  }

  /** A whole turn from the left or right end: the ends of each half are exactly two radii apart. */
  ellipse(rx: number, ry: number, start: number, clockwise: boolean): void {
    this.begin();
    const diameter = 2 * quantize(Math.abs(rx), this.digits);
    const radii = [rx, ry].map((radius) => formatNumber(Math.abs(radius), this.digits));
    for (const way of Math.cos(start) > 0 ? [-1, 1] : [1, -1]) {
      const numbers = [...radii, '0', '1', clockwise ? '1' : '0', ...this.format([way * diameter, 0])];
      this.emitTexts([['a', numbers]]);
      this.goTo(this.x + way * diameter, this.y);
    }
  }

  close(): void {
    this.begin();
    this.out += 'z';
    this.repeats = 'z';
    this.lastNumber = '';
    this.goTo(this.startX, this.startY);
  }

  text(): string {
    return this.out;
  }

  /** Writes the move of a contour that draws something. */
  private begin(): void {
    if (!this.pendingMove) return;
    this.pendingMove = false;
    if (this.out === '') this.emitTexts([['M', this.format([this.startX, this.startY])]]);
    else this.emitPoints('M', [this.startX, this.startY]);
    this.repeats = this.repeats === 'm' ? 'l' : 'L';
    this.goTo(this.startX, this.startY);
    this.fresh = true;
  }

  private goTo(x: number, y: number): void {
    this.fresh = false;
    this.x = x;
    this.y = y;
    this.straight = undefined;
    this.control = undefined;
  }

  private mirrored(degree: 2 | 3): { x: number; y: number } {
    const control = this.control;
    if (control?.degree !== degree) return { x: this.x, y: this.y };
    return { x: 2 * this.x - control.x, y: 2 * this.y - control.y };
  }

  private emitPoints(letter: string, absolute: readonly number[]): void {
    const relative = absolute.map((value, i) => value - (i % 2 === 0 ? this.x : this.y));
    this.emitShortest([
      [letter, absolute],
      [letter.toLowerCase(), relative],
    ]);
  }

  /** As emitPoints, for what most paths are made of. */
  private emitLine(x: number, y: number): void {
    const { digits } = this;
    const right = formatQuantized(x, digits);
    const down = formatQuantized(y, digits);
    const byX = formatQuantized(x - this.x, digits);
    const byY = formatQuantized(y - this.y, digits);
    const absolute = this.opening('L', right) + right + separator(right, down) + down;
    const relative = this.opening('l', byX) + byX + separator(byX, byY) + byY;
    const isShorter = relative.length < absolute.length;
    this.out += isShorter ? relative : absolute;
    this.repeats = isShorter ? 'l' : 'L';
    this.lastNumber = isShorter ? byY : down;
  }

  /** What stands before a command's first number. */
  private opening(letter: string, number: string): string {
    return letter === this.repeats && letter !== 'M' && letter !== 'm' ? separator(this.lastNumber, number) : letter;
  }

  private emitShortest(choices: readonly (readonly [letter: string, counts: readonly number[]])[]): void {
    this.emitTexts(choices.map(([letter, counts]) => [letter, this.format(counts)] as const));
  }

  private emitTexts(choices: readonly (readonly [letter: string, numbers: readonly string[]])[]): void {
    let best: { text: string; letter: string; last: string } | undefined;
    for (const [letter, numbers] of choices) {
      const text = this.join(letter, numbers);
      if (best === undefined || text.length < best.text.length) best = { text, letter, last: numbers.at(-1)! };
    }
    if (best === undefined) return;
    this.out += best.text;
    this.repeats = best.letter;
    this.lastNumber = best.last;
  }

  private join(letter: string, numbers: readonly string[]): string {
    return this.opening(letter, numbers[0]!) + joinNumbers(numbers);
  }

  private format(counts: readonly number[]): string[] {
    return counts.map((count) => formatQuantized(count, this.digits));
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
