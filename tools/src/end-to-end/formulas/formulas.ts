// Draws formulas as PNG and with pdfLaTeX, XeLaTeX and LuaLaTeX. It fails where one ends the run of TeX or has no ink
// at all beside a picture that has some, or where more than a few look different: their ink lies more than 1.5 px from
// the other's in a larger region.
// Arguments are formulas, in place of the list. --list FILE reads one for each line. --engine NAME takes one engine
// only.
import '../../shared/require-build.js';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderPng, renderTikz } from 'geoslide';
import { PNG } from 'pngjs';
import { project } from '../../gallery/cell.js';
import { messageOf } from '../../shared/message-of.js';
import type { Picture } from '../../shared/pixels.js';
import { strayInk } from '../formats/difference.js';
import { drawTex, type Engine } from '../formats/tex.js';
import { formulas, SHAPED_BY_TEX } from './list.js';

const ENGINES: readonly Engine[] = ['pdflatex', 'xelatex', 'lualatex'];
/** Formulas of one sheet, in columns, and the px of a cell. */
const SHEET = { columns: 5, rows: 12, width: 320, height: 100 };
const SHEET_SIZE = SHEET.columns * SHEET.rows;
/** px of one connected region. */
const MAX_STRAY_INK = 14;
/** Part of an engine's formulas that may look different, as some signs do: TeX's \implies is lower than KaTeX's. */
const MAX_DIFFERENT = 0.06;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, engine: { type: 'string' } },
});
const engines = ENGINES.filter((name) => values.engine === undefined || values.engine === name);
const listed = values.list === undefined ? positionals : readFileSync(values.list, 'utf8').split('\n').filter(Boolean);
const all = listed.length > 0 ? listed : formulas();

function sheet(part: readonly string[]) {
  const { columns, rows, width, height } = SHEET;
  const texts = part.map((_, i) => {
    const place = { offsetX: (i % columns) * width + 20, offsetY: -Math.floor(i / columns) * height - height / 2 };
    return [`t${i}`, { ...place, mode: 'latex', fontSize: 24 }];
  });
  const definitions = part.map((template, i) => ({ kind: 'text', id: `t${i}`, template }));
  const content = project({
    definitions,
    uvarMap: [],
    styleSheet: { texts, grid: { show: false }, xaxis: { show: false }, yaxis: { show: false } },
    doc: [],
  });
  const viewBound = { left: 0, right: columns * width, bottom: -rows * height, top: 0 };
  return { content, options: { viewBound, scale: 1 } };
}

function cell({ width, data }: Picture, i: number): Picture {
  const left = (i % SHEET.columns) * SHEET.width;
  const top = Math.floor(i / SHEET.columns) * SHEET.height;
  const out = new Uint8Array(4 * SHEET.width * SHEET.height);
  for (let y = 0; y < SHEET.height; y++) {
    const from = 4 * ((top + y) * width + left);
    out.set(data.subarray(from, from + 4 * SHEET.width), 4 * y * SHEET.width);
  }
  return { width: SHEET.width, height: SHEET.height, data: out };
}

/** Whether a pixel is darker than paper. */
function hasInk({ data }: Picture): boolean {
  return data.some((value, i) => i % 4 < 3 && value < 200);
}

const failures: string[] = [];
const differing: string[] = [];
const counts = { shapes: 0, compared: 0 };
/** The sheets as PNG: one for all engines. */
const pictures = new Map<string, ReturnType<typeof renderPng>>();

async function compare(part: readonly string[], engine: Engine): Promise<void> {
  const { content, options } = sheet(part);
  const { text, warnings } = await renderTikz(content, options);
  const drawn = await drawTex(text, engine).catch((error) => messageOf(error));
  if (typeof drawn === 'string') {
    if (part.length > 1) {
      const middle = part.length >> 1;
      await compare(part.slice(0, middle), engine);
      await compare(part.slice(middle), engine);
      return;
    }
    failures.push(`${engine}  ${part[0]}  ${drawn}`);
    return;
  }
  counts.shapes += warnings.filter(({ message }) => message.includes('drawn as shapes')).length;
  const picture = pictures.get(part.join()) ?? renderPng(content, options);
  pictures.set(part.join(), picture);
  const png = PNG.sync.read(Buffer.from((await picture).bytes));
  part.forEach((formula, i) => {
    counts.compared++;
    const [wanted, got] = [cell(png, i), cell(drawn, i)];
    if (hasInk(wanted) && !hasInk(got)) failures.push(`${engine}  ${formula}  no ink`);
    if (SHAPED_BY_TEX.includes(formula)) return;
    const { largest } = strayInk(wanted, got);
    if (largest > MAX_STRAY_INK) differing.push(`${engine}  ${formula}  ${largest} px stray`);
  });
}

async function compareAll(engine: Engine): Promise<void> {
  for (let i = 0; i < all.length; i += SHEET_SIZE) await compare(all.slice(i, i + SHEET_SIZE), engine);
  const different = differing.filter((line) => line.startsWith(engine)).length;
  if (different > MAX_DIFFERENT * all.length) failures.push(`${engine}  ${different} of ${all.length} look different`);
}

// TeX runs in processes of its own, so the engines take their sheets side by side.
await Promise.all(engines.map(compareAll));
console.log([...differing.map((line) => `differs  ${line}`), ...failures.map((line) => `FAIL  ${line}`)].join('\n'));
const { compared, shapes } = counts;
console.log(`${compared} drawn, ${shapes} as outlines, ${differing.length} differ, ${failures.length} failures`);
if (failures.length > 0) process.exitCode = 1;
