import { type FontFace, type FontLoader, layoutText, parseFace } from '@geoslide/core';
import { readBundledFile } from '#read';
import type { FontIndex } from './coverage.js';
import { fileLookup } from './fallback.js';

/** Gives the bytes of a file of this package's folder `files`, such as `tinos-latin-400-normal.ttf`. */
export type ReadFontFile = (file: string) => Promise<Uint8Array> | Uint8Array;

export interface FontLoaderOptions {
  /** How to get a file. In Node the default reads it from this package's folder; elsewhere there is no default. */
  readonly read?: ReadFontFile;
}

const INDEX = 'index.json';

/**
 * Makes a loader of the bundled fonts. It keeps each face that it has loaded; what it holds is bounded by the bundle,
 * 12 MB of files. Make one and keep it: parsing fonts is the dear part of a cold start.
 */
export function createFontLoader({ read = readBundledFile }: FontLoaderOptions = {}): FontLoader {
  const faces = new Map<string, FontFace>();
  const loading = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  let lookup: ReturnType<typeof fileLookup> | undefined;
  let katexFiles: ReadonlySet<string> = new Set();

  async function loadFile(file: string): Promise<void> {
    const bytes = await read(file);
    if (file === INDEX) {
      const index: FontIndex = JSON.parse(new TextDecoder().decode(bytes));
      lookup = fileLookup(index);
      katexFiles = new Set(Object.keys(index.katex));
    } else {
      faces.set(file, parseFace(file.slice(0, file.lastIndexOf('.')), bytes));
    }
  }

  function startLoading(file: string): Promise<void> {
    const started = loading.get(file);
    if (started) return started;
    const promise = loadFile(file).finally(() => loading.delete(file));
    loading.set(file, promise);
    return promise;
  }

  function face(file: string): FontFace | undefined {
    const found = faces.get(file);
    if (!found) missing.add(file);
    return found;
  }

  const loader: FontLoader = {
    katex(name) {
      const file = `${name}.ttf`;
      if (!lookup) missing.add(INDEX);
      return katexFiles.has(file) ? face(file) : undefined;
    },

    text(fontKey, codePoint, style) {
      if (!lookup) {
        missing.add(INDEX);
        return undefined;
      }
      const file = lookup(fontKey, codePoint, style);
      return file === undefined ? undefined : face(file);
    },

    async loadMissing() {
      if (missing.size === 0) return false;
      const files = [...missing];
      missing.clear();
      await Promise.all(files.map(startLoading));
      return true;
    },

    async load({ text, fontKey, math }) {
      const mode = math ? 'latex' : 'plain';
      do layoutText(text, { mode, font: fontKey, fontSize: 1 }, loader);
      while (await loader.loadMissing());
    },
  };
  return loader;
}
