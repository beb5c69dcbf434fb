import { expect, it } from 'vitest';
import { figure, renderPng, renderSvg } from './index.js';

const PLANE = `view -3 .. 3, -3 .. 3 scale 50
axes {title: "直線", unit: "直", ticks: [[1, "直角"]]}
A: Point(1, 1) "直" {mode: normal}
L: [Point(2, 2), Point(2, 1)] "直" {mode: normal}
k: BarChart([1, 2], ["直", "角"])
text t: "直" {offsetX: -2, offsetY: 2}
slider s: 0 .. 1 = 0.5 "直" {mode: normal}
button b: "直"
`;
const SPACE = `camera on
axes {title: "直線", show: true}
A: Point(1, 1, 1) "直" {mode: normal}
text t: "直" {offsetX: -2, offsetY: 2}
`;

/** The languages of the texts with a character that has a Japanese form. */
async function languagesIn(source: string): Promise<(string | undefined)[]> {
  const { text } = await renderSvg(source, { text: 'text' });
  const texts = [...text.matchAll(/<text([^>]*)>([^<]*)/g)].filter(([, , words]) => words!.includes('直'));
  expect(texts.length).toBeGreaterThan(2);
  return [...new Set(texts.map(([, attributes]) => /xml:lang="([^"]*)"/.exec(attributes!)?.[1]))];
}

it.each([PLANE, SPACE])('the language of a slide is that of all its texts', async (source) => {
  expect(await languagesIn(source)).toEqual([undefined]);
  expect(await languagesIn(`lang ja\n${source}`)).toEqual(['ja']);
});

it('a style says another language than the slide', async () => {
  const line = (id: string, style = '') => `text ${id}: "直" {offsetX: 1, offsetY: 1${style}}\n`;
  const own = line('t') + line('u') + line('v', ', lang: ja');
  expect(await languagesIn(`${own}style text {lang: zh}`)).toEqual(['zh', 'ja']);
  expect(await languagesIn(`lang ko\n${own}`)).toEqual(['ko', 'ja']);
});

it.each([PLANE, SPACE])('in Japanese the picture has other forms, in Chinese the same', async (source) => {
  const draw = async (lang: string) => (await renderPng(lang + source)).bytes;
  const [none, zh, ja] = [await draw(''), await draw('lang zh\n'), await draw('lang ja-JP\n')];
  expect(Buffer.compare(none, zh)).toBe(0);
  expect(Buffer.compare(none, ja)).not.toBe(0);
});

it('the language chooses letters of other scripts too', async () => {
  const draw = async (style: string) => (await renderPng(`text t: "ल" {offsetX: 1, offsetY: 1${style}}`)).bytes;
  expect(Buffer.compare(await draw(''), await draw(', lang: hi'))).toBe(0);
  expect(Buffer.compare(await draw(''), await draw(', lang: mr'))).not.toBe(0);
});

it('the builder says it', () => {
  expect(figure().lang('ja').text()).toContain('lang ja');
});

it('a file with a language that is none is refused with what to write', async () => {
  const slides = [{ definitions: [], lang: 'jp' }];
  await expect(renderPng({ slides, metadata: { version: '11' } })).rejects.toThrow(
    'slides.0.lang must be a language tag, here ja, but is the string "jp"',
  );
});
