import { expect, it } from 'vitest';
import { figureValue } from '../../plane/testing/figure.js';
import type { CurveValue } from '../../values.js';
import { curveEnds } from './function-ends.js';

const WINDOW = { left: -4, right: 4, bottom: -3, top: 3 };

/** `●` for an end that belongs to the curve, `○` for one that does not. */
function endsOf(source: string): string[] {
  const ends = curveEnds(figureValue(source) as CurveValue, WINDOW, 1 / 80);
  const text = (value: number): string => String(Number(value.toFixed(3)) || 0);
  return ends.map(({ at, closed }) => `${closed ? '●' : '○'}${text(at.x)},${text(at.y)}`);
}

it.each<[string, string[]]>([
  ['y = x^2', []],
  ['y = abs(x)', []],
  ['y = 1/x', []],
  ['y = 1/(x - 1)^2', []],
  ['y = ln(x)', []],
  ['y = tan(x)', []],
  ['y = sqrt(4 - x^2)', ['●-2,0', '●2,0']],
  ['Curve(x^2, -1, 1.5)', ['●-1,1', '●1.5,2.25']],
  ['y = if(x < 1, x)', ['○1,1']],
  ['y = if(x <= 1, x)', ['●1,1']],
  ['y = if(x < 1, x, 2)', ['○1,1', '●1,2']],
  ['y = if(x <= 1, x, 2)', ['●1,1', '○1,2']],
  ['y = if(x < 1, x, x > 1, 2)', ['○1,1', '○1,2']],
  ['y = if(x < 1, x, 2x - 1)', []],
  ['y = if(x < π/3, 0, 1)', ['○1.047,0', '●1.047,1']],
  ['y = if(x < 1/3, 0, 1)', ['○0.333,0', '●0.333,1']],
  ['y = (x^2 - 1)/(x - 1)', ['○1,2']],
  ['y = (x^2 - 2)/(x - sqrt(2))', ['○1.414,2.828']],
  ['y = sin(x)/x', ['○0,1']],
  ['y = if(x == 1, 3, (x^2 - 1)/(x - 1))', ['○1,2', '●1,3']],
  ['y = if(x != 2, x)', ['○2,2']],
  ['Curve(floor(x), -0.5, 1.5)', ['●-0.5,-1', '○0,-1', '●0,0', '○1,0', '●1,1', '●1.5,1']],
  ['Curve(sign(x), -1, 1)', ['●-1,-1', '○0,-1', '○0,1', '●0,0', '●1,1']],
  ['y = if(0 < x <= 2, x)', ['○0,0', '●2,2']],
  ['x = if(y < 1, y^2)', ['○1,1']],
  ['Translate(Curve(y = if(x < 1, x)), Vector(1, -1))', ['○2,0']],
  ['Curve(cos(t), sin(t), 0, π)', ['●1,0', '●-1,0']],
  ['Curve(cos(t), sin(t), 0, 2π)', []],
  ['x^3 + y^3 = 1', []],
])('the ends of %s', (source, ends) => {
  expect(endsOf(source)).toEqual(ends);
});
