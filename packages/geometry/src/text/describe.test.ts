import { describe, expect, it } from 'vitest';
import { constructors } from '../registry.js';
import { constructSources, valueOfSource } from '../testing/sources.js';
import { describeValue } from './describe.js';

describe('describeValue', () => {
  it.each([
    ['Point(1, 2)', { x: 1, y: 2 }],
    ['Point(1, 2, 3)', { x: 1, y: 2, z: 3 }],
    ['0.5 + 1', 1.5],
    ['1 < 2', true],
    ['"a b"', 'a b'],
    ['[1, Point(0, 0)]', [1, { x: 0, y: 0 }]],
    ['Segment(Point(0, 0), Point(3, 4))', { start: { x: 0, y: 0 }, end: { x: 3, y: 4 }, length: 5 }],
    ['Circle(Point(1, 0), 2)', { center: { x: 1, y: 0 }, radius: 2, equation: '(x - 1)^2 + y^2 = 4' }],
    ['y = sqrt(x)', { form: 'explicit', equation: 'y = sqrt(x)', min: null, max: null }],
    ['∞', null],
    ['Ray(Point(1, 2), Point(3, 4))', { origin: { x: 1, y: 2 }, direction: { x: 2, y: 2 }, start: { x: 1, y: 2 } }],
    [
      'Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4))',
      {
        center: { x: 0, y: 0 },
        a: 5,
        b: 4,
        rotation: 0,
        foci: [
          { x: -3, y: 0 },
          { x: 3, y: 0 },
        ],
        equation: 'x^2/25 + y^2/16 = 1',
      },
    ],
    ['Translate(Curve(x^2, 0, 3), Vector(1, 2))', { form: 'explicit', equation: 'y = (x - 1)^2 + 2', min: 1, max: 4 }],
    ['Reflect(Curve(sqrt(x), 0, 3), yAxis)', { form: 'explicit', equation: 'y = sqrt(-x)', min: -3, max: 0 }],
    ['Integral(x, -1, 1)', { value: 0, min: -1, max: 1, area: 1 }],
    ['Between(x^2, x, 0, 1)', { value: expect.closeTo(-1 / 6), min: 0, max: 1, area: expect.closeTo(1 / 6) }],
  ])('%s', (source, expected) => {
    expect(describeValue(valueOfSource(source))).toEqual(expected);
  });

  it('is plain JSON without NaN for every constructor', () => {
    for (const entry of constructors) {
      for (const { example } of entry.signatures) {
        const surroundings = {
          a: { kind: 'slider', min: -2, max: 2 },
          P: 'Point(a, a^2)',
          l: 'PerpBisector(Point(0, 1), Point(a, -1))',
        };
        const value = constructSources({ ...surroundings, example }).value('example')!;
        const described = describeValue(value);
        expect(JSON.parse(JSON.stringify(described)), example).toEqual(described);
      }
    }
  });
});
