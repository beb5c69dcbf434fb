import { ProtocolError } from '@geoslide/protocol';
import type { Size } from './options.js';

/** px in a unit of length, as CSS has it: an inch has 96. */
const PX = { mm: 96 / 25.4, cm: 960 / 25.4, in: 96, pt: 96 / 72, px: 1 } as const;

/** px of the widest picture. */
const MOST = 8192;

/** A width on paper. */
export interface PrintedWidth {
  /** As it was given, such as 80 and `mm`. */
  readonly value: number;
  readonly unit: keyof typeof PX;
  /** The same in px, 96 an inch. */
  readonly px: number;
}

/** Reads a width such as `80mm`, `8cm`, `3in`, `240pt` or `300px`. Throws ProtocolError. */
export function printedWidth(text: string): PrintedWidth {
  const [, digits, unit] = /^\s*(\d+(?:\.\d+)?)\s*(mm|cm|in|pt|px)\s*$/.exec(text) ?? [];
  const value = Number(digits);
  const px = value * PX[unit as keyof typeof PX];
  if (px >= 1 && px <= MOST) return { value, unit: unit as keyof typeof PX, px };
  const message = `width is a length of at most ${MOST} px with its unit, such as "80mm", "8cm", "3in" or "240pt", not "${text}"`;
  throw new ProtocolError(message, [{ path: 'width', message }]);
}

/** The whole px of a picture of this width with the shape of another one. */
export function sizeOfWidth({ px }: PrintedWidth, shape: Size): Size {
  const width = Math.max(1, Math.round(px));
  return { width, height: Math.max(1, Math.round((px * shape.height) / shape.width)) };
}
