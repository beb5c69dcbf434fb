import type { HalfSpaceValue, PlaneInSpaceValue, SphereValue } from '../../values.js';

/** Digits of the numbers in an equation. */
const DIGITS = 6;

/** Coefficients this small, beside the normal's length of 1, are rounding. */
const ROUNDING = 1e-9;

const text = (value: number): string => String(Number(value.toPrecision(DIGITS)) || 0);

/** `x + y + z ≤ 3`: the coefficients are those of the border's equation. */
export function halfSpaceText(value: HalfSpaceValue, mode: 'latex' | 'normal'): string {
  const { normal, strict } = value;
  const first = [normal.x, normal.y, normal.z].find((factor) => Math.abs(factor) > ROUNDING)!;
  const isAbove = first > 0;
  const orEqual = mode === 'latex' ? (isAbove ? '\\ge' : '\\le') : isAbove ? '≥' : '≤';
  return planeEquation(value).replace('=', strict ? (isAbove ? '>' : '<') : orEqual);
}

/** `x + 2y + 2z = 6`: the least coefficient is 1 and the first one positive. */
export function planeEquation({ normal, offset }: Pick<PlaneInSpaceValue, 'normal' | 'offset'>): string {
  const terms = (['x', 'y', 'z'] as const)
    .map((name) => ({ name, factor: normal[name] }))
    .filter(({ factor }) => Math.abs(factor) > ROUNDING);
  const least = Math.min(...terms.map(({ factor }) => Math.abs(factor)));
  const scale = Math.sign(terms[0]!.factor) / least;
  const left = terms.map(({ name, factor }, i) => {
    const size = text(Math.abs(factor * scale));
    const sign = factor * scale < 0 ? (i === 0 ? '-' : ' - ') : i === 0 ? '' : ' + ';
    return `${sign}${size === '1' ? '' : size}${name}`;
  });
  return `${left.join('')} = ${text(offset * scale)}`;
}

/** `(x - 1)^2 + y^2 + z^2 = 9`. */
export function sphereEquation({ center, radius }: SphereValue): string {
  const squares = (['x', 'y', 'z'] as const).map((name) => {
    const by = text(Math.abs(center[name]));
    return by === '0' ? `${name}^2` : `(${name} ${center[name] < 0 ? '+' : '-'} ${by})^2`;
  });
  return `${squares.join(' + ')} = ${text(radius * radius)}`;
}
