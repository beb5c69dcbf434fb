import { parseColor } from '@geoslide/core';
import { UnsupportedMath } from './context.js';
import type { Measurement } from './nodes.js';

const STYLES: Readonly<Record<string, string>> = {
  display: '\\displaystyle',
  text: '\\textstyle',
  script: '\\scriptstyle',
  scriptscript: '\\scriptscriptstyle',
};

/** The command that switches to a math style by KaTeX's name for it. */
export function styleSwitch(style: string): string {
  const name = STYLES[style];
  if (name === undefined) throw new UnsupportedMath(`The math style ${style} is unknown`);
  return name;
}

/** KaTeX's size commands and their share of the label's size, from 1. */
const SIZES: readonly number[] = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488];

/** How large KaTeX's n-th size is, as a part of the label's. */
export function sizeFactor(size: number): number {
  const factor = SIZES[size - 1];
  if (factor === undefined) throw new UnsupportedMath(`The size ${size} is unknown`);
  return factor;
}

/** `\color` or another colour command with a CSS colour in it, `\color[HTML]{FF0000}`. */
export function cssColor(name: string, css: string): string {
  const color = parseColor(/^[0-9a-f]{6}$/i.test(css) ? `#${css}` : css);
  if (color === undefined) throw new UnsupportedMath(`The colour ${css} is unknown`);
  if (color.a < 1) throw new UnsupportedMath('TeX has no colour that lets through');
  const hex = [color.r, color.g, color.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `${name}[HTML]{${hex.toUpperCase()}}`;
}

/** TeX's points in a unit; a point is 0.1 em of the label to KaTeX, whatever its size. px is 1 bp. */
const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  mm: 7227 / 2540,
  cm: 7227 / 254,
  in: 72.27,
  bp: 803 / 800,
  px: 803 / 800,
  pc: 12,
  dd: 1238 / 1157,
  cc: 14856 / 1157,
  nd: 685 / 642,
  nc: 1370 / 107,
  sp: 1 / 65536,
};
const POINTS_PER_EM = 10;
/** As long as the layout of labels lets a size be, by unit. */
const LIMITS: Readonly<Record<string, number>> = { em: 100, ex: 200, mu: 1800 };

/** A length as TeX reads it. */
export function lengthText({ number, unit }: Measurement): string {
  const points = Object.hasOwn(POINTS, unit) ? POINTS[unit] : undefined;
  const [value, texUnit] = points === undefined ? [number, unit] : [(number * points) / POINTS_PER_EM, 'em'];
  const limit = Object.hasOwn(LIMITS, texUnit) ? LIMITS[texUnit] : undefined;
  if (limit === undefined) throw new UnsupportedMath(`TeX has no unit ${unit}`);
  return `${Number(Math.min(limit, Math.max(-limit, value)).toFixed(4))}${texUnit}`;
}

/** KaTeX's em of its sizes below \\small, in em of letters of 10 pt: that of TeX's fonts of 7 and 5 pt. */
const SMALL_EMS: readonly number[] = [1.472, 1.472, 1.171, 1.171];

/** A length of KaTeX's within its n-th size, as one that TeX enlarges or shrinks with its box. */
export function lengthInSize({ number, unit }: Measurement, size: number | undefined): Measurement {
  if (size === undefined || unit === 'ex') return { number, unit };
  if (unit === 'em' || unit === 'mu') return { number: number * (SMALL_EMS[size - 1] ?? 1), unit };
  return { number: number / sizeFactor(size), unit };
}

/** A length outside of math, where TeX has no mu. */
export function boxLength(measurement: Measurement): string {
  if (measurement.unit === 'mu') throw new UnsupportedMath('TeX has no mu in boxes, which are as large as the style');
  return lengthText(measurement);
}

const SPACES: Readonly<Record<string, string>> = {
  '3mu': '\\,',
  '4mu': '\\:',
  '5mu': '\\;',
  '-3mu': '\\!',
  '1em': '\\quad',
  '2em': '\\qquad',
  '0.1667em': '\\,',
};

/** A space of that length in either mode. */
export function spaceText(dimension: Measurement): string {
  const length = lengthText(dimension);
  if (SPACES[length] !== undefined) return SPACES[length];
  return dimension.unit === 'mu' ? `\\mspace{${length}}` : `\\hspace{${length}}`;
}
