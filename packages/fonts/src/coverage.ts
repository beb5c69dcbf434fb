/** A face of a family: its files with the characters of each, as hexadecimal ranges such as `41-5a,61`. */
export type Files = Readonly<Record<string, string>>;

/** A family by weight and style, such as `400-italic`. */
type Faces = Readonly<Record<string, Files>>;

/**
 * The files of a face with thousands of characters, and these in order: first and last of a range, six hexadecimal digits each, and two for the file's place.
 * It is searched as it is: to parse it would take longer than to draw a figure.
 */
export interface SortedFiles {
  readonly files: readonly string[];
  readonly ranges: string;
}

/** A family of such faces, by weight and style. */
export type LargeFaces = Readonly<Record<string, SortedFiles>>;

/** files/index.json, as build.mjs writes it. */
export interface FontIndex {
  /** Files of KaTeX's faces. */
  readonly katex: Files;
  /** By family: its faces, or the file that has them where it has thousands of characters, which few texts ask for. */
  readonly families: Readonly<Record<string, Faces | string>>;
  /** By face file: the file with what was prepared for its glyphs. */
  readonly prepared: Readonly<Record<string, string>>;
}

/** Finds the file that has a character. */
export type Coverage = (codePoint: number) => string | undefined;

const DIGITS = 6;
const RECORD = 2 * DIGITS + 2;

/** Makes the lookup in a face with thousands of characters. */
export function coverageOfSorted({ files, ranges }: SortedFiles): Coverage {
  return (codePoint) => {
    const wanted = codePoint.toString(16).padStart(DIGITS, '0');
    let low = 0;
    let high = ranges.length / RECORD;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = middle * RECORD;
      if (wanted < ranges.slice(at, at + DIGITS)) high = middle;
      else if (wanted > ranges.slice(at + DIGITS, at + 2 * DIGITS)) low = middle + 1;
      else return files[Number.parseInt(ranges.slice(at + 2 * DIGITS, at + RECORD), 16)];
    }
    return undefined;
  };
}

/** Makes the lookup of a face's files: ranges sorted by start, searched by halving. */
export function coverageOf(files: Files): Coverage {
  const ranges: { first: number; last: number; file: string }[] = [];
  for (const [file, text] of Object.entries(files)) {
    for (const range of text.split(',')) {
      const dash = range.indexOf('-');
      const first = Number.parseInt(dash < 0 ? range : range.slice(0, dash), 16);
      ranges.push({ first, last: dash < 0 ? first : Number.parseInt(range.slice(dash + 1), 16), file });
    }
  }
  ranges.sort((a, b) => a.first - b.first);
  return (codePoint) => {
    let low = 0;
    let high = ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle]!;
      if (codePoint < range.first) high = middle - 1;
      else if (codePoint > range.last) low = middle + 1;
      else return range.file;
    }
    return undefined;
  };
}
