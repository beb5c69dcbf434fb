import { expect, test } from 'vitest';
import { renderPdf, renderSvg, renderTikz } from './index.js';
import { printedWidth } from './printed-width.js';

const figure = 'view -6 .. 6, -2 .. 4 scale 50\nA: Point(0, 0) "A"\nB: Point(2, 1)';

test.each([
  ['80mm', 302.362205],
  ['8cm', 302.362205],
  ['3in', 288],
  ['240pt', 320],
  [' 300 px', 300],
])('%s is %d px', (text, px) => {
  expect(printedWidth(text).px).toBeCloseTo(px, 5);
});

test.each(['80', '80 m', 'mm', '-3mm', '0mm', '9000px'])('%s is refused with what may be written', (text) => {
  expect(() => printedWidth(text)).toThrow('such as "80mm", "8cm", "3in" or "240pt"');
});

test('a picture has its width on paper and its shape, letters keep their size', async () => {
  const svg = await renderSvg(figure, { width: '80mm' });
  expect(svg.text).toMatch(/^<svg [^>]*width="80mm" height="40mm" viewBox="0 0 302 151"/);
  expect(svg.viewBound!.right - svg.viewBound!.left).toBeCloseTo(12, 1);
  // A letter of 16 px of the other picture is one of 16 px of this.
  const letter = /scale\((\.\d+)\)/;
  expect(letter.exec(svg.text)![1]).toBe(letter.exec((await renderSvg(figure)).text)![1]);
  const tikz = await renderTikz(figure, { width: '80mm' });
  expect(tikz.text).toMatch(/^% 302 x 151 px/);
  const pdf = Buffer.from((await renderPdf(figure, { width: '80mm' })).bytes).toString('latin1');
  const [wide, high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.slice(1).map(Number) as [number, number];
  expect(wide).toBeCloseTo((80 / 25.4) * 72, 2);
  expect(high).toBeCloseTo((40 / 25.4) * 72, 1);
});

test('a figure in space that fits its view is as wide, too', async () => {
  const { text } = await renderSvg('c: Cube(Point(0, 0, 0), Point(2, 0, 0))', { width: '5cm' });
  expect(text).toMatch(/^<svg [^>]*width="5cm" height="5cm" viewBox="0 0 189 189"/);
});

test('a title of the caller keeps the language that the slide says', async () => {
  const { text } = await renderSvg(`lang de\n${figure}`, { title: 'Punkte' });
  expect(text).toContain('<title lang="de">Punkte</title>');
});
