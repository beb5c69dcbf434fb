// The golden pictures: one small PNG for each cell of the gallery, docs/gallery/<family>/<cell>.png.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { renderPng } from 'geoslide';
import { PNG } from 'pngjs';
import { comparison, differences } from '../shared/pixels.js';
import { root } from '../shared/root.js';
import type { Cell } from './cell.js';
import { families } from './families.js';

const folder = join(root, 'docs', 'gallery');
const out = join(root, 'out', 'gallery', 'differences');
const PAGE = join(folder, 'README.md');
const SIZE = { width: 240, height: 180 };

/** A picture may differ by this much in a channel, in this many pixels: rounding on another machine. */
const TOLERANCE = 8;
const MAX_DIFFERENT = 4;

export interface GoldenCase {
  readonly family: string;
  /** Name of the file in the family's folder. */
  readonly file: string;
  readonly cell: Cell;
}

/**
 * The cells of a family, each with its file's name, unique where case does not count: `pointSize-7`, and `-2` for the
 * second of a name.
 */
function casesOf(family: string): GoldenCase[] {
  const seen = new Map<string, number>();
  return families[family]!.map((cell) => {
    const plain = cell.name.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^-|-$/g, '');
    const count = (seen.get(plain.toLowerCase()) ?? 0) + 1;
    seen.set(plain.toLowerCase(), count);
    return { family, file: `${plain}${count > 1 ? `-${count}` : ''}.png`, cell };
  });
}

/** Every case of the families that are named, or of all. */
export function goldenCases(names: readonly string[] = Object.keys(families)): GoldenCase[] {
  return names.flatMap(casesOf);
}

async function draw({ name, content, view }: Cell): Promise<Uint8Array> {
  if (view === undefined) throw new Error(`${name} has no view: cells of the gallery lie in the plane`);
  const view2D = { ...view, scale: SIZE.width / (view.right - view.left) };
  const { bytes, width, height, warnings } = await renderPng(content, { view2D });
  for (const warning of warnings) throw new Error(`${name}: ${warning.id ?? ''} ${warning.message}`);
  if (width !== SIZE.width || height !== SIZE.height) {
    throw new Error(`${name} is ${width} × ${height} px, not ${SIZE.width} × ${SIZE.height}: give its view that shape`);
  }
  return bytes;
}

const read = (bytes: Uint8Array) => PNG.sync.read(Buffer.from(bytes));

/**
 * Compares a case with its golden picture.
 *
 * @returns Undefined where they are alike, else what is wrong. Where they differ it also writes both and their
 * difference
 *   beside each other to a file that the text names.
 */
export async function faultOf({ family, file, cell }: GoldenCase): Promise<string | undefined> {
  const golden = join(folder, family, file);
  const place = relative(root, golden);
  if (!existsSync(golden)) return `${place} is missing: npm run gallery -- --update makes it`;
  const now = read(await draw(cell));
  const before = read(readFileSync(golden));
  if (before.width !== now.width || before.height !== now.height) return `${place} has another size`;
  const places = differences(now, before, TOLERANCE);
  if (places.length <= MAX_DIFFERENT) return undefined;
  const difference = join(out, family, file);
  mkdirSync(dirname(difference), { recursive: true });
  const { width, height, data } = comparison(before, now, places);
  const png = new PNG({ width, height });
  png.data.set(data);
  writeFileSync(difference, PNG.sync.write(png));
  return `${family}, ${cell.name}: ${places.length} pixels of ${place} differ. Was, is and difference: ${relative(root, difference)}`;
}

/** Files among the golden pictures that belong to no case. */
export function leftOver(): string[] {
  const wanted = new Set(goldenCases().map(({ family, file }) => join(folder, family, file)));
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return found.map((name) => join(folder, name)).filter((path) => path.endsWith('.png') && !wanted.has(path));
}

/** Whether docs/gallery/README.md shows every case. */
export const isPageCurrent = (): boolean => existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page();

/**
 * Writes the golden pictures that are missing or differ, of the families that are named, and the page that shows all;
 * removes what belongs to no case.
 *
 * @returns The files that were written or removed.
 */
export async function updateGoldens(names: readonly string[]): Promise<string[]> {
  const changed: string[] = [];
  for (const golden of goldenCases(names)) {
    if ((await faultOf(golden)) === undefined) continue;
    const path = join(folder, golden.family, golden.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await draw(golden.cell));
    changed.push(path);
  }
  for (const path of leftOver()) {
    rmSync(path);
    changed.push(path);
  }
  if (!isPageCurrent()) {
    writeFileSync(PAGE, page());
    changed.push(PAGE);
  }
  return changed.map((path) => relative(root, path));
}

const COLUMNS = 4;

function page(): string {
  const sections = Object.keys(families).map((family) => {
    const cells = casesOf(family).map(
      ({ file, cell }) => `<img src="${family}/${file}" width="180" alt=""><br>${cell.name.replaceAll('|', '\\|')}`,
    );
    const rows: string[] = [];
    for (let i = 0; i < cells.length; i += COLUMNS) {
      const row = cells.slice(i, i + COLUMNS);
      rows.push(`| ${[...row, ...Array<string>(COLUMNS - row.length).fill('')].join(' | ')} |`);
    }
    const head = `|${' |'.repeat(COLUMNS)}\n|${'---|'.repeat(COLUMNS)}`;
    return `## ${family[0]!.toUpperCase()}${family.slice(1)}\n\n${head}\n${rows.join('\n')}\n`;
  });
  return `# Gallery

Every mark and the values of every property. \`npm run gallery -- --update\` writes this page and its pictures; the tests compare each picture with what is drawn now.

${sections.join('\n')}`;
}
