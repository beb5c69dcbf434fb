import { expect, it } from 'vitest';
import { finiteNodes } from './finite.js';
import { PathBuilder } from './path.js';
import type { SceneNode } from './scene.js';

const line = (x: number): SceneNode => ({ kind: 'path', path: new PathBuilder().moveTo(0, 0).lineTo(x, 1) });
const layout = { width: 1, ascent: 1, descent: 0, pieces: [] };
const color = { r: 0, g: 0, b: 0, a: 1 };
const text = (x: number): SceneNode => ({
  kind: 'text',
  source: 'A',
  mode: 'plain',
  font: 'serif',
  fontSize: 1,
  x,
  y: 0,
  color,
  layout,
});
const group = (...children: SceneNode[]): SceneNode => ({ kind: 'group', children });

function kept(...nodes: SceneNode[]): [nodes: readonly SceneNode[], reports: number] {
  let reports = 0;
  const result = finiteNodes(nodes, () => reports++);
  return [result, reports];
}

it('keeps what has a place, and says nothing', () => {
  const nodes = [line(1), text(2), group(line(3))];
  expect(kept(...nodes)).toEqual([nodes, 0]);
});

it.each([Number.NaN, Infinity, -Infinity, -7.3e307])(
  'leaves out what lies at %d, in groups too, and says so once',
  (x) => {
    expect(kept(line(1), line(x), text(x), group(line(2), line(x)))).toEqual([[line(1), group(line(2))], 1]);
  },
);
