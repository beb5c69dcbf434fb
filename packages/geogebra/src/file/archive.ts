import { strFromU8 } from 'fflate';
import { FileError } from './file-error.js';
import { damaged, inflateEntry, zipEntries } from './zip.js';

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
  const construction = entries.get('geogebra.xml');
  if (construction === undefined) throw new FileError('the zip has no geogebra.xml: it is no GeoGebra file');
  const macros = entries.get('geogebra_macro.xml');
  const pictures = new Map([...entries].filter(([name]) => PICTURE.test(name)));
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

function isXml(name: string): boolean {
  return name === 'geogebra.xml' || name === 'geogebra_macro.xml';
}

/** The entries that matter here, by name. What each says of its size is checked first, and then held to. */
function inflate(bytes: Uint8Array): Map<string, Uint8Array> {
  const read = new Map<string, Uint8Array>();
  let packed = 0;
  let total = 0;
  for (const entry of zipEntries(bytes, MAX_ENTRIES)) {
    const { name, size } = entry;
    if (!isXml(name) && !PICTURE.test(name)) continue;
    if (isXml(name) && size > MAX_XML) throw new FileError(`${name} has ${size} bytes: at most ${MAX_XML} are read`);
    if (size > MAX_RATIO * (entry.packed.length + 1000))
      throw new FileError(
        `${name} inflates ${entry.packed.length} bytes to ${size}: that is no file that GeoGebra writes`,
      );
    total += size;
    if (total > MAX_INFLATED) throw new FileError(`the zip inflates to more than ${MAX_INFLATED} bytes`);
    // One stream under many names would be inflated for each.
    packed += entry.packed.length;
    if (packed > bytes.length) throw damaged('its entries lie over each other');
    read.set(name, inflateEntry(entry));
  }
  return read;
}
