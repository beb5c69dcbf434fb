import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { controlBounds } from '../../scene/path-bounds.js';
import type { Glyph, SceneNode, TextNode, TextPiece } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';
import { BLACK, coverageOf } from '../testing/coverage-of.js';
import { haloPath } from './halo-path.js';

const white = { r: 255, g: 255, b: 255, a: 1 };

/** Of an em of 20 px: a ring from 0.4 to 11.6 px to the right and from 0.4 to 11.6 px above the baseline. */
const ring: Glyph = {
  key: 'test/ring',
  outline: new PathBuilder().circle(300, 300, 280).circle(300, 300, 240),
  unitsPerEm: 1000,
};
const letter = (x: number): TextPiece => ({ kind: 'glyph', glyph: ring, x, y: 0, size: 20 });

/** Letters in no colour of their own, so that the halo is all there is. */
function text(x: number, y: number, pieces: readonly TextPiece[], color = BLACK): TextNode {
  const layout = { width: 9, ascent: 9, descent: 0, pieces };
  const rest = { source: 'o', mode: 'plain', font: 'serif', fontSize: 20, color: { ...BLACK, a: 0 }, layout } as const;
  return { kind: 'text', x, y, halo: { color, width: 2 }, ...rest };
}

describe('the path of a halo', () => {
  const boundsOf = (pieces: readonly TextPiece[]) => controlBounds(haloPath(text(0, 0, pieces), pieces));

  it('reaches as far around the ink as it is wide', () => {
    const { left, top, right, bottom } = boundsOf([letter(0)]);
    expect(left).toBeCloseTo(-1.6, 0);
    expect(right).toBeCloseTo(13.6, 0);
    expect(top).toBeCloseTo(-13.6, 0);
    expect(bottom).toBeCloseTo(1.6, 0);
  });

  it('has no hole in a letter, and none between letters that are near', () => {
    const alone = coverageOf(text(6, 20, [letter(0)]), 48, 32);
    const at = ({ bytes }: typeof alone, x: number, y: number) => bytes[y * 48 + x];
    expect(at(alone, 12, 14)).toBe(255);
    expect(at(alone, 22, 14)).toBe(0);
    const two = coverageOf(text(6, 20, [letter(0), letter(14)]), 48, 32);
    expect(at(two, 20, 14)).toBe(255);
    const far = coverageOf(text(2, 20, [letter(0), letter(30)]), 48, 32);
    expect(at(far, 23, 14)).toBe(0);
    expect(at(far, 38, 14)).toBe(255);
  });

  it('surrounds rules, strokes and what clips leave', () => {
    const line = new PathBuilder().moveTo(0, 0).lineTo(30, 0);
    const stroke = { color: BLACK, width: 6, cap: 'butt', join: 'miter' } as const;
    expect(boundsOf([{ kind: 'path', path: line, stroke }]).top).toBeCloseTo(-5, 0);
    expect(boundsOf([{ kind: 'rule', rect: { x: 0, y: -9, width: 30, height: 1 } }]).top).toBeCloseTo(-11, 0);
    const clip = { x: 0, y: -4, width: 10, height: 8 };
    expect(boundsOf([{ kind: 'path', path: line, clip }]).right).toBeCloseTo(12, -0.2);
  });

  it('is none without ink or width', () => {
    expect(haloPath(text(0, 0, []), []).verbs).toEqual([]);
    const node = text(0, 0, [letter(0)]);
    expect(haloPath({ ...node, halo: { color: white, width: 0 } }, node.layout.pieces).verbs).toEqual([]);
  });
});

describe('halos in the colour of the background', () => {
  const paper = {
    kind: 'path',
    path: new PathBuilder().rect(0, 0, 96, 32),
    fill: { color: white, rule: 'nonzero' },
  } as const;
  const ink = {
    ...paper,
    path: new PathBuilder().rect(20, 0, 3, 32),
    fill: { color: BLACK, rule: 'nonzero' },
  } as const;
  const places = [
    [4, 24],
    [18, 24],
    [70, 24],
    [-60, 24],
    [40, 90],
  ] as const;
  const halos = places.map(([x, y]) => text(x, y, [letter(0)], white));
  const draw = (children: readonly SceneNode[]) =>
    rasterize({ width: 96, height: 32, background: white, children }, { pixelRatio: 1 });

  it('are as on paper that is painted', () => {
    const { data } = draw([ink, ...halos]);
    expect(data.some((byte) => byte < 128)).toBe(true);
    expect(data).not.toEqual(draw([ink]).data);
    expect(data).toEqual(draw([paper, ink, ...halos]).data);
  });

  it('are not painted where nothing is', () => {
    const count = (children: readonly SceneNode[]) =>
      draw(children).painted!.marks.reduce((sum, mark) => sum + mark, 0);
    expect(count(halos)).toBe(0);
    expect(count([ink, ...halos])).toBeLessThan(count([paper, ink, ...halos]) / 2);
  });
});
