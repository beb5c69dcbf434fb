import { describe, expect, it } from 'vitest';
import { CLOSE, CUBIC, LINE, MOVE, type Path, PathBuilder } from '../path.js';
import type { Group, PathNode, Scene, SceneNode } from '../scene.js';
import { smoothScene } from './smooth-scene.js';

const black = { r: 0, g: 0, b: 0, a: 1 };
const stroke = { color: black, width: 2, cap: 'round', join: 'round' } as const;

function smoothed(path: Path, type = 'Curve', more: Partial<PathNode> = {}): Path {
  const children: SceneNode[] = [{ kind: 'group', id: 'f', type, children: [{ kind: 'path', path, stroke, ...more }] }];
  const scene: Scene = smoothScene({ width: 500, height: 500, children });
  const group = scene.children[0] as Group;
  return (group.children[0] as PathNode).path;
}

/** Points of x from 0 to 400 px in steps of 2 px. */
const graph = (f: (x: number) => number) =>
  new PathBuilder().polyline(Array.from({ length: 201 }, (_, i) => [2 * i, f(2 * i)] as const));

const count = (path: Path, verb: number) => path.verbs.filter((one) => one === verb).length;

/** The largest distance, px, of the curves' points at eighths from y = f(x), measured along y. */
function largestError({ verbs, coords }: Path, f: (x: number) => number): number {
  let most = 0;
  let at = 0;
  let [x0, y0] = [0, 0];
  for (const verb of verbs) {
    const points = coords.slice(at, at + (verb === CUBIC ? 6 : 2));
    if (verb === CUBIC) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
      for (let i = 1; i <= 8; i++) {
        const t = i / 8;
        const s = 1 - t;
        const on = (a: number, b: number, c: number, d: number) =>
          s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
        most = Math.max(most, Math.abs(on(y0, y1, y2, y3) - f(on(x0, x1, x2, x3))));
      }
    }
    [x0, y0] = points.slice(-2) as [number, number];
    at += points.length;
  }
  return most;
}

describe('curves of many short lines', () => {
  it.each([
    ['a parabola', (x: number) => (x - 200) ** 2 / 200, 6],
    ['a sine', (x: number) => 250 + 20 * Math.sin(x / 30), 16],
    ['a pole beside the picture', (x: number) => 4000 / (x + 60), 6],
  ])('%s', (_, f, most) => {
    const path = smoothed(graph(f));
    expect(path.verbs[0]).toBe(MOVE);
    expect(count(path, LINE)).toBe(0);
    expect(count(path, CUBIC)).toBeLessThanOrEqual(most);
    expect(largestError(path, f)).toBeLessThan(0.05);
    expect(path.coords.slice(-2)).toEqual([400, f(400)].map((v) => expect.closeTo(v, 5)));
  });

  it('keeps a corner where it is', () => {
    const path = smoothed(graph((x) => Math.abs(x - 200) + 20 * Math.sin(x / 40)));
    const corner = [200, 20 * Math.sin(5)];
    const at = path.coords.findIndex((x, i) => x === 200 && Math.abs(path.coords[i + 1]! - corner[1]!) < 1e-5);
    expect(at).toBeGreaterThan(0);
    expect(count(path, CUBIC)).toBeGreaterThan(0);
  });

  it('closes a closed curve as smoothly as it goes on elsewhere', () => {
    const points = Array.from({ length: 90 }, (_, i) => {
      const angle = (i * Math.PI) / 45;
      return [200 + 100 * Math.cos(angle), 200 + 100 * Math.sin(angle)] as const;
    });
    const path = smoothed(new PathBuilder().polyline(points, true));
    expect(path.verbs.at(-1)).toBe(CLOSE);
    const [, , x1 = 0, y1 = 0] = path.coords;
    const [x2 = 0, y2 = 0] = path.coords.slice(-4);
    // Both handles at (300, 200) are upright.
    expect((x1 - 300) / (y1 - 200)).toBeCloseTo(0, 1);
    expect((x2 - 300) / (y2 - 200)).toBeCloseTo(0, 1);
    expect(y1).toBeGreaterThan(200);
    expect(y2).toBeLessThan(200);
    expect(count(path, CUBIC)).toBeLessThan(12);
  });

  it('leaves a zigzag what it is', () => {
    const path = new PathBuilder().polyline(Array.from({ length: 60 }, (_, i) => [i / 50, i % 2 ? 10 : 90] as const));
    expect(smoothed(path)).toEqual(path);
  });

  it('survives points on one place', () => {
    const points = Array.from({ length: 40 }, (_, i) => [i - (i % 3), 5] as const);
    expect(smoothed(new PathBuilder().polyline(points)).coords.every(Number.isFinite)).toBe(true);
  });
});

describe('kept as it is', () => {
  const path = graph((x) => 250 + 100 * Math.sin(x / 30));
  it.each<[string, Path, string, Partial<PathNode>]>([
    ['a polygon', path, 'Polygon', {}],
    ['what is filled', path, 'Curve', { fill: { color: black, rule: 'nonzero' } }],
    ['a circle', new PathBuilder().circle(5, 5, 3), 'Curve', {}],
  ])('%s', (_, given, type, more) => {
    expect(smoothed(given, type, more)).toEqual(given);
  });
});
