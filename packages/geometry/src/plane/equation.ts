import { Undefined, type Value, type Vec2 } from '../values.js';
import { conicCoefficients } from './conics/conic.js';
import { directionOf, isLineLike, originOf } from './line-like.js';
import { slopeOf } from './measure.js';
import { PARALLEL, ROUNDING } from './tolerance.js';

/** Digits of the numbers in an equation. */
const DIGITS = 6;

/**
 * The equation of a line or conic, as the language reads it: y = 2x + 1, x = 3, (x - 1)^2 + (y + 2)^2 = 9, x^2/25 + y^2/9 = 1,
 * y^2 = 4(x - 1), and A x^2 + B x y + … = 0 where the axes are not parallel to x and y.
 */
export function equationOf(value: Value): string {
  if (isLineLike(value)) {
    const origin = originOf(value);
    const { x, y } = directionOf(value);
    if (x === 0 && y === 0) throw new Undefined('the two points coincide, so there is no line');
    if (Math.abs(x) <= ROUNDING * Math.abs(y)) return `x = ${text(origin.x)}`;
    const slope = slopeOf(value);
    const constant = origin.y - slope * origin.x;
    const rounding = ROUNDING * (Math.abs(origin.y) + Math.abs(slope * origin.x));
    return `y = ${sum([
      [slope, 'x'],
      [Math.abs(constant) <= rounding ? 0 : constant, ''],
    ])}`;
  }
  switch (value.type) {
    case 'Circle':
      return `${squares(value.center, 1, 1, '+')} = ${text(value.radius ** 2)}`;
    case 'Ellipse':
    case 'Hyperbola': {
      const quarter = quarterTurns(value.rotation);
      if (quarter === undefined) return general(value);
      const [alongX, alongY] = quarter % 2 === 0 ? [value.a, value.b] : [value.b, value.a];
      if (value.type === 'Ellipse') return `${squares(value.center, alongX, alongY, '+')} = 1`;
      if (quarter % 2 === 0) return `${squares(value.center, alongX, alongY, '-')} = 1`;
      return `${over(shifted('y', value.center.y), alongY)} - ${over(shifted('x', value.center.x), alongX)} = 1`;
    }
    case 'Parabola': {
      const quarter = quarterTurns(value.rotation);
      if (quarter === undefined) return general(value);
      const factor = (quarter < 2 ? 4 : -4) * value.p;
      const [square, linear] = quarter % 2 === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const);
      const right = shifted(linear, value.vertex[linear]);
      return `${shifted(square, value.vertex[square])}^2 = ${text(factor) === '1' ? right : `${text(factor)}${right}`}`;
    }
    case 'Conic':
      return general(value);
    default:
      throw new Undefined(`a ${value.type} has no equation`);
  }
}

/** 0..3 where an axis points along x or y. */
function quarterTurns(rotation: number): number | undefined {
  const turns = (2 * rotation) / Math.PI;
  const whole = Math.round(turns);
  return Math.abs(turns - whole) <= PARALLEL ? ((whole % 4) + 4) % 4 : undefined;
}

const text = (value: number): string => String(Number(value.toPrecision(DIGITS)) || 0);

/** x, or (x - 2). */
const shifted = (variable: string, by: number): string => {
  if (text(by) === '0') return variable;
  return `(${variable} ${by < 0 ? '+' : '-'} ${text(Math.abs(by))})`;
};

const over = (base: string, half: number): string =>
  text(half ** 2) === '1' ? `${base}^2` : `${base}^2/${text(half ** 2)}`;

const squares = (center: Vec2, alongX: number, alongY: number, sign: string): string =>
  `${over(shifted('x', center.x), alongX)} ${sign} ${over(shifted('y', center.y), alongY)}`;

/** The terms with their factors, without zeros and factors of 1. */
function sum(terms: readonly (readonly [number, string])[]): string {
  const parts = terms.flatMap(([factor, power]) => {
    const size = text(Math.abs(factor));
    return size === '0' ? [] : [[factor < 0 ? '-' : '+', size === '1' && power !== '' ? power : `${size}${power}`]];
  });
  if (parts.length === 0) return '0';
  return parts.map(([sign, term], i) => (i > 0 ? ` ${sign} ${term}` : sign === '-' ? `-${term}` : term)).join('');
}

/** Divided by the largest coefficient of the second degree, which is then 1. */
function general(conic: Parameters<typeof conicCoefficients>[0]): string {
  const coefficients = conicCoefficients(conic);
  const [A, B, C] = coefficients;
  const largest = [A, B, C].reduce((most, k) => (Math.abs(k) > Math.abs(most) ? k : most), 0);
  const size = Math.max(...coefficients.map((k) => Math.abs(k / largest)));
  const powers = ['x^2', 'x y', 'y^2', 'x', 'y', ''];
  return `${sum(
    coefficients.map((k, i) => [Math.abs(k / largest) <= ROUNDING * size ? 0 : k / largest, powers[i]!] as const),
  )} = 0`;
}
