import {
  type FontFace,
  type FontLoader,
  type FontNeed,
  hasRightToLeft,
  isChemistry,
  kindOf,
  layoutText,
  loadBidi,
  loadChemistry,
  loadKatex,
  MAX_SETTLED,
  parseFace,
  type TextFaceStyle,
} from '@geoslide/core';
import { readBundledFile } from '#read';
import type { Faces, FontIndex } from './coverage.js';
import { fileLookup } from './fallback.js';
import { type HarfBuzz, startHarfBuzz } from './harfbuzz.js';
import { parseFont } from './parse-font.js';

/** Gives the bytes of a file of this package's folder `files`, such as `tinos-latin-400-normal.face`. */
export type ReadFontFile = (file: string) => Promise<Uint8Array> | Uint8Array;

export interface FontLoaderOptions {
  /** How to get a file. In Node the default reads it from this package's folder; elsewhere there is no default. */
  readonly read?: ReadFontFile;
  /**
   * Fonts of the caller's by the font keys of styles: the bytes of TrueType or OpenType files, plain or as WOFF 1, or
   * what gets them. A key may
   * be that of a bundled font. Each is read when a text first has its key; characters that it lacks are those of the
   * bundled fonts.
   */
  readonly fonts?: Readonly<Record<string, Uint8Array | (() => Promise<Uint8Array> | Uint8Array)>>;
}

const INDEX = 'index.json';
const HARFBUZZ = 'harfbuzz.wasm';
/** A formula may also name a character by its number. */
const NAMED_CHARACTER = /\\char/;

/** What a file of the bundle holds, which a build wrote. */
function jsonOf<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes));
}

const nameOf = (file: string) => file.slice(0, file.lastIndexOf('.'));

/** Stands for a face while the files that a text needs are found out: it has every character, without ink. */
const UNLOADED: FontFace = {
  name: 'unloaded',
  unitsPerEm: 1,
  ascender: 0,
  descender: 0,
  glyph: () => ({ key: 'unloaded/0', outline: { verbs: [], coords: [] }, unitsPerEm: 1 }),
  advance: () => 0,
  kerning: () => 0,
  shape: () => [],
};

const isFromTheRight = ({ text, math }: FontNeed) => hasRightToLeft(text) || (math && NAMED_CHARACTER.test(text));

/** Before the keys of the caller's fonts: no file of the bundle begins so. */
const OWN = 'own:';

/**
 * Makes a loader of the bundled fonts, and of the caller's. It keeps each face that it has loaded; what it holds is
 * bounded by the bundle,
 * 27 MB of files. Make one and keep it, so that each file is read once.
 */
export function createFontLoader({ read = readBundledFile, fonts: own = {} }: FontLoaderOptions = {}): FontLoader {
  const faces = new Map<string, FontFace>();
  /** Families by their files. */
  const families = new Map<string, Faces>();
  const loading = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  /** Lookups of what was not there. */
  let misses = 0;
  /** The kinds of texts whose fonts are all there. */
  const settled = new Set<string>();
  let lookup: ReturnType<typeof fileLookup> | undefined;
  let index: FontIndex | undefined;
  let harfBuzz: HarfBuzz | undefined;

  function addFile(file: string, bytes: Uint8Array): void {
    if (file === INDEX) {
      index = jsonOf<FontIndex>(bytes);
      lookup = fileLookup(index, families);
    } else if (file.endsWith('.json')) {
      families.set(file, jsonOf(bytes));
    } else {
      faces.set(file, parseFace(nameOf(file), bytes));
    }
  }

  async function loadHarfBuzz(): Promise<HarfBuzz> {
    if (!harfBuzz) await loadFile(HARFBUZZ);
    return harfBuzz!;
  }

  async function readOwn(file: string): Promise<void> {
    const source = own[file.slice(OWN.length)]!;
    const bytes = typeof source === 'function' ? await source() : source;
    faces.set(file, await parseFont(file, bytes, loadHarfBuzz));
  }

  /** Reads a face with the tables that it is shaped with, and HarfBuzz before the first. */
  async function readShapedFace(file: string): Promise<void> {
    const { shaper } = await loadHarfBuzz();
    const [bytes, layout] = await Promise.all([read(file), read(`${nameOf(file)}.layout`)]);
    faces.set(file, parseFace(nameOf(file), bytes, shaper(layout)));
  }

  function loadFile(file: string): Promise<void> {
    const started = loading.get(file);
    if (started) return started;
    const promise = readFile(file).finally(() => loading.delete(file));
    loading.set(file, promise);
    return promise;
  }

  async function readFile(file: string): Promise<void> {
    if (file === HARFBUZZ) harfBuzz = await startHarfBuzz(await read(file));
    else if (file.startsWith(OWN)) await readOwn(file);
    else if (index?.layouts.includes(file)) await readShapedFace(file);
    else addFile(file, await read(file));
  }

  async function loadMissing(): Promise<boolean> {
    if (missing.size === 0) return false;
    const files = [...missing];
    missing.clear();
    await Promise.all(files.map(loadFile));
    return true;
  }

  function face(file: string): FontFace | undefined {
    const found = faces.get(file);
    if (!found) {
      misses++;
      missing.add(file);
    }
    return found;
  }

  // Which file a lookup needs: the index itself as long as it isn't there, then that of a family, undefined where no file has the character.
  function katexFile(name: string): string | undefined {
    if (!index) return INDEX;
    const file = `${name}.face`;
    return file in index.katex ? file : undefined;
  }
  function textFile(fontKey: string, codePoint: number, style?: TextFaceStyle): string | undefined {
    if (!lookup) return INDEX;
    const file = OWN + fontKey;
    const face = faces.get(file);
    if (Object.hasOwn(own, fontKey) && (!face || face.glyph(codePoint))) return file;
    return lookup(fontKey, codePoint, style);
  }

  /** Finds `unloaded` in the place of what is not loaded yet. */
  function lookups<T>(unloaded: T) {
    const find = (file: string | undefined) => (file === undefined ? undefined : (face(file) ?? unloaded));
    return {
      katex: (name: string) => find(katexFile(name)),
      text: (fontKey: string, codePoint: number, style?: TextFaceStyle) => find(textFile(fontKey, codePoint, style)),
    };
  }

  const loader: FontLoader = {
    ...lookups(undefined),

    get version() {
      // Each file that comes changes what is found.
      return faces.size + families.size + (index === undefined ? 0 : 1);
    },

    loadMissing,
    load: (need) => loader.loadAll([need]),

    async loadAll(needs) {
      const open = new Map<string, FontNeed>();
      for (const need of needs) {
        const kind = kindOf(need);
        if (!settled.has(kind)) open.set(kind, need);
      }
      if (open.size === 0) return;
      // Without it nothing else can be found out.
      if (!index) await loadFile(INDEX);
      if (needs.some(({ math }) => math)) await loadKatex();
      if (needs.some(({ math, text }) => math && isChemistry(text))) await loadChemistry();
      if (needs.some(isFromTheRight)) await loadBidi();
      let rest = [...open.values()];
      do rest = rest.filter((need) => !isSettled(need));
      while (await loadMissing());
      if (settled.size + open.size > MAX_SETTLED) settled.clear();
      for (const kind of open.keys()) settled.add(kind);
    },
  };

  /** Whether a text has all its faces; what it lacks is noted as missing. */
  function isSettled({ text, fontKey, math, language }: FontNeed): boolean {
    const before = misses;
    // A character without a glyph would be drawn as its code point, in a face that nothing else may need.
    layoutText(text, { mode: math ? 'latex' : 'plain', font: fontKey, fontSize: 1, language }, lookups(UNLOADED));
    return misses === before;
  }

  return loader;
}
