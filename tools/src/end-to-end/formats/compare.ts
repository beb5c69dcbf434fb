// Compares PNG, SVG, TikZ and PDF of every project, example and gallery cell: the SVG as resvg and Chromium draw it (at
// most 0.5 % of the pixels differ by more than 32 of 255), the TikZ as pdflatex and pdftoppm do and the PDF as pdftoppm
// does (all ink within 1.5 px of the other's ink).
// Needs chromium (or CHROMIUM=/path), TeX Live with TikZ and standalone, poppler-utils and xmllint.
// Projects and examples are compiled with lualatex and xelatex too, and so is a project of hostile labels, which has to do no harm.
// Arguments are parts of names, to compare only those; --keep DIR writes all files there.
import '../../shared/require-build.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPdf, renderPng, renderSvg, renderTikz } from 'geoslide';
import { PNG } from 'pngjs';
import { optimize } from 'svgo';
import { median } from '../../bench/statistics.js';
import { messageOf } from '../../shared/message-of.js';
import type { Picture } from '../../shared/pixels.js';
import { differentPixels, strayInk } from './difference.js';
import { hostileProject } from './hostile.js';
import { type Input, inputs } from './inputs.js';
import { drawWithResvg, openChromium, openDocuments } from './svg.js';
import { drawPdf, drawTex, trapTex } from './tex.js';

const MAX_DIFFERENT = 0.005;
/**
 * More for figures of long curves over tints, each of which Chromium smooths a little otherwise: 308 of 43,200 pixels
 * along the circles of this one differ by 33 to 96, and its lines lie in the same places.
 */
const MORE_DIFFERENT: Readonly<Record<string, number>> = { 'statistics-18-Venn-3': 0.01 };
/** Where letters of TeX's fonts have another shape than the picture's, px of one connected region. */
const MAX_STRAY_INK = 12;
const MAX_SHRINK = 0.15;
const MAX_MEDIAN_SVG = 12_000;
const MAX_MEDIAN_TIKZ = 6_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});

const percent = (part: number) => `${(100 * part).toFixed(3)} %`;
const failures: string[] = [];
const sizes: { readonly svg: number[]; readonly tikz: number[] } = { svg: [], tikz: [] };
const documents = openDocuments();
const browser = await openChromium();
// The browser has one page, so its turns are taken one by one; TeX runs beside it.
let turn: Promise<unknown> = Promise.resolve();
function drawWithChromium(svg: string, size: Picture): Promise<Picture> {
  const drawn = turn.then(() => browser.draw(svg, size));
  turn = drawn.catch(() => {});
  return drawn;
}

async function compare({ name, content, options, real, engines }: Input): Promise<void> {
  const png = await renderPng(content, options);
  const { text: svg } = await renderSvg(content, options);
  const { text: tikz } = await renderTikz(content, options);
  const picture = PNG.sync.read(Buffer.from(png.bytes));
  const shrink = 1 - optimize(svg, { multipass: true }).data.length / svg.length;
  const resvg = drawWithResvg(svg);
  const chromium = await drawWithChromium(svg, picture);
  const most = MORE_DIFFERENT[name] ?? MAX_DIFFERENT;
  const a = differentPixels(picture, resvg);
  const b = differentPixels(picture, chromium);
  const tex = await drawTex(tikz);
  const pdf = await drawPdf((await renderPdf(content, options)).bytes);
  const strayPdf = strayInk(picture, pdf);
  const { count, largest, first } = strayInk(picture, tex);
  const hasImages = tikz.includes('% Images are not part of this file');
  // pdfLaTeX has Chinese forms only: docs/labels.md says so.
  const hasJapanese = tikz.includes('\\japanese');
  for (const engine of engines) await drawTex(tikz, engine);
  documents.add(name, svg);
  if (real) {
    sizes.svg.push(svg.length);
    sizes.tikz.push(tikz.length);
  }
  const folder = values.keep;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    const keep = (end: string, bytes: string | Uint8Array) => writeFileSync(join(folder, `${name}${end}`), bytes);
    keep('.png', png.bytes);
    keep('.svg', svg);
    keep('.tex', tikz);
    for (const [end, drawn] of Object.entries({ resvg, chromium, tikz: tex, pdf })) {
      const image = new PNG({ width: drawn.width, height: drawn.height });
      image.data = Buffer.from(drawn.data);
      keep(`.${end}.png`, PNG.sync.write(image));
    }
  }
  const wrong = [
    a > most && 'resvg',
    b > most && 'Chromium',
    strayPdf.largest > MAX_STRAY_INK && `PDF at ${strayPdf.first}`,
    largest > MAX_STRAY_INK && !hasImages && !hasJapanese && `TikZ at ${first}`,
    shrink > MAX_SHRINK && 'svgo',
  ].filter(Boolean);
  if (wrong.length > 0) failures.push(name);
  console.log(
    [
      name.padEnd(44),
      percent(a),
      percent(b),
      `${count}/${largest}`.padStart(7),
      `${strayPdf.count}/${strayPdf.largest}`.padStart(7),
      `${svg.length} B`.padStart(9),
      percent(shrink).padStart(9),
      `${tikz.length} B`.padStart(9),
      wrong.join(', '),
    ].join('  '),
  );
}

async function withstandHostileLabels(): Promise<void> {
  const content = hostileProject();
  const { text: svg } = await renderSvg(content);
  documents.add('hostile labels', svg);
  if (/<script|javascript:|<foreignObject/i.test(svg)) throw new Error('a label became a script');
  const { text: tikz } = await renderTikz(content);
  for (const engine of ['pdflatex', 'lualatex', 'xelatex'] as const) await trapTex(tikz, engine);
}

const all = inputs().filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
const queue = [...all];
console.log(`${'name'.padEnd(44)}  resvg    Chromium  TikZ px  PDF px  SVG       svgo       TikZ`);
await Promise.all(
  // One more than there are processors, as each waits for its programs in turn.
  Array.from({ length: Math.min(4, availableParallelism() + 1) }, async () => {
    for (let input = queue.shift(); input; input = queue.shift()) {
      const { name } = input;
      await compare(input).catch((error) => {
        failures.push(name);
        console.log(`${name.padEnd(44)}  ${messageOf(error)}`);
      });
    }
  }),
);
await browser.close();

if (positionals.length === 0) {
  await withstandHostileLabels().catch((error) => {
    failures.push('hostile labels');
    console.log(`hostile labels: ${messageOf(error)}`);
  });
}

if (!documents.areWellFormed()) failures.push('an SVG that is not well-formed');

const medianOf = (list: readonly number[]) => (list.length === 0 ? 0 : median(list));
const svgMedian = medianOf(sizes.svg);
const tikzMedian = medianOf(sizes.tikz);
console.log(
  `\n${all.length - failures.length} of ${all.length} agree; medians of the shared projects: SVG ${svgMedian} B, TikZ ${tikzMedian} B`,
);
if (svgMedian > MAX_MEDIAN_SVG || tikzMedian > MAX_MEDIAN_TIKZ) failures.push('median size');
if (failures.length > 0) {
  console.error(`These differ: ${failures.join(', ')}`);
  process.exit(1);
}
