import { describe, expect, it } from 'vitest';
import { outlineFigure } from './index.js';

/** Each part of each definition, as it is written. */
function parts(text: string) {
  return outlineFigure(text).map(({ statements }) =>
    statements.map(({ from, to, definition }) => {
      if (definition === undefined) return text.slice(from, to);
      const { id, word, ...ranges } = definition;
      const written = Object.entries(ranges).map(([name, range]) => [name, text.slice(range.from, range.to)]);
      return { id, word, ...Object.fromEntries(written) };
    }),
  );
}

describe('the outline of a figure text', () => {
  it('has the parts of definitions', () => {
    const text = 'view off\n-- first\nA: Point(?:=1, 2) {color: red} "A" {offsetX: 3} -- why\n`1 a`: A + (1, 1)\n';
    expect(parts(text)).toEqual([
      [
        'view off',
        {
          id: 'A',
          word: undefined,
          head: 'A',
          source: 'Point(?:=1, 2)',
          style: '{color: red}',
          label: '"A"',
          labelStyle: '{offsetX: 3}',
        },
        { id: '1 a', word: undefined, head: '`1 a`', source: 'A + (1, 1)' },
      ],
    ]);
  });

  it('has sliders, texts and several lines', () => {
    const text =
      'slider a: 0 .. 2π step 0.01 = 1 "a"\ntext t: "{{a}}" {offsetX: 1}\n---\nP: Polygon(\n  A,\n  B) {\n  color: red}\n';
    expect(parts(text)).toEqual([
      [
        { id: 'a', word: 'slider', head: 'a', source: '0 .. 2π step 0.01 = 1', label: '"a"' },
        { id: 't', word: 'text', head: 't', source: '"{{a}}"', style: '{offsetX: 1}' },
      ],
      [{ id: 'P', word: undefined, head: 'P', source: 'Polygon(\n  A,\n  B)', style: '{\n  color: red}' }],
    ]);
  });

  it('leaves out what can not be read, and goes on', () => {
    expect(parts('A: Point(0, 0\nB: 1 {color red}\nC: 2\n')).toEqual([
      [
        { id: 'B', word: undefined, head: 'B', source: '1' },
        { id: 'C', word: undefined, head: 'C', source: '2' },
      ],
    ]);
  });

  it('takes the signs of other keyboards', () => {
    expect(parts('A：Point（0，0）')).toEqual([[{ id: 'A', word: undefined, head: 'A', source: 'Point（0，0）' }]]);
  });
});
