import { type Answer, createDrawer, type DrawAsk, type Drawn, imageOf, slidersOf } from '@geoslide/element/parts';
import { createFontLoader } from '@geoslide/fonts';
import {
  type Construction,
  type ConstructionObject,
  closestParameter,
  construct,
  describeValue,
  freedomOf,
  namesIn,
  nearestParameter,
  Undefined,
  unions,
  type Value,
} from '@geoslide/geometry';
import { type Issue, isProtocolError, isSpaceSlide, parseFile } from '@geoslide/protocol';
import { renderPdf, renderPixels, renderPng, renderSvg, renderTikz } from 'geoslide';
import { animate } from '../exports/animate.js';
import { SAMPLE, sampleProject } from '../language/draw-sample.js';
import { messageOf } from '../page/errors.js';
import { withoutBroken } from '../text/broken-definitions.js';
import type { Ask, Listed, SeenPlace } from './messages.js';

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
    if (ask.kind === 'closest') return { reply: { ok: true, result: closest(ask) }, transfer: [] };
    if (ask.kind === 'animate') {
      return { reply: { ok: true, result: await animate(ask, { ...ask.options, fonts }) }, transfer: [] };
    }
    const result = ask.kind === 'sample' ? await drawSample(ask.example) : await draw(ask);
    const transfer = typeof result.data === 'string' ? [] : [result.data.buffer as ArrayBuffer];
    return { reply: { ok: true, result }, transfer };
  } catch (error) {
    const issues = isProtocolError(error) ? error.issues : [];
    return {
      reply: { ok: false, message: messageOf(error), issues },
      transfer: [],
    };
  }
}

const draw = createDrawer(renderReadable);

async function drawSample(example: string): Promise<Drawn> {
  const started = performance.now();
  const drawn = await renderPixels(sampleProject(example), { ...SAMPLE, fonts });
  return { ...drawn, ms: performance.now() - started };
}

/** Times that broken definitions are left out: each time some twenty are told. */
const MAX_TRIES = 10;

/** Draws what can be read of a project whose definitions can't all be read. */
async function renderReadable({ as, project, options, isShown }: DrawAsk) {
  const issues: Issue[] = [];
  let rest = project;
  for (let tries = 0; ; tries += 1) {
    try {
      return { ...(await render(as, rest, { ...options, fonts, handles: isShown })), issues };
    } catch (error) {
      if (!isProtocolError(error) || !isShown || tries === MAX_TRIES) throw error;
      const next = withoutBroken(rest, error.issues);
      if (next === undefined) throw error;
      // Told once, with the places of the first time: those that follow count without what was left out.
      if (tries === 0) issues.push(...error.issues);
      rest = next;
    }
  }
}

async function render(as: DrawAsk['as'], project: unknown, options: Parameters<typeof renderPixels>[1]) {
  if (as === 'pixels') return renderPixels(project, options);
  if (as === 'png' || as === 'pdf') {
    const { bytes, ...rest } = await (as === 'png' ? renderPng : renderPdf)(project, options);
    return { ...rest, data: bytes };
  }
  const { text, ...rest } = await (as === 'svg' ? renderSvg : renderTikz)(project, options);
  return { ...rest, data: text };
}

function list(project: unknown, slideIndex: number): Listed {
  const file = parseFile(project);
  const slide = file.slides[slideIndex - 1];
  if (!slide) return { slides: file.slides.length, objects: [], sliders: [], isInSpace: false };
  const construction = construct(slide);
  const objects = [...construction.objects.values()];
  const isInSpace = isSpaceSlide(slide);
  const places = new Map(slide.definitions.map(({ id }, index) => [id, index]));
  return {
    slides: file.slides.length,
    objects: objects.map((object) => ({
      id: object.id,
      kind: object.kind,
      type: object.type,
      valueType: object.value?.type ?? '',
      value: printed(object),
      warning: construction.warnings.find(({ id }) => id === object.id)?.message,
      movement: movementOf(construction, object, isInSpace),
      index: places.get(object.id) ?? 0,
    })),
    sliders: slidersOf(construction),
    isInSpace,
  };
}

/** Undefined for what is no path. */
function closest({ project, slideIndex, id, x, y, seen }: Extract<Ask, { kind: 'closest' }>): number | undefined {
  const slide = parseFile(project).slides[slideIndex - 1];
  const value = slide && construct(slide).objects.get(id)?.value;
  try {
    const found = value && (seen && isPath3(value) ? seenNearest(value, seen) : closestParameter(value, { x, y }));
    return found && Number(found.toPrecision(6));
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

const isPath3 = ({ type }: Value): boolean => unions.Path3?.some((each) => each === type) === true;

/** The parameter of the point of a path in space whose image is nearest to a place of the picture. */
function seenNearest(path: Value, { camera, px, ...size }: SeenPlace): number | undefined {
  return nearestParameter(path, (point) => {
    const image = imageOf(camera, size, point);
    return image ? Math.hypot(image.x - px.x, image.y - px.y) : Infinity;
  });
}

/** How an object moves, in a word or two. */
function movementOf(construction: Construction, object: ConstructionObject, isInSpace: boolean): string {
  const { kind, tree } = object;
  if (kind === 'text' || kind === 'button') return isInSpace ? '' : 'free';
  const freedom = freedomOf(construction, object);
  if (freedom?.kind === 'path') {
    const path = tree?.kind === 'call' ? tree.args[0] : undefined;
    return path?.kind === 'name' ? `on ${path.name}` : 'on a path';
  }
  if (freedom) return 'free';
  if (!tree) return '';
  return [...namesIn(tree)].some((name) => construction.objects.has(name)) ? 'dependent' : 'fixed';
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
  // What has no end has no bounds to tell.
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  const isPoint = parts.every(([name]) => name === 'x' || name === 'y' || name === 'z');
  return isPoint
    ? `(${parts.map(([, part]) => print(part)).join(', ')})`
    : parts.map(([name, part]) => `${name}: ${print(part)}`).join(', ');
}
