// Draws words and lines of each script beside Chromium with the same fonts, and fails where ink lies more than 2 % of
// an em from the other's.
// Prints the farthest ink of each. Usage: node tools/dist/end-to-end/writing/compare.js [folder for the pictures]
import '../../shared/require-build.js';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutText, rasterize } from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { PNG } from 'pngjs';
import { launchChromium } from '../../shared/chromium.js';
import { root } from '../../shared/root.js';
import { farthestInk } from './farthest-ink.js';
import { lines } from './lines.js';

/** px per em: 2 % are two pixels. */
const EM = 100;
const MOST = 0.02;
const WIDTH = 1400;
const HEIGHT = 240;
const LEFT = 30;
const BASELINE = 140;
const BLACK = { r: 0, g: 0, b: 0, a: 1 };
const WHITE = { r: 255, g: 255, b: 255, a: 1 };

/** In the order in which both look for a character. */
const FAMILIES = ['vietnamese', 'latin', 'arabic', 'hebrew', 'devanagari', 'bengali', 'tamil', 'thai', 'emoji'];

/** Of fonts that have Latin letters or digits too, which are those of the family before. */
const RANGES: Readonly<Record<string, string>> = {
  vietnamese: 'U+1EA0-1EF9',
  emoji: 'U+200D,U+FE0F,U+1F000-1FAFF',
};

function fontFace(slice: string): string {
  const isLatin = slice === 'latin' || slice === 'vietnamese';
  const family = slice === 'emoji' ? 'noto-emoji' : isLatin ? 'noto-sans' : `noto-sans-${slice}`;
  const file = join(
    root,
    'packages/fonts/node_modules/@fontsource',
    family,
    'files',
    `${family}-${slice}-400-normal.woff`,
  );
  const data = readFileSync(file).toString('base64');
  const range = slice in RANGES ? `;unicode-range:${RANGES[slice]}` : '';
  return `@font-face{font-family:"${slice}";src:url(data:font/woff;base64,${data})${range}}`;
}

const fonts = createFontLoader();

async function ours(source: string): Promise<Uint8ClampedArray | Uint8Array> {
  const style = { mode: 'plain', font: 'sans-serif', fontSize: EM } as const;
  await fonts.load({ text: source, fontKey: style.font, math: false });
  const { layout, warnings } = layoutText(source, style, fonts);
  if (warnings.length > 0) throw new Error(`${source}: ${warnings.join(' ')}`);
  const node = { kind: 'text', source, ...style, x: LEFT, y: BASELINE, color: BLACK, layout } as const;
  return rasterize({ width: WIDTH, height: HEIGHT, background: WHITE, children: [node] }, { pixelRatio: 1 }).data;
}

const browser = await launchChromium('--font-render-hinting=none', '--disable-lcd-text');
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
const families = FAMILIES.map((name) => `"${name}"`).join();
await page.setContent(
  `<style>${FAMILIES.map(fontFace).join('')}body{margin:0}text{font:${EM}px ${families}}</style>
  <svg width="${WIDTH}" height="${HEIGHT}"><text x="${LEFT}" y="${BASELINE}" xml:space="preserve"></text></svg>`,
);

async function chromiums(source: string, rtl: boolean): Promise<Uint8Array> {
  await page.evaluate(
    async ({ source, rtl }) => {
      const text = document.querySelector('text')!;
      text.setAttribute('direction', rtl ? 'rtl' : 'ltr');
      text.setAttribute('text-anchor', rtl ? 'end' : 'start');
      text.textContent = source;
      text.getBoundingClientRect();
      await document.fonts.ready;
    },
    { source, rtl },
  );
  return PNG.sync.read(await page.screenshot()).data;
}

const folder = process.argv[2];
if (folder !== undefined) mkdirSync(folder, { recursive: true });
let failed = 0;
for (const [number, { source, rtl = false }] of lines.entries()) {
  const [mine, theirs] = [await ours(source), await chromiums(source, rtl)];
  const farthest = farthestInk(mine, theirs, WIDTH, HEIGHT) / EM;
  const isOff = farthest > MOST;
  if (isOff) failed++;
  console.log(`${(100 * farthest).toFixed(1).padStart(5)} % of an em  ${source}${isOff ? '  TOO FAR' : ''}`);
  if (folder === undefined) continue;
  const png = new PNG({ width: WIDTH, height: 2 * HEIGHT });
  png.data.set(mine, 0);
  png.data.set(theirs, mine.length);
  writeFileSync(join(folder, `${number}.png`), PNG.sync.write(png));
}
await browser.close();
console.log(`${lines.length - failed} of ${lines.length} lines agree within ${100 * MOST} % of an em`);
process.exit(failed > 0 ? 1 : 0);
