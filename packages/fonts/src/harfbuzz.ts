import type { ShapedIndex, ShapingRun } from '@geoslide/core';

/** Shapes runs of one script and direction with the font that it was made for. */
type ShapeRun = (run: ShapingRun) => ShapedIndex[];

export interface HarfBuzz {
  /**
   * @param bytes A TrueType or OpenType file; only the tables for layout are read: cmap, GDEF, GSUB, GPOS, hmtx and
   * what they need.
   */
  shaper(bytes: Uint8Array): ShapeRun;
}

/** HarfBuzz's functions in C that are used; pointers are numbers. https://harfbuzz.github.io */
interface Exports {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, context: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_buffer_create(): number;
  hb_buffer_reset(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_set_language(buffer: number, language: number): void;
  hb_language_from_string(text: number, length: number): number;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, start: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
}

const PAGE = 65_536;
const READ_ONLY = 1;
/** HB_DIRECTION_LTR and _RTL. */
const DIRECTIONS = { ltr: 4, rtl: 5 };
/** UTF-16 units around a run that its letters may depend on: HarfBuzz looks at five characters on each side. */
const CONTEXT = 10;
const contextStart = (start: number) => Math.max(0, start - CONTEXT);
/** In 32 bits: the size of hb_glyph_info_t and of hb_glyph_position_t. */
const RECORD = 5;

/**
 * Starts HarfBuzz from the bytes of harfbuzz.wasm. Fonts that it has taken stay in its memory.
 * @throws {Error} where the bytes are none. The promise is rejected with it.
 */
export async function startHarfBuzz(wasm: Uint8Array): Promise<HarfBuzz> {
  // What the file asks of Emscripten's runtime.
  const abort = (): never => {
    throw new Error('HarfBuzz has stopped');
  };
  const imports: WebAssembly.Imports = {
    wasi_snapshot_preview1: { proc_exit: abort },
    env: {
      _abort_js: abort,
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (size: number) => grow(hb.memory, size >>> 0),
    },
  };
  const { instance } = await WebAssembly.instantiate(new Uint8Array(wasm), imports);
  const hb = instance.exports as unknown as Exports;
  hb.__wasm_call_ctors();
  const buffer = hb.hb_buffer_create();

  function withBytes<T>(length: number, fill: (pointer: number) => void, use: (pointer: number) => T): T {
    const pointer = hb.malloc(length);
    fill(pointer);
    try {
      return use(pointer);
    } finally {
      hb.free(pointer);
    }
  }

  /** Has to end while `pointer` holds the text: HarfBuzz copies it. */
  function setLanguage(language: string): void {
    const bytes = new TextEncoder().encode(language);
    withBytes(
      bytes.length,
      (pointer) => new Uint8Array(hb.memory.buffer).set(bytes, pointer),
      (pointer) => hb.hb_buffer_set_language(buffer, hb.hb_language_from_string(pointer, bytes.length)),
    );
  }

  function fill({ text, start, end, rtl, language }: ShapingRun): void {
    hb.hb_buffer_reset(buffer);
    hb.hb_buffer_set_direction(buffer, rtl ? DIRECTIONS.rtl : DIRECTIONS.ltr);
    if (language !== undefined) setLanguage(language);
    const from = contextStart(start);
    const length = Math.min(text.length, end + CONTEXT) - from;
    withBytes(
      2 * length,
      (pointer) => {
        const units = new Uint16Array(hb.memory.buffer, pointer, length);
        for (let i = 0; i < length; i++) units[i] = text.charCodeAt(from + i);
      },
      (pointer) => hb.hb_buffer_add_utf16(buffer, pointer, length, start - from, end - start),
    );
    // The script, which is that of the first letter.
    hb.hb_buffer_guess_segment_properties(buffer);
  }

  /** @param from Where in the text HarfBuzz's copy begins. */
  function shaped(from: number): ShapedIndex[] {
    const count = hb.hb_buffer_get_length(buffer);
    const infos = hb.hb_buffer_get_glyph_infos(buffer, 0);
    const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
    const info = new Uint32Array(hb.memory.buffer, infos, RECORD * count);
    const position = new Int32Array(hb.memory.buffer, positions, RECORD * count);
    return Array.from({ length: count }, (_, i) => {
      const at = RECORD * i;
      return {
        index: info[at]!,
        cluster: from + info[at + 2]!,
        advance: position[at]!,
        dx: position[at + 2]!,
        dy: position[at + 3]!,
      };
    });
  }

  return {
    shaper(bytes) {
      const data = hb.malloc(bytes.length);
      new Uint8Array(hb.memory.buffer).set(bytes, data);
      const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(data, bytes.length, READ_ONLY, 0, 0), 0));
      return (run) => {
        fill(run);
        hb.hb_shape(font, buffer, 0, 0);
        return shaped(contextStart(run.start));
      };
    },
  };
}

/** Emscripten's rule: 1 where the memory has now at least `size` bytes, else 0. */
function grow(memory: WebAssembly.Memory, size: number): number {
  const missing = size - memory.buffer.byteLength;
  // A fifth more, so that it is rarely asked for.
  const pages = Math.ceil((missing + memory.buffer.byteLength / 5) / PAGE);
  try {
    memory.grow(pages);
    return 1;
  } catch {
    return 0;
  }
}
