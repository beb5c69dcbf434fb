import { snap } from '@geoslide/geometry';
import { ARC, COORDS } from './path.js';
import type { Rect, SceneNode } from './scene.js';

/** A node of a scene, moved by px. */
export function movedNode(node: SceneNode, dx: number, dy: number): SceneNode {
  const x = (value: number): number => snap(value + dx);
  const y = (value: number): number => snap(value + dy);
  const rect = (of: Rect): Rect => ({ ...of, x: x(of.x), y: y(of.y) });
  switch (node.kind) {
    case 'group': {
      const children = node.children.map((child) => movedNode(child, dx, dy));
      return { ...node, children, ...(node.clip && { clip: rect(node.clip) }) };
    }
    case 'text':
      return { ...node, x: x(node.x), y: y(node.y) };
    case 'image':
      return { ...node, rect: rect(node.rect) };
    case 'path': {
      const { verbs, coords } = node.path;
      const moved = [...coords];
      let at = 0;
      for (const verb of verbs) {
        const count = COORDS[verb]!;
        // Of an arc only the centre is a place.
        const places = verb === ARC ? 2 : count;
        for (let i = at; i < at + places; i += 2) {
          moved[i] = x(moved[i]!);
          moved[i + 1] = y(moved[i + 1]!);
        }
        at += count;
      }
      return { ...node, path: { verbs, coords: moved } };
    }
  }
}
