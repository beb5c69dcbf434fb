// Writes the weights and slices that Geoslide uses of the font packages into files/, each as a compact file (README.md), with their licences, and which file of
// which family has which characters: files/index.json, and of families with thousands of characters a file for each. Runs after the compiler. Does nothing where files/ is current.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOpenType } from './dist/open-type.js';
import { unpackWoff } from './dist/woff.js';
import { encodeFont } from './encode.mjs';
import { layoutTables } from './layout-tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'files');
const indexFile = join(target, 'index.json');

const LATIN = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const FACES = ['400-normal', '400-italic', '700-normal', '700-italic'];

/**
 * `slices` undefined: the numbered slices, by unicode range. `beside`: only the Japanese characters that this family
 * draws otherwise, or lacks; the rest are looked up there. `blocks`: only the characters in these have the family's
 * letters, which HarfBuzz
 * chooses and places by their neighbours; the Latin letters and signs of all such families are Noto Sans's.
 */
const FAMILIES = [
  { id: 'noto-sans', slices: LATIN, faces: FACES },
  { id: 'tinos', slices: LATIN, faces: FACES },
  { id: 'cousine', slices: LATIN, faces: FACES },
  { id: 'noto-sans-math', slices: ['latin'], faces: ['400-normal'] },
  { id: 'noto-sans-sc', faces: ['400-normal'] },
  { id: 'noto-serif-sc', faces: ['400-normal'] },
  { id: 'noto-sans-kr', faces: ['400-normal'] },
  { id: 'noto-sans-jp', faces: ['400-normal'], beside: 'noto-sans-sc' },
  { id: 'noto-serif-jp', faces: ['400-normal'], beside: 'noto-serif-sc' },
  shaped('noto-sans-arabic', 'arabic', ['600-6ff', '750-77f', '870-8ff', 'fb50-fdff', 'fe70-fefc']),
  shaped('noto-sans-hebrew', 'hebrew', ['591-5f4', 'fb1d-fb4f']),
  shaped('noto-sans-devanagari', 'devanagari', ['900-97f', '1cd0-1cff', 'a8e0-a8ff']),
  shaped('noto-sans-bengali', 'bengali', ['980-9ff']),
  shaped('noto-sans-tamil', 'tamil', ['b80-bff']),
  shaped('noto-sans-thai', 'thai', ['e00-e7f']),
  // In one file: a sequence of emoji is one glyph, and its parts are in different slices.
  shaped('noto-emoji', 'emoji', ['23-39', 'a9-ae', '203c-3299', '1f000-1faff']),
];

function shaped(id, slice, blocks) {
  const ranges = blocks.map((block) => block.split('-').map((end) => Number.parseInt(end, 16)));
  return { id, slices: [slice], faces: ['400-normal'], blocks: ranges };
}

function fail(message) {
  console.error(`fonts: ${message}. Run "npm run setup" to install the font packages.`);
  process.exit(1);
}

function packageFolder(name) {
  const folder = join(here, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json'))) fail(`${name} is not installed in ${folder}`);
  return folder;
}

/** What the files depend on: this script, what reads and writes fonts, and the versions of the packages. */
function currentKey() {
  const hash = createHash('sha256');
  for (const file of ['build.mjs', 'encode.mjs', 'layout-tables.mjs', 'dist/open-type.js', 'dist/woff.js'])
    hash.update(readFileSync(join(here, file)));
  for (const name of ['harfbuzzjs', 'katex', 'opentype.js', ...FAMILIES.map(({ id }) => `@fontsource/${id}`)]) {
    hash.update(name).update(JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version);
  }
  return hash.digest('hex').slice(0, 16);
}

function isCurrent(key) {
  if (!existsSync(indexFile)) return false;
  const index = JSON.parse(readFileSync(indexFile, 'utf8'));
  const present = new Set(readdirSync(target));
  if (
    index.key !== key ||
    !Object.values(index.families).every((family) => typeof family !== 'string' || present.has(family))
  )
    return false;
  const families = Object.values(index.families).map((family) =>
    typeof family === 'string' ? JSON.parse(readFileSync(join(target, family), 'utf8')) : family,
  );
  return [index.katex, ...families]
    .flatMap(Object.values)
    .every(({ files }) => files.every((file) => present.has(file)));
}

const hex = (number, digits) => number.toString(16).padStart(digits, '0');

/** A face by its files' characters, in the order of the files; see Files in src/coverage.ts. */
function faceOf(charactersOf) {
  const files = Object.keys(charactersOf);
  if (files.length > 256) fail(`a face has ${files.length} files: two hexadecimal digits name 256`);
  const ranges = files.flatMap((file, place) => rangesOf(charactersOf[file], place));
  return { files, ranges: ranges.sort().join('') };
}

function rangesOf(codePoints, place) {
  const out = [];
  for (let i = 0; i < codePoints.length; i++) {
    const first = codePoints[i];
    while (codePoints[i + 1] === codePoints[i] + 1) i++;
    out.push(hex(first, 6) + hex(codePoints[i], 6) + hex(place, 2));
  }
  return out;
}

/**
 * The characters that Japanese texts are written in: those of JIS X 0208 with what vendors added to it, and the four of
 * the list for daily use that are not among them. The fonts have as many more, which need twice the room.
 */
function japaneseCharacters() {
  const decoder = new TextDecoder('shift_jis');
  const characters = new Set(Array.from('𠮟剝塡頰', (character) => character.codePointAt(0)));
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const [character, ...others] = decoder.decode(Uint8Array.of(lead, trail));
      if (others.length === 0 && character !== '\ufffd') characters.add(character.codePointAt(0));
    }
  }
  return characters;
}

const outlineText = (font, codePoint) => JSON.stringify(font.outline(font.characters.get(codePoint)));

/** Says which characters a font beside the family `id` is kept for. */
async function otherThan(id, face) {
  const folder = packageFolder(`@fontsource/${id}`);
  const outlines = new Map();
  for (const slice of numberedSlices(id, folder, face)) {
    const font = await readOpenType(readFileSync(join(folder, 'files', `${id}-${slice}-${face}.woff`)));
    for (const c of codePointsOf(font)) if (!outlines.has(c)) outlines.set(c, outlineText(font, c));
  }
  const japanese = japaneseCharacters();
  return (font, c) => japanese.has(c) && outlines.get(c) !== outlineText(font, c);
}

function numberedSlices(id, folder, face) {
  const [start, end] = [`${id}-`, `-${face}.woff`];
  return readdirSync(join(folder, 'files'))
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, -end.length))
    .filter((slice) => /^\d+$/.test(slice))
    .sort((a, b) => a - b);
}

const codePointsOf = (font) => [...font.characters.keys()].sort((a, b) => a - b);

function copy(from, to) {
  if (!existsSync(from)) fail(`${from} is missing`);
  copyFileSync(from, join(target, to));
}

const isWithin = (codePoint, ranges) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

/**
 * Writes one face of a family; a character that two slices have belongs to the first. Files with a layout file beside
 * them go to `layouts`.
 */
async function writeFace(family, folder, face, layouts) {
  const start = `${family.id}-`;
  const end = `-${face}.woff`;
  const slices = family.slices ?? numberedSlices(family.id, folder, face);
  if (slices.length === 0) fail(`${folder} has no slices for ${face}`);
  const isKept = family.beside ? await otherThan(family.beside, face) : () => true;
  const seen = new Set();
  const charactersOf = {};
  for (const slice of slices) {
    const source = join(folder, 'files', `${start}${slice}${end}`);
    if (!existsSync(source)) {
      // Not every family has every script.
      if (slice === 'latin' || family.blocks) fail(`${source} is missing`);
      continue;
    }
    const font = await readOpenType(readFileSync(source));
    const isOurs = (c) => c >= 0x20 && !seen.has(c) && (!family.blocks || isWithin(c, family.blocks));
    const codePoints = codePointsOf(font).filter((c) => isOurs(c) && isKept(font, c));
    if (codePoints.length === 0) continue;
    for (const c of codePoints) seen.add(c);
    const name = `${start}${slice}-${face}`;
    const file = `${name}.face`;
    const characters = new Map(codePoints.map((c) => [c, font.characters.get(c)]));
    const kept = family.beside ? { ...font, characters } : font;
    writeFileSync(join(target, file), encodeFont(kept, { isShaped: family.blocks !== undefined }));
    if (family.blocks) {
      writeFileSync(join(target, `${name}.layout`), layoutTables(await unpackWoff(readFileSync(source))));
      layouts.push(file);
    }
    charactersOf[file] = codePoints;
  }
  return faceOf(charactersOf);
}

async function build(key) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'licences'), { recursive: true });

  const katex = {};
  const katexFolder = packageFolder('katex');
  const faces = readdirSync(join(katexFolder, 'dist', 'fonts')).filter((file) => file.endsWith('.ttf'));
  if (faces.length !== 20) fail(`katex has ${faces.length} faces, not 20`);
  for (const source of faces.sort()) {
    const font = await readOpenType(readFileSync(join(katexFolder, 'dist', 'fonts', source)));
    const file = source.replace(/ttf$/, 'face');
    writeFileSync(join(target, file), encodeFont(font));
    katex[file] = faceOf({ [file]: codePointsOf(font) });
  }
  copy(join(katexFolder, 'LICENSE'), 'licences/katex.txt');

  copy(join(packageFolder('harfbuzzjs'), 'dist', 'harfbuzz.wasm'), 'harfbuzz.wasm');
  copy(join(packageFolder('harfbuzzjs'), 'LICENSE'), 'licences/harfbuzz.txt');

  const layouts = [];
  const families = {};
  for (const family of FAMILIES) {
    const folder = packageFolder(`@fontsource/${family.id}`);
    const faces = {};
    for (const face of family.faces) faces[face] = await writeFace(family, folder, face, layouts);
    families[family.id] = family.slices ? faces : `${family.id}.json`;
    if (!family.slices) writeFileSync(join(target, `${family.id}.json`), JSON.stringify(faces));
    copy(join(folder, 'LICENSE'), `licences/${family.id}.txt`);
  }
  writeFileSync(indexFile, JSON.stringify({ key, katex, families, layouts }));
}

const key = currentKey();
if (!isCurrent(key)) await build(key);
