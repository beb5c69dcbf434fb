import { nearFraction, nearSurd } from '../functions/closed-form.js';
import { type FormatOptions, formatReal } from '../types/format.js';

/** Writes a number in a form of its own. */
type NumberForm = (value: number, options: FormatOptions) => string;

const isLatex = ({ mode }: FormatOptions): boolean => mode === 'latex';

/** The fractions that Unicode has a sign for and fonts have. */
const SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

const ratio = (p: number | string, q: number, options: FormatOptions): string => {
  if (q === 1) return String(p);
  if (isLatex(options)) return `\\frac{${p}}{${q}}`;
  const sign = SIGNS[`${p}/${q}`];
  if (sign !== undefined) return sign;
  return `${/[ +]/.test(String(p)) ? `(${p})` : p}/${q}`;
};

const signed = (value: number, text: string): string => (value < 0 ? `-${text}` : text);

const frac: NumberForm = (value, options) => {
  const fraction = nearFraction(Math.abs(value));
  return fraction === undefined ? formatReal(value, options) : signed(value, ratio(...fraction, options));
};

const mixed: NumberForm = (value, options) => {
  const fraction = nearFraction(Math.abs(value));
  if (fraction === undefined) return formatReal(value, options);
  const [p, q] = fraction;
  const whole = Math.floor(p / q);
  const rest = p - whole * q;
  if (whole === 0 || rest === 0) return signed(value, ratio(p, q, options));
  const part = ratio(rest, q, options);
  const gap = isLatex(options) ? '\\,' : part.includes('/') ? ' ' : '';
  return signed(value, `${whole}${gap}${part}`);
};

/** π/6, -2π/3: of multiples of π those that an angle or a circle has. */
function partOfPi(value: number, options: FormatOptions): string | undefined {
  const part = value === 0 ? undefined : nearFraction(Math.abs(value) / Math.PI, MOST_PARTS_OF_PI);
  if (part === undefined || part[0] === 0 || nearFraction(value) !== undefined) return undefined;
  const [p, q] = part;
  const pi = isLatex(options) ? (p === 1 ? '\\pi' : `${p}\\pi`) : `${p === 1 ? '' : p}π`;
  return signed(value, ratio(pi, q, options));
}

/** A denominator that a reader takes for a form and not for a coincidence. */
const MOST_PARTS_OF_PI = 60;

const surd: NumberForm = (value, options) => {
  const found = nearSurd(value);
  if (found === undefined) return partOfPi(value, options) ?? frac(value, options);
  const { a, b, n, c } = found;
  const root = isLatex(options) ? `\\sqrt{${n}}` : `√${n}`;
  const size = `${Math.abs(b) === 1 ? '' : Math.abs(b)}${root}`;
  if (a === 0) return signed(b, ratio(size, c, options));
  return ratio(`${a} ${b < 0 ? '-' : '+'} ${size}`, c, options);
};

/** Degrees, minutes and seconds of an angle in radians, rounded to the last of `parts`. */
const sexagesimal =
  (parts: 2 | 3): NumberForm =>
  (value, options) => {
    const perDegree = 60 ** (parts - 1);
    const total = Math.round(Math.abs((value * 180) / Math.PI) * perDegree);
    if (!Number.isFinite(total)) return formatReal(value, options);
    const numbers = [Math.floor(total / perDegree), Math.floor((total * 60) / perDegree) % 60, total % 60];
    const marks = isLatex(options) ? ['^{\\circ}', "'", "''"] : ['°', '′', '″'];
    const text = numbers.slice(0, parts).map((number, i) => `${number}${marks[i]!}`);
    while (text.length > 1 && numbers[text.length - 1] === 0) text.pop();
    return signed(total === 0 ? 0 : value, text.join(''));
  };

const percent: NumberForm = (value, options) => `${formatReal(100 * value, options)}${isLatex(options) ? '\\%' : '%'}`;

/** Groups of three digits before the point, from five digits on, with thin spaces, as ISO 80000-1 has them. */
const grouped: NumberForm = (value, options) => {
  const text = formatReal(value, options);
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  if (whole.length < 5) return text;
  const space = isLatex(options) ? '\\,' : '\u202f';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, space)}${rest}`;
};

const fixed: NumberForm = (value, options) =>
  Math.abs(value) < 1e21 ? value.toFixed(Math.min(15, Math.max(0, options.precision))) : formatReal(value, options);

const scientific: NumberForm = (value, options) => {
  if (value === 0 || !Number.isFinite(value)) return formatReal(value, options);
  const [mantissa, exponent] = value.toExponential(options.precision).split('e') as [string, string];
  const digits = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  const power = Number(exponent);
  return isLatex(options) ? `${digits} \\cdot 10^{${power}}` : `${digits}·10^${power}`;
};

/** The forms in which a template writes a number, `{{frac(x)}}`, by name. */
export const numberForms: Readonly<Record<string, NumberForm>> = {
  frac,
  mixed,
  surd,
  dms: sexagesimal(3),
  dm: sexagesimal(2),
  percent,
  grouped,
  fixed,
  scientific,
};
