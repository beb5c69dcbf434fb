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
  const hex = [color.r, color.g, color.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `${name}[HTML]{${hex.toUpperCase()}}`;
}

/** Units of both KaTeX and TeX; px is 1 bp to KaTeX. */
const UNITS: Readonly<Record<string, string>> = {
  em: 'em',
  ex: 'ex',
  mu: 'mu',
  pt: 'pt',
  mm: 'mm',
  cm: 'cm',
  in: 'in',
  bp: 'bp',
  pc: 'pc',
  dd: 'dd',
  cc: 'cc',
  sp: 'sp',
  px: 'bp',
};
/** As long as the layout of labels lets a size be; TeX's own limit is 1365 em of 12 pt. */
const MAX_LENGTH_PT = 1000;
const PT: Readonly<Record<string, number>> = {
  em: 10,
  ex: 5,
  mu: 0.56,
  mm: 2.85,
  cm: 28.5,
  in: 72.3,
  pc: 12,
  dd: 1.07,
  cc: 12.8,
  sp: 1e-5,
};

/** A length as TeX reads it. */
export function lengthText({ number, unit }: Measurement): string {
  const texUnit = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (texUnit === undefined) throw new UnsupportedMath(`TeX has no unit ${unit}`);
  const limit = MAX_LENGTH_PT / (PT[texUnit] ?? 1);
  const bounded = Math.min(limit, Math.max(-limit, number));
  return `${Number(bounded.toFixed(4))}${texUnit}`;
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
