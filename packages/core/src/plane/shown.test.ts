import { describe, expect, it } from 'vitest';
import { drawFigure, textsIn } from '../testing/draw.js';

describe('what is drawn under a condition', () => {
  it.each([
    ['1 > 2', false],
    ['2 > 1', true],
  ])('%s', async (showIf, isDrawn) => {
    const definitions = [
      { kind: 'primitive', id: 'A', source: 'Point(1, 1)', label: 'A', showIf },
      { kind: 'text', id: 't', template: 'T', at: 'A', showIf },
      { kind: 'slider', id: 'a', showIf },
    ];
    const { groups } = await drawFigure({ definitions });
    for (const key of ['A/Point', 'A/label', 't/text', 'a/slider']) expect(groups.has(key), key).toBe(isDrawn);
  });

  it('hangs a text on its point, moved by px of its style', async () => {
    const definitions = [{ kind: 'text', id: 't', template: 'T', at: '(1, 1)', offset: '(0, 1)' }];
    const sheet = { texts: [['t', { offsetX: 8, offsetY: 3 }]] as const };
    const { groups } = await drawFigure({ definitions, sheet });
    expect(textsIn(groups.get('t/text'))[0]).toMatchObject({ x: 308, y: 153 });
  });
});
