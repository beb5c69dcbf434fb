// The package's main entry is UMD, whose names Node's ESM loader can't see; its ESM build has no types of its own.
declare module 'opentype.js/dist/opentype.mjs' {
  export { type Font, type PathCommand, parse } from 'opentype.js';

  /** A reader of a table; every read moves it on. */
  class Parser {
    constructor(data: DataView, start: number);
    readonly data: DataView;
    readonly offset: number;
    parseUShort(): number;
    parseULong(): number;
    parseLookupList(readers: ((this: Parser) => unknown)[]): unknown;
  }
  export const _parse: { readonly Parser: typeof Parser };
}
