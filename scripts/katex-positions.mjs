// Reads where Chromium puts each glyph, rule and picture of the formulas in katex-formulas.txt with KaTeX's own style
// sheet, and writes packages/core/src/text/math/positions.fixture.json. Everyday tests read that file and need no browser.
// Needs Debian's chromium (or CHROMIUM=/path/to/it). Run after an upgrade of KaTeX or a change of the list.
import './bundle/require-build.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const core = join(here, '..', 'packages', 'core');
const requireFromCore = createRequire(join(core, 'package.json'));
const katex = requireFromCore('katex');
const css = requireFromCore.resolve('katex/dist/katex.css');
const fonts = join(here, '..', 'packages', 'fonts', 'files');

/** Chromium rounds to 1/64 px and borders to whole px: large type makes that small. */
const PX_PER_EM = 200;

const formulas = readFileSync(join(here, 'katex-formulas.txt'), 'utf8').split('\n').filter(Boolean);

/** The slices of our own fonts for text that KaTeX has no glyphs for, so that both sides use the same. */
function fontFaces() {
  const read = (file) => JSON.parse(readFileSync(join(fonts, file), 'utf8'));
  const { families } = read('index.json');
  const facesOf = (family) => (typeof families[family] === 'string' ? read(families[family]) : families[family]);
  const faces = [];
  for (const [family, weight, style] of [
    ['tinos', 400, 'normal'],
    ['noto-serif-sc', 400, 'normal'],
  ]) {
    const { files, ranges } = facesOf(family)[`${weight}-${style}`];
    const unicodeOf = files.map(() => []);
    for (const [, first, last, place] of ranges.matchAll(/(.{6})(.{6})(.{2})/g)) {
      unicodeOf[Number.parseInt(place, 16)].push(`U+${first}-${last}`);
    }
    for (const [place, file] of files.entries()) {
      const url = pathToFileURL(join(fonts, file));
      faces.push(
        `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(${url});unicode-range:${unicodeOf[place]}}`,
      );
    }
  }
  return faces.join('\n');
}

/** In text style, as the layouter takes it; what is only allowed in display style, in that. */
function toHtml(source) {
  const options = { strict: false, trust: false, throwOnError: true, output: 'html' };
  try {
    return katex.renderToString(source, options);
  } catch (error) {
    if (!/display mode/.test(error.message)) throw new Error(`${source}: ${error.message}`);
    return katex.renderToString(source, { ...options, displayMode: true });
  }
}

function page() {
  const rows = formulas.map((source) => {
    const html = toHtml(source);
    return `<div class="row"><span class="origin"></span>${html}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${pathToFileURL(css)}">
<style>${fontFaces()}
.row{font-size:${PX_PER_EM}px;font-family:KaTeX_Main;line-height:1.2;white-space:nowrap;margin:${PX_PER_EM * 2}px}
.origin,.probe{display:inline-block;width:0;height:0}
.row .katex{font-size:1em;font-family:KaTeX_Main,tinos,noto-serif-sc;text-rendering:geometricPrecision}
.row .katex-display,.row .katex-display>.katex{display:inline;margin:0;text-align:left}
.row .katex-display>.katex>.katex-html{display:inline}
</style>${rows.join('\n')}`;
}

/** Runs in the page. */
function readRows(pxPerEm) {
  const ascents = new Map();
  const LINES = ['frac-line', 'overline-line', 'underline-line', 'katex-hline', 'katex-hdashline', 'katex-sout'];
  const FRAMES = ['fbox', 'fcolorbox', 'colorbox', 'angl'];

  const isTransparent = (color) => /^rgba\(.*, 0\)$/.test(color);

  /** From the top of a text's box to its baseline. */
  function ascentOf(element, character) {
    const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
    const key = [fontFamily, fontSize, fontWeight, fontStyle, character].join('|');
    if (!ascents.has(key)) {
      const line = document.createElement('div');
      Object.assign(line.style, { fontFamily, fontSize, fontWeight, fontStyle, position: 'absolute', lineHeight: '3' });
      line.style.textRendering = 'geometricPrecision';
      line.innerHTML = '<span class="probe"></span>';
      line.append(character);
      document.body.append(line);
      const range = document.createRange();
      range.selectNodeContents(line.lastChild);
      ascents.set(key, line.firstChild.getBoundingClientRect().bottom - range.getBoundingClientRect().top);
      line.remove();
    }
    return ascents.get(key);
  }

  return [...document.querySelectorAll('.row')].map((row) => {
    const root = row.querySelector('.katex-html');
    const left = root.getBoundingClientRect().left;
    const baseline = row.querySelector('.origin').getBoundingClientRect().bottom;
    const em = (px) => Math.round((px / pxPerEm) * 1000) / 1000;
    const glyphs = [];
    const boxes = [];
    const addBox = (l, t, r, b) => {
      if (r > l && b > t) boxes.push([em(l - left), em(t - baseline), em(r - left), em(b - baseline)].join(','));
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (isTransparent(getComputedStyle(parent).color)) continue;
      let at = 0;
      for (const character of node.data) {
        const range = document.createRange();
        range.setStart(node, at);
        at += character.length;
        range.setEnd(node, at);
        if (/^[\s\u200b\u2061\u00a0]$/.test(character)) continue;
        const rect = range.getBoundingClientRect();
        const y = rect.top + ascentOf(parent, character) - baseline;
        const code = character.codePointAt(0).toString(16);
        glyphs.push(`${code}:${em(rect.left - left)},${em(y)}`);
        const shadow = / (-?[\d.]+)px (-?[\d.]+)px/.exec(getComputedStyle(parent).textShadow);
        if (shadow) glyphs.push(`${code}:${em(rect.left - left + Number(shadow[1]))},${em(y + Number(shadow[2]))}`);
      }
    }
    for (const element of root.querySelectorAll('span')) {
      const style = getComputedStyle(element);
      const rect = element.getBoundingClientRect();
      const has = (names) => names.some((name) => element.classList.contains(name));
      const width = (side) => Number.parseFloat(style[`border${side}Width`]);
      if (isTransparent(style.color)) continue;
      if (has(LINES)) addBox(rect.left, rect.bottom - width('Bottom'), rect.right, rect.bottom);
      else if (has(['katex-rule'])) addBox(rect.left, rect.top, rect.right, rect.top + width('Top'));
      else if (has(['vertical-separator'])) addBox(rect.right - width('Right'), rect.top, rect.right, rect.bottom);
      else if (has(FRAMES)) {
        if (!isTransparent(style.backgroundColor)) addBox(rect.left, rect.top, rect.right, rect.bottom);
        if (width('Top') > 0) addBox(rect.left, rect.top, rect.right, rect.bottom);
      }
    }
    for (const shape of root.querySelectorAll('svg > path, svg > line')) {
      const svg = shape.parentElement.getBoundingClientRect();
      const clips = getComputedStyle(shape.parentElement.parentElement).overflow === 'hidden';
      const outer = shape.parentElement.parentElement.getBoundingClientRect();
      // A line's box leaves out its stroke, and the picture clips it: the picture's box says more.
      const rect = shape.tagName === 'line' ? svg : shape.getBoundingClientRect();
      addBox(
        Math.max(rect.left, svg.left, clips ? outer.left : -Infinity),
        Math.max(rect.top, svg.top, clips ? outer.top : -Infinity),
        Math.min(rect.right, svg.right, clips ? outer.right : Infinity),
        Math.min(rect.bottom, svg.bottom, clips ? outer.bottom : Infinity),
      );
    }
    return { width: em(root.getBoundingClientRect().width), glyphs: glyphs.join(' '), boxes: boxes.join(' ') };
  });
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
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--allow-file-access-from-files',
  ],
});
try {
  const tab = await browser.newPage();
  const file = join(here, '..', 'node_modules', '.cache', 'katex-positions.html');
  writeFileSync(file, page());
  await tab.goto(pathToFileURL(file).href);
  await tab.evaluate(() => document.fonts.ready);
  const rows = await tab.evaluate(readRows, PX_PER_EM);
  const entries = rows.map((row, i) => ({ source: formulas[i], ...row }));
  const target = join(core, 'src', 'text', 'math', 'positions.fixture.json');
  writeFileSync(target, `${JSON.stringify({ katex: katex.version, formulas: entries }, null, 2)}\n`);
  console.log(`${entries.length} formulas, KaTeX ${katex.version}, Chromium ${browser.version()}: ${target}`);
} finally {
  await browser.close();
}
