import { createFontLoader } from '@geoslide/fonts';
import { type ConstructionObject, construct, describeValue } from '@geoslide/geometry';
import { isSpaceSlide, ProtocolError, parseFile } from '@geoslide/protocol';
import { renderPixels, renderPng, renderSvg, renderTikz } from 'geoslide';
import type { Answer, Ask, Drawn, Listed } from './messages.js';

// The page's type library knows windows only; a worker's scope has the same two functions.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<{ id: number; ask: Ask }>) => void) | null;
  postMessage(message: unknown, transfer?: Transferable[]): void;
};

let fontFolder = '';
const fonts = createFontLoader({
  async read(file) {
    const response = await fetch(fontFolder + file);
    if (!response.ok) throw new Error(`the font file ${file} could not be fetched: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
});

scope.onmessage = ({ data: { id, ask } }) => {
  void answer(ask).then(({ reply, transfer }) => scope.postMessage({ id, reply }, transfer));
};

async function answer(ask: Ask): Promise<{ reply: Answer<unknown>; transfer: Transferable[] }> {
  try {
    if (ask.kind === 'start') {
      fontFolder = ask.fonts;
      // Nearly every figure has a letter and a digit; they are fetched while the page is still setting up.
      await fonts.load({ text: 'A1', fontKey: 'KaTeX_Math', math: true });
      return { reply: { ok: true, result: undefined }, transfer: [] };
    }
    if (ask.kind === 'list') return { reply: { ok: true, result: list(ask.project, ask.slideIndex) }, transfer: [] };
    const result = await draw(ask);
    const transfer = typeof result.data === 'string' ? [] : [result.data.buffer as ArrayBuffer];
    return { reply: { ok: true, result }, transfer };
  } catch (error) {
    const issues = error instanceof ProtocolError ? error.issues : [];
    return {
      reply: { ok: false, message: error instanceof Error ? error.message : String(error), issues },
      transfer: [],
    };
  }
}

async function draw({ as, project, options }: Extract<Ask, { kind: 'draw' }>): Promise<Drawn> {
  const started = performance.now();
  const all = { ...options, fonts };
  if (as === 'pixels') {
    const { data, ...rest } = await renderPixels(project, all);
    return { ...rest, data, ms: performance.now() - started };
  }
  if (as === 'png') {
    const { bytes, ...rest } = await renderPng(project, all);
    return { ...rest, data: bytes, ms: performance.now() - started };
  }
  const { text, ...rest } = await (as === 'svg' ? renderSvg : renderTikz)(project, all);
  return { ...rest, data: text, ms: performance.now() - started };
}

function list(project: unknown, slideIndex: number): Listed {
  const file = parseFile(project);
  const slide = file.slides[slideIndex - 1];
  if (!slide) return { slides: file.slides.length, objects: [], sliders: [], isInSpace: false };
  const objects = [...construct(slide).objects.values()];
  const places = new Map(slide.definitions.map(({ id }, index) => [id, index]));
  return {
    slides: file.slides.length,
    objects: objects.map((object) => ({
      id: object.id,
      kind: object.kind,
      type: object.type,
      value: printed(object),
      index: places.get(object.id) ?? 0,
    })),
    sliders: objects.flatMap(({ id, definition, slider, value }) =>
      slider && value?.type === 'Number' ? [{ id, label: definition.label ?? id, value: value.value, ...slider }] : [],
    ),
    isInSpace: isSpaceSlide(slide),
  };
}

/** A value for people: numbers at four digits, what has parts as `part: value`. */
function printed({ kind, value }: ConstructionObject): string {
  if (value === undefined) return kind === 'text' || kind === 'button' ? '' : 'undefined';
  return print(describeValue(value));
}

function print(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(5)));
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value);
  const isPoint = parts.every(([name]) => name === 'x' || name === 'y' || name === 'z');
  return isPoint
    ? `(${parts.map(([, part]) => print(part)).join(', ')})`
    : parts.map(([name, part]) => `${name}: ${print(part)}`).join(', ');
}
