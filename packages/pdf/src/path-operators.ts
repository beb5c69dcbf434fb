import { ARC, atMostTwoTurns, CLOSE, COORDS, CUBIC, LINE, MOVE, type Path, QUAD } from '@geoslide/core';
import { numbers } from './number.js';

/** The operators that build a path (ISO 32000-1, 8.5.2). Quadratic curves and arcs become cubic ones. */
export function pathOperators({ verbs, coords }: Path): string[] {
  const lines: string[] = [];
  let at = 0;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const verb of verbs) {
    const given = coords.slice(at, at + COORDS[verb]!);
    at += given.length;
    switch (verb) {
      case MOVE:
        lines.push(`${numbers(...given)} m`);
        [startX, startY] = [given[0]!, given[1]!];
        break;
      case LINE:
        lines.push(`${numbers(...given)} l`);
        break;
      case CUBIC:
        lines.push(`${numbers(...given)} c`);
        break;
      case QUAD:
        lines.push(`${numbers(...cubicOfQuad(x, y, given))} c`);
        break;
      case ARC: {
        for (const piece of cubicsOfArc(given)) {
          lines.push(`${numbers(...piece)} c`);
          [x, y] = piece.slice(-2) as [number, number];
        }
        continue;
      }
      case CLOSE:
        lines.push('h');
        [x, y] = [startX, startY];
        continue;
    }
    [x, y] = given.slice(-2) as [number, number];
  }
  return lines;
}

function cubicOfQuad(x0: number, y0: number, quad: readonly number[]): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = quad;
  const third = (end: number, control: number) => end + (2 / 3) * (control - end);
  return [third(x0, x1), third(y0, y1), third(x2, x1), third(y2, y1), x2, y2];
}

/**
 * Cubic curves along an elliptic arc, at least one, each of at most a quarter turn: their radius is off by at most 0.03
 * %.
 * A piece of the angle a has its control points at 4/3 tan(a/4) along the tangents.
 */
function cubicsOfArc(arc: readonly number[]): number[][] {
  const [cx = 0, cy = 0, rx = 0, ry = 0, rotation = 0, start = 0, wholeSweep = 0] = arc;
  const sweep = atMostTwoTurns(wholeSweep);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const place = (u: number, v: number) => [cx + rx * u * cos - ry * v * sin, cy + rx * u * sin + ry * v * cos];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    return [
      ...place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      ...place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}
