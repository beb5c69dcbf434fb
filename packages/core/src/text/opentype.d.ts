// The package's main entry is UMD, whose names Node's ESM loader can't see; its ESM build has no types of its own.
declare module 'opentype.js/dist/opentype.mjs' {
  export { type Font, type PathCommand, parse } from 'opentype.js';
}
