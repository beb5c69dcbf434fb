import { RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { projector as createProjector } from '../camera/projection.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { nothing, type Parts } from './parts.js';
import { createPartsBudget } from './parts-budget.js';
import { sphereParts } from './round-parts.js';

const o = { x: 0, y: 0, z: 0 };
const facets = (count: number): Parts => {
  const { bodies } = sphereParts({ type: 'Sphere', center: o, radius: 1 }, createProjector(defaultCamera, 100, 100));
  return { ...nothing, bodies: bodies.map((body) => ({ ...body, mantle: { ...body.mantle, facetCount: count } })) };
};
const patches = (count: number): Parts => ({ ...nothing, patches: Array(count).fill({ corners: [o, o, o] }) });
const wires = (count: number): Parts => ({ ...nothing, wires: Array(count).fill({ kind: 'segment', a: o, b: o }) });

describe('the budget of parts in space', () => {
  it.each([
    ['facets', [facets(250_000), facets(250_000)], facets(1)],
    ['faces', [patches(50_000)], patches(1)],
    ['lines before faces', [wires(20_000), patches(3000)], patches(1)],
    ['faces before lines', [patches(3000), wires(20_000)], wires(1)],
  ])('is for all %s', (_what, within, last) => {
    const budget = createPartsBudget();
    for (const parts of within) expect(budget.spend('a', parts)).toBe(parts);
    expect(() => budget.spend('b', last)).toThrow(RenderError);
    expect(() => budget.spend('b', last)).toThrow(/"a" takes most/);
  });
});
