import { describe, expect, it } from 'vitest';
import { parseColor, withOpacity } from './color.js';

const black = { r: 0, g: 0, b: 0, a: 1 };

describe('parseColor', () => {
  it.each([
    ['#000', black],
    ['#1a2B3c', { r: 26, g: 43, b: 60, a: 1 }],
    ['#f00a', { r: 255, g: 0, b: 0, a: 170 / 255 }],
    ['#11223380', { r: 17, g: 34, b: 51, a: 128 / 255 }],
    ['rgb(1, 2, 3)', { r: 1, g: 2, b: 3, a: 1 }],
    ['rgb(1 2 3)', { r: 1, g: 2, b: 3, a: 1 }],
    ['rgb(1 2 3 / 50%)', { r: 1, g: 2, b: 3, a: 0.5 }],
    ['rgba(1,2,3,.25)', { r: 1, g: 2, b: 3, a: 0.25 }],
    ['rgb(100%, 0%, 20%)', { r: 255, g: 0, b: 51, a: 1 }],
    ['rgb(300, -5, 0)', { r: 255, g: 0, b: 0, a: 1 }],
    ['hsl(0, 100%, 50%)', { r: 255, g: 0, b: 0, a: 1 }],
    ['hsl(120deg 100% 25%)', { r: 0, g: 127.5, b: 0, a: 1 }],
    ['hsla(240, 100%, 50%, 0.5)', { r: 0, g: 0, b: 255, a: 0.5 }],
    ['hsl(-0.5turn 100% 50% / 1)', { r: 0, g: 255, b: 255, a: 1 }],
    ['RebeccaPurple', { r: 0x66, g: 0x33, b: 0x99, a: 1 }],
    [' transparent ', { r: 0, g: 0, b: 0, a: 0 }],
  ])('reads %s', (text, expected) => {
    const color = parseColor(text);
    expect(color).toBeDefined();
    for (const key of ['r', 'g', 'b', 'a'] as const) expect(color![key]).toBeCloseTo(expected[key], 9);
  });

  it.each(['', '#', '#12', '#12345', '#ggg', 'rgb(1,2)', 'rgb(1,2,x)', 'hsl(red,1%,1%)', 'nocolor', 'url(x)'])(
    'refuses %j',
    (text) => expect(parseColor(text)).toBeUndefined(),
  );
});

describe('withOpacity', () => {
  it('scales and clamps', () => {
    expect(withOpacity({ ...black, a: 0.5 }, 50).a).toBe(0.25);
    expect(withOpacity(black, 150).a).toBe(1);
    expect(withOpacity(black, -1).a).toBe(0);
  });
});
