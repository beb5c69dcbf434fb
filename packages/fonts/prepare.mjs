// Writes what takes a first picture long to find out about the glyphs that most labels are made of: their extents, and their outlines as polylines.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codePointsOf } from './cmap.mjs';

const FACES = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic', 'noto-sans-latin-400-normal', 'tinos-latin-400-normal'];
const SIGNS = new Set([...'°·×÷±−√∠⊥∥△′∘∞≈≠≤≥∈⋅…→⇒∵∴'].map((sign) => sign.codePointAt(0)));
/** The characters that most labels are made of: those of ASCII, Greek letters, and signs. The fewer there are, the less a first picture has to read. */
const isCommon = (codePoint) =>
  (codePoint >= 0x20 && codePoint < 0x7f) || (codePoint >= 0x391 && codePoint <= 0x3d5) || SIGNS.has(codePoint);
/** Where what is prepared is computed. */
const MODULES = ['raster', 'scene', 'text'].map((folder) =>
  fileURLToPath(new URL(`../core/dist/${folder}/`, import.meta.url)),
);

/** What the files depend on: the faces, and the code. */
function currentKey(facesKey) {
  const hash = createHash('sha256')
    .update(facesKey)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of MODULES) {
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith('.js')) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function preparedGlyphs(name, font, { parseFace, writePreparedGlyphs }) {
  const face = parseFace(name, font);
  const glyphs = new Map();
  for (const codePoint of codePointsOf(font).filter(isCommon)) {
    const glyph = face.glyph(codePoint);
    if (glyph) glyphs.set(Number(glyph.key.slice(name.length + 1)), glyph);
  }
  return writePreparedGlyphs(glyphs);
}

const indexFile = (target) => join(target, 'index.json');
const fileOf = (name, part) => `${name}-${part}.glyphs`;

/** Adds the files to the built ones in `target`, and to their index. Does nothing where they are current. */
export function prepare(target) {
  const index = JSON.parse(readFileSync(indexFile(target), 'utf8'));
  const present = FACES.every((name) => existsSync(join(target, fileOf(name, 'ink'))));
  if (present && index.preparedKey === currentKey(index.key)) return;
  // The packages' bundles, which Node would take, are made after the fonts: a bundler's condition finds their modules.
  const args = ['--conditions=module', fileURLToPath(import.meta.url), target];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

async function write(target) {
  const core = await import('@geoslide/core');
  for (const file of readdirSync(target)) if (file.endsWith('.glyphs')) rmSync(join(target, file));
  for (const name of FACES) {
    const font = readFileSync(join(target, `${name}.ttf`));
    for (const [part, bytes] of preparedGlyphs(name, font, core)) {
      writeFileSync(join(target, fileOf(name, part)), bytes);
    }
  }
  const index = JSON.parse(readFileSync(indexFile(target), 'utf8'));
  const made = { ...index, preparedKey: currentKey(index.key), prepared: FACES };
  writeFileSync(indexFile(target), JSON.stringify(made));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write(process.argv[2]);
