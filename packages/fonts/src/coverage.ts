/**
 * The files of a face, and its characters in order: first and last of a range, six hexadecimal digits each, and two for the file's place.
 * It is searched as it is: to parse what a face of thousands of characters has would take longer than to draw a figure.
 */
export interface Files {
  readonly files: readonly string[];
  readonly ranges: string;
}

/** A family by weight and style, such as `400-italic`. */
export type Faces = Readonly<Record<string, Files>>;

/** files/index.json, as build.mjs writes it. */
export interface FontIndex {
  /** KaTeX's faces by their file, the only one of each. */
  readonly katex: Faces;
  /** By family: its faces, or the file that has them where it has thousands of characters, which few texts ask for. */
  readonly families: Readonly<Record<string, Faces | string>>;
  /** The files that have another one beside them, whose tables HarfBuzz shapes with. */
  readonly layouts: readonly string[];
}

/** Finds the file that has a character. */
export type Coverage = (codePoint: number) => string | undefined;

const DIGITS = 6;
const RECORD = 2 * DIGITS + 2;

/** Makes the lookup of a face's files, by halving. */
export function coverageOf({ files, ranges }: Files): Coverage {
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
