const { readFileSync } = process.getBuiltinModule('node:fs');
const { join } = process.getBuiltinModule('node:path');

let folder: string | undefined;

/**
 * Reads a file of this package's folder `files`, beside the compiled code.
 * @throws {Error} where the file is missing: the fonts were not built, or a bundler moved the code away from them.
 */
export function readBundledFile(file: string): Uint8Array {
  folder ??= join(import.meta.dirname, '../files/');
  try {
    return readFileSync(folder + file);
  } catch (cause) {
    throw new Error(
      `The font file ${folder}${file} can't be read. Run "npm run build", or pass createFontLoader a read function if the code is bundled.`,
      { cause },
    );
  }
}
