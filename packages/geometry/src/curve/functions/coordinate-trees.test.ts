import { describe, expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import { describeValue } from '../../text/describe.js';

describe('the path of a point of t', () => {
  const drawn = (source: string) =>
    constructSources({ g: 'g(t) = (cos(t), sin(t))', A: 'Point(1, 1)', c: source }).construction;
  it.each([
    ['Curve((cos(t), sin(t)), 0, 2π)', 'cos(t)', 'sin(t)'],
    ['Curve((cos(t), sin(t)), t, 0, 2π)', 'cos(t)', 'sin(t)'],
    ['Curve(g, 0, π)', 'cos(t)', 'sin(t)'],
    ['Curve(A + 2 g(t), 0, π)', '1 + 2 * cos(t)', '1 + 2 * sin(t)'],
    ['Curve(-(t, t^2) / 2, 0, π)', '-t / 2', '-t^2 / 2'],
  ])('%s has its coordinates as expressions', (source, x, y) => {
    expect(describeValue(drawn(source).objects.get('c')!.value!)).toMatchObject({ form: 'parametric', x, y });
  });

  it('is traced where its coordinates are no expressions', () => {
    const { value } = drawn('Curve(Rotate((t, t^2), 90°), 0, 2)').objects.get('c')!;
    if (value?.type !== 'Curve' || value.form !== 'sampled') throw new Error(value?.type);
    const [points] = value.branches;
    expect(points!.at(0)).toEqual({ x: 0, y: 0 });
    expect(points!.at(-1)!.x).toBeCloseTo(-4, 9);
    expect(points!.at(-1)!.y).toBeCloseTo(2, 9);
  });

  it.each([
    ['Curve(A, 0, 2)', 'does not depend on t'],
    ['Curve((cos(t), sin(t), t), 0, 2)', 'write'],
  ])('%s is told', (source, message) => {
    expect(drawn(source).warnings[0]?.message).toContain(message);
  });
});
