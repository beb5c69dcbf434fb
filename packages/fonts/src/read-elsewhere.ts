/** Outside Node there is no file system: the caller says how to get a file. */
export function readBundledFile(file: string): Uint8Array {
  throw new Error(
    `The font file ${file} can't be read here. Pass createFontLoader a read function, such as one that fetches it.`,
  );
}
