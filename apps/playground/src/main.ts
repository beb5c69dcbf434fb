import {
  type Answer,
  type ChosenView,
  createDrawLoop,
  createHandles,
  createMoves,
  createPicture,
  type Drawn,
  type DrawOptions,
  handleWords,
  ownView,
  pictureStyles,
} from '@geoslide/element/parts';
import { hasSavedView, isJsonText, type Slide } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { createAnimationForm } from './animation/animation-form.js';
import { byId, copyFrom, make } from './dom.js';
import { createEditor } from './editor/editor.js';
import type { Problem } from './editor/problem.js';
import { examples } from './examples.js';
import { createExports, type ExportFormat } from './exports.js';
import { showHint } from './hint.js';
import { completion } from './language/completion.js';
import { hints } from './language/hints.js';
import { createReference } from './language/reference.js';
import { createRename } from './language/rename.js';
import type { Listed } from './messages.js';
import { notify } from './notice.js';
import { createObjects } from './objects.js';
import { createOpening } from './opening.js';
import { createInputLine } from './panels/input-line.js';
import { createProperties } from './panels/properties.js';
import { createProgress } from './progress.js';
import { createProjects } from './projects/projects.js';
import { startRenderer } from './renderer.js';
import { createRequestPanel } from './request.js';
import { createSliders } from './sliders.js';
import type { SlideEdit } from './slides/slide-edits.js';
import { createSlidesPanel } from './slides/slides-panel.js';
import { createTemplates, isTemplate } from './templates.js';
import {
  bareName,
  contentOf,
  formatted,
  isFigureLoaded,
  loadedFigure,
  loadFigure,
  otherForm,
  placeIn,
  readForm,
} from './text/figure-form.js';
import { createHandChanges } from './text/hand-changes.js';
import { hintsOf, problemsOf } from './text/problems.js';
import { type StyleEdit, withStyleEdit } from './text/style-edits.js';
import { createThemeButton } from './theme.js';
import { createMaking } from './tools/making.js';
import { snapped } from './tools/snapping.js';
import { createUndoKeys } from './undo-keys.js';

type Format = 'png' | 'svg' | 'tikz';

/** Device px per px of the small pictures of slides. */
const THUMB_RATIO = 0.25;

const renderer = startRenderer(new URL('fonts/', document.baseURI).href);

/** What the text says, or last said while it can't be read. */
let project: unknown;
let isReadable = false;
/** Whether all of the text can be read. */
let isWhole = false;
/** Whether another project was opened whose text is not read yet: what is shown is no picture of it. */
let isOpening = false;
/** Counts the projects that were opened and read. */
let opened = 0;
let openedAtDraw = 0;
/** Of a text that can be read in part. */
let textProblems: readonly Problem[] = [];
let slideIndex = 1;
let view: ChosenView = ownView;
let format: Format = 'png';
let last: Drawn | undefined;
let listed: Listed | undefined;
/** Counts the times that a slider of the page was moved. */
let slides = 0;
/** Counts how often the text was written anew. */
let rewrites = 0;

const pictureBox = byId('picture', HTMLDivElement);
pictureBox.tabIndex = 0;
const progress = createProgress(pictureBox);
const ratioSelect = byId('ratio', HTMLSelectElement);
const transparentBox = byId('transparent', HTMLInputElement);
const projectionSelect = byId('projection', HTMLSelectElement);
const slideSelect = byId('slides', HTMLSelectElement);
const exampleSelect = byId('examples', HTMLSelectElement);
const snapBox = byId('snap', HTMLInputElement);
const info = byId('info', HTMLSpanElement);
const copySource = byId('copy-source', HTMLButtonElement);
const convert = byId('convert', HTMLButtonElement);

const editor = createEditor(
  {
    onText: readText,
    onChange: (current, text) => projects.changed(current, text),
    onProject: shownFromStart,
    onCursor: (at) => making.onCursor(at),
    beforeInput: settle,
  },
  [completion(objectsShown), hints(objectsShown)],
);
const hands = createHandChanges(editor, { slideIndex: () => slideIndex, onRefused: readText });
const projects = createProjects({ editor, beforeLeaving: settle });
const templates = createTemplates(() => redraw(false));
const requestPanel = createRequestPanel();
const objects = createObjects((index, id) => {
  editor.goTo(placeIn(settledText(), `slides.${slideIndex - 1}.definitions.${index}`));
  making.select(id);
});
const moves = createMoves();
const handles = createHandles({
  moves,
  words: handleWords.en,
  announcement: byId('moved', HTMLSpanElement),
  onMove(move, name) {
    if (!last) return;
    hands.begin(name, settle);
    holdView();
    moves.want(snapBox.checked && move.part === 'point' ? { ...move, ...snapped(move, last, move.id) } : move);
    redraw(true);
  },
  onPress(handle) {
    if (last) making.onHandle(handle);
  },
  onSlide: slide,
});
const making = createMaking({
  editor,
  async list() {
    const answer = await renderer.list(project, slideIndex);
    return answer.ok ? answer.result.objects : objectsShown();
  },
  project: () => project,
  slideIndex: () => slideIndex,
  shown,
  drawSvg,
  async closest(id, x, y) {
    const answer = await renderer.closest({ project, slideIndex, id, x, y });
    return answer.ok ? answer.result : undefined;
  },
  settle,
  holdView,
  mark(id) {
    objects.mark(id);
    properties.select(id);
  },
  snap: (px) => (snapBox.checked && last ? snapped(px, last) : px),
  onWork: (isBegun) => (isBegun ? progress.begin() : progress.end()),
});
const slidesPanel = createSlidesPanel({
  look: () => templates.chosen(),
  draw(of, index) {
    const { template } = optionsOf('png', THUMB_RATIO);
    const drawn = { slideIndex: index, pixelRatio: THUMB_RATIO, ...(template && { template }) };
    return renderer.draw({ as: 'pixels', project: of, options: drawn, isShown: false });
  },
  choose: chooseSlide,
  edit: (edit, next) => void editSlides(edit, next),
});
const properties = createProperties({
  listed: () => listed,
  project: () => project,
  slideIndex: () => slideIndex,
  write: (edit) => void writeStyle(edit),
});
const picture = createPicture({
  frame: pictureBox,
  message: byId('message', HTMLParagraphElement),
  hands: 'all',
  shown,
  onView: (next) => setView(next, true),
  onPress(place) {
    if (last) making.onPress(place);
  },
  overlays: [making.overlay, handles.element],
});
const sliders = createSliders({
  onMove: (id, value) => slide(id, value, `slider ${slides}`),
  onRest() {
    slides += 1;
    redraw(false);
  },
});
const loop = createDrawLoop({ draw, show });

function objectsShown(): Listed['objects'] {
  return listed?.objects ?? [];
}

/** What is shown, with the view that is already wanted. */
function shown(): Drawn | undefined {
  if (!last || view.kind === 'own') return last;
  return view.kind === 'plane'
    ? { ...last, viewBound: view.viewBound, scale: view.scale }
    : { ...last, camera: view.camera };
}

function pixelRatio(): number {
  return Number(ratioSelect.value);
}

function options(ratio: number): DrawOptions {
  return optionsOf(format, ratio);
}

function optionsOf(as: ExportFormat, ratio: number): DrawOptions {
  const template = templates.chosen();
  return {
    slideIndex,
    ...(view.kind === 'plane' && { viewBound: view.viewBound, scale: view.scale }),
    ...(view.kind === 'space' && { view3D: view.camera }),
    ...(as === 'png' && { pixelRatio: ratio }),
    ...(template && { template }),
    transparent: transparentBox.checked,
  };
}

/** Draws again soon. Until all of the page shows the new state, the picture is said to be busy. */
function redraw(isMoving: boolean): void {
  progress.asked();
  loop.request(isMoving);
}

async function draw(coarse: number | undefined): Promise<Answer<Drawn>> {
  const as = format === 'png' ? 'pixels' : format;
  const from = { project, slideIndex };
  const taken = moves.take();
  progress.drawing();
  openedAtDraw = opened;
  const ratio = coarse ?? pixelRatio();
  const answer = await renderer.draw({ as, project, options: options(ratio), moves: taken, isShown: true });
  if (answer.ok && project === from.project && slideIndex === from.slideIndex) write(answer.result.changes ?? []);
  return answer;
}

/** What is shown, as SVG; undefined in space. */
async function drawSvg(): Promise<string | undefined> {
  const { viewBound, scale } = shown() ?? {};
  if (!viewBound || scale === undefined) return undefined;
  const { pixelRatio: _, ...rest } = options(1);
  const answer = await renderer.draw({ as: 'svg', project, options: { ...rest, viewBound, scale }, isShown: false });
  return answer.ok && typeof answer.result.data === 'string' ? answer.result.data : undefined;
}

/** Writes changes into the project, and soon into its text. */
function write(changes: readonly Change[]): void {
  if (!isReadable) return;
  for (const change of hands.write(project, changes)) {
    if (change.kind === 'variable') sliders.follow(change.name.replace(/\.0$/, ''), change.value);
  }
}

function settle(): void {
  hands.settle(project, isWhole);
}

/** The text with all that hands have changed. */
function settledText(): string {
  settle();
  return editor.text();
}

/** A view that fits its content would move under the hand that moves it. */
function holdView(): void {
  if (view.kind === 'own' && fitsContent() && last?.viewBound && last.scale !== undefined) {
    view = { kind: 'plane', viewBound: last.viewBound, scale: last.scale };
  }
}

function slidesOf(of: unknown): readonly Slide[] {
  return (of as { readonly slides?: readonly Slide[] } | undefined)?.slides ?? [];
}

function fitsContent(): boolean {
  const shownSlide = slidesOf(project)[slideIndex - 1];
  return shownSlide !== undefined && !hasSavedView(shownSlide);
}

function slide(id: string, value: number, name: string): void {
  hands.begin(name, settle);
  holdView();
  write([{ kind: 'variable', name: `${id}.0`, value }]);
  redraw(true);
}

function show(answer: Answer<Drawn>, coarse: number | undefined, isRest: boolean): void {
  // What it was drawn from is no longer what the text says, or another project.
  if (!isReadable || openedAtDraw !== opened) return;
  if (!answer.ok) {
    fail(answer.message);
    editor.showProblems([...textProblems, ...problemsOf(answer.issues, editor.text())]);
    return;
  }
  last = answer.result;
  const isText = typeof last.data === 'string';
  if (isText !== (format !== 'png')) return;
  picture.show(last, format === 'png' ? 'pixels' : format, format === 'png' ? (coarse ?? pixelRatio()) : 1);
  handles.show(last);
  making.outdate(isRest);
  moves.shown();
  if (!isRest) return;
  settle();
  editor.showProblems(problems());
  const isInSpace = last.camera !== undefined;
  projectionSelect.value = last.camera?.projection ?? 'orthographic';
  byId('projection-field', HTMLLabelElement).hidden = !isInSpace;
  pictureBox.setAttribute('aria-label', `Picture of slide ${slideIndex}`);
  showHint(format === 'tikz' ? 'source' : isInSpace ? 'space' : 'plane');
  info.textContent = `${last.width} × ${last.height} px, drawn in ${last.ms < 10 ? last.ms.toFixed(1) : last.ms.toFixed(0)} ms`;
  copySource.hidden = !isText;
  void list(last);
}

function fail(message: string): void {
  picture.fail(message);
  progress.failed();
}

async function list(drawn: Drawn): Promise<void> {
  const mark = progress.shown();
  const answer = await renderer.list(project, slideIndex);
  if (!answer.ok || drawn !== last) return;
  listed = answer.result;
  editor.showProblems(problems(), hintsOf(drawn.warnings, listed.objects, editor.text(), slideIndex));
  objects.show(listed, drawn.warnings);
  properties.refresh();
  sliders.show(listed.sliders);
  handles.describe(drawn, listed.sliders);
  const count = listed.slides;
  if (slideSelect.options.length !== count) {
    slideSelect.replaceChildren(
      ...Array.from({ length: count }, (_, i) =>
        make('option', { value: String(i + 1), textContent: `${i + 1} of ${count}` }),
      ),
    );
  }
  slideSelect.value = String(slideIndex);
  slidesPanel.show(project, slideIndex);
  const template = templates.chosen();
  requestPanel.show({
    project: contentOf(settledText(), project),
    slideIndex,
    format,
    shown: drawn,
    pixelRatio: pixelRatio(),
    transparent: transparentBox.checked,
    ...(template && { template }),
  });
  progress.told(mark);
}

/**
 * Reads the editor's text; what can't be read is told at its line, and the rest is drawn, or the last picture stays.
 */
function readText(text: string): void {
  const isJson = isJsonText(text);
  hands.forget();
  convert.textContent = isJson ? 'As text' : 'As JSON';
  projects.showName(text);
  if (!isJson && !isFigureLoaded()) {
    progress.begin();
    void loadFigure().then(() => {
      readText(editor.text());
      progress.end();
    });
    return;
  }
  const read = readForm(text, templates.named);
  ({ isReadable, isWhole } = read);
  textProblems = read.problems;
  if (isOpening) opened += 1;
  isOpening = false;
  if (isReadable) {
    project = read.project;
    // A step of undo may take the slide away that is shown.
    slideIndex = Math.max(1, Math.min(slideIndex, slidesOf(project).length));
    making.reset();
    redraw(false);
    return;
  }
  editor.showProblems(textProblems);
  const [first] = textProblems;
  const { line, column } = first?.position ?? { line: 1, column: 1 };
  fail(`The project is not JSON: line ${line}, column ${column}: ${first?.message}`);
}

/** Writes the project in the other form, or a figure text in its canonical one; that is one step to undo. */
async function rewrite(write: (text: string) => string): Promise<void> {
  const text = settledText();
  await loadFigure();
  if (!isWhole) {
    notify('Mend what is wrong in the text first: what can not be read would be lost.');
    return;
  }
  try {
    editor.change(write(text), `rewrite ${++rewrites}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Writes a style property into the text; that is one step to undo. */
async function writeStyle(edit: StyleEdit): Promise<void> {
  await loadFigure();
  holdView();
  const next = withStyleEdit(settledText(), slideIndex, edit);
  if (next === undefined) notify('The text has no place for this: write the statement on a line of its own.');
  else editor.change(next, `rewrite ${++rewrites}`);
}

/** What is wrong with the text that is drawn. */
function problems(): readonly Problem[] {
  return [...textProblems, ...problemsOf(last?.issues ?? [], editor.text())];
}

function chooseSlide(next: number): void {
  settle();
  slideIndex = next;
  setView(ownView, false);
}

/** Changes slides in the text; that is one step to undo. */
async function editSlides(edit: SlideEdit, next: number): Promise<void> {
  await loadFigure();
  const text = settledText();
  slideIndex = next;
  view = ownView;
  editor.change(loadedFigure().withSlideEdit(text, edit), `rewrite ${++rewrites}`);
}

function setView(next: ChosenView, isMoving: boolean): void {
  view = next;
  redraw(isMoving);
}

/** Another project begins with its first slide, as it is. Until its picture is there, hands find nothing. */
function shownFromStart(): void {
  isOpening = true;
  isReadable = false;
  last = undefined;
  exampleSelect.value = '';
  slideIndex = 1;
  view = ownView;
  hands.forget();
}

/** Opens a project, or takes a template. */
function openFile(name: string, next: string): void {
  // The editor shows what is wrong in it.
  const value = isJsonText(next) ? readForm(next, templates.named).project : undefined;
  if (!isTemplate(value)) {
    exampleSelect.value = '';
    projects.openFile(bareName(name), next);
    return;
  }
  try {
    templates.add(bareName(name), value);
    if (!isJsonText(editor.text())) readText(settledText());
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}

function undo(): void {
  settle();
  editor.undo();
}

function redo(): void {
  settle();
  editor.redo();
}

async function fitContent(): Promise<void> {
  if (!last) return;
  const ratio = last.pixelRatio ?? (format === 'png' ? pixelRatio() : 1);
  const size = { width: Math.round(last.width / ratio), height: Math.round(last.height / ratio) };
  const { pixelRatio: _, scale: __, ...rest } = options(1);
  const answer = await renderer.draw({
    as: 'pixels',
    project,
    options: { ...rest, contain: true, size },
    isShown: false,
  });
  if (!answer.ok) return fail(answer.message);
  const { viewBound, scale, camera } = answer.result;
  if (camera) setView({ kind: 'space', camera }, false);
  else if (viewBound && scale !== undefined) setView({ kind: 'plane', viewBound, scale }, false);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-format]')) {
  button.addEventListener('click', () => {
    format = button.dataset.format as Format;
    for (const other of document.querySelectorAll('[data-format]'))
      other.setAttribute('aria-pressed', String(other === button));
    byId('ratio-field', HTMLLabelElement).hidden = format !== 'png';
    byId('transparent-field', HTMLLabelElement).hidden = format === 'tikz';
    redraw(false);
  });
}
for (const control of [ratioSelect, transparentBox]) control.addEventListener('change', () => redraw(false));
projectionSelect.addEventListener('change', () => {
  const camera = shown()?.camera;
  const projection = projectionSelect.value as 'orthographic' | 'perspective' | 'oblique';
  if (camera) setView({ kind: 'space', camera: { ...camera, projection } }, false);
});
slideSelect.addEventListener('change', () => chooseSlide(Number(slideSelect.value)));
byId('skip', HTMLButtonElement).addEventListener('click', () => pictureBox.focus());
byId('reset', HTMLButtonElement).addEventListener('click', () => setView(ownView, false));
byId('fit', HTMLButtonElement).addEventListener('click', () => void fitContent());
convert.addEventListener('click', () => void rewrite((text) => otherForm(text, project)));
byId('format', HTMLButtonElement).addEventListener('click', () => void rewrite(formatted));
copySource.addEventListener('click', () => {
  if (typeof last?.data === 'string') void copyFrom(copySource, last.data);
});
createOpening(openFile, notify);
createUndoKeys(undo, redo);
byId('undo', HTMLButtonElement).addEventListener('click', undo);
byId('redo', HTMLButtonElement).addEventListener('click', redo);
createThemeButton();
document.head.prepend(make('style', { textContent: pictureStyles }));
const fileName = () => `${editor.project().name}${listed && listed.slides > 1 ? `-${slideIndex}` : ''}`;
createExports({
  draw: (as) => renderer.draw({ as, project, options: optionsOf(as, pixelRatio()), isShown: false }),
  name: fileName,
  shownFormat: () => format,
});
createAnimationForm({
  sliders: () => listed?.sliders ?? [],
  draw: (ask) => renderer.animate({ ...ask, project, options: optionsOf('png', pixelRatio()) }),
  name: fileName,
});
createRename({ editor, objects: objectsShown, slideIndex: () => slideIndex, settle });
createReference();
createInputLine({ read: making.read, add: making.add });
editor.view.contentDOM.addEventListener('keydown', (event) => {
  if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return;
  event.preventDefault();
  void rewrite(formatted);
});

exampleSelect.append(make('option', { value: '', textContent: '—' }));
for (const { name, title } of examples) exampleSelect.append(make('option', { value: name, textContent: title }));
exampleSelect.addEventListener('change', () => void projects.openExample(exampleSelect.value));
void projects.start();
