import { expect, it } from 'vitest';
import { construct } from '../evaluate/construct.js';
import { stepsOf } from '../functions/steps.js';

/** The steps of a source for a list L of 9,999 points. */
const stepsFor = (source: string): number =>
  stepsOf(() =>
    construct({
      definitions: [
        { kind: 'other', id: 'L', source: 'Sequence(Point(k, sin(k) + 2), k, 1, 9999)' },
        { kind: 'primitive', id: 'f', source },
      ],
      uvarMap: [],
      styleSheet: {},
    }),
  );

// Each takes about 10 ns a step, so that what is not counted has no end.
it.each([
  ['FitLine(L)', 10],
  ['FitExp(L)', 10],
  ['FitPoly(L, 20)', 1000],
  ['correlation(L)', 10],
])('%s counts its points', (source, each) => {
  expect(stepsFor(source) - stepsFor('L(1)')).toBeGreaterThan(each * 9999);
});

it('finds the type of a list once, however many forms ask', () => {
  const [once, often] = ['[ConvexHull(L)]', `[${Array(50).fill('length(L)').join(', ')}]`].map(stepsFor);
  expect(often! - once!).toBeLessThan(1_000_000);
});
