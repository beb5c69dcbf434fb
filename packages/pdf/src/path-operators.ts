import { ARC, CLOSE, COORDS, CUBIC, cubicsOfArc, LINE, MOVE, type Path, QUAD } from '@geoslide/core';
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
