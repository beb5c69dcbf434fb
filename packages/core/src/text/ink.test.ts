import { describe, expect, it } from 'vitest';
import { type Path, PathBuilder } from '../scene/path.js';
import type { TextPiece } from '../scene/scene.js';
import { inkBounds } from './ink.js';

const layout = (...pieces: TextPiece[]) => ({ width: 0, ascent: 0, descent: 0, pieces });
const path = (path: Path): TextPiece => ({ kind: 'path', path });

describe('inkBounds', () => {
  it.each<[string, Path, [number, number, number, number]]>([
    ['lines', new PathBuilder().rect(1, 2, 3, 4), [1, 2, 3, 4]],
    ['a quadratic curve’s extremum', new PathBuilder().moveTo(0, 0).quadTo(5, 10, 10, 0), [0, 0, 10, 5]],
    ['a cubic curve’s extrema', new PathBuilder().moveTo(0, 0).cubicTo(0, 4, 3, 4, 3, 0), [0, 0, 3, 3]],
    ['a cubic that is a quadratic', new PathBuilder().moveTo(0, 0).cubicTo(1, 2, 2, 2, 3, 0), [0, 0, 3, 1.5]],
  ])('takes %s', (_, shape, [x, y, width, height]) => {
    const ink = inkBounds(layout(path(shape)))!;
    expect(ink.x).toBeCloseTo(x, 9);
    expect(ink.y).toBeCloseTo(y, 9);
    expect(ink.width).toBeCloseTo(width, 9);
    expect(ink.height).toBeCloseTo(height, 9);
  });

  it('turns glyphs to y down, in their size', () => {
    const outline = new PathBuilder().rect(100, -200, 300, 900);
    const glyph = { key: 'test/1', outline, unitsPerEm: 1000 };
    expect(inkBounds(layout({ kind: 'glyph', glyph, x: 5, y: 50, size: 10 }))).toEqual({
      x: 6,
      y: 43,
      width: 3,
      height: 9,
    });
  });

  it('unites pieces, within their clips', () => {
    const clipped: TextPiece = {
      kind: 'path',
      path: new PathBuilder().rect(0, 0, 100, 10),
      clip: { x: 0, y: 0, width: 20, height: 100 },
    };
    const rule: TextPiece = { kind: 'rule', rect: { x: -5, y: 5, width: 5, height: 10 } };
    expect(inkBounds(layout(clipped, rule))).toEqual({ x: -5, y: 0, width: 25, height: 15 });
  });

  it('is undefined where nothing is painted', () => {
    expect(inkBounds(layout())).toBeUndefined();
    const outside: TextPiece = {
      kind: 'path',
      path: new PathBuilder().rect(0, 0, 1, 1),
      clip: { x: 5, y: 5, width: 1, height: 1 },
    };
    expect(inkBounds(layout(outside))).toBeUndefined();
  });
});
