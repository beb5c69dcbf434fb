import { namedColor } from '@geoslide/protocol';
import type { Color } from '../scene/scene.js';

/** Longer texts are no colours; keeps the expressions below cheap on hostile input. */
const MAX_LENGTH = 100;

/**
 * Reads a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or
 * spaces, a name, or `transparent`. Undefined where the text is none of these. Numbers out of range are clamped, as CSS does.
 */
export function parseColor(text: string): Color | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const source = text.trim().toLowerCase();
  if (source.startsWith('#')) return parseHex(source.slice(1));
  if (source === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const named = namedColor(source);
  if (named) return parseHex(named);
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(source);
  if (!call) return undefined;
  const parts = splitArguments(call[2]!);
  if (!parts) return undefined;
  const alpha = parts[3] === undefined ? 1 : parseAlpha(parts[3]);
  const channels = call[1] === 'rgb' ? parseRgb(parts) : parseHsl(parts);
  return channels && alpha !== undefined ? { ...channels, a: alpha } : undefined;
}

/** The colour at `percent` 0..100 of its opacity. */
export function withOpacity(color: Color, percent: number): Color {
  return { ...color, a: color.a * Math.min(1, Math.max(0, percent / 100)) };
}

function parseHex(digits: string): Color | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const long = digits.length < 6 ? [...digits].map((d) => d + d).join('') : digits;
  const channel = (i: number) => Number.parseInt(long.slice(2 * i, 2 * i + 2), 16);
  return { r: channel(0), g: channel(1), b: channel(2), a: long.length === 8 ? channel(3) / 255 : 1 };
}

/** Three or four arguments: `a, b, c[, d]`, or `a b c[ / d]`. */
function splitArguments(inner: string): string[] | undefined {
  const parts = inner.includes(',')
    ? inner.split(',').map((part) => part.trim())
    : inner
        .trim()
        .replace(/\s*\/\s*/, ' ')
        .split(/\s+/);
  return parts.length === 3 || parts.length === 4 ? parts : undefined;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/;

/** A number, or a percentage of `whole`. */
function parseNumber(text: string, whole: number): number | undefined {
  const percent = text.endsWith('%');
  const digits = percent ? text.slice(0, -1) : text;
  if (!NUMBER.test(digits)) return undefined;
  return percent ? (Number(digits) / 100) * whole : Number(digits);
}

function parseAlpha(text: string): number | undefined {
  const alpha = parseNumber(text, 1);
  return alpha === undefined ? undefined : clamp(alpha, 1);
}

function parseRgb(parts: readonly string[]): Omit<Color, 'a'> | undefined {
  const [r, g, b] = parts.slice(0, 3).map((part) => parseNumber(part, 255));
  if (r === undefined || g === undefined || b === undefined) return undefined;
  return { r: clamp(r, 255), g: clamp(g, 255), b: clamp(b, 255) };
}

const TURNS: Readonly<Record<string, number>> = { deg: 360, rad: 2 * Math.PI, turn: 1, grad: 400 };

function parseHsl(parts: readonly string[]): Omit<Color, 'a'> | undefined {
  const angle = /^(.*?)(deg|rad|turn|grad)?$/.exec(parts[0]!);
  const amount = angle ? parseNumber(angle[1]!, Number.NaN) : undefined;
  const saturation = parseNumber(parts[1]!.replace(/%?$/, '%'), 1);
  const lightness = parseNumber(parts[2]!.replace(/%?$/, '%'), 1);
  if (amount === undefined || Number.isNaN(amount) || saturation === undefined || lightness === undefined) {
    return undefined;
  }
  const turn = amount / TURNS[angle?.[2] ?? 'deg']!;
  const s = clamp(saturation, 1);
  const l = clamp(lightness, 1);
  // CSS Color 4, section 7: hsl to rgb.
  const channel = (n: number) => {
    const k = (((n + 12 * turn) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
