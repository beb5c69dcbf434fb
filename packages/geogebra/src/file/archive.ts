import { strFromU8, unzipSync } from 'fflate';
import { FileError } from './file-error.js';

/** Bytes of a file: ten times the largest that was met. */
const MAX_FILE = 32 * 2 ** 20;
/** Entries of the zip: a picture each, and a handful of XML. */
const MAX_ENTRIES = 2000;
/** Bytes of one XML entry when inflated: the largest that was met has 0.2 MB. */
const MAX_XML = 16 * 2 ** 20;
/** Bytes of all entries that are read, when inflated. */
const MAX_INFLATED = 48 * 2 ** 20;
/** Deflate reaches 1000 for a file of zeros; XML that people made stays below 60. */
const MAX_RATIO = 300;

export interface Archive {
  /** `geogebra.xml`. */
  readonly construction: string;
  /** `geogebra_macro.xml`: the custom tools, where there are any. */
  readonly macros: string | undefined;
  /** The other entries by name: pictures. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

const PICTURE = /\.(png|jpe?g|svg|gif|bmp)$/i;

/** Whether bytes can be a GeoGebra file: a zip, which begins with PK. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The entries of a `.ggb` that matter here; bare XML counts as its `geogebra.xml`.
 *
 * @throws FileError for what is no GeoGebra file, and past a bound of size, number or ratio.
 */
export function readArchive(bytes: Uint8Array): Archive {
  if (bytes.length > MAX_FILE) throw new FileError(`the file has ${bytes.length} bytes: at most ${MAX_FILE} are read`);
  if (!isZip(bytes)) return { construction: bareXml(bytes), macros: undefined, pictures: new Map() };
  const entries = inflate(bytes);
  const construction = entries['geogebra.xml'];
  if (construction === undefined) throw new FileError('the zip has no geogebra.xml: it is no GeoGebra file');
  const macros = entries['geogebra_macro.xml'];
  const pictures = new Map(Object.entries(entries).filter(([name]) => PICTURE.test(name)));
  return {
    construction: strFromU8(construction),
    macros: macros && strFromU8(macros),
    pictures,
  };
}

function bareXml(bytes: Uint8Array): string {
  if (bytes.length > MAX_XML) throw new FileError(`the XML has ${bytes.length} bytes: at most ${MAX_XML} are read`);
  const text = strFromU8(bytes);
  if (!/^\ufeff?\s*</.test(text)) throw new FileError('the file is neither a zip nor XML: it is no GeoGebra file');
  return text;
}

function inflate(bytes: Uint8Array): Record<string, Uint8Array> {
  let count = 0;
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        count++;
        if (count > MAX_ENTRIES) throw new FileError(`the zip has more than ${MAX_ENTRIES} entries`);
        const isXml = name === 'geogebra.xml' || name === 'geogebra_macro.xml';
        if (!isXml && !PICTURE.test(name)) return false;
        if (isXml && originalSize > MAX_XML)
          throw new FileError(`${name} has ${originalSize} bytes: at most ${MAX_XML} are read`);
        if (originalSize > MAX_RATIO * (size + 1000))
          throw new FileError(
            `${name} inflates ${size} bytes to ${originalSize}: that is no file that GeoGebra writes`,
          );
        total += originalSize;
        if (total > MAX_INFLATED) throw new FileError(`the zip inflates to more than ${MAX_INFLATED} bytes`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`the zip is damaged: ${error instanceof Error ? error.message : error}`);
  }
}
