import { describe, expect, test } from 'vitest';
import { renderSvg } from '../index.js';
import { containedView } from './contain-plane.js';

/** Points at (0, 0) and (6, 4), and a text that begins at the second point and is 70 px wide. */
function fitted(isSpent: () => boolean) {
  const scales: number[] = [];
  const view = containedView({
    base: { viewBound: { left: -10, right: 10, bottom: -10, top: 10 }, scale: 50 },
    extent: { left: 0, right: 6, bottom: 0, top: 4 },
    padding: 10,
    size: { width: 600, height: 600 },
    keepsScale: false,
    isSpent,
    measure(viewBound, scale) {
      scales.push(scale);
      return {
        left: -viewBound.left * scale,
        right: (6 - viewBound.left) * scale + 70,
        top: (viewBound.top - 4) * scale,
        bottom: viewBound.top * scale,
      };
    },
  });
  return { view, scales };
}

describe('fitting a view', () => {
  test('takes two rounds where texts keep their px', () => {
    const { view, scales } = fitted(() => false);
    // 580 px are 6 units and the text.
    expect(view?.scale).toBeCloseTo(510 / 6, 6);
    expect(scales).toHaveLength(2);
  });

  test('goes on with what one round tells where no more may be measured', () => {
    const { view, scales } = fitted(() => true);
    expect(scales).toHaveLength(1);
    expect(view?.scale).toBeCloseTo(510 / 6, 6);
  });

  test('crops to content that is known without another round', () => {
    const view = containedView({
      base: { viewBound: { left: -10, right: 10, bottom: -10, top: 10 }, scale: 50 },
      extent: undefined,
      padding: 10,
      size: undefined,
      keepsScale: true,
      content: { left: 0, right: 6, bottom: 0, top: 4 },
      measure: () => expect.unreachable('it is measured again'),
    });
    const near = (value: number) => expect.closeTo(value, 9);
    expect(view?.viewBound).toEqual({ left: near(-0.2), right: near(6.2), bottom: near(-0.2), top: near(4.2) });
  });

  test('refuses no list of 3,000 labels', async () => {
    const list = 'L: Sequence(Point(5 cos(k/20), 5 sin(k/31)), k, 1, 3000) "P_{{k}}"\n';
    const { warnings } = await renderSvg(list, { contain: true });
    expect(warnings).toEqual([]);
  });

  test('refuses no system of ten inequalities', async () => {
    const lines = Array.from({ length: 10 }, (_, i) => `r${i}: y ${i % 2 ? '<' : '>='} x^2 / ${i + 1} - ${i}`);
    const { width } = await renderSvg([...lines, 'A: (0, 0)', 'B: (6, 12)'].join('\n'), { contain: true });
    expect(width).toBeGreaterThan(100);
  });
});
