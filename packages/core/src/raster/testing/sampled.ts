import type { Fill } from '../../scene/scene.js';
import type { Coverage, Polygon } from './coverage.js';

/**
 * Coverage found the slow way: winding numbers on `lines` lines through the middle of thin strips of each row, with exact
 * spans along each line.
 */
export function sampledCoverage(
  polygons: readonly Polygon[],
  rule: Fill['rule'],
  width: number,
  height: number,
  lines: number,
): Coverage {
  const sums = new Float64Array(width * height);
  for (let line = 0; line < height * lines; line++) {
    const y = (line + 0.5) / lines;
    const row = Math.floor(y) * width;
    for (const [from, to] of spansAt(polygons, rule, y)) {
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
        sums[row + x]! += Math.max(0, Math.min(x + 1, to) - Math.max(x, from));
      }
    }
  }
  return { width, height, bytes: Uint8Array.from(sums, (sum) => Math.round((255 * sum) / lines)) };
}

function spansAt(polygons: readonly Polygon[], rule: Fill['rule'], y: number): [number, number][] {
  const crossings = polygons.flatMap((polygon) =>
    polygon.flatMap(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length]!;
      if (y0 <= y === y1 <= y) return [];
      return [{ x: x0 + ((y - y0) * (x1 - x0)) / (y1 - y0), turn: y1 > y0 ? 1 : -1 }];
    }),
  );
  crossings.sort((a, b) => a.x - b.x);
  const spans: [number, number][] = [];
  let winding = 0;
  crossings.forEach(({ x, turn }, i) => {
    winding += turn;
    const inside = rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
    if (inside) spans.push([x, crossings[i + 1]!.x]);
  });
  return spans;
}
