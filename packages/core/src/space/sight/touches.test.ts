import { expect, it } from 'vitest';
import { withoutTouches } from './touches.js';

const span = (from: number, to: number, hidden: boolean) => ({ from, to, hidden });
/** Hidden where a place is below a hill: as high as it is told, between 40 and 60. */
const below = (height: number) => (at: number, _: number, y: number) =>
  at < 40 || at > 60 || y < -height * (1 - ((at - 50) / 10) ** 2);
const spans = [span(0, 40, true), span(40, 60, false), span(60, 100, true)];
const hidden = (given: readonly { hidden: boolean }[]) => given.map((each) => each.hidden);

it('a part in sight that is nowhere further from what is hidden than rounding moves it is hidden', () => {
  expect(hidden(withoutTouches(spans, 1, false, 1.5, below(1)))).toEqual([true, true, true]);
  expect(hidden(withoutTouches(spans, 1, false, 1.5, below(3)))).toEqual([true, false, true]);
});

it('without rounding, each part stays as it is', () => {
  expect(withoutTouches(spans, 1, false, 0, below(1))).toBe(spans);
});

it('a long part is no touch', () => {
  expect(hidden(withoutTouches(spans, 5, false, 1.5, below(1)))).toEqual([true, false, true]);
});

it('a part at the end takes the sight of what is before it, and the start of a closed line that of its end', () => {
  const atEnd = [span(0, 40, true), span(40, 60, false)];
  expect(hidden(withoutTouches(atEnd, 1, false, 1.5, below(1)))).toEqual([true, true]);
  // It runs on over its start, at 50.
  const turned = [span(50, 60, false), span(60, 140, true), span(140, 150, false)];
  const around = (at: number, x: number, y: number) => below(1)(at < 100 ? at : at - 100, x, y);
  expect(hidden(withoutTouches(turned, 1, true, 1.5, around))).toEqual([true, true, true]);
});

it('where all parts are touches, none says what the others are', () => {
  const all = [span(40, 50, false), span(50, 60, true)];
  const anywhere = (at: number, _: number, y: number) => (at < 50 ? y < 0 : y >= 0);
  expect(withoutTouches(all, 1, false, 1.5, anywhere)).toBe(all);
});
