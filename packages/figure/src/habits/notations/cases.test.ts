import { expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

it.each([
  ['f: y = { x^2 : x<0, x+1 : x>=0 }', 'f: y = if(x<0, x^2, x>=0, x+1)'],
  ['f(x) = {x^2 if x<0, x+1 if x>=0}', 'f: y = if(x<0, x^2, x>=0, x+1)'],
  ['f(x) = { x^2, x < 0; x + 1, x >= 0 }', 'f: y = if(x < 0, x^2, x >= 0, x + 1)'],
  ['f: x^2, x < 0; x + 1, x >= 0', 'f: y = if(x < 0, x^2, x >= 0, x + 1)'],
  ['f(x) = x^2, x<=0 ; 2x, 0<x<2 ; 4, x>=2', 'f: y = if(x<=0, x^2, 0<x<2, 2x, x>=2, 4)'],
  ['f(x) = \\begin{cases} x^2 & x < 0 \\\\ x+1 & x \\ge 0 \\end{cases}', 'f: y = if(x < 0, x^2, x >= 0, x+1)'],
  ['f: y = x < 0 ? x^2 : x + 1', 'f: y = if(x < 0, x^2, x + 1)'],
  ['f(x) = if x<0: x^2 else: x+1', 'f: y = if(x<0, x^2, x+1)'],
  ['f: y = x^2 (x<0), x+1 (x>=0)', 'f: y = if(x<0, x^2, x>=0, x+1)'],
  ['f: y = x^2 wenn x<0, sonst x+1', 'f: y = if(x<0, x^2, x+1)'],
  ['f(x) = {\n  x^2 if x < 0\n  x + 1 if x >= 0\n}', 'f: y = if(x < 0, x^2, x >= 0, x + 1)'],
  ['f: y = x^2 if x < 1, 2 otherwise "f"', 'f: y = if(x < 1, x^2, 2) "f"'],
])('%s is a function by cases', (text, meant) => {
  expect(parseFigure(text).errors.map(({ remedy }) => remedy)).toEqual([`write ${meant}`]);
  expect(parseFigure(meant)).toMatchObject({ errors: [], warnings: [] });
});

it.each(['r: Region(y < x && x > 0)', 'f: y = if(x < 0, x^2, x)', 'n: if(2 > 1, 3, 4)'])('%s is none', (text) => {
  expect(parseFigure(text)).toMatchObject({ errors: [], warnings: [] });
});
