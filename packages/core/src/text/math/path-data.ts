import { type Path, PathBuilder } from '../../scene/path.js';

const PARAMETERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/**
 * Reads SVG path data with lines and Bézier curves, as KaTeX's artwork has them.
 * @throws {Error} where the data holds another command, such as an arc.
 */
export function parsePathData(d: string): Path {
  const path = new PathBuilder();
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  // The last control point, for the smooth commands.
  let control: { x: number; y: number; of: 'C' | 'Q' } | undefined;
  let command = '';

  for (let i = 0; i < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[i]!)) command = tokens[i++]!;
    else if (command === '' || command === 'z' || command === 'Z')
      throw new Error('Path data has numbers without a command.');
    const kind = command.toUpperCase();
    const count = PARAMETERS[kind];
    if (count === undefined) throw new Error(`Path data has the command "${command}", which is not supported.`);
    const relative = command !== kind;
    const p = tokens.slice(i, i + count).map(Number);
    if (p.length < count || p.some(Number.isNaN)) throw new Error(`Path data ends inside the command "${command}".`);
    i += count;
    const dx = relative ? x : 0;
    const dy = relative ? y : 0;
    const before = control;
    control = undefined;

    if (kind === 'Z') {
      path.close();
      x = startX;
      y = startY;
      continue;
    }
    const endX = kind === 'V' ? x : dx + p[kind === 'H' ? 0 : count - 2]!;
    const endY = kind === 'H' ? y : dy + p[count - 1]!;
    if (kind === 'M') {
      path.moveTo(endX, endY);
      startX = endX;
      startY = endY;
      command = relative ? 'l' : 'L';
    } else if (kind === 'L' || kind === 'H' || kind === 'V') {
      path.lineTo(endX, endY);
    } else if (kind === 'C' || kind === 'S') {
      const smooth = before?.of === 'C' ? [2 * x - before.x, 2 * y - before.y] : [x, y];
      const first = kind === 'C' ? [dx + p[0]!, dy + p[1]!] : smooth;
      control = { x: dx + p[count - 4]!, y: dy + p[count - 3]!, of: 'C' };
      path.cubicTo(first[0]!, first[1]!, control.x, control.y, endX, endY);
    } else {
      const smooth = before?.of === 'Q' ? [2 * x - before.x, 2 * y - before.y] : [x, y];
      const point = kind === 'Q' ? [dx + p[0]!, dy + p[1]!] : smooth;
      control = { x: point[0]!, y: point[1]!, of: 'Q' };
      path.quadTo(control.x, control.y, endX, endY);
    }
    x = endX;
    y = endY;
  }
  return { verbs: path.verbs, coords: path.coords };
}
