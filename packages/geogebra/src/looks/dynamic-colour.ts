import type { Construction, Value } from '@geoslide/geometry';
import type { Style } from '@geoslide/protocol';
import { child, numberIn } from '../file/xml.js';
import type { Draft } from '../objects/draft.js';

/** The attributes of a colour that changes, each an expression for a number from 0 to 1. */
export const DYNAMIC = ['dynamicr', 'dynamicg', 'dynamicb'] as const;

/** GeoGebra's numbers of what the three numbers are. */
const [HSV, HSL] = [1, 2];

/** The colour that an object with a colour that changes had when it was saved; nothing where it has none. */
export function dynamicColour({ id, element }: Draft, { objects }: Construction): Style {
  const colour = child(element?.node, 'objColor');
  if (colour === undefined || !DYNAMIC.some((name) => colour.attributes[name] !== undefined)) return {};
  const parts = DYNAMIC.map((name) => partOf(objects.get(`${id}~${name}`)?.value));
  if (!parts.every((part) => part !== undefined)) return {};
  const [a, b, c] = parts as [number, number, number];
  const space = numberIn(colour, 'colorSpace') ?? 0;
  const rgb = space === HSV ? ofHsv(a, b, c) : space === HSL ? ofHsl(a, b, c) : [a, b, c];
  const digits = rgb.map((part) =>
    Math.round(255 * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return { color: `#${digits.join('')}` };
}

/** A condition counts as 1 or 0. */
function partOf(value: Value | undefined): number | undefined {
  if (value?.type === 'Boolean') return value.value ? 1 : 0;
  return value !== undefined && 'value' in value && typeof value.value === 'number' ? folded(value.value) : undefined;
}

/** Beyond 1 the numbers run down again, to 0 at 2. */
function folded(value: number): number {
  const rest = value - 2 * Math.floor(value / 2);
  return rest > 1 ? 2 - rest : rest;
}

function ofHsv(hue: number, saturation: number, value: number): number[] {
  return [5, 3, 1].map((n) => {
    const k = (n + 6 * hue) % 6;
    return value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
  });
}

function ofHsl(hue: number, saturation: number, lightness: number): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (n + 12 * hue) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}
