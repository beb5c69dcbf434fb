import type { Random } from './random.js';

/** Where arithmetic on doubles changes its ways. */
const EXTREMES = [
  0,
  -0,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  2.2250738585072014e-308,
  1e-300,
  1e-160,
  1e-16,
  Number.EPSILON,
  1 - Number.EPSILON / 2,
  1 + Number.EPSILON,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e15,
  1e154,
  1.3407807929942596e154,
  1e155,
  1e300,
  -1e300,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
];

const FAMILIAR = [0.5, 1 / 3, Math.PI, Math.PI / 2, Math.PI / 6, 2 * Math.PI, Math.E, Math.SQRT2, 90, 360];

/** A number as figures have them, −10..10; whole ones, and so equal ones, are frequent. */
function tameNumber(random: Random): number {
  const kind = random.next();
  if (kind < 0.5) return random.int(11) - 5;
  if (kind < 0.6) return random.pick(FAMILIAR);
  const value = (random.next() - 0.5) * 20;
  return kind < 0.8 ? Math.round(value * 10) / 10 : value;
}

/** A finite number: mostly tame, else of any size from 1e-300 to 1e300 or one of the extremes. */
export function finiteNumber(random: Random, wildness = 0.2): number {
  if (!random.chance(wildness)) return tameNumber(random);
  const kind = random.next();
  if (kind < 0.4) return random.pick(EXTREMES);
  if (kind < 0.5) return tameNumber(random) * (1 + (random.int(5) - 2) * Number.EPSILON);
  const sign = random.chance(0.5) ? 1 : -1;
  const exponent = kind < 0.8 ? random.next() * 20 - 8 : random.next() * 600 - 300;
  return sign * 10 ** exponent;
}

/** Also NaN and the infinities. */
export function anyNumber(random: Random, wildness = 0.2): number {
  return random.chance(wildness / 5) ? random.pick([Number.NaN, Infinity, -Infinity]) : finiteNumber(random, wildness);
}
