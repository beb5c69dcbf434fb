import { describe, expect, it } from 'vitest';
import { drawFigure, textsIn } from '../testing/draw.js';

const numbers = { decimal: 'comma', thousands: 'space' };

describe('numbers with a decimal comma', () => {
  it('are in labels, texts and charts, and semicolons part coordinates', async () => {
    const { groups } = await drawFigure({
      sources: { 'A|{{A}}': 'Point(1.5, 2)', b: 'BarChart(["0.5"], [2])' },
      definitions: [{ kind: 'text', id: 't', template: 'n = {{12345.5}} and 1.5' }],
      sheet: { xaxis: { show: false }, yaxis: { show: false }, numbers, textType: { mode: 'normal' } },
    });
    expect(textsIn(groups.get('A/label')).map(({ source }) => source)).toEqual(['(1{,}5; 2)']);
    expect(textsIn(groups.get('t/text')).map(({ source }) => source)).toEqual(['n = 12\u202f345,5 and 1.5']);
    expect(textsIn(groups.get('b/label')).map(({ source }) => source)).toEqual(['0,5']);
  });

  it('are at axes', async () => {
    const { groups } = await drawFigure({ sheet: { xaxis: {}, yaxis: {}, numbers }, view: [-1, 1, -1, 1, 200] });
    const all = [...groups.values()].flatMap(textsIn).map(({ source }) => source);
    expect(all).toContain('-0{,}2');
  });
});
