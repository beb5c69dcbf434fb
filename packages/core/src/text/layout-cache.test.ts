import { expect, it, vi } from 'vitest';
import type { LoadedFonts } from './fonts.js';
import { cachedLayout } from './layout-cache.js';

const laid = () => ({ layout: { width: 1, ascent: 0, descent: 0, pieces: [] }, warnings: [] });
const style = { mode: 'plain', font: 'serif', fontSize: 16 } as const;
const fonts = (version?: number): LoadedFonts & { version?: number } => ({
  ...(version !== undefined && { version }),
  katex: () => undefined,
  text: () => undefined,
});

it('keeps the layout of a text in a style', () => {
  const own = fonts(1);
  const lay = vi.fn(laid);
  const first = cachedLayout('A', style, own, lay);
  expect(cachedLayout('A', { ...style, align: 'left' }, own, lay)).toBe(first);
  for (const other of [{ mode: 'latex' }, { font: 'x' }, { fontSize: 17 }, { align: 'right' }] as const) {
    expect(cachedLayout('A', { ...style, ...other }, own, lay)).not.toBe(first);
  }
  expect(cachedLayout('B', style, own, lay)).not.toBe(first);
  expect(lay).toHaveBeenCalledTimes(6);
});

it.each([
  ['for other fonts', fonts(1), fonts(1), 'A'],
  ['of fonts that do not tell what they hold', fonts(), undefined, 'A'],
  ['of long texts', fonts(1), undefined, 'A'.repeat(61)],
])('keeps no layout %s', (_, own, others, source) => {
  const first = cachedLayout(source, style, own, laid);
  expect(cachedLayout(source, style, others ?? own, laid)).not.toBe(first);
});

it('does not take a part of a font for a part of the text', () => {
  const own = fonts(1);
  const first = cachedLayout('c', { ...style, font: 'serif|b' }, own, laid);
  expect(cachedLayout('b|c', style, own, laid)).not.toBe(first);
});

it('forgets once more faces are loaded', () => {
  const own = fonts(1);
  const first = cachedLayout('A', style, own, laid);
  own.version = 2;
  expect(cachedLayout('A', style, own, laid)).not.toBe(first);
});

it('holds a bounded number of layouts', () => {
  const own = fonts(1);
  const first = cachedLayout('A', style, own, laid);
  for (let i = 0; i < 2000; i++) cachedLayout(`P_${i}`, style, own, laid);
  expect(cachedLayout('A', style, own, laid)).not.toBe(first);
});
