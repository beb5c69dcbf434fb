import { expect, it } from 'vitest';
import { movedNode } from './moved.js';
import { PathBuilder } from './path.js';
import type { SceneNode } from './scene.js';

it('moves places, and neither radii nor angles', () => {
  const made = (dx: number, dy: number): SceneNode => ({
    kind: 'group',
    clip: { x: dx, y: dy, width: 5, height: 6 },
    children: [
      {
        kind: 'path',
        path: new PathBuilder()
          .moveTo(1 + dx, 2 + dy)
          .lineTo(3 + dx, 4 + dy)
          .quadTo(5 + dx, 6 + dy, 7 + dx, 8 + dy)
          .cubicTo(1 + dx, 2 + dy, 3 + dx, 4 + dy, 5 + dx, 6 + dy)
          .arc(10 + dx, 20 + dy, 3, 2, 0.5, 0.25, 1, true)
          .close(),
      },
    ],
  });
  const moved = movedNode(made(0, 0), 100, -50);
  const wanted = made(100, -50);
  expect(numbersOf(moved)).toEqual(numbersOf(wanted).map((value) => expect.closeTo(value, 5)));
});

function numbersOf(node: SceneNode): number[] {
  if (node.kind === 'path') return [...node.path.verbs, ...node.path.coords];
  if (node.kind !== 'group') return [];
  const { x, y, width, height } = node.clip ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height, ...node.children.flatMap(numbersOf)];
}
