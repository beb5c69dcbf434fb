import {
  drawSlide,
  type FontLoader,
  type FontNeed,
  type Handle,
  handlesOf,
  type LoadedPicture,
  rasterize,
  type Scene,
  sizeOf,
  startDrawing,
  textNeeds,
  type View,
} from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { takeSteps, unions, type Work, workOn } from '@geoslide/geometry';
import { encodeDrawing, straighten } from '@geoslide/png';
import { isEven, isSpaceSlide, ProtocolError, RenderError, type Slide, type Warning } from '@geoslide/protocol';
import { unseenOf } from '#findings';
import { choosePlaneView, fitsCharts, isFreeView } from './choose-view.js';
import { showsCharts } from './contain/shows-charts.js';
import { showsGraphs } from './contain/shows-graphs.js';
import { dataImages, loadImages } from './images.js';
import { lineUp, withAxisUnder } from './line-up.js';
import type {
  Asked,
  CommonOptions,
  PdfOptions,
  PixelsResult,
  PngOptions,
  PngResult,
  SvgOptions,
  TextResult,
  TikzOptions,
  VectorOptions,
} from './options.js';
import { type PreparedSlide, prepareSlide } from './prepare.js';
import { type PrintedWidth, printedWidth, sizeOfWidth } from './printed-width.js';
import { checkPixels, outputSize, type PlaneView, planeView, spaceView } from './view.js';
import { wordsOf } from './words/describe.js';
import { languageOf } from './words/language.js';

let sharedFonts: FontLoader | undefined;

/**
 * Renders one slide to a PNG file: in space where `view3D` is given or the slide's camera is one in space, else in the plane.
 *
 * @param content A project: parsed from JSON, or as a text, figure text or JSON.
 * @throws ProtocolError for a project or option that breaks the contract (its `issues` name the places, in a text by
 * line and column),
 *   RenderError for a slide that does not exist, a view that does not suit the slide, or an output over the bounds.
 */
export async function renderPng(content: unknown, options: PngOptions = {}): Promise<PngResult> {
  return drawPng(() => prepareSlide(content, options, { given: options, format: 'PNG' }), options);
}

/** The same for a slide that is prepared otherwise. */
export async function drawPng(prepare: () => PreparedSlide, options: PngOptions): Promise<PngResult> {
  const { scene, pixelRatio, result, work } = await drawPixels(prepare, options);
  const drawing = startDrawing(scene, { pixelRatio, maxWork: paintLeft(work) });
  const bytes = await encodeDrawing(drawing, { pixelRatio });
  drawing.release();
  return { ...result, bytes };
}

/**
 * Renders as renderPng does, to pixels for a canvas: `new ImageData(data, width, height)`. Without a file to write, it is fast
 * enough for figures that follow a hand.
 */
export async function renderPixels(content: unknown, options: PngOptions = {}): Promise<PixelsResult> {
  const prepare = () => prepareSlide(content, options, { given: options, format: 'PNG' });
  const { scene, pixelRatio, result, work } = await drawPixels(prepare, options);
  const { buffer, byteOffset, byteLength } = straighten(
    rasterize(scene, { pixelRatio, maxWork: paintLeft(work) }),
  ).pixels;
  // The memory of the pixels is their own and never shared with another thread.
  return { ...result, data: new Uint8ClampedArray(buffer as ArrayBuffer, byteOffset, byteLength) };
}

/** The view that renderPng draws with; nothing is painted. Throws as renderPng does. */
export async function findView(
  content: unknown,
  options: PngOptions,
): Promise<Pick<PngResult, 'viewBound' | 'scale' | 'plane' | 'camera'>> {
  return (await drawPixels(() => prepareSlide(content, options), options)).result;
}

/**
 * Painting counts in units of its own, each some 4 ns with all that it brings about: those that it is given for a step that is left, and how many at most.
 */
const PAINT_OF_STEP = 12;
const MOST_PAINT = 3.5e8;

function paintLeft({ left }: Work): number {
  return Math.min(MOST_PAINT, Math.max(0, PAINT_OF_STEP * left));
}

/** Steps for choosing a view beyond those of the render: the content is drawn to be measured. */
const MEASURING_STEPS = 20_000_000;
/** Steps that a curve or region may take that is only measured. */
const MEASURED_STEPS = 8_000_000;

/** Chooses a view. What of it stays within its own steps takes nothing from the drawing that follows. */
function measuring<T>(work: Work, choose: () => T): T {
  const { left, ofDrawing } = work;
  work.left += MEASURING_STEPS;
  work.ofDrawing = MEASURED_STEPS;
  try {
    return workOn(work, choose);
  } finally {
    work.left = Math.min(left, work.left);
    work.ofDrawing = ofDrawing;
  }
}

interface DrawnPixels {
  readonly scene: Scene;
  readonly pixelRatio: number;
  readonly result: Omit<PngResult, 'bytes'>;
  readonly work: Work;
}

/**
 * Whether a slide is drawn in space: where a camera is asked for, or the slide has one and no view of the plane is
 * asked for.
 */
function isDrawnInSpace({ slide }: PreparedSlide, { view2D, view3D, viewBound }: PngOptions): boolean {
  return view3D !== undefined || (isSpaceSlide(slide) && view2D === undefined && viewBound === undefined);
}

async function drawPixels(prepare: () => PreparedSlide, options: PngOptions): Promise<DrawnPixels> {
  if (options.view2D && options.view3D) {
    const message = 'view2D and view3D exclude each other: give one of them';
    throw new ProtocolError(message, [{ path: 'view3D', message }]);
  }
  const prepared = prepare();
  if (isDrawnInSpace(prepared, options)) return drawInSpace(prepared, options);
  requirePlane(prepared, options, options.view2D ? 'VIEW_MISMATCH' : 'SPACE_UNSUPPORTED');
  // A picture that can't be is refused before anything is fetched; a view that is fitted has no size yet.
  if (!isFreeView(prepared.slide, options) && !options.contain) checkPixels(planeView(prepared.slide, options));
  const { scene, view, ...notes } = await drawPlane(prepared, options, (view) => checkPixels(view, options));
  const { width, height, pixelRatio } = view;
  const result = { width, height, slideIndex: prepared.slideIndex, ...saidOfView(view), ...notes };
  return { scene, pixelRatio, result, work: prepared.work };
}

async function drawInSpace(prepared: PreparedSlide, options: PngOptions): Promise<DrawnPixels> {
  const { slide, construction, findings, slideIndex, reported } = prepared;
  const { transparent = false } = options;
  // A view that can't be is refused before anything is fetched.
  const { layout } = spaceView(slide, options).camera;
  // Most figures do without what draws in space.
  const { chooseSpaceView, drawSpace, spaceHandlesOf, spaceTextNeeds } = await import('./in-space.js');
  const { work } = prepared;
  const language = languageOf(slide);
  const needs = workOn(work, () => spaceTextNeeds(slide, construction, layout, language));
  const { fonts, images, warnings: early } = await load(prepared, options, needs);
  const placed = workOn(work, () => ({ ...prepared, ...lineUp(slide, construction, { fonts, images }) }));
  const view = measuring(work, () => chooseSpaceView(placed, options, { fonts, images }));
  const { width, height, pixelRatio, camera } = view;
  const input = { slide: placed.slide, construction, ...view, fonts, images, transparent, language };
  const drawn = workOn(work, () => drawSpace(input));
  const { scene, warnings } = drawn;
  const size = outputSize(width, height, pixelRatio);
  const all = reported([...construction.warnings, ...findings, ...early, ...warnings]);
  const handles = options.handles && { handles: spaceHandlesOf(input, drawn) };
  return { scene, pixelRatio, result: { ...size, slideIndex, camera, pixelRatio, warnings: all, ...handles }, work };
}

/**
 * Renders one slide to a PDF of one page, in the plane or in space as renderPng does: 1 px = 0.75 pt, lines and letters
 * as shapes. `width` and `height` are px. Throws as renderPng does.
 */
export async function renderPdf(content: unknown, given: PdfOptions = {}): Promise<PngResult> {
  const width = given.width === undefined ? undefined : printedWidth(given.width);
  const { title, description, view2D, view3D, ...options } = await inWidth(content, given, width);
  const pixelRatio = 1;
  const drawn: PngOptions = {
    ...options,
    pixelRatio,
    view2D: view2D && { ...view2D, pixelRatio },
    view3D: view3D && { ...view3D, pixelRatio },
  };
  const prepared = prepareSlide(content, drawn, { given, format: 'PDF' });
  const [{ writePdf }, { scene, result, work }] = await Promise.all([
    import('@geoslide/pdf'),
    drawPixels(() => prepared, drawn),
  ]);
  const pointsPerPx = width && (0.75 * width.px) / result.width;
  const bytes = written(work, scene, () =>
    writePdf(scene, { pointsPerPx, ...saidOf(prepared, { title, description }) }),
  );
  return { ...result, bytes };
}

/**
 * Renders one slide to SVG text, in the plane or in space as renderPng does. `width` and `height` are px at pixelRatio
 * 1.
 * Throws as renderPng does; SPACE_UNSUPPORTED for a slide in space with `refuseSpace`.
 */
export async function renderSvg(content: unknown, options: SvgOptions = {}): Promise<TextResult> {
  const { writeSvg } = await import('@geoslide/svg');
  const { text = 'outlines', title, description } = options;
  const width = options.width === undefined ? undefined : printedWidth(options.width);
  const paper = width && { width: width.value, unit: width.unit };
  const asked: Asked = { given: options, format: 'SVG' };
  return drawText(content, await inWidth(content, options, width), asked, (scene, prepared) =>
    writeSvg(scene, { text, ...(paper && { paper }), ...saidOf(prepared, { title, description }) }),
  );
}

/** The options for a picture of a width on paper, in the shape that it has without. */
async function inWidth<O extends VectorOptions | PdfOptions>(
  content: unknown,
  options: O,
  width: PrintedWidth | undefined,
): Promise<O> {
  if (!width) return options;
  const { result } = await drawPixels(() => prepareSlide(content, options), { ...options, pixelRatio: 1 });
  return { ...options, scale: undefined, scaleY: undefined, size: sizeOfWidth(width, result) };
}

/**
 * What the caller says of a picture, else what is made from its objects. Of what the caller says, the slide may tell
 * the language.
 */
function saidOf(prepared: PreparedSlide, { title, description }: Pick<SvgOptions, 'title' | 'description'>) {
  const made = wordsOf(prepared);
  if (title === undefined && description === undefined) return made;
  const { lang } = prepared.slide;
  const said = { title: title ?? made.title, description: description ?? made.description };
  return lang === undefined ? said : { ...said, language: lang };
}

/** Renders one slide to a TikZ document, in the plane or in space; its result and errors are as renderSvg's. */
export async function renderTikz(content: unknown, options: TikzOptions = {}): Promise<TextResult> {
  const { writeTikz } = await import('@geoslide/tikz');
  const outlined: Warning[] = [];
  const onOutlines = (source: string, id: string | undefined) => outlined.push(outlinedWarning(source, id));
  const write = (scene: Scene) => writeTikz(scene, { document: options.document ?? true, onOutlines });
  const width = options.width === undefined ? undefined : printedWidth(options.width);
  const asked: Asked = { given: options, format: 'TikZ' };
  const result = await drawText(content, await inWidth(content, options, width), asked, write);
  return outlined.length === 0 ? result : { ...result, warnings: [...result.warnings, ...outlined] };
}

/** Characters of a formula that tell which one it is. */
const NAMED_LENGTH = 60;

function outlinedWarning(source: string, id: string | undefined): Warning {
  const named = source.length > NAMED_LENGTH ? `${source.slice(0, NAMED_LENGTH)}…` : source;
  const message = `TeX can't typeset ${named} as the picture has it: the formula is drawn as shapes, not as text.`;
  return { ...(id !== undefined && { id }), message };
}

/** Steps to write a coordinate as text. */
const WRITING_STEPS = 20;

function written<T>(work: Work, scene: Scene, write: (scene: Scene) => T): T {
  return workOn(work, () => {
    takeSteps(WRITING_STEPS * scene.children.reduce((sum, node) => sum + sizeOf(node), 0));
    return write(scene);
  });
}

async function drawText(
  content: unknown,
  { view3D, ...rest }: VectorOptions,
  asked: Asked,
  write: (scene: Scene, prepared: PreparedSlide) => string,
): Promise<TextResult> {
  const prepared = prepareSlide(content, rest, asked);
  const options = { ...rest, view3D: view3D && { ...view3D, pixelRatio: 1 } };
  if (!rest.refuseSpace && isDrawnInSpace(prepared, options)) {
    const { scene, result, work } = await drawInSpace(prepared, { ...options, pixelRatio: 1 });
    const { pixelRatio: _, ...said } = result;
    return { ...said, text: written(work, scene, () => write(scene, prepared)) };
  }
  requirePlane(prepared, options, 'SPACE_UNSUPPORTED');
  const { scene, view, ...notes } = await drawPlane(prepared, options);
  const { width, height } = view;
  const text = written(prepared.work, scene, () => write(scene, prepared));
  return { text, width, height, slideIndex: prepared.slideIndex, ...saidOfView(view), ...notes };
}

/** What a result says of its view: how the plane is drawn only where its scales are not the same everywhere. */
function saidOfView({ viewBound, scale, plane }: PlaneView) {
  return { viewBound, scale, ...(!isEven(plane) && { plane }) };
}

function requirePlane(
  { slide, slideIndex, construction }: PreparedSlide,
  { refuseSpace = false }: CommonOptions,
  code: 'VIEW_MISMATCH' | 'SPACE_UNSUPPORTED',
): void {
  if (isSpaceSlide(slide)) {
    throw new RenderError(code, `slide ${slideIndex} is a slide in space, which this output does not draw`);
  }
  if (!refuseSpace) return;
  for (const { id, value } of construction.objects.values()) {
    if (value === undefined || !unions.SpaceObject?.includes(value.type)) continue;
    const what = `slide ${slideIndex} has 3D content, which this output does not draw: "${id}" is a ${value.type}`;
    throw new RenderError('SPACE_UNSUPPORTED', what);
  }
}

async function drawPlane(
  prepared: PreparedSlide,
  options: CommonOptions,
  checkView: (view: PlaneView) => void = () => {},
): Promise<{ scene: Scene; view: PlaneView; warnings: readonly Warning[]; handles?: Handle[] }> {
  const { slide, construction, findings, reported } = prepared;
  const { transparent = false } = options;
  // A view that can't be is refused before anything is fetched.
  planeView(slide, options);
  const { work } = prepared;
  const needs = workOn(work, () => textNeeds(slide, construction));
  const { fonts, images, warnings: early } = await load(prepared, options, needs);
  const charts = showsCharts(construction) ? await import('./contain/chart-room.js') : undefined;
  const shown = charts?.withChartAxes(slide, construction, (bare) => fitsCharts(bare, options)) ?? slide;
  const placed = workOn(work, () => ({ ...prepared, ...lineUp(shown, construction, { fonts, images }) }));
  const mayFit = charts === undefined && slide.fit === true && fitsCharts(slide, options) && showsGraphs(construction);
  const roomOf = mayFit ? (await import('./contain/function-room.js')).functionRoom : charts?.chartRoom;
  const view = measuring(work, () => choosePlaneView(placed, options, { fonts, images }, roomOf));
  checkView(view);
  const { pixelRatio } = view;
  const drawn = withAxisUnder(placed, view);
  const drawnView = { ...view.viewBound, scale: view.scale, plane: view.plane };
  const { scene, warnings } = workOn(work, () =>
    drawSlide({ slide: drawn, construction, view: drawnView, fonts, images, transparent, pixelRatio }),
  );
  const path = `slides.${prepared.slideIndex - 1}`;
  const warned = new Set([...construction.warnings, ...warnings].map(({ id }) => id));
  const unseen = unseenOf({ slide, construction, scene, view, path, warned }, prepared.isText, options);
  return {
    scene,
    view,
    warnings: reported([...construction.warnings, ...findings, ...early, ...warnings, ...unseen]),
    ...(options.handles && { handles: handlesIn(slide, placed, drawnView, scene) }),
  };
}

/** The handles of a picture. What stands in the column gets a place of its own on the slide when it is moved. */
function handlesIn(
  slide: Slide,
  { slide: placed, construction, column }: PreparedSlide,
  view: View,
  scene: Scene,
): Handle[] {
  const handles = handlesOf({ slide: placed, construction, view }, scene);
  if (!column) return handles;
  const unplaced = handlesOf({ slide, construction, view }, scene);
  return handles.map((handle) => {
    if (!column.ids.has(handle.id) || handle.part === 'thumb') return handle;
    return { ...handle, moveTo: unplaced.find(({ id, part }) => id === handle.id && part === handle.part)!.moveTo };
  });
}

/** Gets what drawing needs: the fonts of the texts, and the pictures. */
async function load(
  { construction, work }: PreparedSlide,
  options: CommonOptions,
  needs: readonly FontNeed[],
): Promise<{ fonts: FontLoader; images: Map<string, LoadedPicture>; warnings: Warning[] }> {
  sharedFonts ??= createFontLoader();
  const fonts = options.fonts ?? sharedFonts;
  const [pictures] = await Promise.all([
    loadImages(construction, options.images ?? dataImages, work),
    fonts.loadAll(needs),
  ]);
  return { fonts, ...pictures };
}
