import { describe, expect, it } from 'vitest';
import { renderSvg } from '../render.js';

const project = (label: string, primitiveLabels: [string, object][] = []) => ({
  slides: [
    {
      definitions: [{ kind: 'primitive', id: 'A', source: 'Point(0, 0)', label }],
      uvarMap: [],
      styleSheet: { primitiveLabels },
    },
  ],
  metadata: { version: '11' },
});
const told = async (content: unknown) => (await renderSvg(content as string)).warnings;

describe('labels of words', () => {
  it('are told of in JSON, with what to write', async () => {
    expect(await told(project('Point A'))).toEqual([
      expect.objectContaining({
        id: 'A',
        path: 'slides.0.definitions.0.label',
        message:
          'the label "Point A" is a formula, in which spaces count for nothing: write "Point $A$", and give it the ' +
          'style {"mode": "normal", "font": "KaTeX_Main"} in primitiveLabels',
      }),
    ]);
  });

  it('are told of sliders', async () => {
    const slider = { kind: 'slider', id: 'n', min: '0', max: '5', label: 'number of turns' };
    const content = { slides: [{ definitions: [slider], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
    expect(await told(content)).toEqual([
      expect.objectContaining({
        id: 'n',
        message: expect.stringMatching(/ count for nothing: give it .* in sliders$/),
      }),
    ]);
  });

  it('are not told of once they are written so', async () => {
    expect(await told(project('Point $A$', [['A', { mode: 'normal', font: 'KaTeX_Main' }]]))).toEqual([]);
  });

  it.each(['A', 'width', '中 α', '5 cm', '{{length}} cm', 'x = 5', 'A B', '\\text{Point } A'])(
    'are not told of formulas: %s',
    async (label) => {
      expect(await told(project(label))).toEqual([]);
    },
  );

  it.each(['Point A', 'Point A" {mode: latex} --'])('are not told of a figure text: %s', async (label) => {
    expect(await told(`A: Point(0, 0) "${label}"`)).toEqual([]);
  });
});
