import { type Path, PathBuilder } from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.js';
import { BLUE, stroke } from './testing/scenes.js';

const view = { x: 0, y: 0, width: 100, height: 100 };
const fill = { color: BLUE, rule: 'nonzero' } as const;

function reach(path: Path): number {
  return Math.max(...path.coords.map(Math.abs));
}

describe('bounded', () => {
  it('keeps what TeX can hold', () => {
    const node = { kind: 'path', path: new PathBuilder().moveTo(-3000, 0).lineTo(3000, 50), stroke: stroke() } as const;
    expect(bounded(node, view)).toEqual([node]);
  });

  it('cuts a long line near the view, on the line', () => {
    const [node] = bounded(
      { kind: 'path', path: new PathBuilder().moveTo(-1e6, -1e6).lineTo(1e6, 1e6), stroke: stroke() },
      view,
    );
    expect(node!.path.coords.map(Math.round)).toEqual([-500, -500, 600, 600]);
  });

  it('draws the edge of a fill apart, so that cuts are not drawn', () => {
    const path = new PathBuilder().polyline(
      [
        [-1e5, 50],
        [1e5, 50],
        [0, 1e5],
      ],
      true,
    );
    const [inside, edge] = bounded({ kind: 'path', path, fill, stroke: stroke() }, view);
    expect(inside).toMatchObject({ fill });
    expect(inside!.stroke).toBeUndefined();
    expect(Math.max(reach(inside!.path), reach(edge!.path))).toBeLessThanOrEqual(600);
    expect(edge!.path.coords).toEqual([-500, 50, 600, 50]);
  });

  it('finds the part of a huge circle that crosses the view', () => {
    const [node] = bounded(
      { kind: 'path', path: new PathBuilder().circle(50, 10_050, 10_000), stroke: stroke() },
      view,
    );
    expect(reach(node!.path)).toBeLessThanOrEqual(600);
    for (let i = 0; i < node!.path.coords.length; i += 2) {
      const [x, y] = node!.path.coords.slice(i, i + 2) as [number, number];
      expect(Math.abs(Math.hypot(x - 50, y - 10_050) - 10_000)).toBeLessThan(0.11);
    }
  });

  it('leaves out what is far away', () => {
    expect(
      bounded({ kind: 'path', path: new PathBuilder().circle(1e6, 1e6, 1000), fill, stroke: stroke() }, view),
    ).toEqual([]);
  });
});
