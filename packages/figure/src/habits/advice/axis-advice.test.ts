import { expect, test } from 'vitest';
import { parseFigure } from '../../parse-figure.js';
import { axisAdvice } from './axis-advice.js';

const adviceOn = (line: string) => parseFigure(`${line}\nf: x^2`).warnings.map((warning) => warning.message);

test.each([
  ['xTitle', 'time', 'write xaxis {title: "time"} as a line of its own'],
  ['labelY', 'v', 'write yaxis {title: "v"} as a line of its own'],
  ['yscale', 'log', 'write yaxis {scale: log} as a line of its own'],
  ['logY', true, 'write yaxis {scale: log} as a line of its own'],
  ['x_max', 4, 'write xaxis {max: 4} as a line of its own'],
  ['xlim', [0, 5], 'write xaxis {min: 0, max: 5} as a line of its own'],
  ['ystep', 2, 'write yaxis {distanceMode: custom, distance: 2} as a line of its own'],
  ['yUnit', 'km/h', 'write yaxis {unit: "km/h"} as a line of its own'],
])('%s is of one axis alone', (key, value, advice) => {
  expect(axisAdvice(key, value)).toBe(advice);
});

test.each([
  ['limits', [0, 5], 'write min: 0, max: 5'],
  ['minor', 'off', 'write minorTicks: false'],
  ['origin', false, 'write originLabel: false'],
  ['numbers', false, 'write label: false'],
])('%s: %s is one of both axes', (key, value, advice) => {
  expect(axisAdvice(key, value)).toBe(advice);
});

test('a line of axes is answered with a line for the axis that is meant', () => {
  expect(adviceOn('axes {ymin: 0}')).toEqual([
    'found the unknown property "ymin", expected a property of an axis: write yaxis {min: 0} as a line of its own',
  ]);
});

test('a word that means no property has no advice', () => {
  expect(axisAdvice('foo', 2)).toBeUndefined();
});
