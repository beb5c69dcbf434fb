import { ARC, atMostTwoTurns, CLOSE, CUBIC, ellipsePoint, LINE, MOVE, type Path, QUAD } from '@geoslide/core';
import type { Frame } from './frame.js';
import { bp, degrees } from './numbers.js';

/** Circles up to this radius are marks: their size belongs to the paper, not to the coordinates. */
const LARGEST_MARK = 12;
/** An arc of a turned ellipse is written in Bézier curves of at most this angle; each is within 0.03 % of its radius. */
const BEZIER_TURN = Math.PI / 2;
const FULL_TURN = 2 * Math.PI;
/** A contour of so many lines or more is written as a plot: each of its points takes four bytes less. */
const MANY_LINES = 8;
const ANGLE_TOLERANCE = 1e-9;

/**
 * A path as TikZ operations, such as `(0,0) -- (1,2) -- cycle`, one string for each contour's piece, to be broken into lines.
 * `dashed` paths keep their direction and start, which a circle's own operation has not.
 */
export function operations(path: Path, frame: Frame, dashed: boolean): string[] {
  const box = dashed ? undefined : rectangle(path, frame);
  if (box !== undefined) return [box];
  const pieces: string[] = [];
  const { verbs, coords } = path;
  let at = 0;
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  let moved = '';
  const draw = (operation: string) => {
    pieces.push(moved + operation);
    moved = '';
  };
  for (let i = 0; i < verbs.length; i++) {
    switch (verbs[i]) {
      case MOVE: {
        const [x, y] = coords.slice(at, at + 2) as [number, number];
        const ellipse = verbs[i + 1] === ARC && !dashed ? wholeEllipse(coords.slice(at + 2, at + 9), frame) : undefined;
        if (ellipse !== undefined && (verbs[i + 2] === undefined || verbs[i + 2] === CLOSE || verbs[i + 2] === MOVE)) {
          pieces.push(ellipse);
          i += verbs[i + 2] === CLOSE ? 2 : 1;
          at += 9;
          break;
        }
        moved = frame.point(x, y);
        pen = [x, y];
        start = pen;
        at += 2;
        const lines = linesFrom(verbs, i + 1);
        if (lines >= MANY_LINES) {
          const ends = Array.from({ length: lines }, (_, k) => [coords[at + 2 * k]!, coords[at + 2 * k + 1]!] as const);
          pen = ends.at(-1)!;
          const closes = verbs[i + 1 + lines] === CLOSE && pen[0] === start[0] && pen[1] === start[1];
          const points = (closes ? ends.slice(0, -1) : ends).map((end) => frame.point(...end));
          pieces.push(...plot([moved, ...points]));
          moved = '';
          at += 2 * lines;
          i += lines;
        }
        break;
      }
      case LINE: {
        const [x, y] = [coords[at]!, coords[at + 1]!];
        const closes = verbs[i + 1] === CLOSE && x === start[0] && y === start[1];
        if (!closes) draw(` -- ${frame.point(x, y)}`);
        pen = [x, y];
        at += 2;
        break;
      }
      case QUAD: {
        const [x1, y1, x, y] = coords.slice(at, at + 4) as [number, number, number, number];
        const [a, b] = [pen[0] + (2 / 3) * (x1 - pen[0]), pen[1] + (2 / 3) * (y1 - pen[1])];
        draw(curve(frame, a, b, x + (2 / 3) * (x1 - x), y + (2 / 3) * (y1 - y), x, y));
        pen = [x, y];
        at += 4;
        break;
      }
      case CUBIC: {
        const [x, y] = [coords[at + 4]!, coords[at + 5]!];
        draw(curve(frame, coords[at]!, coords[at + 1]!, coords[at + 2]!, coords[at + 3]!, x, y));
        pen = [x, y];
        at += 6;
        break;
      }
      case ARC: {
        const c = coords.slice(at, at + 7) as Ellipse;
        draw(arc(c, frame));
        pen = ellipsePoint(c[0], c[1], c[2], c[3], c[4], c[5] + c[6]);
        at += 7;
        break;
      }
      case CLOSE:
        draw(' -- cycle');
        break;
      default:
        throw new RangeError(`The scene holds a path with the unknown verb ${verbs[i]}`);
    }
  }
  return pieces;
}

/** Points of a plot in one piece of its source, and such that stand behind its command. */
const POINTS_TOGETHER = 7;
const POINTS_FIRST = 4;

function plot(points: readonly string[]): string[] {
  const pieces = [`plot coordinates {${points.slice(0, POINTS_FIRST).join('')}`];
  for (let i = POINTS_FIRST; i < points.length; i += POINTS_TOGETHER) {
    pieces.push(points.slice(i, i + POINTS_TOGETHER).join(''));
  }
  return [...pieces.slice(0, -1), `${pieces.at(-1)}}`];
}

/** How many lines follow each other. */
function linesFrom(verbs: ArrayLike<number>, from: number): number {
  let end = from;
  while (verbs[end] === LINE) end += 1;
  return end - from;
}

type Ellipse = [cx: number, cy: number, rx: number, ry: number, rotation: number, start: number, sweep: number];

function curve(frame: Frame, x1: number, y1: number, x2: number, y2: number, x: number, y: number): string {
  return ` .. controls ${frame.point(x1, y1)} and ${frame.point(x2, y2)} .. ${frame.point(x, y)}`;
}

function radius(px: number, frame: Frame): string {
  return px <= LARGEST_MARK ? bp(px) : frame.length(px);
}

/** Both in the same unit: TikZ takes none or two lengths with one. */
function radii(rx: number, ry: number, frame: Frame): string {
  if (rx === ry) return `radius=${radius(rx, frame)}`;
  const write = Math.max(rx, ry) <= LARGEST_MARK ? bp : frame.length;
  return `x radius=${write(rx)}, y radius=${write(ry)}`;
}

function wholeEllipse(c: readonly number[], frame: Frame): string | undefined {
  const [cx, cy, rx, ry, rotation, , sweep] = c as unknown as Ellipse;
  if (Math.abs(Math.abs(sweep) - FULL_TURN) > ANGLE_TOLERANCE) return undefined;
  const center = frame.point(cx, cy);
  const turn = degrees(rotation % Math.PI);
  const turned = turn === '0' || rx === ry ? '' : `, rotate=${turn}`;
  return `${center} circle[${radii(rx, ry, frame)}${turned}]`;
}

/** Whether an operation is a circle or ellipse of its own. */
export const isCircle = (operation: string): boolean => operation.includes(' circle[');

function arc(c: Ellipse, frame: Frame): string {
  const [, , rx, ry, rotation, start, turns] = c;
  if (rx !== ry && degrees(rotation % FULL_TURN) !== '0') return turnedArc(c, frame);
  // TeX holds no number above 16383.
  const from = (rx === ry ? start + rotation : start) % FULL_TURN;
  const to = from + atMostTwoTurns(turns);
  return ` arc[start angle=${degrees(from)}, end angle=${degrees(to)}, ${radii(rx, ry, frame)}]`;
}

/** https://www.spaceroots.org/documents/ellipse/node22.html: control points at 4/3 tan(angle / 4) of the tangent. */
function turnedArc([cx, cy, rx, ry, rotation, start, turns]: Ellipse, frame: Frame): string {
  const sweep = atMostTwoTurns(turns);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / BEZIER_TURN));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  let source = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const [x0, y0] = ellipsePoint(cx, cy, rx, ry, rotation, a);
    const [x3, y3] = ellipsePoint(cx, cy, rx, ry, rotation, b);
    const [u0, v0] = ellipsePoint(0, 0, rx, ry, rotation, a + Math.PI / 2);
    const [u3, v3] = ellipsePoint(0, 0, rx, ry, rotation, b + Math.PI / 2);
    source += curve(frame, x0 + reach * u0, y0 + reach * v0, x3 - reach * u3, y3 - reach * v3, x3, y3);
  }
  return source;
}

/** A path that is one upright rectangle. */
function rectangle({ verbs, coords }: Path, frame: Frame): string | undefined {
  if (verbs.join() !== [MOVE, LINE, LINE, LINE, CLOSE].join()) return undefined;
  const [x0, y0, x1, y1, x2, y2, x3, y3] = coords as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const flat = x0 === x3 && x1 === x2 && y0 === y1 && y2 === y3;
  const steep = x0 === x1 && x2 === x3 && y1 === y2 && y3 === y0;
  return flat || steep ? `${frame.point(x0, y0)} rectangle ${frame.point(x2, y2)}` : undefined;
}
