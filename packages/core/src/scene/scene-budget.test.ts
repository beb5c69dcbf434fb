import { RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import type { SceneNode, TextNode } from './scene.js';
import { createSceneBudget } from './scene-budget.js';

const black = { r: 0, g: 0, b: 0, a: 1 };
const line: SceneNode = { kind: 'path', path: { verbs: [0, 1], coords: [0, 0, 1, 1] } };
const rule: TextNode['layout']['pieces'][number] = { kind: 'rule', rect: { x: 0, y: 0, width: 1, height: 1 } };
const text: TextNode = {
  kind: 'text',
  x: 0,
  y: 0,
  color: black,
  source: 'ab',
  mode: 'plain',
  font: 'serif',
  fontSize: 10,
  layout: { width: 2, ascent: 1, descent: 0, pieces: [rule, rule] },
};

describe('the budget of a scene', () => {
  it.each<[string, SceneNode[], number]>([
    ['coordinates', [line, line], 8],
    ['letters', [text], 20],
    ['what groups hold', [{ kind: 'group', children: [line, { kind: 'group', children: [text] }] }], 24],
  ])('counts %s', (_what, nodes, size) => {
    expect(createSceneBudget(size).spend(nodes)).toBe(nodes);
    expect(() => createSceneBudget(size - 1).spend(nodes)).toThrow(RenderError);
  });

  it('is for all of a picture', () => {
    const budget = createSceneBudget(10);
    budget.spend([line]);
    budget.spend([line]);
    expect(() => budget.spend([line])).toThrow(/too many lines/);
  });
});
