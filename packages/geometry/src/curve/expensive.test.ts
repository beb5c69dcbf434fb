import { describe, expect, it } from 'vitest';
import { DRAWING_STEPS, stepsOf } from '../functions/steps.js';
import { valueOfSource } from '../testing/sources.js';
import { regionOutline } from './regions/region.js';
import { sampleCurve } from './sample.js';

const WINDOW = { left: -10, right: 10, bottom: -10, top: 10 };
const SERIES = 'sum(k x^2 - 9000, k, 1, 9000)';

describe('functions that take long to evaluate are drawn with bounded work', () => {
  it.each([SERIES, `Curve(${SERIES.replace('x', 't')}, t, 0, 3)`, `${SERIES} = y + y^3`])('%s', (source) => {
    const curve = valueOfSource(source);
    if (curve.type !== 'Curve') throw new Error(curve.type);
    let branches = 0;
    const steps = stepsOf(() => {
      branches = sampleCurve(curve, WINDOW, 1 / 100).length;
    });
    expect(branches).toBeGreaterThan(0);
    expect(steps).toBeLessThan(2 * DRAWING_STEPS);
  });

  it('regions too', () => {
    const region = valueOfSource(`y < ${SERIES}`);
    if (region.type !== 'Region') throw new Error(region.type);
    let polygons = 0;
    const steps = stepsOf(() => {
      polygons = regionOutline(region, WINDOW, 1 / 100).length;
    });
    expect(polygons).toBeGreaterThan(0);
    expect(steps).toBeLessThan(2 * DRAWING_STEPS);
  });
});
