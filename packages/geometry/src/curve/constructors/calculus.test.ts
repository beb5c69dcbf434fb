import { describe, expect, it } from 'vitest';
import { pointAt } from '../../plane/path.js';
import { expectClose } from '../../plane/testing/expect-close.js';
import { figureValue } from '../../plane/testing/figure.js';

const p = (x: number, y: number) => ({ x, y });
const list = (...items: object[]) => ({ type: 'List', items });
const number = (value: number) => ({ type: 'Number', value });
const circle = (x: number, y: number, radius: number) => ({ type: 'Circle', center: p(x, y), radius });
const vertical = (x: number) => ({ type: 'Line', origin: p(x, 0), direction: p(0, 1) });
const slanted = (y: number, slope: number) => ({ type: 'Line', origin: p(0, y), direction: p(1, slope) });

describe('Inflection, OsculatingCircle, Asymptote, Taylor', () => {
  it.each<[string, object]>([
    ['Inflection(y = x^3 - 3x, 1)', p(0, 0)],
    ['Inflection(x^3 - 6x^2 + 1)', list(p(2, -15))],
    ['Inflection(y = x^4 - 6x^2)', list(p(-1, -5), p(1, -5))],
    ['InflectionPoint(y = x^4 - 6x^2, 2)', p(1, -5)],
    ['Inflection(y = x^4)', list()],
    ['Inflection(Curve(sin(x), -4, 4))', list(p(-Math.PI, 0), p(0, 0), p(Math.PI, 0))],
    ['Inflection(Curve(exp(-x^2), -3, 3), 2)', p(Math.SQRT1_2, Math.exp(-0.5))],
    ['OsculatingCircle(y = x^2, O)', circle(0, 0.5, 0.5)],
    ['OsculatingCircle(y = x^2, Point(1, 1))', circle(-4, 3.5, 5 ** 1.5 / 2)],
    ['OsculatingCircle(y = x^2, 1)', circle(-4, 3.5, 5 ** 1.5 / 2)],
    ['OsculatingCircle(ellipse, Point(5, 0))', circle(1.8, 0, 3.2)],
    ['OsculatingCircle(ellipse, Point(0, 4))', circle(0, -2.25, 6.25)],
    ['OsculatingCircle(hyperbola, Point(3, 0))', circle(25 / 3, 0, 16 / 3)],
    ['OsculatingCircle(hyperbola, Point(-3, 0))', circle(-25 / 3, 0, 16 / 3)],
    ['OsculatingCircle(parabola, O)', circle(0, 2, 2)],
    ['OsculatingCircle(unit, Point(0, 1))', circle(0, 0, 1)],
    ['OsculatingCircle(arc, 0.5)', circle(0, 0, 2)],
    ['OsculatingCircle(EllipticArc(ellipse, 0, 90°), Point(0, 4))', circle(0, -2.25, 6.25)],
    ['OsculatingCircle(Curve(2 cos(t), 2 sin(t), 0, 2π), 1)', circle(0, 0, 2)],
    ['OsculatingCircle(Curve(sin(x), 0, π), π/2)', circle(Math.PI / 2, 0, 1)],
    ['OsculatingCircle(x^4 + y^4 = 2, Point(1, 1)).radius', number(Math.SQRT2 / 3)],
    ['OsculatingCircle(Translate(Curve(y = x^2), Vector(1, 2)), Point(1, 2))', circle(1, 2.5, 0.5)],
    ['Asymptote(y = (x^2 + 1) / (x - 1))', list(vertical(1), slanted(1, 1))],
    ['Asymptotes(1/x)', list(vertical(0), slanted(0, 0))],
    ['Asymptotes(y = (2x^2 - 3) / (x^2 - 4))', list(vertical(-2), vertical(2), slanted(2, 0))],
    ['Asymptotes(y = x + 1/x)', list(vertical(0), slanted(0, 1))],
    ['Asymptotes(y = (x^2 - 1) / (x - 1))', list()],
    ['Asymptotes(y = (x^2 - 1) / ((x - 1) (x - 3)))', list(vertical(3), slanted(1, 0))],
    ['Asymptotes(y = 1 / (x - 2)^2)', list(vertical(2), slanted(0, 0))],
    ['Asymptotes(y = 1 / (x^2 + 1))', list(slanted(0, 0))],
    ['Asymptotes(y = (x + 1)^(-2))', list(vertical(-1), slanted(0, 0))],
    ['Asymptotes(y = x^3)', list()],
    ['Asymptotes(y = x^3 / (x - 1))', list(vertical(1))],
    ['Asymptotes(Curve(1/x, 1, ∞))', list(slanted(0, 0))],
    ['Asymptote(y = (2x + 1) / (x - 3), 2)', slanted(2, 0)],
    ['Asymptotes(hyperbola)', list({ direction: p(3, 4) }, { direction: p(3, -4) })],
    ['Limit(y = sin(x) / x, 0)', number(1)],
    ['Limit(y = (1 - cos(x)) / x^2, 0)', number(0.5)],
    ['Limit(y = (x^2 - 4) / (x - 2), 2)', number(4)],
    ['Limit(y = (1 + 1/x)^x, ∞)', number(Math.E)],
    ['Limit(y = atan(x), -∞)', number(-Math.PI / 2)],
    ['Limit(y = abs(x) / x, 0, "left")', number(-1)],
    ['Limit(y = x ln(x), 0)', number(0)],
    ['Limit(y = x^2, 3)', number(9)],
    ['Between(y = x^2, y = 4).perimeter', number(4 + 2 * Math.sqrt(17) + Math.asinh(4) / 2)],
    ['Taylor(y = sin(x), 0, 3)(1)', number(1 - 1 / 6)],
    ['Point(Taylor(y = exp(x), 0, 4), 1)', p(1, 1 + 1 + 1 / 2 + 1 / 6 + 1 / 24)],
    ['Point(Taylor(cos(x), 0, 10), 1)', p(1, 1 - 1 / 2 + 1 / 24 - 1 / 720 + 1 / 40320 - 1 / 3628800)],
    ['Point(Taylor(tan(x), 0, 7), 1)', p(1, 1 + 1 / 3 + 2 / 15 + 17 / 315)],
    [
      'Point(Taylor(atan(x), 0, 20), 1)',
      p(
        1,
        [...Array(10).keys()].reduce((s, k) => s + (-1) ** k / (2 * k + 1), 0),
      ),
    ],
    ['Point(Taylor((1 + x)^(1/2), 0, 3), 1)', p(1, 1 + 1 / 2 - 1 / 8 + 1 / 16)],
    ['Point(Taylor(x^(1/3), -8, 1), -5)', p(-5, -1.75)],
    ['Point(Taylor(x^x, 1, 2), 2)', p(2, 3)],
    ['Point(Taylor(2^x, 0, 2), 1)', p(1, 1 + Math.LN2 + Math.LN2 ** 2 / 2)],
    ['Point(Taylor(ln(x), 1, 3), 2)', p(2, 1 - 1 / 2 + 1 / 3)],
    ['Point(Taylor(1 / (1 - x), 0, 12), 0.5)', p(0.5, 2 - 2 ** -12)],
    ['Point(TaylorPolynomial(sqrt(x), 4, 1), 8)', p(8, 3)],
    ['Point(Taylor(x^3, 2, 20), 5)', p(5, 125)],
    ['Point(Taylor(exp(x) sin(x), 0, 8), 1)', p(1, 1 + 1 + 1 / 3 - 1 / 30 - 1 / 90 - 1 / 630)],
    ['Point(Taylor(y = sin(x), 0, 0), 7)', p(7, 0)],
  ])('%s', (source, expected) => {
    if (source.endsWith(')(1)')) {
      expectClose(figureValue(`Point(${source.slice(0, -3)}, 1)`), p(1, 5 / 6), 1e-9);
    } else expectClose(figureValue(source), expected, 1e-9);
  });

  it.each<[string, RegExp]>([
    ['Inflection(y = x^2, 1)', /no inflection point number 1: there is none/],
    ['Inflection(circle)', /needs a function of x/],
    ['OsculatingCircle(y = x^2, Point(1, 0))', /does not lie on the curve/],
    ['OsculatingCircle(y = x^3, O)', /does not bend there/],
    ['OsculatingCircle(s, Point(1, 0))', /does not bend there/],
    ['Asymptote(y = sin(x))', /quotients of polynomials/],
    ['Asymptote(y = 1/x, 3)', /no asymptote number 3: there are 2/],
    ['Limit(y = 1 / (x - 2), 2)', /no limit at 2|differ/],
    ['Limit(y = 1 / x^2, 0)', /no limit at 0/],
    ['Limit(y = sin(1/x), 0)', /no limit at 0/],
    ['Limit(y = abs(x) / x, 0)', /both sides of 0 differ: write "left" or "right"/],
    ['Limit(y = sin(x), ∞)', /no limit at ∞/],
    ['Limit(y = x, 0, "up")', /write "left" or "right"/],
    ['Taylor(y = sin(x), 0, 21)', /degree must be a whole number from 0 to 20/],
    ['Taylor(y = sqrt(x), 0, 1)', /no derivative number 1 at 0/],
    ['Taylor(y = 1/x, 0, 1)', /no value at 0/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});

describe('Part', () => {
  it.each<[string, object]>([
    ['Part(y = x^2, Point(2, 4), Point(-1, 1))', { type: 'Curve', min: -1, max: 2 }],
    ['Part(y = x^2, 0, 3)', { type: 'Curve', min: 0, max: 3 }],
    ['Part(circle, Point(1, 7), Point(6, 2))', { type: 'Arc', startAngle: Math.PI / 2, sweep: -Math.PI / 2 }],
    ['Part(unit, 0, 90°)', { type: 'Arc', startAngle: 0, sweep: Math.PI / 2 }],
    ['Part(ellipse, Point(0, 4), Point(5, 0))', { type: 'EllipticArc', startAngle: Math.PI / 2, sweep: -Math.PI / 2 }],
    ['Part(ellipse, 0, 90°)', { type: 'EllipticArc', startAngle: 0, sweep: Math.PI / 2 }],
    ['Part(arc, 0.5, 1)', { type: 'Arc', startAngle: Math.PI / 4, sweep: -Math.PI / 4 }],
    ['Part(EllipticArc(ellipse, 0, 90°), 0, 0.5)', { type: 'EllipticArc', startAngle: 0, sweep: Math.PI / 4 }],
    ['Part(line, Point(2, 2), Point(6, 4))', { type: 'Segment', start: p(2, 2), end: p(6, 4) }],
    ['Part(s, 0.25, 0.5)', { type: 'Segment', start: p(1, 0), end: p(2, 0) }],
    ['Part(triangle, Point(2, 0), Point(0, 3))', { type: 'Polyline', vertices: [p(2, 0), p(4, 0), p(0, 3)] }],
    ['Part(triangle, Point(0, 1), Point(2, 0))', { type: 'Polyline', vertices: [p(0, 1), p(0, 0), p(2, 0)] }],
    ['Part(Polyline(A, B, P), 0.5, 1.5)', { type: 'Polyline', vertices: [p(2, 0), p(4, 0), p(4.5, 0.5)] }],
    ['length(Part(Curve(cos(t), sin(t), 0, 2π), Point(1, 0), Point(0, 1)))', number(Math.PI / 2)],
    ['Point(Part(parabola, Point(-2, 1), Point(2, 1)), 0)', p(0, 0)],
    ['Point(Part(hyperbola, -45°, 45°), 0)', p(3, 0)],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-8);
  });

  it.each<[string, RegExp]>([
    ['Part(y = x^2, O, O)', /one point/],
    ['Part(y = x^2, 3, 1)', /not in order/],
    ['Part(unit, O, Point(1, 0))', /same direction|nearest|end/],
    ['Part(hyperbola, Point(3, 0), Point(-3, 0))', /different branches/],
    ['Part(Sector(arc), 0, 1)', /Sector has no parts/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('keeps the ends of an image', () => {
    const locus = figureValue('Part(Invert(y = x^2 + 2, unit), 0, 1)');
    expectClose(pointAt(locus, 0), p(0, 0.5), 1e-9);
  });
});
