import { readFileSync } from 'node:fs';

/**
 * Reads a file of this package's folder `files`, beside the compiled code.
 * @throws {Error} where the file is missing: the fonts were not built, or a bundler moved the code away from them.
 */
export function readBundledFile(file: string): Uint8Array {
  const url = new URL(`../files/${file}`, import.meta.url);
  try {
    return readFileSync(url);
  } catch (cause) {
    throw new Error(
      `The font file ${url.pathname} can't be read. Run "npm run build", or pass createFontLoader a read function if the code is bundled.`,
      { cause },
    );
  }
}
