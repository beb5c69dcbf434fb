// Renders the texts of packages/core/src/text/pixels.fixture.json in Chromium with the font files that the bundled ones are made of: stores the
// pictures as PNG beside it and the texts' widths in it, for the test that compares our text with a browser's.
// Needs Debian's chromium (or CHROMIUM=/path/to/it). Run after a change of the fixture.
import './bundle/require-build.mjs';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '..', 'packages', 'core', 'src', 'text');
const packages = join(here, '..', 'packages', 'fonts', 'node_modules');
const fixtureFile = join(folder, 'pixels.fixture.json');
const fixture = JSON.parse(readFileSync(fixtureFile, 'utf8'));
const { width, height, left, step, baseline, sizes, lines } = fixture;

/** By the fixture's name of it, such as `tinos-latin-400-normal`. */
function fontFile(name) {
  return name.startsWith('KaTeX_')
    ? join(packages, 'katex', 'dist', 'fonts', `${name}.ttf`)
    : join(packages, '@fontsource', name.split('-latin-')[0], 'files', `${name}.woff`);
}

function page(size) {
  const faces = lines.map(({ file }) => `@font-face{font-family:"${file}";src:url(${pathToFileURL(fontFile(file))})}`);
  // Each glyph at a whole pixel: Chromium moves glyphs to quarters of a pixel, which is not what is compared.
  const texts = lines.map(({ file, text }, i) => {
    const x = [...text].map((_, j) => left + j * step);
    const font = `font-size="${size}" font-family="'${file}'"`;
    return `<text y="${(i + 1) * baseline}" ${font} x="${x.join(' ')}">${text}</text><text class="whole" ${font}>${text}</text>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('')}
body{margin:0}svg{display:block;text-rendering:geometricPrecision;font-variant-ligatures:none}.whole{visibility:hidden}</style>
<svg width="${width}" height="${height}">${texts.join('')}</svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--allow-file-access-from-files',
  ],
});
try {
  const tab = await browser.newPage({ viewport: { width, height } });
  for (const size of sizes) {
    const file = join(here, '..', 'node_modules', '.cache', 'text-pixels.html');
    await writeFile(file, page(size));
    await tab.goto(pathToFileURL(file).href);
    await tab.evaluate(() => document.fonts.ready);
    const widths = await tab.$$eval('.whole', (texts) => texts.map((text) => text.getComputedTextLength()));
    lines.forEach((line, i) => {
      line.width = Math.round((widths[i] / size) * 1000) / 1000;
    });
    await tab.screenshot({ path: join(folder, `pixels.fixture.${size}.png`) });
  }
  await writeFile(fixtureFile, `${JSON.stringify(fixture, null, 2)}\n`);
} finally {
  await browser.close();
}
