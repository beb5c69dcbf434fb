import {
  type FontFace,
  type FontLoader,
  type FontNeed,
  isChemistry,
  kindOf,
  layoutText,
  loadChemistry,
  loadKatex,
  MAX_SETTLED,
  parseFace,
} from '@geoslide/core';
import { readBundledFile } from '#read';
import type { Faces, FontIndex } from './coverage.js';
import { fileLookup, type TextStyle } from './fallback.js';

/** Gives the bytes of a file of this package's folder `files`, such as `tinos-latin-400-normal.face`. */
export type ReadFontFile = (file: string) => Promise<Uint8Array> | Uint8Array;

export interface FontLoaderOptions {
  /** How to get a file. In Node the default reads it from this package's folder; elsewhere there is no default. */
  readonly read?: ReadFontFile;
}

const INDEX = 'index.json';

/** What a file of the bundle holds, which a build wrote. */
function jsonOf<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Stands for a face while the files that a text needs are found out: it has every character, without ink. */
const UNLOADED: FontFace = {
  name: 'unloaded',
  unitsPerEm: 1,
  ascender: 0,
  descender: 0,
  glyph: () => ({ key: 'unloaded/0', outline: { verbs: [], coords: [] }, unitsPerEm: 1 }),
  advance: () => 0,
  kerning: () => 0,
};

/**
 * Makes a loader of the bundled fonts. It keeps each face that it has loaded; what it holds is bounded by the bundle,
 * 20 MB of files. Make one and keep it, so that each file is read once.
 */
export function createFontLoader({ read = readBundledFile }: FontLoaderOptions = {}): FontLoader {
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

  function addFile(file: string, bytes: Uint8Array): void {
    if (file === INDEX) {
      index = jsonOf<FontIndex>(bytes);
      lookup = fileLookup(index, families);
    } else if (file.endsWith('.json')) {
      families.set(file, jsonOf(bytes));
    } else {
      const name = file.slice(0, file.lastIndexOf('.'));
      faces.set(file, parseFace(name, bytes));
    }
  }

  function loadFile(file: string): Promise<void> {
    const started = loading.get(file);
    if (started) return started;
    const promise = readFile(file).finally(() => loading.delete(file));
    loading.set(file, promise);
    return promise;
  }

  async function readFile(file: string): Promise<void> {
    addFile(file, await read(file));
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
  function textFile(fontKey: string, codePoint: number, style?: TextStyle): string | undefined {
    return lookup ? lookup(fontKey, codePoint, style) : INDEX;
  }

  /** Finds `unloaded` in the place of what is not loaded yet. */
  function lookups<T>(unloaded: T) {
    const find = (file: string | undefined) => (file === undefined ? undefined : (face(file) ?? unloaded));
    return {
      katex: (name: string) => find(katexFile(name)),
      text: (fontKey: string, codePoint: number, style?: TextStyle) => find(textFile(fontKey, codePoint, style)),
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
      let rest = [...open.values()];
      do rest = rest.filter((need) => !isSettled(need));
      while (await loadMissing());
      if (settled.size + open.size > MAX_SETTLED) settled.clear();
      for (const kind of open.keys()) settled.add(kind);
    },
  };

  /** Whether a text has all its faces; what it lacks is noted as missing. */
  function isSettled({ text, fontKey, math }: FontNeed): boolean {
    const before = misses;
    // A character without a glyph would be drawn as its code point, in a face that nothing else may need.
    layoutText(text, { mode: math ? 'latex' : 'plain', font: fontKey, fontSize: 1 }, lookups(UNLOADED));
    return misses === before;
  }

  return loader;
}
