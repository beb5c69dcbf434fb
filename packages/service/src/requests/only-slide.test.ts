import { expect, it } from 'vitest';
import { onlySlide } from './only-slide.js';

it('keeps the slide that is rendered, at its index, and of others what is checked', () => {
  const slide = (id: string) => ({
    definitions: [{ kind: 'other', id, source: '1' }],
    uvarMap: [],
    styleSheet: {},
    lang: 'ja',
    doc: ['long'],
  });
  const kept = onlySlide({ slides: [slide('a'), slide('b')], messages: ['long'], metadata: { version: '11' } }, 2);
  expect(kept.slides.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([['a'], ['b']]);
  expect(kept.slides[0]?.styleSheet).toEqual({});
  expect(kept.slides.map(({ lang }) => lang)).toEqual([undefined, 'ja']);
  expect(JSON.stringify(kept)).not.toContain('long');
});
