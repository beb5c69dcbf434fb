import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../scene/path.js';
import type { Color, SceneNode, TextNode } from '../scene/scene.js';
import { finishedHalos } from './halo.js';
import { createViewport } from './viewport.js';

const black = { r: 0, g: 0, b: 0, a: 1 };
const white = { r: 255, g: 255, b: 255, a: 1 };
const viewport = createViewport({ left: 0, right: 10, bottom: 0, top: 10, scale: 10 });

/** A line from the left side to the right at a height of px. */
const line = (y: number): SceneNode => ({
  kind: 'path',
  path: { verbs: [0, 1], coords: [0, y, 100, y] },
  stroke: { color: black, width: 1, cap: 'butt', join: 'miter' },
});

/** A text of bars of 1 × 10 px over the point (x, y). */
const text = (x: number, y: number, bars = 1): TextNode => ({
  kind: 'text',
  x,
  y,
  color: black,
  halo: { color: white, width: 2 },
  source: 'bars',
  mode: 'plain',
  font: 'serif',
  fontSize: 10,
  layout: {
    width: bars,
    ascent: 10,
    descent: 0,
    pieces: Array.from({ length: bars }, (_, i) => ({
      kind: 'rule',
      rect: { x: i % 10, y: -10, width: 1, height: 10 },
    })),
  },
});

const haloed = (nodes: readonly SceneNode[]) =>
  finishedHalos(nodes, viewport, true).flatMap((node) => (node.kind === 'text' ? [node.halo !== undefined] : []));

describe('finishedHalos', () => {
  it('keeps halos over what is painted below', () => {
    expect(haloed([line(50), text(10, 55), text(10, 90), text(30, 20), line(15)])).toEqual([true, false, false]);
  });

  it('gives no more letters a halo than can be painted in time', () => {
    const many = Array.from({ length: 30 }, () => text(10, 55, 200));
    expect(haloed([line(50), ...many]).filter(Boolean)).toHaveLength(20);
  });

  it('tells lines apart where they are dense', () => {
    const lines = Array.from({ length: 600 }, () => line(40));
    expect(haloed([...lines, text(10, 60), text(20, 52)])).toEqual([false, true]);
  });

  const haloOf = (nodes: readonly SceneNode[], tints = true) =>
    finishedHalos(nodes, viewport, tints).flatMap((node) => (node.kind === 'text' ? [node.halo] : []))[0];
  const square = (left: number, color: Color): SceneNode => ({
    kind: 'path',
    path: new PathBuilder().rect(left, 30, 40, 40),
    fill: { color, rule: 'nonzero' },
  });

  it('gives halos the colour of the fills below the middle of the text', () => {
    const blue = { r: 0, g: 0, b: 255, a: 0.2 };
    const tinted = { r: 204, g: 204, b: 255, a: 1 };
    expect(haloOf([square(0, blue), line(50), text(10, 55)])?.color).toEqual(tinted);
    expect(haloOf([square(20, blue), line(50), text(10, 55)])?.color).toEqual(white);
    expect(haloOf([square(0, blue), line(50), text(10, 55)], false)?.color).toEqual(white);
    const clip = { x: 20, y: 0, width: 80, height: 100 };
    const cut: SceneNode = { kind: 'group', clip, children: [square(0, blue)] };
    expect(haloOf([cut, line(50), text(10, 55)])?.color).toEqual(white);
  });

  it('leaves halos on which the letters could not be read in the colour of the background', () => {
    expect(haloOf([square(0, { r: 40, g: 40, b: 40, a: 1 }), line(50), text(10, 55)])?.color).toEqual(white);
  });

  it('does not let halos reach into the mark of a point beside the text', () => {
    const dot = (x: number): SceneNode => ({
      kind: 'group',
      type: 'Point',
      children: [{ kind: 'path', path: new PathBuilder().circle(x, 50, 3), fill: { color: black, rule: 'nonzero' } }],
    });
    expect(haloOf([dot(15), line(50), text(10, 55)])?.width).toBeCloseTo(1);
    expect(haloOf([dot(18), line(50), text(10, 55)])?.width).toBe(2);
    expect(haloOf([dot(12), line(50), text(10, 55)])?.width).toBe(2);
  });
});
