/// <reference path="./opentype.d.ts" />
import { _parse, type Font, type PathCommand, parse } from 'opentype.js/dist/opentype.mjs';
import { unpackWoff } from './woff.js';

/** A font file that opentype.js has read, glyphs by index. Lengths are in font units, y up. */
export interface OpenTypeFont {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly glyphCount: number;
  /** The glyphs of the code points that have one. */
  readonly characters: ReadonlyMap<number, number>;
  advance(index: number): number;
  /** The outline, without lines to the point where the pen is. */
  outline(index: number): PathCommand[];
  /** Kerning between two glyphs. */
  kerning(left: number, right: number): number;
}

/**
 * Reads a TrueType or OpenType file, plain or as WOFF 1, with opentype.js.
 * @throws {Error} where the bytes are none. The promise is rejected with it.
 */
export async function readOpenType(bytes: Uint8Array): Promise<OpenTypeFont> {
  const font = parse(new Uint8Array(await unpackWoff(bytes)).buffer);
  const { glyphIndexMap } = font.tables.cmap as unknown as { glyphIndexMap: Record<string, number> };
  const characters = Object.entries(glyphIndexMap).map(([code, index]) => [Number(code), index] as const);
  return {
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyphCount: font.glyphs.length,
    characters: new Map(characters.filter(([, index]) => index !== 0)),
    advance: (index) => font.glyphs.get(index).advanceWidth ?? 0,
    outline: (index) => withoutEmptyLines(font.glyphs.get(index).path.commands),
    kerning: kerningOf(font),
  };
}

function withoutEmptyLines(commands: readonly PathCommand[]): PathCommand[] {
  let [penX, penY] = [0, 0];
  return commands.filter((command) => {
    if (command.type === 'Z') return true;
    const { type, x, y } = command;
    const isEmpty = type === 'L' && x === penX && y === penY;
    [penX, penY] = [x, y];
    return !isEmpty;
  });
}

type Subtable = {
  readonly coverage: unknown;
  readonly pairSets?: readonly (readonly { secondGlyph: number; value1?: Value }[])[];
  readonly classDef1?: unknown;
  readonly classDef2?: unknown;
  readonly classRecords?: readonly (readonly { value1?: Value }[])[];
};
type Value = { readonly xAdvance?: number };

/** What opentype.js's types leave out. */
interface Internals {
  readonly kerningPairs: Readonly<Record<string, number>>;
  readonly tables: {
    readonly gpos?: { readonly lookups: readonly { readonly subtables: readonly Subtable[] }[] };
  };
  readonly position: {
    getLangSysTable(script: string, language: string): object | undefined;
    getFeatureTable(
      script: string,
      language: string,
      feature: string,
    ): { readonly lookupListIndexes: readonly number[] } | undefined;
    getCoverageIndex(coverage: unknown, glyph: number): number;
    getGlyphClass(classes: unknown, glyph: number): number;
  };
}

/**
 * The pair kerning of the font's GPOS table for Latin script, else for the default script; of fonts without one, that of the kern table.
 * opentype.js's own `getKerningValue` takes the first lookup alone, and pairs of glyphs without a class as pairs without kerning.
 */
function kerningOf(font: Font): OpenTypeFont['kerning'] {
  const { kerningPairs, tables, position } = font as unknown as Internals;
  if (!tables.gpos) return (left, right) => kerningPairs[`${left},${right}`] ?? 0;
  const script = position.getLangSysTable('latn', 'dflt') ? 'latn' : 'DFLT';
  const indices = position.getFeatureTable(script, 'dflt', 'kern')?.lookupListIndexes ?? [];
  const lookups = indices.map((index) => tables.gpos!.lookups[index]!.subtables.filter(isPairTable));

  /** Undefined where the subtable leaves the pair to the next one. */
  function valueIn(table: Subtable, left: number, right: number): number | undefined {
    const covered = position.getCoverageIndex(table.coverage, left);
    if (covered < 0) return undefined;
    if (table.pairSets) {
      const pair = table.pairSets[covered]!.find(({ secondGlyph }) => secondGlyph === right);
      return pair && (pair.value1?.xAdvance ?? 0);
    }
    const second = position.getGlyphClass(table.classDef2, right);
    // As HarfBuzz does.
    if (second === 0) return undefined;
    return table.classRecords![position.getGlyphClass(table.classDef1, left)]![second]!.value1?.xAdvance ?? 0;
  }

  return (left, right) => {
    let sum = 0;
    for (const tables of lookups) {
      for (const table of tables) {
        const value = valueIn(table, left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

const isPairTable = (table: Subtable) => table.pairSets !== undefined || table.classRecords !== undefined;

/** The number of GPOS's kinds of lookups, and one: opentype.js has an array of readers for GSUB, too. */
const GPOS_READERS = 10;
const EXTENSION = 9;

/** opentype.js 2.0.0 does not read the extension lookups of GPOS, in which Noto Sans has its kerning, as it does those of GSUB. */
function readExtensions(): void {
  const { Parser } = _parse;
  const readList = Parser.prototype.parseLookupList;
  Parser.prototype.parseLookupList = function (readers) {
    if (readers.length === GPOS_READERS) {
      readers[EXTENSION] = function () {
        const start = this.offset + (this as unknown as { relativeOffset: number }).relativeOffset;
        this.parseUShort();
        const type = this.parseUShort();
        return readers[type]!.call(new Parser(this.data, start + this.parseULong()));
      };
    }
    return readList.call(this, readers);
  };
}

readExtensions();
