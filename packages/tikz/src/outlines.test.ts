import { describe, expect, it } from 'vitest';
import { haloNodes, outlineNodes } from './outlines.js';
import { BLACK, BLUE, text, WHITE } from './testing/scenes.js';

const arabic = text('سس', { mode: 'plain', font: 'sans-serif', fontSize: 20 });
const { pieces } = arabic.layout;

describe('outlineNodes', () => {
  it('draws the pieces where the layout has them, turned with the text', () => {
    const [flat] = outlineNodes(arabic);
    const [turned] = outlineNodes({ ...arabic, rotation: Math.PI / 2 });
    expect(flat).toMatchObject({ fill: { color: BLACK } });
    const points = (coords: readonly number[]) => coords.map((c) => Math.round(c * 1000) / 1000);
    const { coords } = flat!.path;
    const expected = Array.from({ length: coords.length / 2 }, (_, i) => [
      arabic.x - (coords[2 * i + 1]! - arabic.y),
      arabic.y + (coords[2 * i]! - arabic.x),
    ]).flat();
    expect(points(turned!.path.coords)).toEqual(points(expected));
    expect(coords).toHaveLength(2 * pieces.length * 3);
  });

  it('draws a path for each colour, and a halo apart', () => {
    const coloured = { ...arabic.layout, pieces: [pieces[0]!, { ...pieces[1]!, color: BLUE }] };
    const node = { ...arabic, layout: coloured, halo: { color: WHITE, width: 2 } };
    expect(outlineNodes(node).map(({ fill }) => fill?.color)).toEqual([BLACK, BLUE]);
    expect(haloNodes(node).map(({ fill }) => fill?.color)).toEqual([WHITE]);
  });

  it('ends a path before TeX has no memory for it', () => {
    const long = { ...arabic.layout, pieces: Array.from({ length: 3000 }, () => pieces[0]!) };
    const paths = outlineNodes({ ...arabic, layout: long }).map(({ path }) => path.verbs.length);
    expect(paths.length).toBeGreaterThan(1);
    expect(Math.max(...paths)).toBeLessThan(2100);
  });

  it('draws nothing of a text without colour', () => {
    expect(outlineNodes({ ...arabic, color: { ...BLACK, a: 0 } })).toEqual([]);
  });
});
