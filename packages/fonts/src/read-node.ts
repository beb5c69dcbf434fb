const { readFileSync } = process.getBuiltinModule('node:fs');

let folder: URL | undefined;

/**
 * Reads a file of this package's folder `files`, beside the compiled code.
 * @throws {Error} where the file is missing: the fonts were not built, or a bundler moved the code away from them.
 */
export function readBundledFile(file: string): Uint8Array {
  folder ??= new URL('../files/', import.meta.url);
  const url = new URL(file, folder);
  try {
    return readFileSync(url);
  } catch (cause) {
    throw new Error(
      `The font file ${url.pathname} can't be read. Run "npm run build", or pass createFontLoader a read function if the code is bundled.`,
      { cause },
    );
  }
}
