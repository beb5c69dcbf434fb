const { readFileSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');
const { dirname, join } = process.getBuiltinModule('node:path');

let folder: string | undefined;

/** The package's folder `files`, found as Node finds packages: a bundle may have this code elsewhere. */
function findFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('@geoslide/fonts/files/index.json'));
  } catch (cause) {
    const remedy = 'Install @geoslide/fonts where the program can import it, or pass createFontLoader a read function.';
    throw new Error(`The font files can't be found. ${remedy}`, { cause });
  }
}

/**
 * Reads a file of this package's folder `files`.
 * @throws {Error} where the file is missing.
 */
export function readBundledFile(file: string): Uint8Array {
  folder ??= findFolder();
  const path = join(folder, file);
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`The font file ${path} can't be read. Run "npm run build".`, { cause });
  }
}
