// Writes what takes a first picture long to find out about the glyphs that most labels are made of: their extents, and their outlines as polylines.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codePointsOf } from './cmap.mjs';

const FACES = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic', 'noto-sans-latin-400-normal', 'tinos-latin-400-normal'];
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
  for (const codePoint of codePointsOf(font)) {
    const glyph = face.glyph(codePoint);
    if (glyph) glyphs.set(Number(glyph.key.slice(name.length + 1)), glyph);
  }
  return writePreparedGlyphs(glyphs);
}

/** Adds the files to the built ones in `target`, and to their index. Does nothing where they are current. */
export async function prepare(target) {
  const indexFile = join(target, 'index.json');
  const index = JSON.parse(readFileSync(indexFile, 'utf8'));
  const preparedKey = currentKey(index.key);
  const prepared = Object.fromEntries(FACES.map((name) => [`${name}.ttf`, `${name}.glyphs`]));
  const isCurrent = index.preparedKey === preparedKey;
  if (isCurrent && Object.values(prepared).every((file) => existsSync(join(target, file)))) return;
  const core = await import('@geoslide/core');
  for (const name of FACES) {
    writeFileSync(
      join(target, `${name}.glyphs`),
      preparedGlyphs(name, readFileSync(join(target, `${name}.ttf`)), core),
    );
  }
  writeFileSync(indexFile, JSON.stringify({ ...index, preparedKey, prepared }));
}
